import type { ProviderPage, ProviderReview } from '@ginipig/contract/provider/public-page.ts'
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { beforeEach, expect, test } from 'vitest'
import { type Calls, openApp, problem } from '../../../testing/open-app.ts'
import { card } from '../testing/listings.ts'

beforeEach(() => {
  Element.prototype.scrollIntoView = () => undefined // which jsdom has none of
})

const { provider } = card(1)
const idOf = (number: number) => `0190a7c2-0000-7000-8000-0000000003${number}`
const pictureOf = (number: number) => ({
  url: `/photo-${number}`,
  width: 40,
  height: 30,
  srcSet: `/photo-${number} 40w`,
})
const page: ProviderPage = {
  ...provider,
  companyName: 'Studio Nair',
  outwardPostcode: 'M4',
  bio: 'Final-term colourist.',
  memberSince: Date.UTC(2025, 2, 4),
  services: { hair: ['cut', 'colour'] },
  listingCount: 1,
  fullListings: [],
  levels: ['nearly_there'],
  ratings: { professionalism: 4.9, friendliness: 5, reliability: 4.6, results: 4.8 },
  record: { kept: 41, cancelledLate: 1, missed: 0 },
  answerMs: 5_400_000,
  ratingCounts: [26, 4, 1, 0, 0],
  photoReviewCount: 3,
  portfolio: [10, 11, 12].map((number) => ({ id: idOf(number), ...pictureOf(number) })),
}
const review: ProviderReview = {
  id: idOf(20),
  clientName: 'Maya O.',
  at: Date.UTC(2026, 4, 2),
  ...{ professionalism: 5, friendliness: 5, reliability: 5, results: 5 },
  comment: 'It has grown out beautifully.',
  photos: [pictureOf(13), pictureOf(14)],
  answer: null,
  listingTitle: 'Full head of babylights',
}

/** The API of one provider, and what was asked of their reviews. */
function serverOf(more: Calls = {}) {
  const asked: string[] = []
  const calls: Calls = {
    [`GET /providers/${page.id}`]: () => Response.json(page),
    'GET /listings': () => Response.json({ items: [card(1)], nextCursor: null, count: { value: 1, isMore: false } }),
    [`GET /providers/${page.id}/reviews`]: (query) => {
      asked.push(String(query))
      return Response.json({
        items: [{ ...review, id: idOf(20 + asked.length) }],
        nextCursor: asked.length === 1 ? 'next' : null,
      })
    },
    ...more,
  }
  return { calls, asked }
}

const PATH = `/provider-detail/${page.id}`
const heading = () => screen.findByRole('heading', { name: 'Priya Nair', level: 1 })
const part = (name: string) => screen.getByRole('region', { name })

test('a provider is shown with when they are free next, what they have open and what stands for them', async () => {
  const { router } = await openApp(PATH, serverOf().calls)
  await heading()
  for (const words of ['Studio Nair, Manchester M4', 'Identity verified by Stripe', 'from 31 reviews', '2 h', '41'])
    expect(screen.getByText(words)).toBeTruthy()
  const appointments = within(part('Appointments'))
  expect(await appointments.findByRole('link', { name: 'Balayage 1' })).toBeTruthy()
  expect(appointments.getByRole('link', { name: 'All times of Balayage 1' })).toBeTruthy()
  const next = within(screen.getByRole('complementary', { name: 'Next open time' }))
  expect(next.getByText('Balayage 1')).toBeTruthy()
  const about = within(screen.getByRole('complementary', { name: 'About' }))
  expect(about.getByText('March 2025')).toBeTruthy()
  expect(document.title).toBe('Priya Nair | Ginipig')
  const parts = within(screen.getByRole('navigation', { name: 'About Priya Nair' }))
  expect(parts.getByRole('link', { name: /^Appointments/ }).getAttribute('aria-current')).toBe('page')
  fireEvent.click(parts.getByRole('link', { name: /^Reviews/ }))
  await waitFor(() => expect(router.state.location.hash).toBe('reviews'))
  const current = parts.getAllByRole('link').filter((link) => link.hasAttribute('aria-current'))
  expect(current.map(({ textContent }) => textContent)).toEqual(['Reviews31'])
})

