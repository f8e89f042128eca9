import { keyOf } from '@ginipig/api-client/core/call-options.ts'
import { FakeUpload } from '@ginipig/app/testing/fake-upload.ts'
import { sentKeys } from '@ginipig/app/testing/sent-keys.ts'
import { getListing } from '@ginipig/contract/listing/get-listing.ts'
import type { TypedListing } from '@ginipig/contract/listing/listing-draft.ts'
import { DAY_MS } from '@ginipig/domain/time'
import { breakpoints } from '@ginipig/ui/media-query'
import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { draftId, draftOf, fullListing, listingsOf } from '../../../testing/listing-draft.ts'
import { type Calls, openApp, person, problem } from '../../../testing/open-app.ts'
import { finishedProfile, pageOf } from '../../../testing/provider-profile.ts'
import { nothingTyped } from '../draft/typed-listing.ts'

const anotherId = draftId.replace(/.$/, '9')
const signedIn = { signedInAs: person('provider') }

/** A server with at most one draft; what is saved is there. */
function serverOf(
  first?: Partial<TypedListing>,
  more: Calls = {},
  listed: ReturnType<typeof draftOf>['listed'] = null,
) {
  let kept = first ? draftOf({ typed: { ...draftOf({}).typed, ...first }, listed }) : undefined
  const published: unknown[] = []
  const made = { count: 0 }
  const path = `/provider/drafts/${draftId}`
  const calls: Calls = {
    'GET /provider/profile': () => Response.json(finishedProfile),
    'GET /provider/listings': () => Response.json(listingsOf([])),
    'GET /provider/diary': () => Response.json({ zone: 'Europe/London', slots: [], bookings: [], busy: [] }),
    'POST /provider/drafts': () => {
      made.count += 1
      kept = draftOf({})
      return Response.json(kept)
    },
    [`GET ${path}`]: () => (kept ? Response.json(kept) : problem('listing_not_found', 404)),
    [`PUT ${path}`]: (body) => {
      const { revision, typed } = body as { revision: number; typed: TypedListing } // as the autosave sends it
      kept = draftOf({ typed, revision: revision + 1, listed })
      return Response.json(kept)
    },
    [`POST ${path}/publish`]: (body) => {
      published.push(body)
      return Response.json({ listingId: draftId })
    },
    ...more,
  }
  return { calls, published, made, typed: () => kept?.typed }
}

const type = (label: string, value: string) => {
  const input = screen.getByLabelText(label)
  fireEvent.change(input, { target: { value } })
  fireEvent.blur(input)
}
const press = async (name: string | RegExp) => fireEvent.click(await screen.findByRole('button', { name }))
const link = (name: string | RegExp) => screen.findByRole('link', { name })

test('the first words make a draft, which is kept and found again', async () => {
  const { calls, made, typed } = serverOf()
  const { router } = await openApp('/provider/appointment', calls, signedIn)
  await screen.findByText('What you type is saved as you go.')
  expect(made.count).toBe(0)
  // In its place before there is anything to throw away: the first word moves nothing.
  const discard = await screen.findByRole<HTMLButtonElement>('button', { name: 'Discard' })
  expect(discard.disabled).toBe(true)
  // Drawn for a listing that has no id yet.
  expect(screen.getByAltText('Blow dry').getAttribute('src')).toMatch(/\/[0-9a-f-]{36}$/)
  type('Treatment title', 'Root tint')
  expect(screen.getByText('Saving…')).toBeTruthy()
  const scrolled = vi.spyOn(window, 'scrollTo')
  type('Treatment title', 'Root tint and gloss')
  await screen.findByText(/^Saved at /, {}, { timeout: 3_000 })
  expect(discard.disabled).toBe(false)
  expect(made.count).toBe(1)
  expect(typed()?.treatment?.title).toBe('Root tint and gloss')
  await waitFor(() => expect(router.state.location.search).toEqual({ draft: draftId }))
  await waitFor(() => expect(router.state.status).toBe('idle'))
  // Who types further down stays there.
  expect(scrolled).not.toHaveBeenCalled()
  cleanup()
  await openApp(`/provider/appointment?draft=${draftId}`, calls, signedIn)
  expect(await screen.findByDisplayValue('Root tint and gloss')).toBeTruthy()
})

test('who logs out in the middle of a word finds it in the draft', async () => {
  const { calls, typed } = serverOf({})
  const { router } = await openApp(`/provider/appointment?draft=${draftId}`, calls, signedIn)
  await screen.findByLabelText('Treatment title')
  type('Treatment title', 'Root tint')
  await press('Log out')
  await waitFor(() => expect(router.state.location.pathname).toBe('/login'))
  expect(typed()?.treatment?.title).toBe('Root tint')
})

test('a draft whose answer was lost is asked for again with the same key', async () => {
  const { calls, typed, made } = serverOf()
  const { 'POST /provider/drafts': create } = calls
  calls['POST /provider/drafts'] = async (body) => {
    const answer = await create?.(body)
    if (made.count === 1 || !answer) throw new TypeError('Failed to fetch')
    return answer
  }
  const { services } = await openApp('/provider/appointment', calls, signedIn)
  const keys = sentKeys(services)
  await screen.findByText('What you type is saved as you go.')
  type('Treatment title', 'Root tint')
  await screen.findByText('Offline: kept here until you’re back', {}, { timeout: 3_000 })
  fireEvent(window, new Event('online'))
  await screen.findByText(/^Saved at /, {}, { timeout: 3_000 })
  expect(typed()?.treatment?.title).toBe('Root tint')
  expect(keys).toEqual([expect.stringMatching(/^[\w-]{16,}$/), keys[0]])
})

