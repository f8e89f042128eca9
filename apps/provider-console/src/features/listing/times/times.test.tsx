import type { ListingDraft, TypedListing, TypedTimes } from '@ginipig/contract/listing/listing-draft.ts'
import { DAY_MS, fromWallClock } from '@ginipig/domain/time'
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { draftId, draftOf, fullListing } from '../../../testing/listing-draft.ts'
import { openApp, person } from '../../../testing/open-app.ts'
import { finishedProfile } from '../../../testing/provider-profile.ts'

const zone = 'Europe/London'
const path = `/provider/drafts/${draftId}`
/** A date some days from now, as the wall clock of the place writes it. */
const dateIn = (days: number) => new Date(Date.now() + days * DAY_MS).toISOString().slice(0, 10)
const [first, second] = [dateIn(8), dateIn(9)]

/** An open slot of another listing, 10:00 to 12:00. */
const openSlot = (date: string, [from, until] = ['10:00', '12:00']) => ({
  ...{
    id: `0190a7c2-0000-7000-8000-00000000${from.slice(0, 2)}${date.slice(8)}`,
    listingId: '0190a7c2-0000-7000-8000-000000000399',
  },
  ...{ title: 'Dry cut', capacity: 1, booked: 0, approval: 'automatic', patchTestHours: null },
  startsAt: fromWallClock({ date, time: from }, zone) ?? 0,
  endsAt: fromWallClock({ date, time: until }, zone) ?? 0,
})

/** The step of the dates. @returns what was kept of it last */
async function openStep(
  times: TypedTimes,
  slots: readonly object[] = [],
  taken: object = {},
  listed: ListingDraft['listed'] = null,
) {
  let kept = draftOf({ typed: { ...fullListing, times }, listed })
  const calls = {
    'GET /provider/profile': () => Response.json(finishedProfile),
    'GET /provider/diary': () => Response.json({ zone, slots, bookings: [], busy: [], ...taken }),
    [`GET ${path}`]: () => Response.json(kept),
    [`PUT ${path}`]: (body: unknown) => {
      const { revision, typed } = body as { revision: number; typed: TypedListing } // as the autosave sends it
      kept = draftOf({ typed, revision: revision + 1 })
      return Response.json(kept)
    },
  }
  await openApp(`/provider/appointment?draft=${draftId}&step=times`, calls, { signedInAs: person('provider') })
  return () => kept.typed.times
}

const press = async (name: string | RegExp) => fireEvent.click(await screen.findByRole('button', { name }))
const saved = (check: () => void) => waitFor(check, { timeout: 3_000 })
/** A day of a month that is shown, by its number. */
const dayIn = (place: HTMLElement, date: string) =>
  within(place).getByText(String(Number(date.slice(8))), { selector: `[data-date="${date}"] > span[aria-hidden]` })

test('one date and time is for all the clients: another press moves it', async () => {
  const times = await openStep({
    slotMode: 'several',
    starts: [
      { date: first, time: '09:00' },
      { date: first, time: '13:00' },
    ],
  })
  fireEvent.click(await screen.findByRole('radio', { name: /^One date and time/ }))
  await saved(() => expect(times()).toEqual({ slotMode: 'one', starts: [{ date: first, time: '09:00' }] }))
  await screen.findByText('With room for 4 clients.')
  await press(/^12:00, free/)
  await saved(() => expect(times()?.starts).toEqual([{ date: first, time: '12:00' }]))
  expect(screen.queryByRole('button', { name: /^Select all/ })).toBeNull()
  expect(screen.queryByText('Pick days')).toBeNull()
})

test('who goes on without a start is led to the half hours of the day, not to the months', async () => {
  await openStep({ slotMode: 'several', starts: [] })
  await screen.findAllByRole('button', { name: /, free$/ })
  await press('Check and list')
  await waitFor(() => expect(document.activeElement?.textContent).toMatch(/, free$/))
  // Said over them, for below a whole day it would stand out of sight.
  const day = document.activeElement?.closest('section')
  const said = await within(day ?? document.body).findByRole('alert')
  expect(said.textContent).toMatch(/^Please/)
  expect(said.compareDocumentPosition(document.activeElement ?? said)).toBe(Node.DOCUMENT_POSITION_FOLLOWING)
  expect(day?.getAttribute('aria-describedby')).toBe(said.id)
  fireEvent.click(document.activeElement ?? said)
  await waitFor(() => expect(within(day ?? document.body).queryByRole('alert')).toBeNull())
})

test('who goes on with a start that is taken is led to which it is', async () => {
  await openStep({ slotMode: 'several', starts: [{ date: first, time: '13:30' }] }, [], taken)
  const title = await screen.findByText('One start can’t be listed')
  await press('Check and list')
  await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('alert')))
  expect(document.activeElement?.contains(title)).toBe(true)
  expect(document.activeElement?.textContent).toMatch(/13:30/)
})

