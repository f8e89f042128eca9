import { useUser } from '@ginipig/app/services/services-context.ts'
import type { LinkSlot } from '@ginipig/ui/render-link'
import { Link, useRouter } from '@tanstack/react-router'
import { isClient } from './is-client.ts'

type AvailabilityLinkProps = LinkSlot & {
  listingId: string
  /** What the calendar opens with picked. */
  search?: { month?: string; day?: string; slot?: string }
}

/** To the calendar, which is for clients (spec §6). A visitor knows no session that could have expired: they log in
 *  first, without the guard's warning, and come to the same place then. A provider is led to the listing, which says
 *  what they need. */
export function AvailabilityLink({ listingId, search = {}, ...rest }: AvailabilityLinkProps) {
  const user = useUser()
  const router = useRouter()
  const calendar = { to: '/treatment-availability/$listingId', params: { listingId }, search } as const
  if (user === null) return <Link to="/login" search={{ next: router.buildLocation(calendar).href }} {...rest} />
  if (!isClient(user)) return <Link to="/category-detail/$listingId" params={{ listingId }} {...rest} />
  return <Link {...calendar} {...rest} />
}
