import type { ProviderSummary } from '@ginipig/contract/listing/listing-card.ts'
import { Avatar } from '@ginipig/ui/avatar'
import { Trans } from '@lingui/react/macro'
import { BadgeCheck } from 'lucide-react'
import { ProviderRating } from '../card/ProviderRating.tsx'
import styles from './AboutProvider.module.css'

/** Who does it. The tick is about identity, never about skill. Source: design.md §4. */
export function AboutProvider({ provider, bio }: { provider: ProviderSummary; bio: string }) {
  const { id, displayName, photoUrl, rating, reviewCount, isIdentityVerified } = provider
  return (
    <div className={styles.AboutProvider}>
      <Avatar userId={id} name={displayName} photoUrl={photoUrl ?? undefined} size={64} />
      <div>
        <h2 className={styles.Name}>{displayName}</h2>
        <p className={styles.Line}>
          <ProviderRating rating={rating} reviewCount={reviewCount} />
          {isIdentityVerified ? (
            <span className={styles.Tick}>
              <BadgeCheck aria-hidden="true" />
              <Trans>Identity verified by Stripe</Trans>
            </span>
          ) : null}
        </p>
        {bio === '' ? null : <p className={styles.Bio}>{bio}</p>}
      </div>
    </div>
  )
}
