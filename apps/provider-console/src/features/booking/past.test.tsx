import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { requestOf, rowOf } from '../../testing/bookings.ts'
import { type Calls, openApp, person, problem } from '../../testing/open-app.ts'

const now = Date.UTC(2026, 10, 20, 12)
const past = (number: number, firstName: string) => rowOf({ ...requestOf(number, firstName), status: 'declined' })
const rows = [past(1, 'Rosie'), past(2, 'Dana')]

/** The past of a provider; the fake API looks for first names alone. */
async function openPast(path: string) {
  const ask = vi.fn((asked: unknown) => {
    const search = asked as URLSearchParams // a list is asked by its query
    const q = search.get('q')
    const items = rows.filter(({ client }) => q === null || client.firstName === q)
    const found = search.has('month') ? { count: items.length, earned: 9_180 } : null
    const counts = { requests: 0, upcoming: 0, past: 2, action: 0 }
    return Response.json({ items, nextCursor: null, now, found, counts, toSettle: 0, owes: 0 })
  })
  const calls: Calls = { 'GET /provider/bookings': ask }
  for (const one of [requestOf(1, 'Rosie'), requestOf(2, 'Dana')]) {
    calls[`GET /provider/bookings/${one.id}`] = () => Response.json({ ...one, status: 'declined' })
  }
  return { ask, ...(await openApp(path, calls, { signedInAs: person('provider') })) }
}

test('the past is searched by name, and the address keeps what was asked', async () => {
  await openPast('/provider/my-bookings?tab=past')
  await screen.findByRole('heading', { level: 3, name: 'Rosie Osei' })
  fireEvent.change(screen.getByRole('searchbox', { name: 'Search past bookings' }), { target: { value: 'Dana' } })
  await waitFor(() => expect(screen.queryByRole('heading', { level: 3, name: 'Rosie Osei' })).toBeNull())
  screen.getByRole('heading', { level: 3, name: 'Dana Osei' })
  expect(screen.getByRole('searchbox', { name: 'Search past bookings' })).toHaveProperty('value', 'Dana')
  fireEvent.change(screen.getByRole('searchbox', { name: 'Search past bookings' }), { target: { value: 'Nobody' } })
  await screen.findByText('No Data Found!')
})

test('the way back from a booking leads to the list it was opened from', async () => {
  const { router } = await openPast('/provider/my-bookings?tab=past&q=Dana')
  fireEvent.click(await screen.findByRole('link', { name: 'Dana Osei' }))
  await screen.findByRole('heading', { level: 1, name: 'Balayage and gloss' })
  const main = within(screen.getByRole('main'))
  fireEvent.click(main.getByRole('link', { name: 'Bookings' }))
  await waitFor(() => expect(router.state.location.search).toEqual({ tab: 'past', q: 'Dana' }))
})

test('the way back from a booking that was opened elsewhere leads to its tab', async () => {
  const { router } = await openPast(`/provider/booking-details/${rows[0]?.id}`)
  const main = within(await screen.findByRole('main'))
  fireEvent.click(await main.findByRole('link', { name: 'Bookings' }))
  await waitFor(() => expect(router.state.location.search).toEqual({ tab: 'past' }))
})

test('a month says how many and what they earned', async () => {
  await openPast('/provider/my-bookings?tab=past&month=2026-11')
  await screen.findByText('2 bookings, £91.80 earned')
})

/** The past with one booking in it. */
function openOnly(row: object) {
  const list = () =>
    Response.json({
      ...{ items: [row], nextCursor: null, now, found: null, toSettle: 0, owes: 0 },
      counts: { requests: 0, upcoming: 0, past: 1, action: 0 },
    })
  return openApp(
    '/provider/my-bookings?tab=past',
    { 'GET /provider/bookings': list },
    { signedInAs: person('provider') },
  )
}

test.for([
  { what: 'nothing', outcome: { earned: 0, fee: 0 }, money: [] },
  { what: 'a fee', outcome: { earned: 0, fee: 500 }, money: ['−£5.00'] },
  { what: 'a part of it', outcome: { earned: 2_700, fee: 0 }, money: ['£54.00', '£27.00'] },
])('a price that came to $what says no more than that', async ({ outcome, money }) => {
  const row = { ...past(1, 'Rosie'), outcome: { ...outcome, takenBack: 0 } }
  await openOnly(row)
  const shown =
    (await screen.findByRole('heading', { level: 3, name: 'Rosie Osei' })).closest('article')?.textContent ?? ''
  expect(shown).toContain('Balayage and gloss')
  expect(shown.match(/[−]?£[\d.]+/gu) ?? []).toEqual(money)
})

test('of a no-show whose money waits nothing was earned yet', async () => {
  const waiting = { for: 'contested', since: now, until: null } as const
  const row = {
    ...past(1, 'Rosie'),
    status: 'no_show',
    outcome: { earned: 2_700, fee: 0, takenBack: 0 },
    waiting,
  } as const
  await openOnly(row)
  await screen.findByText('£27.00 yours if it stands')
})

test('more of the past are gone on with at the first of them', async () => {
  const page = (items: typeof rows, nextCursor: string | null) =>
    Response.json({
      ...{ items, nextCursor, now, found: null, toSettle: 0, owes: 0 },
      counts: { requests: 0, upcoming: 0, past: 2, action: 0 },
    })
  const list = (asked: unknown) =>
    (asked as URLSearchParams).has('cursor') ? page(rows.slice(1), null) : page(rows.slice(0, 1), 'more')
  await openApp(
    '/provider/my-bookings?tab=past',
    { 'GET /provider/bookings': list },
    { signedInAs: person('provider') },
  )
  fireEvent.click(await screen.findByRole('button', { name: 'Show more' }))
  const dana = await screen.findByRole('link', { name: 'Dana Osei' })
  await waitFor(() => expect(document.activeElement).toBe(dana))
})

test('more that doesn’t come is said at the button, which asks again', async () => {
  const more = vi.fn(() => problem('not_found', 404))
  const list = (asked: unknown) =>
    (asked as URLSearchParams).has('cursor') // a list is asked by its query
      ? more()
      : Response.json({
          ...{ items: rows, nextCursor: 'more', now, found: null, toSettle: 0, owes: 0 },
          counts: { requests: 0, upcoming: 0, past: 3, action: 0 },
        })
  await openApp(
    '/provider/my-bookings?tab=past',
    { 'GET /provider/bookings': list },
    { signedInAs: person('provider') },
  )
  const button = await screen.findByRole('button', { name: 'Show more' })
  fireEvent.click(button)
  await screen.findByRole('alert')
  fireEvent.click(button)
  await waitFor(() => expect(more).toHaveBeenCalledTimes(2))
})

test('where there is no past yet there is nothing to search', async () => {
  const answer = { items: [], nextCursor: null, now, found: null, toSettle: 0, owes: 0 }
  const counts = { requests: 0, upcoming: 0, past: 0, action: 0 }
  const calls = { 'GET /provider/bookings': () => Response.json({ ...answer, counts }) }
  await openApp('/provider/my-bookings?tab=past', calls, { signedInAs: person('provider') })
  await screen.findByRole('heading', { level: 2 })
  expect(screen.queryByRole('searchbox')).toBeNull()
})

test('other tabs are not looked through', async () => {
  const { ask } = await openPast('/provider/my-bookings?tab=upcoming&month=2026-11&q=Dana')
  await waitFor(() => expect(ask).toHaveBeenCalled())
  expect(screen.queryByRole('searchbox')).toBeNull()
  for (const [asked] of ask.mock.calls) expect((asked as URLSearchParams).has('q')).toBe(false)
})