test.each([
  ['the diary', '/provider/diary', {}, undefined],
  ['another draft', '/provider/appointment', { draft: anotherId }, 'Balayage'],
] as const)('who went on to %s before the new draft was made stays there', async (_, to, search, title) => {
  let answer = () => {}
  const { treatment } = fullListing
  const { calls, typed } = serverOf(undefined, {
    [`GET /provider/drafts/${anotherId}`]: () => {
      const another = { ...nothingTyped, treatment: { ...treatment, title: 'Balayage' } }
      return Response.json(draftOf({ id: anotherId, typed: another }))
    },
  })
  const { 'POST /provider/drafts': create } = calls
  calls['POST /provider/drafts'] = async (body) => {
    await new Promise<void>((resolve) => {
      answer = resolve
    })
    return create?.(body) ?? problem('unavailable', 503)
  }
  const { router } = await openApp('/provider/appointment', calls, signedIn)
  await screen.findByText('What you type is saved as you go.')
  type('Treatment title', 'Root tint')
  await act(() => router.navigate({ to, search }))
  const { href } = router.state.location
  if (title) await press('Edit Treatment')
  await act(async () => answer())
  await waitFor(() => expect(typed()?.treatment?.title).toBe('Root tint'))
  await waitFor(() => expect(router.state.status).toBe('idle'))
  if (title) expect(await screen.findByDisplayValue(title)).toBeTruthy()
  else expect(router.state.location.href).toBe(href)
  expect(router.state.location.pathname).toBe(to)
  expect(router.state.location.search).toMatchObject(search)
})

test('what the provider does comes first, the other categories below', async () => {
  await openApp('/provider/appointment', serverOf().calls, signedIn)
  const others = await screen.findByRole('group', { name: 'Other categories' })
  const select = screen.getByLabelText('Category')
  const names = (element: HTMLElement) =>
    within(element)
      .getAllByRole('option')
      .map((one) => one.textContent)
  expect(names(select)).toEqual(['Choose one', 'Hair', 'Beauty', 'Wellness', 'Coaching & aesthetics'])
  expect(names(others)).toEqual(['Beauty', 'Wellness', 'Coaching & aesthetics'])
  fireEvent.change(select, { target: { value: 'wellness' } })
  await screen.findByRole('button', { name: 'Mind and soul' })
})

test('a first listing says while it is filled in that the earnings account comes before it', async () => {
  const account = { state: 'unfinished', requirements: [], dueAt: null, paysOut: false, bankLast4: null }
  const earnings = {
    'GET /provider/earnings-account': () => Response.json({ ...account, createdAt: null, readAt: null }),
  }
  await openApp('/provider/appointment', serverOf(undefined, earnings).calls, signedIn)
  await screen.findByText('It can go live once your earnings account is set up')
  expect((await link('Set up the earnings account')).getAttribute('href')).toBe('/provider/stripe-connect')
})

test('a first listing says that Stripe is still checking, where nothing of the account is left to do', async () => {
  const account = { state: 'in_review', requirements: [], dueAt: null, paysOut: false, bankLast4: '2345' }
  const earnings = {
    'GET /provider/earnings-account': () => Response.json({ ...account, createdAt: 1, readAt: 1 }),
  }
  await openApp('/provider/appointment', serverOf(undefined, earnings).calls, signedIn)
  await screen.findByText('It can go live once Stripe has checked your earnings account')
  expect(screen.queryByRole('link', { name: 'Set up the earnings account' })).toBeNull()
})

test('photos are offered for cropping, put into an order, tried again, and kept with the draft', async () => {
  FakeUpload.made = []
  vi.stubGlobal('XMLHttpRequest', FakeUpload)
  URL.createObjectURL = () => 'blob:preview'
  URL.revokeObjectURL = () => {}
  const { calls, typed } = serverOf({ treatment: { ...fullListing.treatment, photoIds: [] } })
  await openApp(`/provider/appointment?draft=${draftId}&step=treatment`, calls, signedIn)
  const ids = ['0190a7c2-0000-7000-8000-000000000901', '0190a7c2-0000-7000-8000-000000000902']
  const files = ['one.png', 'two.png'].map(
    (name) => new File([Uint8Array.of(0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 0)], name),
  )
  fireEvent.change(await screen.findByLabelText(/Add photos/), { target: { files } })
  expect(await screen.findByText('4:3')).toBeTruthy()
  for (const _ of files) fireEvent.click(await screen.findByText('Keep all of it'))
  await waitFor(() => expect(FakeUpload.made).toHaveLength(2))
  const answer = (index: number) => ({
    ...{ id: ids[index], url: `/p${index}.webp`, width: 640, height: 480 },
    srcSet: `/p${index}-320.webp 320w`,
  })
  FakeUpload.made[0]?.onerror?.()
  FakeUpload.made[1]?.finish(200, answer(1))
  fireEvent.click(await screen.findByText('Try again'))
  await waitFor(() => expect(FakeUpload.made).toHaveLength(3))
  FakeUpload.made[2]?.finish(200, answer(0))
  expect((await screen.findByAltText('Picture 2')).getAttribute('srcset')).toBe('/p0-320.webp 320w')
  fireEvent.keyDown(screen.getByRole('button', { name: 'More for Picture 2' }), { key: 'Enter' })
  fireEvent.click(await screen.findByRole('menuitem', { name: 'Make it the main photo' }))
  await waitFor(() => expect(typed()?.treatment?.photoIds).toEqual(ids), { timeout: 3_000 })
  fireEvent.change(screen.getByLabelText(/Add photos/), { target: { files: [...files, ...files] } })
  await screen.findByText('2 photos were left out: there is room for 4.')
  // Behind the question how to crop the first.
  fireEvent.click(screen.getByRole('button', { name: 'Got it', hidden: true }))
  await waitFor(() => expect(screen.queryByText(/were left out/)).toBeNull())
  vi.unstubAllGlobals()
})

