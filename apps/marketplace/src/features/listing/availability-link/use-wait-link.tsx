import { useApi } from '@ginipig/api-client/core/api-context.ts'
import { query } from '@ginipig/api-client/core/call-options.ts'
import { useUser } from '@ginipig/app/services/services-context.ts'
import type { ListingCard } from '@ginipig/contract/listing/listing-card.ts'
import { listWaits } from '@ginipig/contract/waitlist/waitlist.ts'
import type { LinkSlot } from '@ginipig/ui/render-link'
import { useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { AvailabilityLink } from './AvailabilityLink.tsx'
import { isClient } from './is-client.ts'

/** What a link to a full listing's waitlist says and where it leads: to join it, or, for who is on it, to their place in the
 *  line, which can be given up there. What one waits for is one answer for all of a page's. */
export function useWaitLink({ id, title }: Pick<ListingCard, 'id' | 'title'>) {
  const { t } = useLingui()
  const user = useUser()
  const { data } = useQuery({ ...query(useApi(), listWaits), enabled: user !== null && isClient(user) })
  const isWaiting = data?.items.some(({ listing }) => listing.id === id) ?? false
  return {
    'aria-label': isWaiting ? t`You’re on the waitlist for ${title}` : t`Join the waitlist for ${title}`,
    render: (slot: LinkSlot) => <AvailabilityLink listingId={id} {...slot} />,
    children: isWaiting ? t`You’re on the waitlist` : t`Join the waitlist`,
  }
}
