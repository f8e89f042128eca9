import { expect, test } from 'vitest'
import { HOUR_MS } from '#time/durations.ts'
import { type BookingStatus, bookingStatuses } from './status.ts'
import { busyTab, type ClientTab, clientTab, type ProviderTab, providerTab } from './tab.ts'

const startsAt = Date.parse('2027-05-14T09:30:00Z')

type Place<Tab> = Tab | undefined
/** Tabs before the start and from the start on. */
type Row = {
  client: readonly [Place<ClientTab>, Place<ClientTab>]
  provider: readonly [Place<ProviderTab>, Place<ProviderTab>]
}

const past: Row = { client: ['past', 'past'], provider: ['past', 'past'] }

const tabs: Record<BookingStatus, Row> = {
  pending_payment: { client: [undefined, undefined], provider: [undefined, undefined] },
  requested: { client: ['requested', 'requested'], provider: ['requests', 'requests'] },
  accepting: { client: ['requested', 'requested'], provider: ['upcoming', 'upcoming'] },
  confirmed: { client: ['upcoming', 'past'], provider: ['upcoming', 'action'] },
  completed: { client: ['past', 'past'], provider: ['action', 'action'] },
  payment_failed: { client: ['past', 'past'], provider: [undefined, undefined] },
  released: past,
  declined: past,
  expired: past,
  withdrawn: past,
  cancelled_by_client: past,
  cancelled_by_provider: past,
  cancelled_by_platform: past,
  cancelled_unpaid: past,
  no_show: past,
}

test.for(bookingStatuses)('tabs of a %s booking, before its start and from then on', (status) => {
  const places = [startsAt - 1, startsAt].map((now) => ({
    client: clientTab({ status, startsAt, wasRequested: true }, now),
    provider: providerTab({ status, startsAt }, now),
  }))
  expect(places.map(({ client }) => client)).toEqual(tabs[status].client)
  expect(places.map(({ provider }) => provider)).toEqual(tabs[status].provider)
})

test('a confirmed booking is upcoming until the very start', () => {
  const places = [-HOUR_MS, -1, 0, HOUR_MS].map((at) =>
    clientTab({ status: 'confirmed', startsAt, wasRequested: true }, startsAt + at),
  )
  expect(places).toEqual(['upcoming', 'upcoming', 'past', 'past'])
})

test('a no-show stays among what is to do until its share goes out', () => {
  const place = (isContestable: boolean) => providerTab({ status: 'no_show', startsAt, isContestable }, startsAt)
  expect([place(true), place(false)]).toEqual(['action', 'past'])
  expect(providerTab({ status: 'declined', startsAt, isContestable: true }, startsAt)).toBe('past')
})

test('a hold that was given back never was a booking', () => {
  expect(clientTab({ status: 'payment_failed', startsAt, wasRequested: false }, startsAt)).toBeUndefined()
})

test('what keeps an account from being deleted is in the first of these tabs that holds something', () => {
  expect(busyTab('client', { requested: 1, upcoming: 2, past: 3 })).toBe('requested')
  expect(busyTab('client', { requested: 0, upcoming: 2, past: 3 })).toBe('upcoming')
  // Under way: its start is past.
  expect(busyTab('client', { requested: 0, upcoming: 0, past: 3 })).toBe('past')
  expect(busyTab('provider', { requests: 0, upcoming: 2, past: 3, action: 1 })).toBe('upcoming')
  expect(busyTab('provider', { requests: 0, upcoming: 0, past: 3, action: 1 })).toBe('action')
  // A hold that isn't asked for yet is in none.
  expect(busyTab('provider', { requests: 0, upcoming: 0, past: 3, action: 0 })).toBeUndefined()
})