test('a step is not left while a picture is on its way: it says why, and goes on when it is there', async () => {
  FakeUpload.made = []
  vi.stubGlobal('XMLHttpRequest', FakeUpload)
  URL.createObjectURL = () => 'blob:preview'
  URL.revokeObjectURL = () => {}
  const { calls, typed } = serverOf(fullListing)
  await openApp(`/provider/appointment?draft=${draftId}&step=treatment`, calls, signedIn)
  const file = new File([Uint8Array.of(0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 0)], 'one.png')
  fireEvent.change(await screen.findByLabelText(/Add photos/), { target: { files: [file] } })
  fireEvent.click(await screen.findByText('Keep all of it'))
  await waitFor(() => expect(FakeUpload.made).toHaveLength(1))
  const why = 'Your files are on their way: a moment, then you can go on.'
  for (const name of [/^Continue/, 'Edit Skills and requirements', 'Save and close']) {
    await press(name)
    await screen.findByText(why)
    expect(screen.getByLabelText('Treatment title')).toBeTruthy()
  }
  const id = '0190a7c2-0000-7000-8000-000000000901'
  FakeUpload.made[0]?.finish(200, { id, url: '/p.webp', width: 640, height: 480, srcSet: '/p-320.webp 320w' })
  await waitFor(() => expect(screen.queryByText(why)).toBeNull())
  await press(/^Continue/)
  await screen.findByRole('radiogroup', { name: 'Level of expertise' })
  await waitFor(() => expect(typed()?.treatment?.photoIds).toEqual([id]), { timeout: 3_000 })
  vi.unstubAllGlobals()
})

test('the first words make the draft while a picture is on its way, and nobody is asked whether to leave', async () => {
  FakeUpload.made = []
  vi.stubGlobal('XMLHttpRequest', FakeUpload)
  URL.createObjectURL = () => 'blob:preview'
  URL.revokeObjectURL = () => {}
  const { router } = await openApp('/provider/appointment', serverOf().calls, signedIn)
  const file = new File([Uint8Array.of(0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 0)], 'one.png')
  fireEvent.change(await screen.findByLabelText(/Add photos/), { target: { files: [file] } })
  fireEvent.click(await screen.findByText('Keep all of it'))
  await waitFor(() => expect(FakeUpload.made).toHaveLength(1))
  await screen.findByText(/^Your files are on their way/)
  type('Treatment title', 'Root tint')
  await waitFor(() => expect(router.state.location.search).toEqual({ draft: draftId }), { timeout: 3_000 })
  expect(screen.queryByRole('alertdialog')).toBeNull()
  vi.unstubAllGlobals()
})

test('the browser’s way out of a step takes what it was sending along, and the next can be left', async () => {
  FakeUpload.made = []
  vi.stubGlobal('XMLHttpRequest', FakeUpload)
  URL.createObjectURL = () => 'blob:preview'
  URL.revokeObjectURL = () => {}
  const { calls } = serverOf(fullListing)
  const at = `/provider/appointment?draft=${draftId}`
  const { router } = await openApp(`${at}&step=requirements`, calls, signedIn)
  await press('Back')
  const file = new File([Uint8Array.of(0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 0)], 'one.png')
  fireEvent.change(await screen.findByLabelText(/Add photos/), { target: { files: [file] } })
  fireEvent.click(await screen.findByText('Keep all of it'))
  await waitFor(() => expect(FakeUpload.made).toHaveLength(1))
  act(() => router.history.back())
  await screen.findByRole('radiogroup', { name: 'Level of expertise' })
  expect(screen.getByRole<HTMLButtonElement>('button', { name: /^Continue/ }).disabled).toBe(false)
  vi.unstubAllGlobals()
})

test('a step says what is missing, and shows contact details in the words they were typed in', async () => {
  const { calls } = serverOf()
  await openApp('/provider/appointment', calls, signedIn)
  await press('Continue to skills and requirements')
  for (const words of [
    'Please choose category',
    'Please enter treatment title',
    'Please enter description',
    'Please say how long it takes',
    'Please enter reason why you require clients',
  ])
    expect((await screen.findAllByText(words)).length).toBeGreaterThan(0)
  type('Description', 'Text me on 07700 900142 first')
  await screen.findByText('07700 900142', { selector: 'mark' })
  expect(screen.getByText('Looks like a phone number')).toBeTruthy()
  fireEvent.click(screen.getByRole('button', { name: 'Take out “07700 900142”' }))
  expect(screen.getByLabelText<HTMLTextAreaElement>('Description').value).toBe('Text me on first')
})

test('the first step leads to the second, and a finished one is a line with the way back', async () => {
  const { calls } = serverOf({ treatment: fullListing.treatment })
  await openApp(`/provider/appointment?draft=${draftId}`, calls, signedIn)
  await screen.findByText('Root tint and gloss · Colour, Cut · 1 h 45')
  await screen.findByRole('radiogroup', { name: 'Level of expertise' })
  await press('Edit Treatment')
  expect(await screen.findByDisplayValue('Root tint and gloss')).toBeTruthy()
  const hasFocus = (name: string) =>
    waitFor(() => expect(window.document.activeElement).toBe(screen.getByRole('heading', { name })))
  await hasFocus('Treatment')
  await press('Continue to skills and requirements')
  await hasFocus('Skills and requirements')
})

