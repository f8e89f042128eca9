import { PageHeader } from '@ginipig/ui/page-header'
import { Panel } from '@ginipig/ui/panel'
import { Trans } from '@lingui/react/macro'
import { ChangePasswordForm } from './ChangePasswordForm.tsx'
import styles from './ChangePasswordPage.module.css'

/** `/change-password` and `/provider/change-password`. Source: spec §2, §5. */
export function ChangePasswordPage({ size }: { size: 'page' | 'console' }) {
  return (
    <div className={styles.ChangePasswordPage}>
      <PageHeader
        size={size}
        title={<Trans>Change password</Trans>}
        lead={<Trans>This logs you out in every other browser; you stay logged in here.</Trans>}
      />
      <Panel isPadded look={size === 'page' ? 'card' : 'panel'}>
        <ChangePasswordForm />
      </Panel>
    </div>
  )
}
