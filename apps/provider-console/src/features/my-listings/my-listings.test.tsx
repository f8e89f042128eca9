import { beginAt } from '@ginipig/app/testing/clock.ts'
import { sentKeys } from '@ginipig/app/testing/sent-keys.ts'
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { describe, expect, test } from 'vitest'
import { emptyDraft, listingId, listingsApi, myListing, oneOfEach } from '../../testing/listings.ts'
import { openApp, person, problem } from '../../testing/open-app.ts'

const provider = { signedInAs: person('provider') }
const PATH = '/provider/my-listings'

const rowOf = async (title: string) =>
  within((await screen.findByRole('link', { name: title })).closest('tr') as HTMLElement) // a listing is a row

/** The menu of a row: a key opens it, as jsdom has no pointers. */
async function pick(title: string, entry: string): Promise<void> {
  const button = (await rowOf(title)).getByRole('button', { name: `More for ${title}` })
  button.focus()
  fireEvent.keyDown(button, { key: 'Enter' })
  fireEvent.click(await screen.findByRole('menuitem', { name: entry }))
}

describe('in November', () => {
  beginAt('2026-11-21T09:00:00Z')

  test('each listing says how it stands and what it asks for', async () => {
    await openApp(PATH, listingsApi(oneOfEach()).calls, provider)
    const live = await rowOf('Balayage and gloss, mid-length hair')
    for (const words of [
      'Live',
      '£54.00',
      '55% off',
      '2 of 6',
      '4 places left',
      '48 views',
      '5 favourites',
      'Thu 26 Nov',
      'Portfolio, you approve',
    ])
      expect(live.getByText(words)).toBeTruthy()
    const draft = await rowOf('Root tint and gloss')
    expect(draft.getByRole('link', { name: 'Finish Root tint and gloss' }).getAttribute('href')).toBe(
      `/provider/appointment?draft=${listingId(2)}`,
    )
    expect(draft.getByText('Saved', { exact: false })).toBeTruthy()
    for (const words of ['Not listed', '0 views', '–']) expect(draft.queryByText(words)).toBeNull()
    const dateless = await rowOf('One-length cut, thick hair')
    expect(dateless.getByRole('link', { name: 'Add dates to One-length cut, thick hair' }).getAttribute('href')).toBe(
      `/provider/edit-appointment/${listingId(3)}?step=times`,
    )
    expect((await rowOf('Full head of babylights')).getByText('Changes not listed yet')).toBeTruthy()
    expect(live.getByRole('link', { name: 'Edit Balayage and gloss, mid-length hair' })).toBeTruthy()
    expect(screen.getByText(/20 places booked so far this month\./)).toBeTruthy()
    expect(screen.queryByText('Blow dry and bend')).toBeNull()
  })
})

test('the address says what the list is narrowed to', async () => {
  const { calls, asked } = listingsApi(oneOfEach())
  const { router } = await openApp(PATH, calls, provider)
  fireEvent.click(await screen.findByRole('button', { name: 'Needs dates 1' }))
  await waitFor(() => expect(router.state.location.search).toEqual({ state: 'no_dates' }))
  await waitFor(() => expect(screen.getAllByRole('row')).toHaveLength(2))
  fireEvent.change(screen.getByLabelText('Category'), { target: { value: 'beauty' } })
  await screen.findByText('Nothing fits')
  const showAll = screen.getByRole('button', { name: 'Show all' })
  showAll.focus()
  fireEvent.click(showAll)
  await waitFor(() => expect(router.state.location.search).toEqual({}))
  const list = await screen.findByRole('region', { name: 'Your listings' })
  await waitFor(() => expect(document.activeElement).toBe(list))
  fireEvent.change(await screen.findByLabelText('Search listings'), { target: { value: 'gloss' } })
  await waitFor(() => expect(router.state.location.search).toEqual({ q: 'gloss' }))
  await waitFor(() => expect(screen.getAllByRole('row')).toHaveLength(3))
  expect(asked).toContain('tab=active&q=gloss')
  fireEvent.click(screen.getByRole('link', { name: /Past/ }))
  await rowOf('Blow dry and bend')
  expect(screen.queryByRole('button', { name: /Needs dates/ })).toBeNull()
})

