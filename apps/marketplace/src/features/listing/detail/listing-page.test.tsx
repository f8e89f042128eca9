import { DAY_MS, MINUTE_MS } from '@ginipig/domain/time'
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { openApp, problem } from '../../../testing/open-app.ts'
import { card, detail } from '../testing/listings.ts'

const open = (listing: ReturnType<typeof detail>) =>
  openApp(`/category-detail/${listing.id}`, { [`GET /listings/${listing.id}`]: () => Response.json(listing) })

test('a listing shows reason, must-haves and what its end costs', async () => {
  await open({ ...detail(1), answerMs: 5_400_000 })
  await screen.findByRole('heading', { name: 'Balayage 1', level: 1 })
  for (const text of [
    '“I need six people for my portfolio.”',
    '2 photos',
    'Patch test, at least 48 hours before',
    'Identity verified by Stripe',
    'Insured',
    'On their own', // answered, not left out
    /accept\. Without a yes, nothing is taken from your card\. Usually answers within 2 hours\./,
    'The address comes with your accepted booking.',
    'Provider’s usual price (RRP): £120.00. They have charged it for 6 months or more.',
    'Priya declines, or doesn’t reply in 8 hours',
    'The deposit of £8.10 is kept. Whatever you paid beyond it comes back.',
    '£35.10 of £54.00 is kept: the deposit and 50% of the price.',
  ]) {
    expect(screen.getAllByText(text).length).toBeGreaterThan(0)
  }
  expect(document.title).toBe('Balayage 1 | Ginipig')
})

test('on a phone the deposit stands beside the price, where there is one', async () => {
  const startsAt = Date.now() + 9 * DAY_MS
  const slot = { startsAt, endsAt: startsAt + 150 * MINUTE_MS, date: '2099-05-14', fromTime: '10:00', toTime: '12:30' }
  await open(
    detail(1, { nextSlots: [{ ...slot, id: card(3).id, capacity: 1, availability: 1, isBeingBooked: false }] }),
  )
  const dock = within(await screen.findByRole('region', { name: 'Price and times' }))
  dock.getByText('55% off, £8.10 deposit')
})

test('its photos come in the width that fits, and open large, the next by the keyboard', async () => {
  const photo = (name: string) => ({
    ...{ url: `/${name}-640.webp`, width: 1_280, height: 960 },
    srcSet: `/${name}-320.webp 320w, /${name}-640.webp 640w`,
  })
  const images = [photo('a'), photo('b')]
  await open(detail(1, { image: images[0] ?? null, images }))
  const gallery = within(await screen.findByRole('region', { name: 'Pictures of Balayage 1' }))
  const first = gallery.getByAltText('Balayage 1, picture 1')
  expect(first.getAttribute('srcset')).toBe('/a-320.webp 320w, /a-640.webp 640w')
  fireEvent.click(gallery.getByRole('button', { name: 'Balayage 1, picture 1: open large' }))
  const large = within(await screen.findByRole('dialog', { name: 'Balayage 1, picture 1 of 2' }))
  fireEvent.keyDown(document.body, { key: 'ArrowRight' })
  expect((await large.findByAltText('Balayage 1, picture 2')).getAttribute('src')).toBe('/b-640.webp')
})

test('without slots there is no way to the calendar, also where more clients are wanted', async () => {
  await open(detail(1, { nextSlotAt: null, placesLeft: 3 }))
  await screen.findByRole('heading', { name: 'Balayage 1', level: 1 })
  expect(screen.getAllByText('No availability').length).toBeGreaterThan(0)
  expect(screen.queryByRole('link', { name: 'See availability' })).toBeNull()
})

test('a closed listing says that nothing of it can be booked, and shows others like it', async () => {
  const { id } = detail(1)
  await openApp(`/category-detail/${id}`, {
    [`GET /listings/${id}`]: () => Response.json(detail(1, { nextSlotAt: null, placesLeft: 0, isClosed: true })),
    [`GET /listings/${id}/like`]: () => Response.json({ items: [card(2)] }),
  })
  await screen.findByText('Like it, and open now')
  await screen.findByText('Balayage 2')
  expect(
    screen.getAllByText('Closed for now: Priya isn’t taking bookings for this at the moment.').length,
  ).toBeGreaterThan(0)
  expect(screen.queryByText('No availability')).toBeNull()
})

test.for([
  ['no id at all', 'balayage'],
  ['an id of nothing', '0190a7c2-0000-7000-8000-0000000000ff'],
])('%s leads to the treatments, with a word', async ([_what, id]) => {
  const { router } = await openApp(`/category-detail/${id}`, {
    [`GET /listings/${id}`]: () => problem('listing_not_found', 404),
  })
  await screen.findByText('No treatment available')
  await waitFor(() => expect(router.state.location.pathname).toBe('/treatment'))
})

test('one that was taken away says so, and what is like it', async () => {
  const { id } = detail(1)
  await openApp(`/category-detail/${id}`, {
    [`GET /listings/${id}`]: () => problem('listing_gone', 410),
    [`GET /listings/${id}/like`]: () => Response.json({ items: [card(2)] }),
  })
  expect((await screen.findByText('This treatment is no longer offered')).tagName).toBe('H1')
  await screen.findByText('Like it, and open now')
  expect(screen.getByText('Find a treatment').closest('a')?.getAttribute('href')).toBe('/treatment')
})

test('the link is copied where the device can’t share', async () => {
  const writeText = vi.fn(async () => {})
  Object.defineProperty(navigator, 'clipboard', { value: { writeText }, configurable: true })
  const { id } = detail(1)
  // How somebody came here is theirs.
  await openApp(`/category-detail/${id}?from=mail`, { [`GET /listings/${id}`]: () => Response.json(detail(1)) })
  fireEvent.click(await screen.findByRole('button', { name: 'Share' }))
  await screen.findByText('Link copied')
  expect(writeText).toHaveBeenCalledWith(`${location.origin}/category-detail/${id}`)
})
