import type { Slot } from '@ginipig/contract/listing/get-listing.ts'
import type { ListingCard as Listing } from '@ginipig/contract/listing/listing-card.ts'
import { listingPath } from '@ginipig/contract/path/public-paths.ts'
import { ListingCard as Card } from '@ginipig/features/listing/card/ListingCard.tsx'
import { TextLink } from '@ginipig/ui/link'
import { Trans, useLingui } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import { type ComponentProps, memo } from 'react'
import { AvailabilityLink } from '../availability-link/AvailabilityLink.tsx'
import { useWaitLink } from '../availability-link/use-wait-link.tsx'
import { FavouriteHeart } from '../favourite/FavouriteHeart.tsx'
import { CardMore } from './CardMore.tsx'
import { CardTimes } from './CardTimes.tsx'
import styles from './ListingCard.module.css'

type ListingCardProps = Omit<ComponentProps<typeof Card>, 'renderLink' | 'renderProviderLink' | 'favourite'> & {
  listing: Listing
  /** Its next times, once they are known: booking begins here. */
  times?: readonly Slot[] | undefined
}

/** A listing that leads to its page and, unless it is brief or has an action of its own, to its times. Memoised: a list of
 *  them is asked for again by a count or a clock that changes nothing in them. */
export const ListingCard = memo(function ListingCard({
  listing,
  isBrief = false,
  times,
  action,
  ...rest
}: ListingCardProps) {
  const { t } = useLingui()
  const { id, title, nextSlotAt, provider } = listing
  const more = isBrief ? null : <CardMore id={id} title={title} path={listingPath(id)} />
  return (
    <Card
      {...rest}
      listing={listing}
      isBrief={isBrief}
      renderLink={(slot) => <Link to="/category-detail/$listingId" params={{ listingId: id }} {...slot} />}
      renderProviderLink={(slot) => <Link to="/provider-detail/$id" params={{ id: provider.id }} {...slot} />}
      favourite={<FavouriteHeart kind="listing" id={id} name={title} />}
      action={
        action !== undefined || isBrief ? (
          action
        ) : nextSlotAt === null ? (
          <div className={styles.Ways}>
            <WaitLink listing={listing} />
            {more}
          </div>
        ) : (
          <>
            {times === undefined ? null : <CardTimes listing={listing} slots={times} />}
            <div className={styles.Ways}>
              <TextLink
                aria-label={t`See availability of ${title}`}
                render={(slot) => <AvailabilityLink listingId={id} {...slot} />}
              >
                <Trans>See availability</Trans>
              </TextLink>
              {more}
            </div>
          </>
        )
      }
    />
  )
})

function WaitLink({ listing }: { listing: Listing }) {
  return <TextLink {...useWaitLink(listing)} />
}