test('closing can be undone, and says so where the row was', async () => {
  const { calls, done } = listingsApi(oneOfEach())
  await openApp(PATH, calls, provider)
  await pick('Balayage and gloss, mid-length hair', 'Close')
  const note = await screen.findByText('“Balayage and gloss, mid-length hair” is closed: it takes no new bookings.')
  await waitFor(() => expect(screen.queryByRole('link', { name: 'Balayage and gloss, mid-length hair' })).toBeNull())
  expect(document.activeElement).toBe(note.closest('[role=status]'))
  const undo = screen.getByRole('button', { name: 'Undo' })
  undo.focus()
  fireEvent.click(undo)
  await rowOf('Balayage and gloss, mid-length hair')
  await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('region', { name: 'Your listings' })))
  expect(done.map((one) => one.split(' ')[0])).toEqual(['closed', 'listed'])
})

test('opened again without dates to come, it says that nobody can book it, and leads to them', async () => {
  const { calls } = listingsApi(oneOfEach())
  const undated = myListing(5, { title: 'Blow dry and bend', state: 'no_dates', nextSlotAt: null })
  calls[`POST /provider/listings/${listingId(5)}/reopen`] = () => Response.json(undated)
  await openApp(`${PATH}?tab=past`, calls, provider)
  await pick('Blow dry and bend', 'Reopen')
  await screen.findByText(/“Blow dry and bend” is open again, but has no dates to come/)
  expect(screen.getByRole('link', { name: 'Add dates' }).getAttribute('href')).toBe(
    `/provider/edit-appointment/${listingId(5)}?step=times`,
  )
})

test('a refused change says why', async () => {
  const { calls } = listingsApi(oneOfEach())
  calls[`POST /provider/listings/${listingId(5)}/reopen`] = () => problem('earnings_account_missing', 409)
  await openApp(`${PATH}?tab=past`, calls, provider)
  await pick('Blow dry and bend', 'Reopen')
  await screen.findByText(/earnings account/i, { selector: '[data-tone=danger] *' })
})

test('another one like it begins with all but its dates', async () => {
  const { calls } = listingsApi(oneOfEach())
  let from: unknown
  calls['POST /provider/drafts'] = (body) => {
    from = body
    return Response.json(emptyDraft(9))
  }
  const { router } = await openApp(PATH, calls, provider)
  await pick('Full head of babylights', 'Duplicate')
  await waitFor(() => expect(from).toEqual({ from: listingId(4) }))
  await waitFor(() => expect(router.state.location.href).toBe(`/provider/appointment?draft=${listingId(9)}`))
  expect(from).toEqual({ from: listingId(4) })
})

test.each([
  ['the list', PATH, async () => pick('Full head of babylights', 'Duplicate')],
  [
    'the page of what was listed',
    `/provider/appointment-listed/${listingId(4)}`,
    async () => fireEvent.click(await screen.findByRole('button', { name: 'Duplicate for another treatment' })),
  ],
])('a copy from %s whose answer was lost is asked for again with the same key', async (_, path, duplicate) => {
  const { calls } = listingsApi(oneOfEach())
  calls[`GET /provider/listings/${listingId(4)}`] = () => Response.json(myListing(4))
  let tries = 0
  calls['POST /provider/drafts'] = () => {
    tries += 1
    return tries === 1 ? problem('unavailable', 503) : Response.json(emptyDraft(9))
  }
  const { router, services } = await openApp(path, calls, provider)
  const keys = sentKeys(services)
  await duplicate()
  await screen.findByText(/try again/i, { selector: '[data-tone=danger] *' })
  await duplicate()
  await waitFor(() => expect(router.state.location.pathname).toBe('/provider/appointment'))
  expect(screen.queryByText(/try again/i), 'what failed has been done').toBeNull()
  expect(keys).toEqual([expect.stringMatching(/^[\w-]{16,}$/), keys[0]])
})

test('deleting asks first, and what is booked stays', async () => {
  const { calls, done } = listingsApi(oneOfEach())
  await openApp(PATH, calls, provider)
  await pick('Balayage and gloss, mid-length hair', 'Delete')
  const refused = within(await screen.findByRole('alertdialog', { name: /can’t be deleted yet/ }))
  expect(refused.queryByRole('button', { name: 'Delete' })).toBeNull()
  fireEvent.click(refused.getByRole('button', { name: 'Back' }))
  await pick('Root tint and gloss', 'Delete')
  fireEvent.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Delete' }))
  await waitFor(() => expect(screen.queryByRole('link', { name: 'Root tint and gloss' })).toBeNull())
  expect(done).toEqual(['deleted Root tint and gloss'])
  await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('region', { name: 'Your listings' })))
})

