import type { Favourites } from '@ginipig/contract/favourite/favourite.ts'
import { DAY_MS } from '@ginipig/domain/time'
import { fireEvent, screen, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { type Calls, openApp, person, problem } from '../../../testing/open-app.ts'
import { card, counts } from '../testing/listings.ts'

const [one, two] = [card(1), card(2, { nextSlotAt: null, placesLeft: 0 })]
const client = { signedInAs: person('user') }

/** The server of one client: what is saved is there, and what was asked of it. */
function serverOf(saved: Favourites = { listingIds: [], providerIds: [] }, more: Calls = {}) {
  let kept = saved
  const sent: string[] = []
  const answer = (words: string, next: Favourites) => () => {
    sent.push(words)
    kept = next
    return Response.json(kept)
  }
  const calls: Calls = {
    'GET /listing-counts': () => Response.json(counts),
    'GET /listings': () => Response.json({ items: [one], nextCursor: null, count: { value: 1, isMore: false } }),
    'GET /favourites': () => Response.json(kept),
    'GET /favourites/listings': () =>
      Response.json({
        items: [
          { ...one, newTimesAt: Date.now() - DAY_MS },
          { ...two, newTimesAt: null },
        ],
        nextCursor: null,
      }),
    'GET /favourites/providers': () =>
      Response.json({ items: [{ ...one.provider, outwardPostcode: 'M4', listingCount: 2 }], nextCursor: null }),
    [`PUT /favourites/listings/${one.id}`]: answer('put', { listingIds: [one.id], providerIds: [] }),
    [`DELETE /favourites/listings/${one.id}`]: answer('delete', { listingIds: [], providerIds: [] }),
    ...more,
  }
  return { calls, sent }
}

const heart = () => screen.findByRole('button', { name: 'Save Balayage 1' })
const isPressed = async () => (await heart()).getAttribute('aria-pressed') === 'true'

test('a heart changes at once, and a list of favourites keeps what was taken away until one leaves', async () => {
  const { calls, sent } = serverOf({ listingIds: [one.id, two.id], providerIds: [] })
  await openApp('/my-favourites', calls, client)
  await waitFor(async () => expect(await isPressed()).toBe(true))
  expect(screen.getByText('No availability')).toBeTruthy()
  expect(screen.getAllByText(/^New times since/)).toHaveLength(1)
  expect(screen.getByRole('link', { name: 'See availability of Balayage 1' })).toBeTruthy()
  fireEvent.click(await heart())
  await waitFor(async () => expect(await isPressed()).toBe(false))
  await waitFor(() => expect(sent).toEqual(['delete']))
  fireEvent.click(await heart())
  await waitFor(async () => expect(await isPressed()).toBe(true))
  await waitFor(() => expect(sent).toEqual(['delete', 'put']))
})

test('a full treatment offers its waitlist, and to who is on it the way to their place; a closed one says that it is', async () => {
  const closed = card(3, { nextSlotAt: null, placesLeft: 0, isClosed: true })
  const items = [two, closed].map((listing) => ({ ...listing, newTimesAt: null }))
  const wait = { listing: two, day: null, place: 1, of: 2, endsAt: Date.now() + DAY_MS, held: null }
  const { calls } = serverOf(undefined, {
    'GET /favourites/listings': () => Response.json({ items, nextCursor: null }),
    'GET /waitlist': () => Response.json({ items: [wait] }),
  })
  await openApp('/my-favourites', calls, client)
  const mine = await screen.findByRole('link', { name: 'You’re on the waitlist for Balayage 2' })
  expect(mine.getAttribute('href')).toBe(`/treatment-availability/${two.id}`)
  expect(screen.getByRole('link', { name: 'Join the waitlist for Balayage 3' })).toBeTruthy()
  expect(
    [screen.getAllByText('No availability'), screen.getAllByText('Closed for now')].map((all) => all.length),
  ).toEqual([1, 1])
})

test('what the server says of an earlier press, or of another heart, moves none', async () => {
  const [first, second] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()]
  const none = { listingIds: [], providerIds: [] }
  const { calls } = serverOf(undefined, {
    'GET /listings': () => Response.json({ items: [one, two], nextCursor: null, count: { value: 2, isMore: false } }),
    [`PUT /favourites/listings/${one.id}`]: () =>
      first.promise.then(() => Response.json({ ...none, listingIds: [one.id] })),
    [`DELETE /favourites/listings/${one.id}`]: () => second.promise.then(() => Response.json(none)),
    [`PUT /favourites/listings/${two.id}`]: () => Response.json({ ...none, listingIds: [two.id] }),
  })
  const { services } = await openApp('/treatment', calls, client)
  const isBusy = () => services.queryClient.isMutating()
  const other = screen.findByRole('button', { name: 'Save Balayage 2' })
  await screen.findByRole('button', { name: /’s account$/ })
  fireEvent.click(await heart())
  fireEvent.click(await other)
  await waitFor(() => expect(isBusy()).toBe(1))
  expect(await isPressed()).toBe(true)
  fireEvent.click(await heart())
  await waitFor(async () => expect(await isPressed()).toBe(false))
  first.resolve()
  await waitFor(() => expect(isBusy()).toBe(1))
  expect(await isPressed()).toBe(false)
  second.resolve()
  await waitFor(() => expect(isBusy()).toBe(0))
  expect([await isPressed(), (await other).getAttribute('aria-pressed')]).toEqual([false, 'true'])
})

