import { PublicTextField } from '@ginipig/app/form/PublicText.tsx'
import { MAX_REASON_TEXT } from '@ginipig/domain/booking'
import { Trans, useLingui } from '@lingui/react/macro'

type WordsFieldProps = { client: string; isNeeded?: boolean; rows?: number }

/** A few words that the client reads beside what was done. Source: spec §5. */
export function WordsField({ client, isNeeded = false, rows = 3 }: WordsFieldProps) {
  const { t } = useLingui()
  return (
    <PublicTextField
      label={<Trans>Words for {client}</Trans>}
      problemLabel={t`a few words`}
      marker={isNeeded ? undefined : <Trans>Optional</Trans>}
      hint={<Trans>No phone numbers or addresses, please.</Trans>}
      max={MAX_REASON_TEXT}
      rows={rows}
    />
  )
}