test('the browser’s way back leads to the step before, though the address named none', async () => {
  const { treatment, requirements } = fullListing
  const { calls } = serverOf({ treatment, requirements: { ...requirements, rrpEvidence: null } })
  const { router } = await openApp(`/provider/appointment?draft=${draftId}`, calls, signedIn)
  const evidence = await screen.findByLabelText('Where your usual price can be seen')
  fireEvent.change(evidence, { target: { value: 'price_list' } })
  await press('Continue to dates')
  await screen.findByRole('radiogroup', { name: 'How many dates?' })
  await waitFor(() => expect(router.state.location.search).toEqual({ draft: draftId, step: 'times' }))
  router.history.back()
  await screen.findByLabelText('Where your usual price can be seen')
})

test('a step that becomes finished while one types does not lead on by itself', async () => {
  const { treatment, requirements } = fullListing
  const { calls } = serverOf({ treatment, requirements: { ...requirements, rrpEvidence: null } })
  await openApp(`/provider/appointment?draft=${draftId}&step=times`, calls, signedIn)
  const evidence = await screen.findByLabelText('Where your usual price can be seen')
  fireEvent.change(evidence, { target: { value: 'price_list' } })
  expect(screen.getByLabelText('RRP')).toBeTruthy()
  await press('Continue to dates')
  await screen.findByRole('button', { name: /^On to / })
})

test.each<[string, object, string]>([
  ['hours of a patch test', { needsPatchTest: true, patchTestHours: null }, 'Not needed'],
  ['another place', { place: { postcode: '', building: '', street: '', town: '', county: '' } }, 'Online'],
  ['a supervisor', { isSupervised: true, supervisedBy: 'Ask @zoe.hair' }, 'On my own'],
])('%s that is no longer asked for keeps nobody on the step', async (_what, wrong, answer) => {
  const { treatment, requirements } = fullListing
  const { calls } = serverOf({ treatment, requirements: { ...requirements, ...wrong } })
  await openApp(`/provider/appointment?draft=${draftId}`, calls, signedIn)
  fireEvent.click(await screen.findByRole('radio', { name: new RegExp(`^${answer}`) }))
  await press('Continue to dates')
  await screen.findByRole('button', { name: /^On to / })
})

test('the price is looked at as it is typed: bounds, rules and where the money goes', async () => {
  const { calls } = serverOf({ treatment: fullListing.treatment })
  await openApp(`/provider/appointment?draft=${draftId}`, calls, signedIn)
  await screen.findByLabelText('RRP')
  type('RRP', '85')
  await screen.findByText('Anything from £7.50 to £59.50 works for this usual price.')
  type('Product price', '60')
  const rules = screen.getByRole('list', { name: 'Price rules' })
  expect(within(rules).getAllByRole('img', { name: 'Broken:' })).toHaveLength(1)
  await screen.findByText('The price must be at least 30% off the usual price')
  expect(screen.queryByText('29% off')).toBeNull()
  type('Product price', '34')
  await screen.findByText('60% off', { selector: 'li *' })
  expect(screen.queryByText(/^Anything from/)).toBeNull()
  // What clients will see follows, in one line above on a phone.
  const preview = within(screen.getByRole('region', { name: 'How it’ll look' }))
  for (const words of ['Root tint and gloss', '£34.00', '60% off']) expect(preview.getByText(words)).toBeTruthy()
  for (const amount of ['£5.10', '£28.90', '£17.00']) expect(screen.getAllByText(amount).length).toBeGreaterThan(0)
})

test('a usual price far above the price is asked about, and kept', async () => {
  const { calls } = serverOf({ treatment: fullListing.treatment })
  await openApp(`/provider/appointment?draft=${draftId}`, calls, signedIn)
  await screen.findByLabelText('RRP')
  type('RRP', '300')
  type('Product price', '30')
  await screen.findByText('90% off', { selector: 'li *' })
  expect(screen.queryByText(/Is the usual price right/)).toBeNull()
  type('RRP', '9999999')
  await screen.findByText(/^Is the usual price right\? £9,999,999.00 is more than ten times/)
  await screen.findByText('99% off', { selector: 'li *' })
})

test('a request that isn’t answered costs its client nothing: nothing was taken to give back', async () => {
  const { calls } = serverOf(fullListing)
  await openApp(`/provider/appointment?draft=${draftId}&step=requirements`, calls, signedIn)
  await screen.findByText(/^You have 8 hours to say yes, or their card is released\./)
  expect(screen.queryByText(/refunded/)).toBeNull()
})

const raised = { status: 'listed', bookedCount: 1, bookedStarts: [], rrp: 8_500, nextRrp: null } as const

test('a raised usual price says from which day it counts, and allows no higher price before', async () => {
  const { calls } = serverOf(fullListing, {}, { ...raised, bookedStarts: [] })
  await openApp(`/provider/appointment?draft=${draftId}&step=requirements`, calls, signedIn)
  await screen.findByText('Bookings already made stay as they are')
  type('RRP', '95')
  await screen.findByText(/^£95.00 counts from .*: a raised usual price has to stand for 28 days/)
  const preview = within(screen.getAllByLabelText('How it’ll look')[0] as HTMLElement)
  expect(preview.getByText('60% off')).toBeTruthy()
  type('Product price', '60')
  await press('Continue to dates')
  await screen.findAllByText('The price must be at least 30% off the usual price')
})

/** The clients' card stands beside the review only where there is room. */
const makeRoom = () => {
  window.matchMedia = (query) =>
    Object.assign(new EventTarget(), { matches: query === breakpoints.wide, media: query }) as MediaQueryList // what layout reads
}

test('how it’ll look names no duration before one is chosen', async () => {
  makeRoom()
  const { calls } = serverOf({})
  await openApp('/provider/appointment', calls, signedIn)
  const preview = within(await screen.findByRole('complementary', { name: 'How it’ll look' }))
  expect(preview.queryByText(/\d min/)).toBeNull()
})

