import { PROVIDERS_LANGUAGE } from '@ginipig/app/words/content-language.ts'
import { useDates } from '@ginipig/app/words/use-dates.ts'
import type { ListingDetail } from '@ginipig/contract/listing/get-listing.ts'
import { listingPath } from '@ginipig/contract/path/public-paths.ts'
import { areFewLeft } from '@ginipig/domain/listing'
import { placeOf } from '@ginipig/features/listing/card/listing-facts.ts'
import { ProviderRating } from '@ginipig/features/listing/card/ProviderRating.tsx'
import { PurposeTag } from '@ginipig/features/listing/card/PurposeTag.tsx'
import { levelRanks, levelWords } from '@ginipig/features/listing/listing-words.ts'
import { ReportLink } from '@ginipig/features/report-link/ReportLink.tsx'
import { Heading } from '@ginipig/ui/heading'
import { LevelTag } from '@ginipig/ui/level-tag'
import { Tag } from '@ginipig/ui/tag'
import { VisuallyHidden } from '@ginipig/ui/visually-hidden'
import { plural } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import { Clock, MapPin, UserCheck, Users, Video, Zap } from 'lucide-react'
import { ShareButton } from '#shared/share/ShareButton.tsx'
import { SaveButton } from '../favourite/FavouriteHeart.tsx'
import styles from './ListingHead.module.css'

/** Level, purpose and approval, the title, and what one asks first. */
export function ListingHead({ listing }: { listing: ListingDetail }) {
  const { t, i18n } = useLingui()
  const dates = useDates()
  const { id, title, level, purpose, type, approval, placesLeft, provider } = listing
  const firstName = provider.firstName
  return (
    <header className={styles.ListingHead}>
      <div className={styles.Top}>
        <div className={styles.Tags}>
          <LevelTag level={levelRanks[level]}>
            <VisuallyHidden>
              <Trans>Level:</Trans>{' '}
            </VisuallyHidden>
            {i18n._(levelWords[level])}
          </LevelTag>
          <PurposeTag purpose={purpose} />
          {approval === 'automatic' ? (
            <Tag icon={<Zap aria-hidden="true" />}>{t`Instant`}</Tag>
          ) : (
            <Tag icon={<UserCheck aria-hidden="true" />}>{t`${firstName} approves each booking`}</Tag>
          )}
          {type === 'online' ? <Tag icon={<Video aria-hidden="true" />}>{t`Online`}</Tag> : null}
        </div>
        <div className={styles.Share}>
          <SaveButton kind="listing" id={id} name={title} />
          <ShareButton title={title} path={listingPath(id)} />
          <ReportLink kind="listing" targetId={id} of={title} />
        </div>
      </div>
      <Heading level={1} look="page" lang={PROVIDERS_LANGUAGE}>
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
        {areFewLeft(placesLeft) ? (
          <li>
            <Users aria-hidden="true" />
            {t`${plural(placesLeft, { one: '# place left', other: '# places left' })}`}
          </li>
        ) : null}
      </ul>
    </header>
  )
}
