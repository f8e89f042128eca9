import { Banner } from '@ginipig/ui/banner'
import { Trans, useLingui } from '@lingui/react/macro'
import type { LogInRefusal } from './use-log-in.ts'

/** Why the try failed, above the form. */
export function LogInRefusalBanner({ refusal }: { refusal: LogInRefusal }) {
  const { i18n } = useLingui()
  if (refusal.kind === 'operator') {
    return (
      <Banner tone="warning" role="alert" title={<Trans>This is an operator’s account</Trans>}>
        <Trans>Operators have a desk of their own and can’t log in here.</Trans>
      </Banner>
    )
  }
  return (
    <Banner tone="danger" role="alert">
      {i18n._(refusal.words)}
    </Banner>
  )
}
