import { useApi } from '@ginipig/api-client/core/api-context.ts'
import { query } from '@ginipig/api-client/core/call-options.ts'
import { PROVIDERS_LANGUAGE } from '@ginipig/app/words/content-language.ts'
import { useMoney } from '@ginipig/app/words/use-money.ts'
import { getSpotlight, type SpotlightProvider, type SpotlightReview } from '@ginipig/contract/listing/spotlight.ts'
import { listingPicture } from '@ginipig/contract/media/cover.ts'
import { providerName } from '@ginipig/domain/identity'
import { ProviderRating } from '@ginipig/features/listing/card/ProviderRating.tsx'
import { levelRanks, levelWords } from '@ginipig/features/listing/listing-words.ts'
import { Avatar } from '@ginipig/ui/avatar'
import { CardGrid } from '@ginipig/ui/card-grid'
import { TextLink } from '@ginipig/ui/link'
import { ProviderCard } from '@ginipig/ui/provider-card'
import { Stars } from '@ginipig/ui/rating'
import { Section, type SectionProps } from '@ginipig/ui/section'
import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import styles from './Spotlight.module.css'

/** Some providers with the best weighted rating and a time this week; nothing where there is none. */
export function BestProviders() {
  return (
    <ProviderStrip
      title={<Trans>People ginipigs go back to</Trans>}
      lead={<Trans>The best rated of those you could see this week. One glowing review doesn’t outrank thirty.</Trans>}
    />
  )
}

/** The same people under a title of the page's own. */
export function ProviderStrip(section: Pick<SectionProps, 'title' | 'lead' | 'action'>) {
  const { data } = useQuery(query(useApi(), getSpotlight))
  if (!data || data.providers.length === 0) return null
  return (
    <Section {...section}>
      <CardGrid columns={3} flow="strip">
        {data.providers.map((provider) => (
          <Best key={provider.id} provider={provider} />
        ))}
      </CardGrid>
    </Section>
  )
}

function Best({ provider }: { provider: SpotlightProvider }) {
  const { t, i18n } = useLingui()
  const money = useMoney()
  const { id, town, outwardPostcode, photoUrl, isIdentityVerified, rating, reviewCount, bio, level } = provider
  const name = providerName(provider)
  const price = money(provider.fromPrice)
  return (
    <ProviderCard
      name={name}
      renderLink={(slot) => <Link to="/provider-detail/$id" params={{ id }} {...slot} />}
      thumbs={provider.listings.map((listing) => listingPicture(listing).url)}
      avatar={
        <Avatar
          userId={id}
          name={name}
          photoUrl={photoUrl ?? undefined}
          size={48}
          verifiedLabel={isIdentityVerified ? t`Identity verified` : undefined}
        />
      }
      area={`${town} ${outwardPostcode}`}
      rating={<ProviderRating rating={rating} reviewCount={reviewCount} isShort />}
      bio={bio === '' ? undefined : <span lang={PROVIDERS_LANGUAGE}>{bio}</span>}
      level={{ rank: levelRanks[level], label: i18n._(levelWords[level]) }}
      from={
        <Trans>
          from <b>{price}</b>
        </Trans>
      }
    />
  )
}

/** What clients wrote lately who gave five stars, in their own words; nothing where there is none. */
export function Praise() {
  const { data } = useQuery(query(useApi(), getSpotlight))
  if (!data || data.reviews.length === 0) return null
  return (
    <Section
      title={<Trans>What people said when they got home</Trans>}
      lead={<Trans>The newest short reviews of five stars, each of a booking that took place.</Trans>}
    >
      <ul className={styles.Reviews}>
        {data.reviews.map((review) => (
          <li key={review.id}>
            <Quote review={review} />
          </li>
        ))}
      </ul>
    </Section>
  )
}

function Quote({ review: { id, clientName, comment, listingTitle, provider } }: { review: SpotlightReview }) {
  const { t, i18n } = useLingui()
  const who = provider.firstName
  return (
    <figure className={styles.Quote}>
      <blockquote lang={PROVIDERS_LANGUAGE} className={styles.Words}>
        {comment}
      </blockquote>
      <figcaption className={styles.By}>
        <Avatar userId={id} name={clientName} size={40} />
        <div>
          <p className={styles.Name}>
            {clientName} <Stars value={5} label={t`${i18n.number(5)} out of 5`} />
          </p>
          <p className={styles.About}>
            <Trans>
              <span lang={PROVIDERS_LANGUAGE}>{listingTitle}</span> with{' '}
              <TextLink render={(slot) => <Link to="/provider-detail/$id" params={{ id: provider.id }} {...slot} />}>
                {who}
              </TextLink>
            </Trans>
          </p>
        </div>
      </figcaption>
    </figure>
  )
}