test('who tries one date and goes back to several has every start again', async () => {
  const starts = ['09:00', '13:00'].map((time) => ({ date: first, time }))
  const times = await openStep({ slotMode: 'several', starts })
  fireEvent.click(await screen.findByRole('radio', { name: /^One date and time/ }))
  await saved(() => expect(times()?.starts).toHaveLength(1))
  fireEvent.click(screen.getByRole('radio', { name: /^Several dates/ }))
  await saved(() => expect(times()).toEqual({ slotMode: 'several', starts }))
})

test('a start that meets an open slot says so on its half hour, once picked, and among all that were picked', async () => {
  const times = await openStep({ slotMode: 'several', starts: [{ date: first, time: '16:00' }] }, [openSlot(first)])
  await screen.findByRole('button', { name: /^07:30, free$/ })
  await press(/^08:30, free\. Meets your open slot of Dry cut, 10:00 to 12:00$/)
  expect(await screen.findByText(/^Meets your open slot of Dry cut, 10:00 to 12:00\. The first booking/)).toBeTruthy()
  const summary = within(screen.getByRole('region', { name: 'What you picked' }))
  summary.getByText('One overlaps a slot of yours.')
  await saved(() => expect(times()?.starts).toHaveLength(2))
})

test('of many that meet other slots three are told, and the rest on demand', async () => {
  const days = [3, 4, 5, 6, 7].map(dateIn)
  const starts = days.map((date) => ({ date, time: '10:00' }))
  await openStep(
    { slotMode: 'several', starts },
    days.map((day) => openSlot(day)),
  )
  const summary = within(await screen.findByRole('region', { name: 'What you picked' }))
  await summary.findByText('5 overlap slots of yours.')
  const rest = summary.getByText('And 2 more').closest('details')
  expect(rest?.querySelectorAll('li')).toHaveLength(2)
  expect(rest?.open).toBe(false)
  expect(summary.getAllByText(/^Meets your open slot/, { ignore: 'details *' })).toHaveLength(3)
})

test('what stands in a day already is told once for each listing', async () => {
  const slots = [openSlot(first), openSlot(first, ['14:00', '16:00'])]
  await openStep({ slotMode: 'several', starts: [{ date: first, time: '17:00' }] }, slots)
  const list = await screen.findByRole('list', { name: 'Already in this day' })
  const rows = within(list).getAllByRole('listitem')
  expect(rows.map((row) => row.textContent)).toEqual(['10:00 – 12:00, 14:00 – 16:00: open slots of Dry cut'])
})

test('a day is copied to days that are picked, which say first what meets other slots there', async () => {
  const times = await openStep({ slotMode: 'several', starts: [{ date: first, time: '11:00' }] }, [openSlot(second)])
  await press('Pick days')
  const copy = screen.getByRole('region', { name: 'Copy this day' })
  if (first.slice(0, 7) !== second.slice(0, 7)) fireEvent.click(within(copy).getByRole('button', { name: /^On to/ }))
  fireEvent.click(dayIn(copy, second))
  await within(copy).findByText('One overlaps a slot of yours.')
  fireEvent.click(within(copy).getByRole('button', { name: 'Add 1 slot' }))
  await screen.findByText('One start added')
  await saved(() =>
    expect(times()?.starts).toEqual([
      { date: first, time: '11:00' },
      { date: second, time: '11:00' },
    ]),
  )
})

/** Somebody's appointment from 13:00 to 15:00, and another calendar's hours from 22:00 to 02:00. */
const taken = {
  bookings: [
    {
      ...{ id: '0190a7c2-0000-7000-8000-000000000401', slotId: '0190a7c2-0000-7000-8000-000000000402' },
      ...{ listingId: '0190a7c2-0000-7000-8000-000000000399', title: 'Dry cut', clientName: 'Jo Palmer' },
      ...{ status: 'confirmed', respondBy: null, type: 'in_person', patchTestBy: null, proposal: null },
      startsAt: fromWallClock({ date: first, time: '13:00' }, zone) ?? 0,
      endsAt: fromWallClock({ date: first, time: '15:00' }, zone) ?? 0,
    },
  ],
  busy: [
    {
      ...{ id: '0190a7c2-0000-7000-8000-000000000403', note: '', calendarName: 'Academy', heldFor: null, offersOut: 0 },
      startsAt: fromWallClock({ date: first, time: '22:00' }, zone) ?? 0,
      endsAt: fromWallClock({ date: second, time: '02:00' }, zone) ?? 0,
    },
  ],
}

