import { useDates } from '@ginipig/app/words/use-dates.ts'
import type { ListingDetail } from '@ginipig/contract/listing/get-listing.ts'
import { Heading } from '@ginipig/ui/heading'
import { LevelTag } from '@ginipig/ui/level-tag'
import { Tag } from '@ginipig/ui/tag'
import { plural } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import { Clock, MapPin, UserCheck, Users, Video, Zap } from 'lucide-react'
import { placeOf } from '../card/listing-facts.ts'
import { ProviderRating } from '../card/ProviderRating.tsx'
import { PurposeTag } from '../card/PurposeTag.tsx'
import { levelRanks, levelWords } from '../words/listing-words.ts'
import styles from './ListingHead.module.css'
import { ShareButton } from './ShareButton.tsx'

/** Level, purpose and approval, the title, and what one asks first. */
export function ListingHead({ listing }: { listing: ListingDetail }) {
  const { t, i18n } = useLingui()
  const dates = useDates()
  const { title, level, purpose, type, approval, placesLeft, provider } = listing
  const firstName = provider.firstName
  return (
    <header>
      <div className={styles.Top}>
        <div className={styles.Tags}>
          <LevelTag level={levelRanks[level]}>{i18n._(levelWords[level])}</LevelTag>
          <PurposeTag purpose={purpose} />
          {approval === 'automatic' ? (
            <Tag icon={<Zap aria-hidden="true" />}>{t`Instant`}</Tag>
          ) : (
            <Tag icon={<UserCheck aria-hidden="true" />}>{t`${firstName} approves each booking`}</Tag>
          )}
          {type === 'online' ? <Tag icon={<Video aria-hidden="true" />}>{t`Online`}</Tag> : null}
        </div>
        <ShareButton title={title} className={styles.Share} />
      </div>
      <Heading level={1} look="page">
        {title}
      </Heading>
      <ul className={styles.Facts}>
        <li>
          <ProviderRating rating={provider.rating} reviewCount={provider.reviewCount} />
        </li>
        <li>
          <MapPin aria-hidden="true" />
          {placeOf(listing)}
        </li>
        <li>
          <Clock aria-hidden="true" />
          {dates.duration(listing.durationMinutes)}
        </li>
        {placesLeft > 0 ? (
          <li>
            <Users aria-hidden="true" />
            {t`${plural(placesLeft, { one: '# place left', other: '# places left' })}`}
          </li>
        ) : null}
      </ul>
    </header>
  )
}
