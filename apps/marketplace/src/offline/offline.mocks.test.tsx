import 'fake-indexeddb/auto'
import { bookingLists } from '@ginipig/api-client/booking.ts'
import { invalidate, keyOf, makeStale } from '@ginipig/api-client/core/call-options.ts'
import type { ClientBooking } from '@ginipig/contract/booking/booking.ts'
import { getMyBooking } from '@ginipig/contract/booking/client-calls.ts'
import { DAY_MS, HOUR_MS } from '@ginipig/domain/time'
import { i18n } from '@lingui/core'
import { I18nProvider } from '@lingui/react'
import { render, screen, waitFor } from '@testing-library/react'
import { expect, onTestFinished, test, vi } from 'vitest'
import { heldBooking } from '#features/booking/testing/held-booking.ts'
import { bookingsPage } from '../testing/bookings-page.ts'
import { openApp, person } from '../testing/open-app.ts'
import { cacheBookings } from './cache-bookings.ts'
import { readKept } from './kept-bookings.ts'
import { MarketplaceOffline } from './MarketplaceOffline.tsx'

const hannah = person('user')
/** Ids as the contract wants them. */
const ids = {
  soon: '0190a7c2-0000-7000-8000-0000000000b1',
  later: '0190a7c2-0000-7000-8000-0000000000b2',
  new: '0190a7c2-0000-7000-8000-0000000000b3',
}
const soon = Date.now() + 3 * HOUR_MS

const booking = (over: Partial<ClientBooking>): ClientBooking => {
  const held = heldBooking()
  return heldBooking({
    status: 'confirmed',
    startsAt: soon,
    endsAt: soon + HOUR_MS,
    address: '14 Cotton Street\nManchester',
    provider: { ...held.provider, phone: '+44 7700900118' },
    ...over,
  })
}

/** The app of somebody with these bookings, keeping them. */
async function keeping(bookings: readonly ClientBooking[], signedInAs = hannah) {
  const { services } = await openApp(
    '/nowhere',
    {
      'GET /bookings': () =>
        bookingsPage({
          items: bookings.map((one) => ({ ...one, price: one.split.price })),
          counts: { requested: 0, upcoming: bookings.length, past: 0 },
        }),
      ...Object.fromEntries(
        bookings.map(({ id }) => [`GET /bookings/${id}`, () => Response.json(bookings.find((one) => one.id === id))]),
      ),
    },
    { signedInAs },
  )
  await screen.findByRole('heading', { name: 'Page not found' })
  onTestFinished(cacheBookings({ ...services, report: console.error }))
  return services
}

const kept = async () => (await readKept(hannah.id))?.bookings.map(({ id }) => id)

test('appointments of two days are kept as they are, sealed, and go with the person', async () => {
  const [one, later] = [
    booking({ id: ids.soon }),
    booking({ id: ids.later, startsAt: soon + 3 * DAY_MS, endsAt: soon + 4 * DAY_MS }),
  ]
  const services = await keeping([one, later])
  await waitFor(async () => expect(await kept()).toEqual([ids.soon]))
  expect(JSON.stringify({ ...localStorage })).not.toContain('Cotton')
  expect(await readKept('somebody-else')).toBeUndefined()

  const put = (changed: ClientBooking) =>
    services.queryClient.setQueryData(keyOf(getMyBooking, { params: { bookingId: changed.id } }), changed)
  put(booking({ id: ids.new, startsAt: soon - HOUR_MS, endsAt: soon }))
  await waitFor(async () => expect(await kept()).toEqual([ids.new, ids.soon]))
  put(booking({ id: ids.soon, status: 'cancelled_by_provider' }))
  await waitFor(async () => expect(await kept()).toEqual([ids.new]))
  put(booking({ id: ids.soon }))
  await waitFor(async () => expect(await kept()).toEqual([ids.new, ids.soon]))
  // Whose day is off doesn't set out for it.
  const at = { at: soon, until: soon }
  put(booking({ id: ids.soon, proposal: { by: 'provider', otherwise: 'cancels', note: '', times: [], ...at } }))
  await waitFor(async () => expect(await kept()).toEqual([ids.new]))

  await services.session.logOut()
  await waitFor(() => expect(Object.keys(localStorage)).not.toContain('ginipig.days'))
})