test('the review of a change tells the usual price that still counts, and what is left of it', async () => {
  makeRoom()
  const date = new Date(Date.now() + 30 * DAY_MS).toISOString().slice(0, 10)
  const { calls } = serverOf(
    {
      ...fullListing,
      requirements: { ...fullListing.requirements, rrp: '95' },
      times: {
        slotMode: 'several',
        starts: ['07:00', '12:00', '15:00'].map((time) => ({ date, time })),
      },
    },
    {},
    { ...raised, bookedStarts: [{ date, time: '07:00' }] },
  )
  await openApp(`/provider/review-appointment/${draftId}`, calls, signedIn)
  await screen.findByText('60%: £34.00 against £85.00')
  const preview = within(screen.getByLabelText('How it’ll look'))
  expect(preview.getByText('£85.00')).toBeTruthy()
  // One of three starts, and of the four clients that are wanted, is booked.
  expect(preview.getByText('2 places left')).toBeTruthy()
  expect(preview.getByText(/12:00/)).toBeTruthy()
})

test.each([
  ['manual', 'to ask'],
  ['automatic', 'to book'],
] as const)('the review says what a client pays (%s): %s', async (approval, words) => {
  const { calls } = serverOf({ ...fullListing, requirements: { ...fullListing.requirements, approval } })
  await openApp(`/provider/review-appointment/${draftId}`, calls, signedIn)
  await screen.findByText(`£5.10 ${words}, £28.90 taken 36 hours before`)
})

test('the review of a change, put off, leads to the listings', async () => {
  const { calls } = serverOf(fullListing, {}, { ...raised, bookedStarts: [] })
  await openApp(`/provider/review-appointment/${draftId}`, calls, signedIn)
  expect((await link('Save as draft')).getAttribute('href')).toBe('/provider/my-listings')
})

test('the review sets what it names apart as the language does', async () => {
  const { calls } = serverOf(fullListing)
  localStorage.setItem('language', 'fr')
  await openApp(`/provider/review-appointment/${draftId}`, calls, signedIn)
  await screen.findByText(/^Coiffure\s: Coloration, Coupe/)
  expect(screen.getByText(/\S\s: 14 Cotton Street/)).toBeTruthy()
})

test('prices that are there already are written as the language writes them', async () => {
  const { treatment, requirements } = fullListing
  const { calls } = serverOf({ treatment, requirements: { ...requirements, level: null } })
  localStorage.setItem('language', 'fr')
  await openApp(`/provider/appointment?draft=${draftId}`, calls, signedIn)
  const price = await screen.findByDisplayValue('34,00')
  expect(price.nextElementSibling?.textContent, 'behind the sum').toBe('£')
  expect(screen.getByDisplayValue('85')).toBeTruthy()
})

test('starts are picked by half hours, said why not, copied and taken back', async () => {
  const { treatment, requirements } = fullListing
  const { calls, typed } = serverOf({ treatment, requirements })
  await openApp(`/provider/appointment?draft=${draftId}`, calls, signedIn)
  const month = await screen.findByRole('button', { name: /^On to / })
  fireEvent.click(month)
  const [, calendar] = [month, screen.getAllByRole('grid')[0]]
  const [day] = within(calendar as HTMLElement).getAllByRole('button', { name: /\b10\b/ })
  fireEvent.click(day as HTMLElement)
  await press(/^08:00, free/)
  await press(/^08:00, picked, to 09:45/)
  await press(/^08:00, free/)
  await press(/^09:30, taken by a start/)
  await screen.findByText('Nearest starts that fit:')
  await press('10:30')
  await press('Every week')
  await press(/^Add \d+ slots$/)
  await screen.findByText(/^\d+ starts added$/)
  await waitFor(() => expect(typed()?.times?.starts.length).toBeGreaterThan(4), { timeout: 3_000 })
  await press('Undo')
  await waitFor(() => expect(typed()?.times?.starts).toHaveLength(2), { timeout: 3_000 })
})

test('the keyboard goes on in the day where what was pressed goes away', async () => {
  const { treatment, requirements } = fullListing
  const { calls } = serverOf({ treatment, requirements })
  await openApp(`/provider/appointment?draft=${draftId}`, calls, signedIn)
  fireEvent.click(await screen.findByRole('button', { name: /^On to / }))
  const [day] = within(screen.getAllByRole('grid')[0] as HTMLElement).getAllByRole('button', { name: /\b10\b/ })
  fireEvent.click(day as HTMLElement)
  const pressHere = async (name: string | RegExp) => {
    const button = await screen.findByRole('button', { name })
    button.focus()
    fireEvent.click(button)
  }
  const focused = () => window.document.activeElement
  const inDay = () => expect(focused()).toBe(screen.getByRole('region', { name: /\b10\b/ }))
  await pressHere(/^08:00, free/)
  await pressHere('Clear day')
  inDay()
  await pressHere(/^08:00, free/)
  await pressHere(/^09:30, taken by a start/)
  await pressHere('10:30')
  expect(focused()).toBe(screen.getByRole('button', { name: /^10:30, picked/ }))
  await pressHere('Every week')
  await pressHere(/^Add \d+ slots$/)
  expect(focused()?.textContent).toMatch(/^\d+ starts added/)
  await pressHere('Undo')
  inDay()
})

