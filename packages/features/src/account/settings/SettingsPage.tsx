import { useUser } from '@ginipig/app/services/services-context.ts'
import { PageHeader } from '@ginipig/ui/page-header'
import type { RenderLink } from '@ginipig/ui/render-link'
import { Trans } from '@lingui/react/macro'
import { DataPart } from '../data/DataPart.tsx'
import { SessionsPart } from '../sessions/SessionsPart.tsx'
import { DevicePart } from './DevicePart.tsx'
import { LogInPart } from './LogInPart.tsx'
import { LookPart } from './LookPart.tsx'
import { NotificationPart } from './NotificationPart.tsx'
import styles from './SettingsPage.module.css'
import { PanelLook } from './SettingsPart.tsx'

type SettingsPageProps = {
  size: 'page' | 'console'
  passwordLink: RenderLink
  bookingsLink: RenderLink
  /** To what a provider owes; a client owes nothing. */
  owedLink?: RenderLink
}

/** `/settings` and `/provider/settings`. Source: spec §2, product.md §5. */
export function SettingsPage({ size, passwordLink, bookingsLink, owedLink }: SettingsPageProps) {
  const user = useUser()
  if (!user) return null
  return (
    <div className={styles.SettingsPage}>
      <PageHeader
        size={size}
        title={<Trans>Settings</Trans>}
        lead={<Trans>What we send you, how you log in and what we hold about you.</Trans>}
      />
      <PanelLook value={size === 'page' ? 'card' : 'panel'}>
        <div className={styles.Parts}>
          <NotificationPart userType={user.user_type} />
          <DevicePart />
          <LookPart />
          <LogInPart passwordLink={passwordLink} />
          <SessionsPart />
          <DataPart bookingsLink={bookingsLink} owedLink={owedLink} />
        </div>
      </PanelLook>
    </div>
  )
}