test('what was cancelled while the app was open isn’t kept, whatever page is shown', async () => {
  const bookings = [booking({ id: ids.soon })]
  const services = await keeping(bookings)
  await waitFor(async () => expect(await kept()).toEqual([ids.soon]))
  bookings.splice(0, 1, booking({ id: ids.soon, status: 'cancelled_by_provider' }))
  await makeStale(services.queryClient, bookingLists)
  await waitFor(async () => expect(await kept()).toEqual([]))
})

test('what is only stale isn’t kept anew', async () => {
  const set = vi.spyOn(Storage.prototype, 'setItem')
  const writes = () => set.mock.calls.filter(([key]) => key === 'ginipig.days').length
  const services = await keeping([booking({ id: ids.soon })])
  await waitFor(async () => expect(await kept()).toEqual([ids.soon]))
  const key = keyOf(getMyBooking, { params: { bookingId: ids.soon } })
  services.queryClient.setQueryData(key, booking({ id: ids.soon, reference: 'GP-2' }))
  const read = () => readKept(hannah.id)
  await waitFor(async () => expect((await read())?.bookings[0]?.reference).toBe('GP-2'))
  await invalidate(services.queryClient, { queryKey: key })
  services.queryClient.setQueryData(keyOf(getMyBooking, { params: { bookingId: ids.new } }), booking({ id: ids.new }))
  await waitFor(async () => expect(await kept()).toContain(ids.new))
  expect(writes()).toBe(3) // the list, the first and the second booking
})

test('a provider who looks around has nothing kept', async () => {
  const services = await keeping([booking({})], person('provider'))
  services.queryClient.setQueryData(keyOf(getMyBooking, { params: { bookingId: 'b' } }), booking({}))
  expect(await readKept(person('provider').id)).toBeUndefined()
  expect(Object.keys(localStorage)).not.toContain('ginipig.days')
})

function show(startsAt: number, now: number, address: string | null = '14 Cotton Street') {
  i18n.loadAndActivate({ locale: 'en', messages: {} })
  const one = {
    ...{ id: 'b', reference: 'GP-1', title: 'Balayage', durationMinutes: 60, zone: 'Europe/London', name: 'Priya' },
    ...{ startsAt, endsAt: startsAt + HOUR_MS, address, phone: '+44 7700900118' },
  }
  render(
    <I18nProvider i18n={i18n}>
      <MarketplaceOffline kept={{ accountId: 'a', savedAt: now, bookings: [one] }} now={now} />
    </I18nProvider>,
  )
}

test('without a network the page says where to go and whom to ring', () => {
  const now = Date.UTC(2027, 4, 14, 7)
  show(now + HOUR_MS, now)
  expect(screen.getByRole('heading', { name: '09:00 with Priya' })).toBeTruthy()
  expect(screen.getByText('Today')).toBeTruthy()
  expect(screen.getByText('14 Cotton Street')).toBeTruthy()
  expect(screen.getByRole('link', { name: 'Ring Priya' }).getAttribute('href')).toBe('tel:+447700900118')
  expect(screen.getByText(/^Saved on this device on /)).toBeTruthy()
})

test('nobody is out of a call: an online appointment is over', () => {
  const now = Date.UTC(2027, 4, 14, 7)
  show(now + HOUR_MS, now, null)
  expect(screen.getByText('Balayage').parentElement?.textContent).toMatch(/Over by 10:00\.$/)
  expect(screen.getByText('Online')).toBeTruthy()
})

test('what is over isn’t shown any more', () => {
  const now = Date.UTC(2027, 4, 14, 7)
  show(now - 2 * HOUR_MS, now)
  expect(screen.queryByRole('link', { name: /Ring/ })).toBeNull()
  expect(screen.getByText('The page you wanted comes when your signal is back.')).toBeTruthy()
})
