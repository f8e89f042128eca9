import { useApi } from '@ginipig/api-client/core/api-context.ts'
import { query } from '@ginipig/api-client/core/call-options.ts'
import { searchListings } from '@ginipig/contract/listing/search-listings.ts'
import { Button } from '@ginipig/ui/button'
import { CardGrid } from '@ginipig/ui/card-grid'
import { Section } from '@ginipig/ui/section'
import { Trans } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { ListingCard } from '../card/ListingCard.tsx'
import { recentlyViewed } from './recently-viewed.ts'

/** What one looked at lately and can still be booked; nothing before there is any. Asks for nothing where nothing was
 *  looked at. @param props.pitch - `block` inside a column */
export function RecentlyViewed({ pitch = 'page' }: { pitch?: 'page' | 'block' }) {
  const [ids, setIds] = useState<readonly string[]>([])
  // A server knows no tab.
  useEffect(() => setIds(recentlyViewed.read() ?? []), [])
  const { data } = useQuery({
    ...query(useApi(), searchListings, { query: { ids, limit: Math.max(1, ids.length) } }),
    enabled: ids.length > 0,
  })
  const found = ids.flatMap((id) => data?.items.find((listing) => listing.id === id) ?? [])
  if (found.length === 0) return null
  const handleClear = () => {
    recentlyViewed.clear()
    setIds([])
  }
  return (
    <Section
      pitch={pitch}
      title={<Trans>You looked at these</Trans>}
      action={
        <Button variant="ghost" onClick={handleClear}>
          <Trans>Clear</Trans>
        </Button>
      }
    >
      <CardGrid flow="strip">
        {found.map((listing) => (
          <ListingCard key={listing.id} listing={listing} layout="grid" isBrief />
        ))}
      </CardGrid>
    </Section>
  )
}
