import { useUser } from '@ginipig/features/shell'
import type { LinkSlot } from '@ginipig/ui/render-link'
import { Link, useRouter } from '@tanstack/react-router'

type AvailabilityLinkProps = LinkSlot & {
  listingId: string
  /** What the calendar opens with picked. */
  search?: { month?: string; day?: string; slot?: string }
}

/** To the calendar, which is for clients (spec §6). A visitor knows no session that could have expired: they log in
 *  first, without the guard's warning, and come to the same place then. */
export function AvailabilityLink({ listingId, search = {}, ...rest }: AvailabilityLinkProps) {
  const isVisitor = useUser() === null
  const router = useRouter()
  const calendar = { to: '/treatment-availability/$treatmentId', params: { treatmentId: listingId }, search } as const
  if (isVisitor) return <Link to="/login" search={{ next: router.buildLocation(calendar).href }} {...rest} />
  return <Link {...calendar} {...rest} />
}
