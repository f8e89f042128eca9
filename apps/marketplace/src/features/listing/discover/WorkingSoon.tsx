import { useApi } from '@ginipig/api-client/core/api-context.ts'
import { interleaveOwners } from '@ginipig/domain/listing'
import { CardGrid } from '@ginipig/ui/card-grid'
import { TextLink } from '@ginipig/ui/link'
import { Section } from '@ginipig/ui/section'
import { Trans } from '@lingui/react/macro'
import { useInfiniteQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { ListingCard } from '../card/ListingCard.tsx'
import { workingQuery } from './strip-query.ts'

/** Cards of one row. */
const SHOWN = 4

/** Whoever is rated highest and has a time open; nothing where there is none. */
export function WorkingSoon() {
  const { data } = useInfiniteQuery(workingQuery(useApi()))
  const spread = interleaveOwners([data?.pages[0]?.items ?? []], ({ provider }) => provider.id, false)
  const listings = spread.slice(0, SHOWN)
  if (listings.length === 0) return null
  return (
    <Section
      title={<Trans>Working here this week</Trans>}
      lead={<Trans>Highest rated, with a time still open.</Trans>}
      action={
        <TextLink render={(slot) => <Link to="/treatment" search={{ sort: 'rating' }} {...slot} />}>
          <Trans>See everyone</Trans>
        </TextLink>
      }
    >
      <CardGrid columns={4}>
        {listings.map((listing) => (
          <ListingCard key={listing.id} listing={listing} isBrief />
        ))}
      </CardGrid>
    </Section>
  )
}
