import { Button } from '@ginipig/ui/button'
import type { RenderLink } from '@ginipig/ui/render-link'
import { Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { SettingsRow } from '../settings/SettingsRow.tsx'
import { DeleteAccountDialog } from './DeleteAccountDialog.tsx'

/** The way out, kept apart from everything else by its dialog. */
export function DeleteAccount({
  bookingsLink,
  owedLink,
}: {
  bookingsLink: RenderLink
  owedLink: RenderLink | undefined
}) {
  const { t } = useLingui()
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <SettingsRow
        name={t`Delete my account`}
        text={t`You read first what goes and what stays. It can’t be undone.`}
        action={
          <Button size="sm" variant="danger" onClick={() => setOpen(true)}>
            <Trans>Delete account</Trans>
          </Button>
        }
      />
      {isOpen ? (
        <DeleteAccountDialog bookingsLink={bookingsLink} owedLink={owedLink} onClose={() => setOpen(false)} />
      ) : null}
    </>
  )
}
