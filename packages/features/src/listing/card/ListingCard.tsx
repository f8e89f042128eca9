import { PROVIDERS_LANGUAGE } from '@ginipig/app/words/content-language.ts'
import { useDates } from '@ginipig/app/words/use-dates.ts'
import { useMoney } from '@ginipig/app/words/use-money.ts'
import type { ListingCard as Listing } from '@ginipig/contract/listing/listing-card.ts'
import { listingPicture } from '@ginipig/contract/media/cover.ts'
import { providerName } from '@ginipig/domain/identity'
import { areFewLeft, discountPercent } from '@ginipig/domain/listing'
import { Avatar } from '@ginipig/ui/avatar'
import { Badge } from '@ginipig/ui/badge'
import { ListingCard as Card, type ListingCardProps as CardProps } from '@ginipig/ui/listing-card'
import type { RenderLink } from '@ginipig/ui/render-link'
import { Tag } from '@ginipig/ui/tag'
import { VisuallyHidden } from '@ginipig/ui/visually-hidden'
import { plural } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import { Sparkles, Video } from 'lucide-react'
import { levelRanks, levelWords } from '../listing-words.ts'
import { CardDescription } from './CardDescription.tsx'
import styles from './ListingCard.module.css'
import { placeOf } from './listing-facts.ts'
import { ProviderRating } from './ProviderRating.tsx'
import { PurposeTag } from './PurposeTag.tsx'
import { useSplitWords } from './use-split-words.ts'

/** Of one in the making what hasn't been said yet is null. */
type Unsaid = 'level' | 'purpose' | 'rrp' | 'price'
type Shown = Omit<Listing, Unsaid> & { [Name in Unsaid]: Listing[Name] | null }

type ListingCardProps = Pick<
  CardProps,
  'headingLevel' | 'layout' | 'isSeenFirst' | 'className' | 'renderLink' | 'action' | 'favourite'
> & {
  listing: Shown
  /** To the provider's own page, where the card stands for others. */
  renderProviderLink?: RenderLink
  /** In place of "No availability". */
  noDatesWords?: string
  /** To its district, from the place that was searched for. */
  miles?: number | undefined
  /** When its reader was told that it has new times. */
  newTimesAt?: number | null
  /** Without description, for strips. */
  isBrief?: boolean
}

/** A listing as people compare it; where it leads to is said by the app that shows it. Source: product.md §5 /treatment. */
export function ListingCard({
  listing,
  isBrief = false,
  miles,
  newTimesAt = null,
  noDatesWords,
  renderProviderLink,
  ...rest
}: ListingCardProps) {
  const { t, i18n } = useLingui()
  const money = useMoney()
  const dates = useDates()
  const { title, provider, price, rrp, nextSlotAt, zone, placesLeft, approval, level, purpose } = listing
  const name = providerName(provider)

  const savingOf = (prices: { price: number; rrp: number }) => {
    const percent = discountPercent(prices)
    return t`${percent}% off`
  }
  const splitWords = useSplitWords()

  const [place, duration] = [placeOf(listing), dates.duration(listing.durationMinutes)]
  return (
    <Card
      {...rest}
      title={title}
      titleLang={PROVIDERS_LANGUAGE}
      picture={listingPicture(listing)}
      saving={price === null || rrp === null ? undefined : savingOf({ price, rrp })}
      provider={{
        name,
        avatar: <Avatar userId={provider.id} name={name} photoUrl={provider.photoUrl ?? undefined} size={24} />,
        renderLink: renderProviderLink,
      }}
      rating={<ProviderRating rating={provider.rating} reviewCount={provider.reviewCount} isShort />}
      meta={
        listing.durationMinutes === 0
          ? place // not chosen yet, in the preview
          : miles === undefined
            ? `${place} · ${duration}`
            : t`${place}, ${i18n.number(miles)} mi · ${duration}`
      }
      next={
        nextSlotAt === null
          ? (noDatesWords ?? (listing.isClosed ? t`Closed for now` : t`No availability`))
          : dates.friendlyDateTime(nextSlotAt, zone)
      }
      level={
        level === null
          ? undefined
          : {
              rank: levelRanks[level],
              label: (
                <>
                  <VisuallyHidden>
                    <Trans>Level:</Trans>{' '}
                  </VisuallyHidden>
                  {i18n._(levelWords[level])}
                </>
              ),
            }
      }
      tags={
        <>
          {purpose === null ? null : <PurposeTag purpose={purpose} />}
          {newTimesAt === null ? null : (
            <Badge tone="info" icon={<Sparkles aria-hidden="true" />}>
              <Trans>New times since {dates.friendlyDate(newTimesAt, zone)}</Trans>
            </Badge>
          )}
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
      price={{
        now: price === null ? '–' : money(price),
        was: rrp === null ? undefined : money(rrp),
        wasLabel: t`usual price`,
        split: price === null || nextSlotAt === null ? undefined : splitWords({ price, approval }, nextSlotAt),
      }}
      instantLabel={approval === 'automatic' ? t`Instant` : undefined}
      placesLeft={
        areFewLeft(placesLeft) ? t`${plural(placesLeft, { one: '# place left', other: '# places left' })}` : undefined
      }
    />
  )
}
