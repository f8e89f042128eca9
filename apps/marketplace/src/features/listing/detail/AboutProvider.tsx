import { PROVIDERS_LANGUAGE } from '@ginipig/app/words/content-language.ts'
import type { ProviderSummary } from '@ginipig/contract/listing/listing-card.ts'
import { providerName } from '@ginipig/domain/identity'
import { ProviderRating } from '@ginipig/features/listing/card/ProviderRating.tsx'
import { MessageButton } from '@ginipig/features/message/MessageButton.tsx'
import { Avatar } from '@ginipig/ui/avatar'
import { Trans } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import { BadgeCheck } from 'lucide-react'
import styles from './AboutProvider.module.css'

/** Who does it. The tick is about identity, never about skill. Source: design.md §4. */
export function AboutProvider({ provider, bio }: { provider: ProviderSummary; bio: string }) {
  const { id, photoUrl, rating, reviewCount, isIdentityVerified } = provider
  const name = providerName(provider)
  return (
    <div className={styles.AboutProvider}>
      <Avatar userId={id} name={name} photoUrl={photoUrl ?? undefined} size={64} />
      <div>
        <h2 className={styles.Name}>
          <Link to="/provider-detail/$id" params={{ id }}>
            {name}
          </Link>
        </h2>
        <p className={styles.Line}>
          <ProviderRating rating={rating} reviewCount={reviewCount} />
          {isIdentityVerified ? (
            <span className={styles.Tick}>
              <BadgeCheck aria-hidden="true" />
              <Trans>Identity verified by Stripe</Trans>
            </span>
          ) : null}
        </p>
        {bio === '' ? null : (
          <p lang={PROVIDERS_LANGUAGE} className={styles.Bio}>
            {bio}
          </p>
        )}
        <p className={styles.Line}>
          <MessageButton personId={id} firstName={provider.firstName} size="sm" />
        </p>
      </div>
    </div>
  )
}
