import { query } from '@ginipig/api-client/core/call-options.ts'
import type { Services } from '@ginipig/app/services/services.ts'
import type { ClientBooking } from '@ginipig/contract/booking/booking.ts'
import { getMyBooking, listMyBookings } from '@ginipig/contract/booking/client-calls.ts'
import { waitsForOtherTime } from '@ginipig/domain/booking'
import { QueryObserver } from '@tanstack/react-query'
import { isSoon, type KeptBooking, readKept, writeKept } from './kept-bookings.ts'

/** More appointments than these in two days nobody has. */
const AT_MOST = 4

type Keeping = Pick<Services, 'api' | 'session' | 'queryClient' | 'report'> & { now?: () => number }

/** Keeps what a logged-in client needs on the way to their next appointments, for the page that shows without a network:
 *  asked for now, whenever somebody logs in, a booking changes or the tab is looked at again, and as bookings are read.
 *  @returns ends it */
export function cacheBookings({ api, session, queryClient, report, now = Date.now }: Keeping): () => void {
  const client = () => {
    const { userData } = session.store.getState()
    return userData?.user_type === 'user' ? userData.id : undefined
  }
  /** One change after the other, and none for somebody who left meanwhile. */
  let last: Promise<void> = Promise.resolve()
  const change = (make: (accountId: string) => Promise<KeptBooking[]>) => {
    const accountId = client()
    if (accountId === undefined) return
    last = last
      .then(async () => {
        const bookings = await make(accountId)
        await writeKept({ accountId, savedAt: now(), bookings }, () => client() === accountId)
      })
      .catch(report)
  }
  // As a list on screen it is read again when it gets stale, and when somebody comes back to the tab.
  const upcoming = () => ({
    ...query(api, listMyBookings, { query: { tab: 'upcoming', limit: '12' } }),
    enabled: client() !== undefined,
  })
  const list = new QueryObserver(queryClient, upcoming())
  let readAt: number | undefined
  const keepList = () => {
    const { data, dataUpdatedAt } = list.getCurrentResult()
    if (data === undefined || dataUpdatedAt === readAt) return
    readAt = dataUpdatedAt
    change(async () => {
      const soon = data.items.filter((row) => isSoon(row, now())).slice(0, AT_MOST)
      const all = await Promise.all(soon.map(({ id }) => api(getMyBooking, { params: { bookingId: id } })))
      return all.filter(isKept(now())).map(keptOf)
    })
  }

  const unfollowList = list.subscribe(keepList)
  keepList()
  const unfollowPerson = session.store.subscribe((state, before) => {
    if (state.userData?.id !== before.userData?.id) list.setOptions(upcoming())
  })
  const unfollowBookings = queryClient.getQueryCache().subscribe((event) => {
    const [name] = event.query.queryKey
    // What is only made stale says nothing new.
    if (event.type !== 'updated' || event.action.type !== 'success' || name !== getMyBooking.name) return
    const booking = event.query.state.data as ClientBooking // what this call answers with
    change(async (accountId) => {
      const kept = (await readKept(accountId))?.bookings ?? []
      const others = kept.filter(({ id, ...times }) => id !== booking.id && isSoon(times, now()))
      const all = isKept(now())(booking) ? [...others, keptOf(booking)] : others
      return all.toSorted((one, other) => one.startsAt - other.startsAt)
    })
  })
  return () => {
    unfollowList()
    unfollowPerson()
    unfollowBookings()
  }
}

/** Not one whose day is off: nobody is to set out for it. */
const isKept = (now: number) => (booking: ClientBooking) =>
  booking.status === 'confirmed' && !waitsForOtherTime(booking) && isSoon(booking, now)

const keptOf = ({ id, reference, listing, startsAt, endsAt, zone, provider, address }: ClientBooking): KeptBooking => ({
  id,
  reference,
  title: listing.title,
  durationMinutes: listing.durationMinutes,
  startsAt,
  endsAt,
  zone,
  name: provider.firstName,
  address: listing.type === 'online' ? null : address,
  phone: provider.phone,
})
