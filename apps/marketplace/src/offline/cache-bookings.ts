import type { Services } from '@ginipig/app/services/services.ts'
import type { ClientBooking } from '@ginipig/contract/booking/booking.ts'
import { getMyBooking, listMyBookings } from '@ginipig/contract/booking/client-calls.ts'
import { waitsForOtherTime } from '@ginipig/domain/booking'
import { isSoon, type KeptBooking, readKept, writeKept } from './kept-bookings.ts'

/** More appointments than these in two days nobody has. */
const AT_MOST = 4

type Keeping = Pick<Services, 'api' | 'session' | 'queryClient' | 'report'> & { now?: () => number }

/** Keeps what a logged-in client needs on the way to their next appointments, for the page that shows without a network:
 *  asked for now and whenever somebody logs in, then as bookings are seen to change.
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
  const askAll = () =>
    change(async () => {
      const { items } = await api(listMyBookings, { query: { tab: 'upcoming' } })
      const soon = items.filter((row) => isSoon(row, now())).slice(0, AT_MOST)
      const all = await Promise.all(soon.map(({ id }) => api(getMyBooking, { params: { bookingId: id } })))
      return all.filter(isKept(now())).map(keptOf)
    })

  askAll()
  const unfollowPerson = session.store.subscribe((state, before) => {
    if (state.userData?.id !== before.userData?.id) askAll()
  })
  const unfollowBookings = queryClient.getQueryCache().subscribe(({ type, query }) => {
    const [name] = query.queryKey
    if (type !== 'updated' || name !== getMyBooking.name || query.state.data === undefined) return
    const booking = query.state.data as ClientBooking // what this call answers with
    change(async (accountId) => {
      const kept = (await readKept(accountId))?.bookings ?? []
      const others = kept.filter(({ id, ...times }) => id !== booking.id && isSoon(times, now()))
      const all = isKept(now())(booking) ? [...others, keptOf(booking)] : others
      return all.toSorted((one, other) => one.startsAt - other.startsAt)
    })
  })
  return () => {
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
