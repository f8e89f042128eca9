import { useDates } from '@ginipig/app/words/use-dates.ts'
import { useMoney } from '@ginipig/app/words/use-money.ts'
import type { ListingCard as Listing } from '@ginipig/contract/listing/listing-card.ts'
import { bookingPolicy, splitPrice } from '@ginipig/domain/booking'
import { providerName } from '@ginipig/domain/identity'
import { areFewLeft, discountPercent } from '@ginipig/domain/listing'
import { Avatar } from '@ginipig/ui/avatar'
import { TextLink } from '@ginipig/ui/link'
import { ListingCard as Card, type ListingCardProps as CardProps } from '@ginipig/ui/listing-card'
import { Tag } from '@ginipig/ui/tag'
import { VisuallyHidden } from '@ginipig/ui/visually-hidden'
import { plural } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import { Video } from 'lucide-react'
import { AvailabilityLink } from '../availability-link/AvailabilityLink.tsx'
import { levelRanks, levelWords } from '../words/listing-words.ts'
import { CardDescription } from './CardDescription.tsx'
import styles from './ListingCard.module.css'
import { depositSplit, placeOf } from './listing-facts.ts'
import { listingPicture } from './listing-picture.ts'
import { ProviderRating } from './ProviderRating.tsx'
import { PurposeTag } from './PurposeTag.tsx'
import { PROVIDERS_LANGUAGE } from './providers-language.ts'

type ListingCardProps = Pick<CardProps, 'headingLevel' | 'layout' | 'className'> & {
  listing: Listing
  /** Without description and the link to its times, for strips. */
  isBrief?: boolean
}

/** A listing as people compare it. Source: product.md §5 /treatment. */
export function ListingCard({ listing, isBrief = false, ...rest }: ListingCardProps) {
  const { t, i18n } = useLingui()
  const money = useMoney()
  const dates = useDates()
  const { id, title, provider, price, rrp, nextSlotAt, zone, placesLeft } = listing
  const percent = discountPercent({ rrp, price })
  const split = depositSplit(listing, nextSlotAt, Date.now())
  const name = providerName(provider)
  const deposit = money(splitPrice(price, bookingPolicy).deposit)
  const [place, duration] = [placeOf(listing), dates.duration(listing.durationMinutes)]
  return (
    <Card
      {...rest}
      title={title}
      titleLang={PROVIDERS_LANGUAGE}
      renderLink={(slot) => <Link to="/category-detail/$treatmentId" params={{ treatmentId: id }} {...slot} />}
      media={{ src: listingPicture(listing) }}
      saving={t`${percent}% off`}
      provider={{
        name,
        avatar: <Avatar userId={provider.id} name={name} photoUrl={provider.photoUrl ?? undefined} size={24} />,
      }}
      rating={<ProviderRating rating={provider.rating} reviewCount={provider.reviewCount} isShort />}
      meta={`${place} · ${duration}`}
      next={nextSlotAt === null ? t`No availability` : dates.friendlyDateTime(nextSlotAt, zone)}
      level={{
        rank: levelRanks[listing.level],
        label: (
          <>
            <VisuallyHidden>
              <Trans>Level:</Trans>{' '}
            </VisuallyHidden>
            {i18n._(levelWords[listing.level])}
          </>
        ),
      }}
      tags={
        <>
          <PurposeTag purpose={listing.purpose} />
          {listing.type === 'online' ? <Tag icon={<Video aria-hidden="true" />}>{t`Online`}</Tag> : null}
        </>
      }
      extra={
        isBrief ? undefined : (
          <div lang={PROVIDERS_LANGUAGE} className={styles.Description}>
            <CardDescription text={listing.description} title={title} />
          </div>
        )
      }
      action={
        isBrief || nextSlotAt === null ? undefined : (
          <TextLink
            aria-label={t`See availability of ${title}`}
            render={(slot) => <AvailabilityLink listingId={id} {...slot} />}
          >
            <Trans>See availability</Trans>
          </TextLink>
        )
      }
      price={{
        now: money(price),
        was: money(rrp),
        wasLabel: t`usual price`,
        split:
          nextSlotAt === null
            ? undefined
            : split === undefined
              ? t`${deposit} deposit if you book ahead`
              : t`${deposit} today, ${money(split.balance)} later`,
      }}
      instantLabel={listing.approval === 'automatic' ? t`Instant` : undefined}
      placesLeft={
        areFewLeft(placesLeft) ? t`${plural(placesLeft, { one: '# place left', other: '# places left' })}` : undefined
      }
    />
  )
}