test('who goes on without adding the copies they chose is asked about them first', async () => {
  const { treatment, requirements } = fullListing
  const { calls } = serverOf({ treatment, requirements })
  const { router } = await openApp(`/provider/appointment?draft=${draftId}`, calls, signedIn)
  fireEvent.click(await screen.findByRole('button', { name: /^On to / }))
  const [day] = within(screen.getAllByRole('grid')[0] as HTMLElement).getAllByRole('button', { name: /\b10\b/ })
  fireEvent.click(day as HTMLElement)
  await press(/^08:00, free/)
  await press('Every week')
  await press('Check and list')
  await screen.findByText('You chose these and haven’t added them yet.')
  expect(window.document.activeElement?.textContent).toMatch(/^Add \d+ slots$/)
  await press('Leave them out')
  await press('Check and list')
  await waitFor(() => expect(router.state.location.pathname).toBe(`/provider/review-appointment/${draftId}`))
})

test('a draft that is gone is said to be, with a way on', async () => {
  const { calls } = serverOf()
  await openApp(`/provider/appointment?draft=${draftId}`, calls, signedIn)
  await screen.findByText('There is no such appointment in your account.')
  expect(screen.queryByRole('button', { name: 'Try Again' })).toBeNull()
  expect(await link('Go to your profile')).toBeTruthy()
})

test('the way back doesn’t lead to a draft that was thrown away', async () => {
  const path = `/provider/drafts/${draftId}`
  let isGone = false
  const refusals = [problem('unavailable', 503)]
  const { calls } = serverOf(fullListing, {
    [`DELETE ${path}`]: () => {
      if (refusals.length > 0) return refusals.pop() as Response
      isGone = true
      return Response.json({})
    },
  })
  const { [`GET ${path}`]: get } = calls
  calls[`GET ${path}`] = (body) => (isGone || !get ? problem('listing_not_found', 404) : get(body))
  const { router } = await openApp('/provider/my-listings', calls, signedIn)
  await act(() => router.navigate({ to: '/provider/appointment', search: { draft: draftId } }))
  await press('Discard')
  await press('Throw away')
  await within(screen.getByRole('alertdialog')).findByRole('alert')
  await press('Keep it')
  await press('Discard')
  expect(within(screen.getByRole('alertdialog')).queryByRole('alert')).toBeNull() // what failed then isn't said again
  await press('Throw away')
  await waitFor(() => expect(router.state.location.href).toBe('/provider/appointment'))
  act(() => router.history.back())
  await waitFor(() => expect(router.state.location.pathname).toBe('/provider/my-listings'))
})

test('changes of a listing that are thrown away are not in its next edit', async () => {
  const path = `/provider/drafts/${draftId}`
  const asClientsSeeIt = draftOf({ typed: { ...nothingTyped, ...fullListing }, revision: 0 })
  const { calls } = serverOf(fullListing, {
    [`GET ${path}`]: () => Response.json(asClientsSeeIt),
    [`PUT ${path}`]: () => problem('draft_changed', 409),
    [`DELETE ${path}`]: () => Response.json({}),
  })
  const { router } = await openApp(`/provider/appointment?draft=${draftId}&step=treatment`, calls, signedIn)
  await screen.findByText('Continue to skills and requirements')
  type('Treatment title', 'Glossing')
  await screen.findByText('This was changed on another device or in another tab', {}, { timeout: 3_000 })
  await press('Discard')
  await press('Throw away')
  await waitFor(() => expect(router.state.location.search).toEqual({}))
  await act(() => router.navigate({ to: '/provider/appointment', search: { draft: draftId, step: 'treatment' } }))
  await screen.findByText('Continue to skills and requirements')
  expect(screen.getByLabelText<HTMLInputElement>('Treatment title').value).not.toBe('Glossing')
})

test('a draft that was thrown away since this tab read it is said to be gone', async () => {
  const path = `/provider/drafts/${draftId}`
  let isGone = false
  const { calls } = serverOf(fullListing)
  const { [`GET ${path}`]: get } = calls
  calls[`GET ${path}`] = (body) => (isGone || !get ? problem('listing_not_found', 404) : get(body))
  const { router } = await openApp(`/provider/appointment?draft=${draftId}`, calls, signedIn)
  await screen.findByRole('button', { name: 'Discard' })
  await act(() => router.navigate({ to: '/provider/my-listings' }))
  isGone = true
  act(() => router.history.back())
  await screen.findByText('There is no such appointment in your account.')
})

test('a draft that is thrown away elsewhere while one types says so, and can be left', async () => {
  const gone = () => problem('listing_not_found', 404)
  const path = `/provider/drafts/${draftId}`
  const { calls } = serverOf(fullListing, { [`PUT ${path}`]: gone, [`DELETE ${path}`]: gone })
  const { router } = await openApp(`/provider/appointment?draft=${draftId}&step=treatment`, calls, signedIn)
  await screen.findByText('Continue to skills and requirements')
  type('Treatment title', 'Glossing')
  await screen.findByText('Not saved: it was thrown away elsewhere', {}, { timeout: 3_000 })
  await press('Discard')
  await press('Throw away')
  await waitFor(() => expect(router.state.location.search).toEqual({}))
})

test('what was filled in is checked, ticked and listed', async () => {
  makeRoom()
  const date = new Date(Date.now() + 30 * DAY_MS).toISOString().slice(0, 10)
  const { calls, published } = serverOf(
    { ...fullListing, times: { slotMode: 'several', starts: [{ date, time: '12:00' }] } },
    { [`GET /providers/${signedIn.signedInAs.id}`]: () => Response.json(pageOf(signedIn.signedInAs.id)) },
  )
  const { router } = await openApp(`/provider/review-appointment/${draftId}`, calls, signedIn)
  await screen.findByRole('heading', { name: 'Check it, then list it', level: 1 })
  await screen.findByLabelText('Rated 4.8 out of 5, 31 reviews')
  expect(screen.getByText('1 place left')).toBeTruthy() // one start is one client's, of the four that are wanted
  expect(screen.getByRole('link', { name: 'Save as draft' }).getAttribute('href')).toBe('/provider/appointment')
  await press('List it')
  expect(await screen.findAllByText('Please tick this to go on')).toHaveLength(3)
  expect(published).toEqual([])
  for (const box of screen.getAllByRole('checkbox')) fireEvent.click(box)
  await press('List it')
  await waitFor(() => expect(router.state.location.pathname).toBe(`/provider/appointment-listed/${draftId}`))
  expect(published).toEqual([{ revision: 1, isQualified: true, isInsured: true, meetsRegulations: true }])
  expect(router.history.canGoBack(), 'back to the review').toBe(false)
})

