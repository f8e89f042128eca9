import { useApi } from '@ginipig/api-client/core/api-context.ts'
import { query } from '@ginipig/api-client/core/call-options.ts'
import { getProfile } from '@ginipig/contract/identity/account.ts'
import { ProfilePhoto } from '@ginipig/features/account/photo/ProfilePhoto.tsx'
import { OwnRecord } from '@ginipig/features/reliability/OwnRecord.tsx'
import { PageHeader } from '@ginipig/ui/page-header'
import { Trans } from '@lingui/react/macro'
import { useSuspenseQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { Fragment, useState } from 'react'
import { ProfileDetails } from './ProfileDetails.tsx'
import { ProfileForm } from './ProfileForm.tsx'
import styles from './ProfilePage.module.css'

/** `/profile`: a client about themselves, to read and to change. Source: spec §2, product.md §5. */
export function ProfilePage() {
  const { data: profile } = useSuspenseQuery(query(useApi(), getProfile))
  const [view, setView] = useState<'read' | 'edit' | 'back'>('read')
  return (
    <div className={styles.ProfilePage}>
      <PageHeader
        className={styles.Head}
        title={<Trans>Profile</Trans>}
        lead={<Trans>Providers see your name and photo when you book; the rest stays with us.</Trans>}
      />
      <ProfilePhoto meta={<EmailAddress email={profile.email} />} />
      {view === 'edit' ? (
        <ProfileForm profile={profile} onClose={() => setView('back')} />
      ) : (
        <ProfileDetails profile={profile} takesFocus={view === 'back'} onEdit={() => setView('edit')} />
      )}
      <OwnRecord of="client" look="card" bookingsLink={(slot) => <Link to="/my-booking" {...slot} />} />
    </div>
  )
}

/** An address that, where it doesn't fit, breaks after its "@" and dots rather than inside a word. */
function EmailAddress({ email }: { email: string }) {
  const parts = email.split(/(?<=[@.])/)
  return parts.map((part, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: parts of one text, which come and go together
    <Fragment key={index}>
      {index > 0 && <wbr />}
      {part}
    </Fragment>
  ))
}
