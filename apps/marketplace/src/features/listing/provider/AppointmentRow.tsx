import { PROVIDERS_LANGUAGE } from '@ginipig/app/words/content-language.ts'
import { useDates } from '@ginipig/app/words/use-dates.ts'
import { useMoney } from '@ginipig/app/words/use-money.ts'
import type { Slot } from '@ginipig/contract/listing/get-listing.ts'
import type { ListingCard } from '@ginipig/contract/listing/listing-card.ts'
import { listingPicture } from '@ginipig/contract/media/cover.ts'
import { discountPercent } from '@ginipig/domain/listing'
import { placeOf } from '@ginipig/features/listing/card/listing-facts.ts'
import { PurposeTag } from '@ginipig/features/listing/card/PurposeTag.tsx'
import { useSplitWords } from '@ginipig/features/listing/card/use-split-words.ts'
import { levelRanks, levelWords } from '@ginipig/features/listing/listing-words.ts'
import { ButtonLink } from '@ginipig/ui/button'
import { LevelTag } from '@ginipig/ui/level-tag'
import { Picture } from '@ginipig/ui/picture'
import { PriceBlock } from '@ginipig/ui/price-block'
import { SaveSticker } from '@ginipig/ui/save-sticker'
import { Tag } from '@ginipig/ui/tag'
import { Trans, useLingui } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import { Zap } from 'lucide-react'
import { AvailabilityLink } from '../availability-link/AvailabilityLink.tsx'
import { useWaitLink } from '../availability-link/use-wait-link.tsx'
import { CardTimes } from '../card/CardTimes.tsx'
import { FavouriteHeart } from '../favourite/FavouriteHeart.tsx'
import styles from './AppointmentRow.module.css'

type AppointmentRowProps = {
  listing: ListingCard
  /** Its next times, once they are known: booking begins here. */
  times: readonly Slot[] | undefined
  /** Whether it says its level: not where all of the page are of the one that stands at its head. */
  hasLevel: boolean
}

/** One of a provider's listings; who it is with stands at the head of the page. */
export function AppointmentRow({ listing, times, hasLevel }: AppointmentRowProps) {
  const { t, i18n } = useLingui()
  const money = useMoney()
  const dates = useDates()
  const splitWords = useSplitWords()
  const { id, title, price, rrp, level, purpose, type, approval, nextSlotAt } = listing
  const percent = discountPercent(listing)
  const place = type === 'online' ? t`Online` : placeOf(listing)
  return (
    <li className={styles.AppointmentRow}>
      <div className={styles.Picture}>
        <Picture picture={listingPicture(listing)} alt="" sizes="(min-width: 768px) 148px, 104px" />
        <SaveSticker size="sm" onMedia className={styles.Sticker}>
          <Trans>{percent}% off</Trans>
        </SaveSticker>
        <div className={styles.Favourite}>
          <FavouriteHeart kind="listing" id={id} name={title} />
        </div>
      </div>
      <div className={styles.What}>
        <h2 lang={PROVIDERS_LANGUAGE} className={styles.Title}>
          <Link to="/category-detail/$listingId" params={{ listingId: id }}>
            {title}
          </Link>
        </h2>
        <p className={styles.Meta}>{`${dates.duration(listing.durationMinutes)} · ${place}`}</p>
        <p className={styles.Tags}>
          {hasLevel ? <LevelTag level={levelRanks[level]}>{i18n._(levelWords[level])}</LevelTag> : null}
          <PurposeTag purpose={purpose} />
          {approval === 'automatic' ? <Tag icon={<Zap aria-hidden="true" />}>{t`Instant`}</Tag> : null}
        </p>
      </div>
      <PriceBlock
        now={money(price)}
        was={money(rrp)}
        wasLabel={t`usual price`}
        split={nextSlotAt === null ? undefined : splitWords(listing, nextSlotAt)}
        className={styles.Price}
      />
      <div className={styles.Times}>
        {times === undefined ? null : <CardTimes listing={listing} slots={times} />}
        {nextSlotAt === null ? (
          <WaitLink listing={listing} />
        ) : (
          <ButtonLink
            variant="tonal"
            size="sm"
            aria-label={t`All times of ${title}`}
            render={(slot) => <AvailabilityLink listingId={id} {...slot} />}
          >
            <Trans>All times</Trans>
          </ButtonLink>
        )}
      </div>
    </li>
  )
}

function WaitLink({ listing }: { listing: ListingCard }) {
  return <ButtonLink variant="tonal" size="sm" {...useWaitLink(listing)} />
}