test('a month says on which days somebody has booked, and which hours are taken elsewhere', async () => {
  await openStep({ slotMode: 'several', starts: [{ date: first, time: '09:00' }] }, [], taken)
  const day = (date: string) => new RegExp(`\\b${Number(date.slice(8))} \\w+, `)
  await screen.findByRole('button', { name: new RegExp(`${day(first).source}1 slot, booked, busy$`) })
  if (first.slice(0, 7) === second.slice(0, 7))
    expect(screen.getByRole('button', { name: new RegExp(`${day(second).source}busy$`) })).toBeTruthy()
  screen.getByText('22:00 to 02:00: busy in Academy')
})

test('a start that is held for a client’s answer is no misfit: it stays, and says so when it is pressed', async () => {
  const at = (time: string) => fromWallClock({ date: first, time }, zone) ?? 0
  const held = { id: draftId, startsAt: at('12:00'), endsAt: at('13:45'), note: '', calendarName: null }
  const listed = { status: 'listed', bookedCount: 0, rrp: 8_500, nextRrp: null } as const
  await openStep(
    { slotMode: 'several', starts: [{ date: first, time: '12:00' }] },
    [],
    { busy: [{ ...held, heldFor: 'Maya', offersOut: 0 }] },
    { ...listed, bookedStarts: [{ date: first, time: '12:00' }] },
  )
  await press(/^12:00/)
  await screen.findByText('Somebody has booked this start, or it is held for them: it stays.')
  expect(screen.queryByText('One start can’t be listed')).toBeNull()
  // Nobody has booked it: no word of it says so.
  await screen.findByText('Start booked or held for a client')
  await screen.findByRole('button', { name: /^12:00, booked or held for a client, to / })
  await screen.findByText(/1 is booked or held for a client, and stays\./)
})

test.for([
  ['as long as it is listed', '13:45', 0],
  ['longer than it is listed', '13:00', 1],
] as const)('a start that a busy time met since, %s: misfits', async ([, until, misfits]) => {
  const at = (time: string) => fromWallClock({ date: first, time }, zone) ?? 0
  const dentist = { id: draftId, startsAt: at('12:30'), endsAt: at('12:45'), note: 'Dentist', calendarName: null }
  await openStep(
    { slotMode: 'several', starts: [{ date: first, time: '12:00' }] },
    [{ ...openSlot(first, ['12:00', until]), listingId: draftId }],
    { busy: [{ ...dentist, heldFor: null, offersOut: 0 }] },
  )
  await screen.findAllByText(/12:30.*Dentist/)
  expect(screen.queryAllByText('One start can’t be listed')).toHaveLength(misfits)
})

test('who plans late in the evening begins with tomorrow, as nothing begins today any more', async () => {
  vi.useFakeTimers({ now: Date.UTC(2027, 0, 31, 22, 30), toFake: ['Date'], shouldAdvanceTime: true })
  await openStep({ slotMode: 'several', starts: [] })
  await screen.findByRole('heading', { name: 'Monday 1 February' })
  await screen.findByRole('button', { name: /^07:00, free/ })
  vi.useRealTimers()
})

test('one date and time is drawn among what stands in its day', async () => {
  await openStep({ slotMode: 'one', starts: [{ date: first, time: '12:00' }] }, [], taken)
  const ruler = await screen.findByRole('img', { name: /12:00 – 13:45.* Jo Palmer, Dry cut/ })
  expect(within(ruler).getByText('12:00', { selector: '[data-kind=clash]' })).toBeTruthy()
  await press(/^09:00, free/)
  expect(within(ruler).getByText('09:00', { selector: '[data-kind=picked]' })).toBeTruthy()
})

const makeRoom = () => {
  window.matchMedia = (query) =>
    Object.assign(new EventTarget(), { matches: query.startsWith('(width >='), media: query }) as MediaQueryList // what layout reads
}

test('what is in the day stands below the month where there is room, and is reached before the half hours', async () => {
  const isDayFirst = async () => {
    const calendars = await screen.findByRole('link', { name: 'Outside calendars' })
    const half = await screen.findByRole('button', { name: /^09:00, picked/ })
    return half.compareDocumentPosition(calendars) === Node.DOCUMENT_POSITION_FOLLOWING
  }
  const step: TypedTimes = { slotMode: 'several', starts: [{ date: first, time: '09:00' }] }
  await openStep(step)
  expect(await isDayFirst()).toBe(true)
  cleanup()
  makeRoom()
  await openStep(step)
  expect(await isDayFirst()).toBe(false)
})

test('where there is room the sum stands beside the steps, with the one way on', async () => {
  makeRoom()
  await openStep({ slotMode: 'several', starts: [{ date: first, time: '09:00' }] })
  const sum = within(await screen.findByRole('region', { name: 'What you picked' }))
  sum.getByRole('heading', { name: '1 slot' })
  expect(screen.getAllByRole('button', { name: 'Check and list' })).toEqual([
    sum.getByRole('button', { name: 'Check and list' }),
  ])
  fireEvent.click(sum.getByRole('button', { name: 'Check and list' }))
  await screen.findByRole('heading', { name: 'Check it, then list it', level: 1 })
})
