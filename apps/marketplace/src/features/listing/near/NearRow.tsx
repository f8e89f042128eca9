import { PROVIDERS_LANGUAGE } from '@ginipig/app/words/content-language.ts'
import { useDates } from '@ginipig/app/words/use-dates.ts'
import { useMoney } from '@ginipig/app/words/use-money.ts'
import { CARD_TIMES } from '@ginipig/contract/listing/next-times.ts'
import { listingPicture } from '@ginipig/contract/media/cover.ts'
import { providerName } from '@ginipig/domain/identity'
import { areFewLeft, discountPercent, slotPeriod } from '@ginipig/domain/listing'
import { HOUR_MS, MINUTE_MS, toWallClock } from '@ginipig/domain/time'
import { placeOf } from '@ginipig/features/listing/card/listing-facts.ts'
import { ProviderRating } from '@ginipig/features/listing/card/ProviderRating.tsx'
import { Badge } from '@ginipig/ui/badge'
import { ButtonLink } from '@ginipig/ui/button'
import { useTimeLeft } from '@ginipig/ui/countdown'
import { TextLink } from '@ginipig/ui/link'
import { Picture } from '@ginipig/ui/picture'
import { PriceBlock } from '@ginipig/ui/price-block'
import { SaveSticker } from '@ginipig/ui/save-sticker'
import { Tag } from '@ginipig/ui/tag'
import { plural } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import { Link, useHydrated } from '@tanstack/react-router'
import { Sparkles } from 'lucide-react'
import { AvailabilityLink } from '../availability-link/AvailabilityLink.tsx'
import styles from './NearRow.module.css'
import type { NearTime } from './near-times.ts'

type NearRowProps = {
  time: NearTime
  isGone: boolean
  /** Came while one looked. */
  isNew: boolean
  /** To its district, from the place that was asked for. */
  miles: number | undefined
}

/** Of the calendar with this time picked. */
const searchOf = ({ date, slotId }: Pick<NearTime, 'date' | 'slotId'>) => ({
  ...{ month: date.slice(0, 7), day: date },
  ...(slotId && { slot: slotId }),
})

/** One time that can be taken: when first, then what, with whom, where, for how much. */
export function NearRow({ time: { listing, startsAt, slotId, date, more }, isGone, isNew, miles }: NearRowProps) {
  const { t, i18n } = useLingui()
  const money = useMoney()
  const dates = useDates()
  const { id, title, provider, price, rrp, zone, approval, placesLeft } = listing
  const percent = discountPercent(listing)
  const hour = dates.time(startsAt, zone)
  const [place, duration] = [placeOf(listing), dates.duration(listing.durationMinutes)]
  return (
    <li className={styles.NearRow} data-gone={isGone || undefined} data-new={(isNew && !isGone) || undefined}>
      <div className={styles.When}>
        <time dateTime={new Date(startsAt).toISOString()} className={styles.Hour}>
          {hour}
        </time>
        <HowSoon startsAt={startsAt} zone={zone} />
      </div>
      <div className={styles.Picture}>
        <Picture picture={listingPicture(listing)} alt="" sizes="96px" />
      </div>
      {isGone ? null : (
        <SaveSticker size="sm" onMedia className={styles.Saving}>
          <Trans>{percent}% off</Trans>
        </SaveSticker>
      )}
      <div className={styles.What}>
        <h3 lang={PROVIDERS_LANGUAGE} className={styles.Title}>
          <Link to="/category-detail/$listingId" params={{ listingId: id }}>
            {title}
          </Link>
        </h3>
        <p className={styles.By}>
          {providerName(provider)}{' '}
          <ProviderRating rating={provider.rating} reviewCount={provider.reviewCount} isShort />{' '}
          <span>
            {miles === undefined ? `${place} · ${duration}` : t`${place}, ${i18n.number(miles)} mi · ${duration}`}
          </span>
        </p>
        {isGone || more.length === 0 ? null : (
          <p className={styles.More}>
            <Trans>Also</Trans>{' '}
            {more.map((later) => (
              <TextLink
                key={later.startsAt}
                render={(slot) => <AvailabilityLink listingId={id} search={searchOf(later)} {...slot} />}
              >
                {later.date === date ? dates.time(later.startsAt, zone) : dates.friendlyDateTime(later.startsAt, zone)}
              </TextLink>
            ))}
            {more.length < CARD_TIMES - 1 ? null : (
              <TextLink
                render={(slot) => <AvailabilityLink listingId={id} search={searchOf({ date, slotId })} {...slot} />}
              >
                <Trans>More times</Trans>
              </TextLink>
            )}
          </p>
        )}
        {isNew && !isGone ? (
          <Badge tone="success" icon={<Sparkles aria-hidden="true" />}>
            <Trans>Just opened</Trans>
          </Badge>
        ) : null}
        {!isGone && areFewLeft(placesLeft) && placesLeft > 1 ? (
          <Tag>{plural(placesLeft, { one: '# place left', other: '# places left' })}</Tag>
        ) : null}
      </div>
      <div className={styles.Foot}>
        <PriceBlock now={money(price)} was={money(rrp)} wasLabel={t`usual price`} className={styles.Price} />
        <div className={styles.Action}>
          {isGone ? (
            <p role="status" className={styles.Went}>
              <Trans>Just went</Trans>
            </p>
          ) : (
            <ButtonLink
              aria-label={approval === 'automatic' ? t`Book ${title} at ${hour}` : t`Ask for it: ${title} at ${hour}`}
              render={(slot) => <AvailabilityLink listingId={id} search={searchOf({ date, slotId })} {...slot} />}
            >
              {approval === 'automatic' ? <Trans>Book</Trans> : <Trans>Ask for it</Trans>}
            </ButtonLink>
          )}
        </div>
      </div>
    </li>
  )
}

/** Before a start, ms: sooner than this it is counted down, later its part of the day says enough. */
const COUNTED_MS = 6 * HOUR_MS

/** "in 1 h 20", "tonight", "morning": how far off a start is. By the reader's clock, so not before the page is theirs. */
function HowSoon({ startsAt, zone }: { startsAt: number; zone: string }) {
  const { t } = useLingui()
  const dates = useDates()
  const left = useTimeLeft({ deadline: startsAt, now: Date.now })
  if (!useHydrated()) return null
  const [start, now] = [toWallClock(startsAt, zone), toWallClock(startsAt - left, zone)]
  const part = slotPeriod(start.time)
  const duration = dates.duration(Math.max(1, Math.ceil(left / MINUTE_MS)))
  return (
    <small className={styles.Soon}>
      {left < COUNTED_MS
        ? t`in ${duration}`
        : part === 'morning'
          ? t`morning`
          : part === 'afternoon'
            ? t`afternoon`
            : start.date === now.date
              ? t`tonight`
              : t`evening`}
    </small>
  )
}
