import { getMyBooking, listMyBookings } from '@ginipig/contract/booking/client-calls.ts'
import { getListing, getListingMonth } from '@ginipig/contract/listing/get-listing.ts'
import { getNextTimes } from '@ginipig/contract/listing/next-times.ts'
import { searchListings } from '@ginipig/contract/listing/search-listings.ts'
import { listNotifications } from '@ginipig/contract/notification/notification.ts'
import { listPayments } from '@ginipig/contract/payment/history.ts'
import { getProviderPage } from '@ginipig/contract/provider/public-page.ts'
import { getReport } from '@ginipig/contract/report/report.ts'
import { QueryClient } from '@tanstack/react-query'
import type { io } from 'socket.io-client'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { keyOf } from '#core/call-options.ts'
import { connectRealtime } from './connect-realtime.ts'

const LISTING = '0190a7c2-0000-7000-8000-000000000001'
const BOOKING = '0190a7c2-0000-7000-8000-000000000002'

const booking = keyOf(getMyBooking, { params: { bookingId: BOOKING } })
const upcoming = keyOf(listMyBookings, { query: { tab: 'upcoming' } })
const listing = keyOf(getListing, { params: { listingId: LISTING } })
const monthOf = (month: string) => keyOf(getListingMonth, { params: { listingId: LISTING, month } })

type Handler = (...args: unknown[]) => void

function fakeLibrary() {
  const handlers = new Map<string, Handler>()
  const socket = {
    connected: false,
    active: true,
    io: { engine: { close: vi.fn() } },
    emit: vi.fn(),
    connect: vi.fn(),
    disconnect: vi.fn(),
    on: (name: string, handler: Handler) => handlers.set(name, handler),
  }
  const open = vi.fn((_url: string, _options: { auth: (answer: (data: object) => void) => void }) => socket)
  return {
    socket,
    open,
    // only what connectRealtime uses of the library
    load: async () => ({ io: open as unknown as typeof io }),
    happen: (name: string, ...args: unknown[]) => {
      if (name === 'connect') socket.connected = true
      handlers.get(name)?.(...args)
    },
  }
}

async function connected(
  getTicket: () => Promise<string | undefined> = async () => 'ticket-1',
  random: () => number = () => 0.5,
) {
  const library = fakeLibrary()
  const queryClient = new QueryClient()
  const onSessionEnded = vi.fn()
  const report = vi.fn()
  const { load } = library
  const realtime = connectRealtime({ queryClient, url: '', getTicket, onSessionEnded, report, load, random })
  await vi.waitFor(() => expect(library.open).toHaveBeenCalled(), { timeout: 10_000 })
  return { library, queryClient, onSessionEnded, report, realtime }
}

beforeEach(() => void vi.useFakeTimers({ shouldAdvanceTime: true }))
afterEach(() => void vi.useRealTimers())

const staleKeys = (client: QueryClient) =>
  client
    .getQueryCache()
    .getAll()
    .filter((query) => query.state.isInvalidated)
    .map((query) => query.queryKey)

test('the ticket goes into the handshake, never into the address, over websocket only', async () => {
  const { library } = await connected()
  const [url, options] = library.open.mock.calls[0] ?? []
  expect(url).toBe('')
  expect(options).toMatchObject({ transports: ['websocket'], path: '/socket.io' })
  const answer = vi.fn()
  options?.auth(answer)
  await vi.waitFor(() => expect(answer).toHaveBeenCalledWith({ ticket: 'ticket-1' }), { timeout: 10_000 })
})

test('a visitor comes without a ticket', async () => {
  const { library } = await connected(async () => undefined)
  const answer = vi.fn()
  library.open.mock.calls[0]?.[1].auth(answer)
  await vi.waitFor(() => expect(answer).toHaveBeenCalledWith({}), { timeout: 10_000 })
})

test('when no ticket can be had nobody is let in as a visitor by mistake', async () => {
  const { library } = await connected(() => Promise.reject(new Error('offline')))
  const answer = vi.fn()
  library.open.mock.calls[0]?.[1].auth(answer)
  await vi.waitFor(() => expect(library.socket.io.engine.close).toHaveBeenCalled(), { timeout: 10_000 })
  expect(answer).not.toHaveBeenCalled()
})

test('a changed booking makes it, the lists and the payments stale, nothing else', async () => {
  const { library, queryClient } = await connected()
  const payments = keyOf(listPayments, { query: {} })
  const keys = [booking, upcoming, payments, listing]
  for (const key of keys) queryClient.setQueryData<unknown>(key, {})
  library.happen('booking.changed', { bookingId: BOOKING, status: 'confirmed' })
  expect(staleKeys(queryClient)).toEqual([booking, upcoming, payments])
})

test('a changed slot makes the month and the listing stale', async () => {
  const { library, queryClient } = await connected()
  const may = monthOf('2026-05')
  const keys = [may, monthOf('2026-06'), listing]
  for (const key of keys) queryClient.setQueryData<unknown>(key, {})
  library.happen('slot.changed', { listingId: LISTING, slotId: BOOKING, date: '2026-05-14' })
  expect(staleKeys(queryClient)).toEqual([may, listing])
})

test('a changed listing makes its times stale, on every card, and the lists that it may have left', async () => {
  const { library, queryClient } = await connected()
  const times = keyOf(getNextTimes, { query: { ids: [LISTING] } })
  const keys = [times, monthOf('2026-06'), keyOf(searchListings)]
  for (const key of keys) queryClient.setQueryData<unknown>(key, {})
  library.happen('listing.changed', { listingId: LISTING })
  expect(staleKeys(queryClient)).toEqual(keys)
})

