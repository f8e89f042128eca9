import { Button } from '@ginipig/ui/button'
import { Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { SettingsRow } from '../settings/SettingsRow.tsx'
import { LogOutEverywhereDialog } from './LogOutEverywhereDialog.tsx'

/** Ends every session of the account, after a question. */
export function LogOutEverywhere() {
  const { t } = useLingui()
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <SettingsRow
        name={t`Everywhere at once`}
        text={t`If you’ve lost a phone, or somebody else may know your password. Then change your password too.`}
        action={
          <Button size="sm" variant="danger" onClick={() => setOpen(true)}>
            <Trans>Log out everywhere</Trans>
          </Button>
        }
      />
      {isOpen ? <LogOutEverywhereDialog onClose={() => setOpen(false)} /> : null}
    </>
  )
}
