import { useApi } from '@ginipig/api-client/core/api-context.ts'
import { query } from '@ginipig/api-client/core/call-options.ts'
import { getLikeListings } from '@ginipig/contract/listing/get-listing.ts'
import { CardGrid } from '@ginipig/ui/card-grid'
import { Section } from '@ginipig/ui/section'
import { Trans } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { ListingCard } from '../card/ListingCard.tsx'

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