test('changes that are listed are shown as clients see them, whatever was read before', async () => {
  const date = new Date(Date.now() + 30 * DAY_MS).toISOString().slice(0, 10)
  const times = { slotMode: 'several' as const, starts: [{ date, time: '12:00' }] }
  const asked = vi.fn(() => problem('listing_not_found', 404))
  const { calls } = serverOf(
    { ...fullListing, times },
    {
      [`GET /provider/listings/${draftId}`]: () => Response.json(listingsOf(['Root tint']).items[0]),
      [`GET /listings/${draftId}`]: asked,
    },
    { ...raised, bookedStarts: [] },
  )
  const { router, services } = await openApp(`/provider/review-appointment/${draftId}`, calls, signedIn)
  // Read a moment ago, when it was listed first.
  const shown: readonly unknown[] = keyOf(getListing, { params: { listingId: draftId } })
  services.queryClient.setQueryData(shown, null)
  await screen.findByRole('heading', { name: 'Check the changes', level: 1 })
  for (const box of screen.getAllByRole('checkbox')) fireEvent.click(box)
  await press('List the changes')
  await waitFor(() => expect(router.state.location.pathname).toBe(`/provider/appointment-listed/${draftId}`))
  await screen.findByText(/It’s live/)
  await waitFor(() => expect(asked).toHaveBeenCalledOnce())
})

test.each([
  [0, 'With all 4 clients', '£115.60'],
  [1, 'With 3 more clients', '£86.70'],
  [4, undefined, undefined],
] as const)(
  '%i of four clients have booked: the review adds up what the others pay',
  async (bookedCount, label, sum) => {
    const { calls } = serverOf(fullListing, {}, { ...raised, bookedCount, bookedStarts: [] })
    await openApp(`/provider/review-appointment/${draftId}`, calls, signedIn)
    await screen.findByText('You earn, each time')
    const said = screen.queryByText(/^With .+ clients?$/)
    expect(said?.textContent).toBe(label)
    if (sum !== undefined) expect(said?.parentElement?.textContent).toContain(sum)
  },
)

test('a listing that is opened to be changed is not said to be saved before anything was', async () => {
  const typed = { ...draftOf({}).typed, ...fullListing }
  const opened = draftOf({ revision: 0, typed, listed: { ...raised, bookedStarts: [] } })
  const { calls } = serverOf(fullListing, { [`GET /provider/drafts/${draftId}`]: () => Response.json(opened) })
  await openApp(`/provider/edit-appointment/${draftId}`, calls, signedIn)
  await screen.findByText('What you type is saved as you go.')
  expect(screen.queryByText(/^Saved at /)).toBeNull()
})

test('the review of a closed listing’s changes says that it stays closed', async () => {
  const date = new Date(Date.now() + 30 * DAY_MS).toISOString().slice(0, 10)
  const times = { slotMode: 'several' as const, starts: [{ date, time: '12:00' }] }
  const { calls } = serverOf({ ...fullListing, times }, {}, { ...raised, status: 'closed', bookedStarts: [] })
  await openApp(`/provider/review-appointment/${draftId}`, calls, signedIn)
  await screen.findByText('The listing stays closed: nobody can book it until you reopen it.')
  expect(await screen.findByRole('button', { name: 'Save changes' })).toBeTruthy()
  screen.getByRole('heading', { name: 'Before the changes are saved' })
  screen.getByText(/^By saving you confirm all five/)
  expect(screen.queryByText(/goes live|By listing/)).toBeNull()
})

test('the review of a listing’s changes leads back into these changes, and to the review again', async () => {
  makeRoom()
  const date = new Date(Date.now() + 30 * DAY_MS).toISOString().slice(0, 10)
  const times = { slotMode: 'several' as const, starts: [{ date, time: '12:00' }] }
  const { calls } = serverOf({ ...fullListing, times }, {}, { ...raised, bookedStarts: [] })
  const { router } = await openApp(`/provider/review-appointment/${draftId}`, calls, signedIn)
  await screen.findByRole('heading', { name: 'Check the changes', level: 1 })
  const edit = `/provider/edit-appointment/${draftId}`
  expect((await link('Edit Treatment')).getAttribute('href')).toBe(`${edit}?step=treatment&review=true`)
  fireEvent.click(await link('Availability'))
  await screen.findByRole('heading', { name: 'Edit appointment', level: 1 })
  expect(router.state.location.pathname).toBe(edit)
  await waitFor(() => expect(window.document.title).toMatch(/^Edit appointment/))
  await press('Check the changes')
  await screen.findByRole('heading', { name: 'Check the changes', level: 1 })
})

test('a listing is edited from its first step, a draft where it was left', async () => {
  makeRoom()
  const { calls } = serverOf(fullListing, {}, { ...raised, bookedStarts: [] })
  await openApp(`/provider/edit-appointment/${draftId}`, calls, signedIn)
  expect(await screen.findByLabelText('Treatment title')).toBeTruthy()
  cleanup()
  await openApp(`/provider/appointment?draft=${draftId}`, serverOf(fullListing).calls, signedIn)
  await screen.findByRole('button', { name: 'Edit Treatment' })
  expect(screen.queryByLabelText('Treatment title')).toBeNull()
})