test('a deletion that failed isn’t told again when the question is asked again', async () => {
  const { calls } = listingsApi(oneOfEach())
  calls[`DELETE /provider/listings/${listingId(3)}`] = () => problem('unavailable', 503)
  await openApp(PATH, calls, provider)
  await pick('One-length cut, thick hair', 'Delete')
  const question = async () => within(await screen.findByRole('alertdialog', { name: /^Delete/ }))
  const dialog = await question()
  fireEvent.click(dialog.getByRole('button', { name: 'Delete' }))
  await dialog.findByRole('alert')
  fireEvent.click(dialog.getByRole('button', { name: 'Keep it' }))
  await pick('One-length cut, thick hair', 'Delete')
  expect((await question()).queryByRole('alert')).toBeNull()
})

test('what was booked since the list was read is told, with closing as the way', async () => {
  const { calls, done } = listingsApi([myListing(1, { isDeletable: true })])
  calls[`DELETE /provider/listings/${listingId(1)}`] = () => problem('listing_booked', 409)
  await openApp(PATH, calls, provider)
  await pick('Listing 1', 'Delete')
  fireEvent.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Delete' }))
  fireEvent.click(await screen.findByRole('button', { name: 'Close the listing' }))
  await screen.findByText('“Listing 1” is closed: it takes no new bookings.')
  expect(done).toEqual(['closed Listing 1'])
})

test('who has nothing is led to the first appointment', async () => {
  await openApp(PATH, listingsApi([]).calls, provider)
  await screen.findByText('Nothing listed yet')
  for (const link of screen.getAllByRole('link', { name: 'New appointment' }))
    expect(link.getAttribute('href')).toBe('/provider/appointment')
  expect(screen.queryByLabelText('Search listings')).toBeNull()
})

test('who has closed all there was is led to what is closed', async () => {
  await openApp(PATH, listingsApi([myListing(5, { title: 'Blow dry and bend', state: 'closed' })]).calls, provider)
  await screen.findByText('Nothing is listed now')
  expect(screen.queryByText('Nothing listed yet')).toBeNull()
  fireEvent.click(screen.getByRole('link', { name: 'See what’s closed' }))
  await rowOf('Blow dry and bend')
})

test('a place that is held while somebody books is not told as booked', async () => {
  const held = myListing(4, { title: 'Babylights', bookedCount: 0, heldCount: 1, clients: 1, nextSlotAt: null })
  await openApp(PATH, listingsApi([held]).calls, provider)
  const row = await rowOf('Babylights')
  expect(row.getByText('1 being booked')).toBeTruthy()
  expect(row.getByText(/^0 of 1/)).toBeTruthy()
  expect(row.queryByText(/No dates left|place left/)).toBeNull()
})

test('what was just listed leads to the days of the diary that it begins in', async () => {
  const calls = { [`GET /provider/listings/${listingId(4)}`]: () => Response.json(myListing(4)) }
  await openApp(`/provider/appointment-listed/${listingId(4)}`, calls, provider)
  const link = await screen.findByRole('link', { name: 'Open my diary' })
  expect(link.getAttribute('href')).toBe('/provider/diary?day=2026-11-26')
})

test('changes that leave no place free are told as that, not as live', async () => {
  const full = myListing(4, { title: 'Babylights', state: 'full', bookedCount: 1, clients: 1 })
  const calls = { [`GET /provider/listings/${full.id}`]: () => Response.json(full) }
  await openApp(`/provider/appointment-listed/${listingId(4)}`, calls, provider)
  await screen.findByRole('heading', { level: 1, name: 'Babylights is full.' })
  expect(screen.queryByText('Tell people yourself')).toBeNull()
})

test('changes to a closed listing are told as saved, not as live, with the way to reopen it', async () => {
  const closed = myListing(5, { title: 'Blow dry and bend', state: 'closed', nextSlotAt: null })
  const calls = { [`GET /provider/listings/${closed.id}`]: () => Response.json(closed) }
  await openApp(`/provider/appointment-listed/${closed.id}`, calls, provider)
  await screen.findByRole('heading', { level: 1, name: 'Saved. Blow dry and bend is still closed.' })
  expect(screen.getByRole('link', { name: 'See what’s closed' }).getAttribute('href')).toBe(
    '/provider/my-listings?tab=past',
  )
  expect(screen.queryByText('Tell people yourself')).toBeNull()
  expect(screen.queryByText('What happens now')).toBeNull()
})