test('something new makes the notifications stale, and the reports that it may answer', async () => {
  const { library, queryClient } = await connected()
  const keys = [keyOf(listNotifications), keyOf(getReport, { params: { reportId: BOOKING } })]
  for (const key of [...keys, listing]) queryClient.setQueryData<unknown>(key, {})
  library.happen('notification.changed', {})
  expect(staleKeys(queryClient)).toEqual(keys)
})

test('a changed provider makes their page and what searches found stale, and who looks at the page hears of it', async () => {
  const { library, queryClient, realtime } = await connected()
  const page = (providerId: string) => keyOf(getProviderPage, { params: { providerId } })
  const found = keyOf(searchListings)
  for (const key of [page(LISTING), page(BOOKING), found]) queryClient.setQueryData<unknown>(key, {})
  library.happen('connect')
  const stop = realtime.watchProvider(LISTING)
  library.happen('provider.changed', { providerId: LISTING })
  expect(staleKeys(queryClient)).toEqual([page(LISTING), found])
  stop()
  expect(library.socket.emit.mock.calls).toEqual([
    ['provider.watch', { providerId: LISTING }],
    ['provider.unwatch', { providerId: LISTING }],
  ])
})

test.for([undefined, null, 'x', {}, { bookingId: 'x', status: 'confirmed' }, { bookingId: BOOKING, status: 'moon' }])(
  'an event that breaks the contract is reported and changes nothing: %j',
  async (payload) => {
    const { library, queryClient, report } = await connected()
    queryClient.setQueryData<unknown>(upcoming, {})
    library.happen('booking.changed', payload)
    expect(report).toHaveBeenCalledOnce()
    expect(staleKeys(queryClient)).toEqual([])
  },
)

test('an ended session is told', async () => {
  const { library, onSessionEnded } = await connected()
  library.happen('session.ended', {})
  expect(onSessionEnded).toHaveBeenCalledOnce()
})

test('after a gap everything is stale and watches are announced again', async () => {
  const { library, queryClient, realtime } = await connected()
  queryClient.setQueryData(['any'], {})
  realtime.watchListing(LISTING)
  expect(library.socket.emit).not.toHaveBeenCalled()
  library.happen('connect')
  expect(staleKeys(queryClient)).toEqual([])
  expect(library.socket.emit).toHaveBeenCalledExactlyOnceWith('listing.watch', { listingId: LISTING })
  library.happen('connect')
  expect(staleKeys(queryClient)).toEqual([['any']])
  expect(library.socket.emit).toHaveBeenCalledTimes(2)
})

test('what a person’s page asked for before the first connection is asked for again: it may have changed meanwhile', async () => {
  const { library, queryClient } = await connected()
  queryClient.setQueryData(['any'], {})
  library.open.mock.calls[0]?.[1].auth(() => undefined)
  await vi.advanceTimersByTimeAsync(0)
  library.happen('connect')
  expect(staleKeys(queryClient)).toEqual([['any']])
})

test('a visitor, of whom nobody speaks, asks nothing again', async () => {
  const { library, queryClient } = await connected(async () => undefined)
  queryClient.setQueryData(['any'], {})
  library.open.mock.calls[0]?.[1].auth(() => undefined)
  await vi.advanceTimersByTimeAsync(0)
  library.happen('connect')
  expect(staleKeys(queryClient)).toEqual([])
})

test('two watchers of a listing are one watch, which ends with the last', async () => {
  const { library, realtime } = await connected()
  library.happen('connect')
  const first = realtime.watchListing(LISTING)
  const second = realtime.watchListing(LISTING)
  first()
  first()
  expect(library.socket.emit.mock.calls).toEqual([['listing.watch', { listingId: LISTING }]])
  second()
  expect(library.socket.emit).toHaveBeenLastCalledWith('listing.unwatch', { listingId: LISTING })
})

/** The waits of a page that is refused so often, ms. @param chance - what its random numbers are */
async function waitsOf(chance: number, refusals: number, after?: 'connect') {
  vi.useFakeTimers()
  const { library } = await connected(undefined, () => chance)
  library.socket.active = false
  const waits: number[] = []
  for (let nth = 0; nth < refusals; nth += 1) {
    if (nth === refusals - 1 && after) library.happen(after)
    // A server that sends everybody away, and one that doesn't let them in, are the same to a page.
    if (nth % 2 === 0) library.happen('connect_error', new Error('ticket_refused'))
    else library.happen('disconnect', 'io server disconnect')
    const before = Date.now()
    library.socket.connect.mockClear()
    await vi.advanceTimersToNextTimerAsync()
    expect(library.socket.connect).toHaveBeenCalledOnce()
    waits.push(Date.now() - before)
  }
  return waits
}

test.for([
  { chance: 0, waits: [500, 1_000, 2_000, 4_000, 8_000, 16_000, 30_000, 30_000] },
  { chance: 0.5, waits: [750, 1_500, 3_000, 6_000, 12_000, 24_000, 45_000, 45_000] },
  { chance: 1, waits: [1_000, 2_000, 4_000, 8_000, 16_000, 32_000, 60_000, 60_000] },
])(
  'refused again and again a page waits longer each time, another page another while: $chance',
  async ({ chance, waits }) => {
    expect(await waitsOf(chance, waits.length)).toEqual(waits)
  },
)

test('let in once, it begins anew', async () => {
  expect((await waitsOf(1, 5, 'connect')).at(-1)).toBe(1_000)
})

test('nothing is opened after goodbye', async () => {
  const library = fakeLibrary()
  const realtime = connectRealtime({
    queryClient: new QueryClient(),
    url: '',
    getTicket: async () => undefined,
    onSessionEnded: () => {},
    load: library.load,
  })
  realtime.disconnect()
  await vi.advanceTimersByTimeAsync(10)
  expect(library.open).not.toHaveBeenCalled()
})