test('a kind of treatment that two categories have is named once', async () => {
  const both = { ...page, services: { hair: ['cut', 'men'], beauty: ['men'] } }
  await openApp(PATH, serverOf({ [`GET /providers/${page.id}`]: () => Response.json(both) }).calls)
  await heading()
  expect(screen.getAllByText('Men')).toHaveLength(1)
})

test('who is free online first says when one can come to them, too', async () => {
  const online = { ...card(2), type: 'online' as const, level: 'newbie' as const }
  const items = [online, card(1)]
  const levels = ['newbie', 'nearly_there']
  await openApp(
    PATH,
    serverOf({
      [`GET /providers/${page.id}`]: () => Response.json({ ...page, levels }),
      'GET /listings': () => Response.json({ items, nextCursor: null, count: null }),
    }).calls,
  )
  await heading()
  const next = within(await screen.findByRole('complementary', { name: 'Next open time' }))
  expect(next.getAllByText(/^Balayage/).map(({ textContent }) => textContent)).toEqual(['Balayage 2', 'Balayage 1'])
  expect(next.getByText('In person')).toBeTruthy()
  expect(within(part('Appointments')).getByText('Newbie')).toBeTruthy()
})

test('a card leads to its provider', async () => {
  const { router } = await openApp('/treatment', serverOf().calls)
  fireEvent.click(await screen.findByRole('link', { name: 'Priya Nair' }))
  await heading()
  expect(router.state.location.pathname).toBe(PATH)
})

test('reviews are filtered and sorted by the address, and come page by page', async () => {
  const { calls, asked } = serverOf()
  const { router } = await openApp(`${PATH}?stars=9`, calls)
  await heading()
  expect(await screen.findByText('It has grown out beautifully.')).toBeTruthy()
  expect(screen.getByText('Full head of babylights')).toBeTruthy()
  expect(screen.getByText('Reliability')).toBeTruthy()
  fireEvent.click(screen.getByRole('button', { name: 'Load more reviews' }))
  await waitFor(() => expect(asked).toEqual(['sort=newest', 'sort=newest&cursor=next']))
  const stars = within(screen.getByRole('group', { name: 'Which reviews' }))
  expect(stars.queryByRole('link', { name: /^2 stars/ })).toBeNull()
  fireEvent.click(stars.getByRole('link', { name: '4 stars (4)' }))
  fireEvent.change(screen.getByLabelText('Sort reviews by'), { target: { value: 'lowest' } })
  await waitFor(() => expect(asked).toContain('sort=lowest&stars=4'))
  expect(router.state.location.search).toEqual({ stars: 4, sort: 'lowest' })
  expect(router.state.location.hash).toBe('reviews')
  fireEvent.click(stars.getByRole('link', { name: 'With photos (3)' }))
  await waitFor(() => expect(asked).toContain('sort=lowest&photos=true'))
  expect(router.state.location.search).toEqual({ photos: true, sort: 'lowest' })
})

test('photos are looked through by keyboard, round and round', async () => {
  await openApp(PATH, serverOf().calls)
  await heading()
  fireEvent.click(screen.getByRole('button', { name: 'Work of Priya, 1: open large' }))
  const dialog = await screen.findByRole('dialog', { name: 'Work of Priya, 1 of 3' })
  fireEvent.keyDown(dialog, { key: 'ArrowRight' })
  await screen.findByRole('dialog', { name: 'Work of Priya, 2 of 3' })
  for (const _ of [1, 2]) fireEvent.keyDown(dialog, { key: 'ArrowLeft' })
  await screen.findByRole('dialog', { name: 'Work of Priya, 3 of 3' })
  fireEvent.click(screen.getByRole('button', { name: 'Next photo' }))
  await screen.findByRole('dialog', { name: 'Work of Priya, 1 of 3' })
  fireEvent.keyDown(document.activeElement ?? dialog, { key: 'Escape' })
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
})

