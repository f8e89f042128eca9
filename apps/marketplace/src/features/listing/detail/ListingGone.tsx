import { useApi } from '@ginipig/api-client/core/api-context.ts'
import { query } from '@ginipig/api-client/core/call-options.ts'
import { usePageTitle } from '@ginipig/app/route/page-title.ts'
import { getLikeListings } from '@ginipig/contract/listing/get-listing.ts'
import { ButtonLink } from '@ginipig/ui/button'
import { CardGrid } from '@ginipig/ui/card-grid'
import { EmptyState } from '@ginipig/ui/empty-state'
import { Section } from '@ginipig/ui/section'
import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { ListingCard } from '../card/ListingCard.tsx'
import styles from './ListingPage.module.css'

/** In the place of a listing that was taken away: that it is gone, and what others have like it. */
export function ListingGone({ listingId }: { listingId: string }) {
  const { t } = useLingui()
  usePageTitle(t`This treatment is no longer offered`)
  return (
    <div className={styles.ListingPage}>
      <EmptyState
        pig="search"
        headingLevel={1}
        title={<Trans>This treatment is no longer offered</Trans>}
        text={<Trans>It was taken off Ginipig. A booking that you have of it stays as it is.</Trans>}
        action={
          <ButtonLink variant="primary" render={(slot) => <Link to="/treatment" {...slot} />}>
            <Trans>Find a treatment</Trans>
          </ButtonLink>
        }
      />
      <LikeListings listingId={listingId} />
    </div>
  )
}

/** For who couldn't have a listing: what others have open of its kind, the nearest first. Nothing while it loads, or where
 *  there is none: it is an offer beside the matter. */
export function LikeListings({ listingId }: { listingId: string }) {
  const { data } = useQuery(query(useApi(), getLikeListings, { params: { listingId } }))
  if (!data || data.items.length === 0) return null
  return (
    <Section pitch="block" title={<Trans>Like it, and open now</Trans>}>
      <CardGrid flow="strip">
        {data.items.map((one) => (
          <ListingCard key={one.id} listing={one} layout="grid" isBrief />
        ))}
      </CardGrid>
    </Section>
  )
}
