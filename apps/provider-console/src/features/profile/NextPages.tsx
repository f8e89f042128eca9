import { useLogOut } from '@ginipig/app/services/use-log-out.ts'
import { Button, ButtonLink } from '@ginipig/ui/button'
import { Panel, PanelBody, PanelHead } from '@ginipig/ui/panel'
import { Trans, useLingui } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import { Lock, LogOut, Settings } from 'lucide-react'
import styles from './NextPages.module.css'

/** The rest of the account at hand: on a phone the menu is folded. */
export function NextPages() {
  const { t } = useLingui()
  const logOut = useLogOut()
  return (
    <Panel aria-label={t`Your account`}>
      <PanelHead title={t`Your account`} />
      <PanelBody className={styles.Ways}>
        <ButtonLink block icon={<Settings aria-hidden />} render={(slot) => <Link to="/provider/settings" {...slot} />}>
          <Trans>Settings</Trans>
        </ButtonLink>
        <ButtonLink
          block
          icon={<Lock aria-hidden />}
          render={(slot) => <Link to="/provider/change-password" {...slot} />}
        >
          <Trans>Change password</Trans>
        </ButtonLink>
        <Button block variant="ghost" icon={<LogOut aria-hidden />} onClick={() => void logOut()}>
          <Trans>Log out</Trans>
        </Button>
      </PanelBody>
    </Panel>
  )
}