test('a review that was edited says when, and of an answer to its older words that it is one', async () => {
  const editedAt = Date.UTC(2026, 4, 5)
  const answered = (id: number, at: number) => ({
    ...{ ...review, id: idOf(id), clientName: `Maya ${id}`, editedAt },
    answer: { text: `Answer ${id}`, at },
  })
  const items = [answered(21, editedAt - 1), answered(22, editedAt + 1), { ...review, editedAt: null }]
  const { calls } = serverOf({
    [`GET /providers/${page.id}/reviews`]: () => Response.json({ items, nextCursor: null }),
  })
  await openApp(PATH, calls)
  await screen.findByText('Answer 21')
  expect(screen.getAllByText(/^Edited /).map((one) => one.textContent)).toEqual([
    'Edited 05-05-2026',
    'Edited 05-05-2026',
  ])
  const older = screen.getByText('Answered before the review was edited.')
  expect(older.parentElement?.textContent).toContain('Answer 21')
})

test('the photos beside a review open large, one after another', async () => {
  await openApp(PATH, serverOf().calls)
  await heading()
  fireEvent.click(await screen.findByRole('button', { name: 'Photo of the result, by Maya O., 2: open large' }))
  const dialog = await screen.findByRole('dialog', { name: 'Photo of the result, by Maya O., 2 of 2' })
  within(dialog).getByRole('img', { name: 'Photo of the result, by Maya O., 2' })
  fireEvent.click(within(dialog).getByRole('button', { name: 'Next photo' }))
  await screen.findByRole('dialog', { name: 'Photo of the result, by Maya O., 1 of 2' })
})

test('of much work five photos stand there until all are asked for', async () => {
  const portfolio = Array.from({ length: 7 }, (_, index) => ({ id: idOf(10 + index), ...pictureOf(10 + index) }))
  const { router } = await openApp(
    PATH,
    serverOf({ [`GET /providers/${page.id}`]: () => Response.json({ ...page, portfolio }) }).calls,
  )
  await heading()
  const photos = () => within(part('Portfolio')).getAllByRole('button')
  expect(photos()).toHaveLength(5)
  fireEvent.click(screen.getByRole('link', { name: 'All 7' }))
  await waitFor(() => expect(photos()).toHaveLength(7))
  expect(router.state.location.search).toEqual({ work: 'all' })
})

test('who has nothing yet says so, shows what can be waited for, and no empty part', async () => {
  const bare = {
    ...page,
    companyName: '',
    ...{ rating: null, reviewCount: 0, ratings: null, ratingCounts: [0, 0, 0, 0, 0], record: null, answerMs: null },
    ...{ listingCount: 0, levels: [], portfolio: [], services: null },
    fullListings: [card(2, { nextSlotAt: null, placesLeft: 0 })],
  }
  const { calls } = serverOf({
    [`GET /providers/${page.id}`]: () => Response.json(bare),
    'GET /listings': () => Response.json({ items: [], nextCursor: null, count: { value: 0, isMore: false } }),
  })
  await openApp(PATH, calls)
  await screen.findByText('Nothing open now')
  const full = within(part('No times left'))
  expect(full.getByRole('link', { name: 'Join the waitlist for Balayage 2' })).toBeTruthy()
  expect(screen.queryByRole('region', { name: 'Portfolio' })).toBeNull()
  expect(screen.queryByRole('complementary', { name: 'Next open time' })).toBeNull()
  expect(within(part('Reviews')).getByText('New, no reviews yet')).toBeTruthy()
  const about = within(part('About Priya'))
  expect(about.getByText('The address comes with an accepted booking.')).toBeTruthy()
  expect(about.queryByText('Company')).toBeNull()
})

test.for([
  ['who has left', page.id],
  ['no id at all', 'priya'],
])('%s is a page that says so', async ([_what, id]) => {
  await openApp(`/provider-detail/${id}`, { [`GET /providers/${id}`]: () => problem('provider_not_found', 404) })
  await screen.findByText(/There is no such provider/)
})