test('a heart whose answer was lost shows what the server has, and only what isn’t there is called a failure', async () => {
  const lost = () => Promise.reject(new TypeError('Failed to fetch'))
  const kept = { listingIds: [one.id], providerIds: [] }
  let isThere = false
  const { calls } = serverOf(undefined, {
    'GET /favourites': () => Response.json(isThere ? kept : { listingIds: [], providerIds: [] }),
    [`PUT /favourites/listings/${one.id}`]: () => {
      isThere = true
      return lost()
    },
    [`DELETE /favourites/listings/${one.id}`]: lost,
  })
  const { services } = await openApp('/treatment', calls, client)
  await screen.findByRole('button', { name: /’s account$/ })
  fireEvent.click(await heart())
  await waitFor(() => expect(services.queryClient.isMutating()).toBe(0))
  expect(await isPressed()).toBe(true)
  expect(screen.queryByText(/^Ginipig couldn’t be reached/)).toBeNull()
  fireEvent.click(await heart())
  await screen.findByText(/^Ginipig couldn’t be reached/)
  expect(await isPressed()).toBe(true)
})

test('where the server says no, the heart goes back and says why', async () => {
  const { calls } = serverOf(undefined, {
    [`PUT /favourites/listings/${one.id}`]: () => problem('favourites_full', 409),
  })
  await openApp('/treatment', calls, client)
  const button = await heart()
  await screen.findByRole('button', { name: /’s account$/ })
  fireEvent.click(button)
  await screen.findByText(/You have saved as many as there is room for/)
  expect(await isPressed()).toBe(false)
})

test('a visitor is asked to log in, comes back to where they were, and it is saved', async () => {
  const { calls, sent } = serverOf()
  const { router } = await openApp('/treatment?q=balayage', calls)
  fireEvent.click(await heart())
  await screen.findByText('Log in, and it’s saved.')
  fireEvent.change(await screen.findByLabelText('Email'), { target: { value: 'hannah@example.test' } })
  fireEvent.change(screen.getByLabelText('Password'), { target: { value: 'Ginipig-2026' } })
  fireEvent.click(screen.getByRole('button', { name: 'Log in' }))
  await screen.findByText('Saved to your favourites')
  expect(screen.queryByText('Log in, and it’s saved.')).toBeNull()
  await waitFor(() => expect(router.state.location.href).toBe('/treatment?q=balayage'))
  await waitFor(async () => expect(await isPressed()).toBe(true))
  expect(sent).toEqual(['put'])
})

test('people are listed with what they have open', async () => {
  await openApp('/my-favourites?tab=people', serverOf().calls, client)
  const name = await screen.findByRole('link', { name: 'Priya Nair' })
  expect(name.getAttribute('href')).toBe(`/provider-detail/${one.provider.id}`)
  expect(screen.getByText(/2 appointments open/)).toBeTruthy()
  expect(screen.getByRole('button', { name: 'Save Priya Nair' })).toBeTruthy()
})

test('who has saved nothing reads how one would', async () => {
  const { calls } = serverOf(undefined, {
    'GET /favourites/listings': () => Response.json({ items: [], nextCursor: null }),
  })
  await openApp('/my-favourites', calls, client)
  await screen.findByText('Nothing saved yet')
})

test('a provider has no favourites, and is offered none', async () => {
  await openApp('/treatment', serverOf().calls, { signedInAs: person('provider') })
  await screen.findByRole('link', { name: 'Balayage 1' })
  expect(screen.queryByRole('button', { name: /^Save / })).toBeNull()
})