test('one step that the review leads to is changed, and the next is the review again', async () => {
  makeRoom()
  const date = new Date(Date.now() + 30 * DAY_MS).toISOString().slice(0, 10)
  const { calls } = serverOf({ ...fullListing, times: { slotMode: 'several', starts: [{ date, time: '12:00' }] } })
  const { router } = await openApp(`/provider/review-appointment/${draftId}`, calls, signedIn)
  fireEvent.click(await link('Edit Treatment'))
  await screen.findByRole('heading', { name: 'New appointment', level: 1 })
  fireEvent.change(await screen.findByLabelText('Treatment title'), { target: { value: '' } })
  await press('Check and list')
  await screen.findByText(/Please enter treatment title/i)
  fireEvent.change(screen.getByLabelText('Treatment title'), { target: { value: 'Root tint' } })
  await press('Check and list')
  await screen.findByRole('heading', { name: 'Check it, then list it', level: 1 })
  expect(router.state.location.pathname).toBe(`/provider/review-appointment/${draftId}`)
})

test.each([
  ['earnings_account_missing', 409, undefined, 'See the earnings account', '/provider/stripe-connect'],
  [
    'invalid_input',
    422,
    [{ path: 'times.starts.0', problem: 'slot_clashes' }],
    'Availability',
    '/provider/appointment',
  ],
] as const)(
  'what keeps it from being listed (%s) leads to where it is put right',
  async (code, status, fields, name, path) => {
    const date = new Date(Date.now() + 30 * DAY_MS).toISOString().slice(0, 10)
    const times: TypedListing['times'] = { slotMode: 'several', starts: [{ date, time: '12:00' }] }
    const refuse = () => problem(code, status, fields ? [...fields] : undefined)
    const { calls } = serverOf({ ...fullListing, times }, { [`POST /provider/drafts/${draftId}/publish`]: refuse })
    await openApp(`/provider/review-appointment/${draftId}`, calls, signedIn)
    await screen.findByRole('heading', { name: 'Check it, then list it', level: 1 })
    for (const box of screen.getAllByRole('checkbox')) fireEvent.click(box)
    await press('List it')
    const alert = await screen.findByRole('alert')
    const way = await within(alert).findByRole('link', { name })
    expect(new URL((way as HTMLAnchorElement).href).pathname).toBe(path)
  },
)

test('who has not finished the profile is led to the set-up', async () => {
  const { calls } = serverOf()
  const unfinished = { ...person('provider'), isProfileComplete: false }
  const { router } = await openApp('/provider/appointment', calls, { signedInAs: unfinished })
  await waitFor(() => expect(router.state.location.pathname).toBe('/provider/profile'))
})

test('an unfinished draft is offered to go on with', async () => {
  const { calls } = serverOf(undefined, { 'GET /provider/listings': () => Response.json(listingsOf(['Root tint'])) })
  await openApp('/provider/appointment', calls, signedIn)
  expect((await link('Root tint')).getAttribute('href')).toContain(`draft=${draftId}`)
  expect(screen.queryByRole('link', { name: 'See all drafts' })).toBeNull()
})

test('of many drafts the latest are offered, and stay while a new one is begun', async () => {
  const drafts = listingsOf(['Root tint', 'Balayage', 'Bob', 'Fringe'])
  const items = drafts.items.map((one, index) => ({ ...one, id: draftId.replace(/.$/, `${index + 2}`) }))
  const { calls } = serverOf(undefined, { 'GET /provider/listings': () => Response.json({ ...drafts, items }) })
  const { router } = await openApp('/provider/appointment', calls, signedIn)
  await link('Bob')
  expect(screen.queryByRole('link', { name: 'Fringe' })).toBeNull()
  expect((await link('See all drafts')).getAttribute('href')).toBe('/provider/my-listings?state=draft')
  type('Treatment title', 'Glossing')
  await waitFor(() => expect(router.state.location.search).toEqual({ draft: draftId }), { timeout: 3_000 })
  expect(screen.getByRole('link', { name: 'Balayage' })).toBeTruthy()
  // Nothing had the focus, and nothing takes it.
  expect(window.document.activeElement).toBe(window.document.body)
})

test('who goes on with a draft, and closes it again, begins at the page’s heading by keyboard', async () => {
  const { calls } = serverOf(fullListing, { 'GET /provider/listings': () => Response.json(listingsOf(['Root tint'])) })
  await openApp('/provider/appointment', calls, signedIn)
  const follow = await link('Root tint')
  follow.focus()
  fireEvent.click(follow)
  await screen.findByRole('button', { name: 'Edit Treatment' })
  const isAtHeading = () =>
    waitFor(() => expect(window.document.activeElement).toBe(screen.getByRole('heading', { level: 1 })))
  await isAtHeading()
  const close = screen.getByRole('button', { name: 'Save and close' })
  close.focus()
  fireEvent.click(close)
  await link('Root tint')
  await isAtHeading()
})

test.each([
  ['kept', ['Save and close']],
  ['thrown away', ['Discard', 'Throw away']],
])('who leaves the changes of a listing, %s, comes to the listings', async (_, presses) => {
  const { calls } = serverOf(
    fullListing,
    { [`DELETE /provider/drafts/${draftId}`]: () => Response.json({}) },
    { ...raised, bookedStarts: [] },
  )
  const { router } = await openApp(`/provider/edit-appointment/${draftId}`, calls, signedIn)
  for (const name of presses) await press(name)
  await waitFor(() => expect(router.state.location.pathname).toBe('/provider/my-listings'))
})
