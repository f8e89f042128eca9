import { beginAt } from '@ginipig/app/testing/clock.ts'
import type { MyListing } from '@ginipig/contract/listing/my-listings.ts'
import { DAY_MS, daysAfter, fromWallClock, HOUR_MS, toWallClock } from '@ginipig/domain/time'
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { describe, expect, test, vi } from 'vitest'
import { type Calls, openApp, person, problem } from '../../testing/open-app.ts'

const zone = 'Europe/London'
const signedIn = { signedInAs: person('provider') }
const idOf = (number: number) => `0190a7c2-0000-4000-8000-00000000020${number}`

/** Tomorrow at 09:00, 12:00 and 15:00 by the wall clock: a slot, a booking and a busy time. */
function tomorrow() {
  const { date } = toWallClock(Date.now() + DAY_MS, zone)
  const midnight = Date.parse(`${date}T00:00Z`)
  const offset = midnight - Date.parse(`${toWallClock(midnight, zone).date}T${toWallClock(midnight, zone).time}Z`)
  const at = (hour: number) => midnight + hour * HOUR_MS + offset
  return { date, at }
}
const { date, at } = tomorrow()
const span = (hour: number) => ({ startsAt: at(hour), endsAt: at(hour + 1) })
const listing = { listingId: idOf(9), title: 'Root tint' }
const diary = {
  zone,
  slots: [{ id: idOf(1), ...listing, ...span(9), capacity: 1, booked: 0, approval: 'automatic', patchTestHours: null }],
  bookings: [
    {
      id: idOf(2),
      slotId: idOf(3),
      ...listing,
      clientName: 'Maya Osei',
      status: 'requested',
      ...{ respondBy: Date.now() + 7.5 * HOUR_MS, type: 'in_person', patchTestBy: Date.now() + HOUR_MS },
      proposal: null,
      ...span(12),
    },
  ],
  busy: [{ id: idOf(4), note: 'Dentist', calendarName: null, heldFor: null, offersOut: 0, ...span(15) }],
}
const mine: MyListing = {
  ...{ id: idOf(9), state: 'listed', hasDraft: false, category: 'hair', title: 'Root tint', purpose: 'portfolio' },
  ...{
    approval: 'manual',
    cover: 'colour',
    image: null,
    durationMinutes: 60,
    rrp: 8_500,
    price: 3_450,
    bookedCount: 0,
    heldCount: 0,
    clients: 4,
    patchTestHours: null,
  },
  ...{ views: 0, favourites: 0 },
  ...{ nextSlotAt: null, zone, isDeletable: true, changedAt: 0 },
}
const api = (calls: Calls = {}): Calls => ({
  'GET /provider/diary': () => Response.json(diary),
  'GET /provider/listings': (query) => {
    const asked = query as URLSearchParams // a GET's
    const found = { counts: { active: 1, past: 1, draft: 0, listed: 1, no_dates: 0, full: 0 }, bookedThisMonth: 3 }
    if (asked.get('state') !== 'listed,no_dates,full') return Response.json({ ...found, items: [], nextCursor: null })
    return asked.has('cursor')
      ? Response.json({ ...found, items: [mine], nextCursor: null })
      : Response.json({ ...found, items: [{ ...mine, id: idOf(8), title: 'Newer one' }], nextCursor: 'more' })
  },
  'GET /provider/calendars': () => Response.json({ calendars: [], feedMadeAt: null }),
  ...calls,
})
const open = (calls: Calls = {}, search = '?view=list') => openApp(`/provider/diary${search}`, api(calls), signedIn)

test('the list has everything in order of time, and a booking leads to its page', async () => {
  await open()
  const rows = (await screen.findAllByRole('listitem')).map(({ textContent }) => textContent)
  expect(rows).toEqual(
    expect.arrayContaining([
      expect.stringContaining('09:00 – 10:00Root tintOpen slot'),
      expect.stringContaining('12:00 – 13:00Maya Osei7 h 29 min leftRoot tintRequest, needs a reply'),
      expect.stringContaining('15:00 – 16:00DentistBlocked by you'),
    ]),
  )
  const booking = screen.getByRole('link', { name: /^12:00.*Maya Osei/ })
  expect(booking.getAttribute('href')).toBe(`/provider/booking-details/${idOf(2)}`)
  screen.getByText('1 request and 1 open slot in the next 7 days.')
})

test('the head of the diary counts nothing that isn’t there, on a day by itself too', async () => {
  const empty = { ...diary, slots: [], bookings: [] }
  await open({ 'GET /provider/diary': () => Response.json(empty) })
  await screen.findByText('No bookings, requests or open slots in the next 7 days.')
  cleanup()
  const day = `?view=day&day=${toWallClock(Date.now() + DAY_MS, zone).date}`
  await open({ 'GET /provider/diary': () => Response.json(empty) }, day)
  await screen.findByText(/^\w{3} \d+ \w{3}: no bookings, requests or open slots$/)
  cleanup()
  await open({}, day)
  await screen.findByText(/^\w{3} \d+ \w{3}: 1 request and 1 open slot$/)
})

test('a time that is held for a client’s answer isn’t said to be blocked by the provider', async () => {
  const held = { ...diary, busy: diary.busy.map((one) => ({ ...one, note: '', heldFor: 'Hannah' })) }
  await open({ 'GET /provider/diary': () => Response.json(held) })
  const entry = await screen.findByRole('button', { name: /Held for Hannah/ })
  expect(entry.textContent).toBe('15:00 – 16:00Held for HannahProposed time, not booked yet')
  fireEvent.click(entry)
  await screen.findByRole('dialog', { name: 'Proposed time, not booked yet' })
})

describe('near a full hour', () => {
  beginAt('2026-11-21T13:48:00Z')

  test('the time that it is stands in the place of that hour', async () => {
    const nothing = { 'GET /provider/diary': () => Response.json({ zone, slots: [], bookings: [], busy: [] }) }
    await open(nothing, '?view=week')
    await screen.findByText('13:48')
    expect(screen.queryByText('14:00')).toBeNull()
    screen.getByText('13:00')
  })

  test('what is over is shaded: of today up to now, of days before it all', async () => {
    const nothing = { 'GET /provider/diary': () => Response.json({ zone, slots: [], bookings: [], busy: [] }) }
    const { router } = await open(nothing, '?view=week')
    const pasts = () =>
      screen.getAllByRole('list', { name: 'Entries' }).map((column) => column.style.getPropertyValue('--past'))
    await screen.findByText('13:48')
    expect(pasts()).toEqual(['13.8', '', '', '', '', '', ''])
    await router.navigate({ to: '/provider/diary', search: { view: 'week', day: '2026-11-20' } })
    await waitFor(() => expect(pasts()).toEqual(['24', '24', '24', '24', '24', '24', '24']))
  })
})

test.each([
  { of: 'nothing at all', counts: { active: 0, draft: 0 } },
  { of: 'a draft alone', counts: { active: 1, draft: 1 } },
])('who has listed $of reads what to do first, until something stands in those days', async ({ counts }) => {
  const nothing = { items: [], nextCursor: null, bookedThisMonth: 0 }
  const listings = { past: 0, listed: 0, no_dates: 0, full: 0, ...counts }
  const calls = { 'GET /provider/listings': () => Response.json({ ...nothing, counts: listings }) }
  await open({ ...calls, 'GET /provider/diary': () => Response.json({ ...diary, slots: [], bookings: [], busy: [] }) })
  const main = within(await screen.findByRole('main'))
  await main.findByRole('heading', { name: 'Nothing to book yet' })
  expect(main.getByRole('link', { name: 'New appointment' }).getAttribute('href')).toBe('/provider/appointment')
  expect(screen.queryByRole('list', { name: 'Key' })).toBeNull()
  fireEvent.click(main.getByRole('button', { name: 'Add to diary' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Add to diary' }))
  await dialog.findByRole('link', { name: 'List an appointment first' })
})

test('a slot that a client holds isn’t said to be booked, and may be open again', async () => {
  const slots = diary.slots.map((slot) => ({ ...slot, booked: 1 }))
  await open({ 'GET /provider/diary': () => Response.json({ ...diary, slots, bookings: [], busy: [] }) })
  await screen.findByText('None open')
  fireEvent.click(screen.getByRole('button', { name: /Being booked/ }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Root tint' }))
  dialog.getByText(/^A client is booking it, or it is kept for the first on your waitlist\./)
  expect(dialog.queryByText(/taken|somebody has booked/)).toBeNull()
})

test('days that somebody blocked before they listed anything are shown', async () => {
  const nothing = { items: [], nextCursor: null, bookedThisMonth: 0 }
  const counts = { active: 0, past: 0, draft: 0, listed: 0, no_dates: 0, full: 0 }
  await open({
    'GET /provider/listings': () => Response.json({ ...nothing, counts }),
    'GET /provider/diary': () => Response.json({ ...diary, slots: [], bookings: [] }),
  })
  await screen.findByRole('button', { name: /Dentist/ })
  expect(screen.queryByRole('heading', { name: 'Nothing to book yet' })).toBeNull()
})

test('the key says what each look is, a dashed one too', async () => {
  await open()
  const key = within(await screen.findByRole('list', { name: 'Key' }))
  expect(key.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    'Booked',
    'Request, needs a reply',
    'Open slot',
    'Slot nobody can book now: you’re busy, it’s being booked, or it’s too late',
    'Blocked by you',
    'Busy elsewhere',
    'Past booking',
  ])
})

test('a slot that is moved where something stands says what, and is back', async () => {
  vi.spyOn(Element.prototype, 'getBoundingClientRect').mockReturnValue(new DOMRect(0, 0, 100, 1500)) // 50 px a half hour
  await open(
    {
      [`PUT /provider/slots/${idOf(1)}`]: () =>
        problem('invalid_input', 422, [{ path: 'time', problem: 'slot_clashes' }]),
    },
    `?view=day&day=${date}`,
  )
  const drop = async (halves: number, code: string) => {
    const slot = await screen.findByRole('button', { name: /^09:00.*Root tint/ })
    await waitFor(() => expect(slot.getAttribute('aria-disabled')).toBeNull())
    slot.focus()
    fireEvent.keyDown(slot, { key: 'm', code: 'KeyM' })
    await screen.findByText(/^Lifted\./)
    for (let half = 0; half < halves; half++) fireEvent.keyDown(document, { key: code, code })
    fireEvent.keyDown(document, { key: 'Enter', code: 'Enter' })
  }
  await drop(6, 'ArrowDown')
  await screen.findByText('In the way: 12:00 to 13:00: Maya Osei, Root tint')
  await drop(12, 'ArrowDown')
  await screen.findByText('In the way: 15:00 to 16:00: Dentist')
  // What stands there has come since the diary was fetched.
  await drop(2, 'ArrowDown')
  await screen.findByText('You’re busy then')
})

test('a day with nothing in it says so once', async () => {
  await open({}, `?view=list&day=${date}`)
  await screen.findByRole('button', { name: /^09:00/ })
  const days = [...document.querySelectorAll('section[data-day]')].map(({ textContent }) => textContent)
  expect(days.filter((day) => day && /[a-z]Free$/.test(day))).toHaveLength(6)
})

test('slots of one listing stand together in the list, and each is opened by its time', async () => {
  const slots = [9, 10].map((hour) => ({ ...diary.slots[0], id: idOf(hour - 4), ...span(hour) }))
  await open({ 'GET /provider/diary': () => Response.json({ ...diary, slots }) })
  const row = (await screen.findByText('2 open slots')).closest('li') as HTMLElement
  fireEvent.click(within(row).getByRole('button', { name: '10:00 – 11:00, Root tint, Open slot' }))
  await screen.findByRole('dialog', { name: 'Root tint' })
})

test('three slots at one time stand side by side in a day, and are told of as one in a week', async () => {
  const slots = ['Root tint', 'Dry cut', 'Blow dry'].map((title, index) => ({
    ...{ ...diary.slots[0], id: idOf(5 + index), title },
  }))
  const crowded = { 'GET /provider/diary': () => Response.json({ ...diary, slots }) }
  const { router } = await open(crowded, `?view=day&day=${date}`)
  for (const { title } of slots) await screen.findByRole('button', { name: new RegExp(`^09:00.*${title}`) })
  await router.navigate({ to: '/provider/diary', search: { view: 'week', day: date } })
  await screen.findByRole('button', { name: /3 open slots/ })
})

test('a class that is booked by four stands as one in the week, and each of them is found in it', async () => {
  const [request] = diary.bookings
  const names = ['Ada', 'Bea', 'Cleo', 'Dot']
  const bookings = names.map((clientName, index) => ({
    ...request,
    ...{ id: idOf(5 + index), clientName, status: index === 0 ? 'requested' : 'confirmed' },
  }))
  const booked = { 'GET /provider/diary': () => Response.json({ ...diary, slots: [], bookings }) }
  await open(booked, `?view=week&day=${date}`)
  fireEvent.click(await screen.findByRole('button', { name: /1 request\s*3 booked/ }))
  const all = within(await screen.findByRole('dialog', { name: '4 at this time' }))
  for (const name of names) all.getByRole('link', { name: new RegExp(name) })
})

test('a stretch of an empty day that the mouse marks is what is asked about, from whichever end', async () => {
  await open({}, `?view=day&day=${date}`)
  const column = (await screen.findByRole('button', { name: /^09:00/ })).closest('ul') as HTMLElement
  const grid = column.closest<HTMLElement>('[data-days]')
  const [from, hours] = ['--from', '--hours'].map((name) => Number(grid?.style.getPropertyValue(name)))
  column.getBoundingClientRect = () => new DOMRect(0, 0, 100, (hours ?? 0) * 100)
  const at = (hour: number) => ({ clientY: (hour - (from ?? 0)) * 100 + 10 })
  fireEvent.mouseDown(column, at(18.5))
  fireEvent.click(column, at(17))
  fireEvent.click(await screen.findByRole('radio', { name: /^Time off/ }))
  expect((screen.getByLabelText('From') as HTMLSelectElement).value).toBe('17:00')
  expect((screen.getByLabelText('Until') as HTMLSelectElement).value).toBe('19:00')
})

test('a slot is added to a listing that takes bookings; what is wrong stands at its field', async () => {
  const asked: unknown[] = []
  const [slot] = diary.slots
  const gone: unknown[] = []
  await open({
    [`POST /provider/listings/${idOf(9)}/slots`]: (body) => {
      asked.push(body)
      return asked.length === 1
        ? problem('invalid_input', 422, [{ path: 'time', problem: 'slot_overlaps' }])
        : Response.json({ slot, later: [{ ...slot, id: idOf(5) }], leftOut: ['2027-01-08'] })
    },
    'DELETE /provider/slots': (query) => {
      gone.push((query as URLSearchParams).get('ids')) // as the call has it
      return Response.json({ removed: [idOf(1)], booked: 1 })
    },
  })
  fireEvent.click(await screen.findByRole('button', { name: 'Add to diary' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Add to diary' }))
  const listings = await dialog.findByRole('combobox', { name: 'Listing' })
  expect(within(listings).getByRole('option', { name: 'Newer one' })).toBeTruthy()
  fireEvent.click(dialog.getByRole('button', { name: 'Add slot' }))
  await dialog.findByText('Please choose a listing')
  fireEvent.change(listings, { target: { value: idOf(9) } })
  fireEvent.change(dialog.getByLabelText('Date'), { target: { value: date } })
  fireEvent.click(dialog.getByRole('button', { name: 'Add slot' }))
  await waitFor(() =>
    expect(dialog.getByRole('combobox', { name: 'Starts at' }).getAttribute('aria-invalid')).toBe('true'),
  )
  const startsAt = (time: string) =>
    fireEvent.change(dialog.getByRole('combobox', { name: 'Starts at' }), { target: { value: time } })
  startsAt('14:30')
  await dialog.findByText('In the way: 15:00 to 16:00: Dentist')
  startsAt('13:30')
  await dialog.findByText('13:30 to 14:30, nothing in the way. Next start after this: 15:00, with 30 minutes extra.')
  fireEvent.click(dialog.getByRole('checkbox', { name: /^Every / }))
  const later = [7, 14, 21, 28].map((days) => daysAfter(date, days))
  const until = daysAfter(date, 30)
  fireEvent.change(await dialog.findByLabelText('Until'), { target: { value: date } })
  fireEvent.click(dialog.getByRole('button', { name: 'Add slot' }))
  await waitFor(() => expect(dialog.getByLabelText('Until').getAttribute('aria-invalid')).toBe('true'))
  await dialog.findByText('Please check the last day: it comes after the first')
  fireEvent.change(dialog.getByLabelText('Until'), { target: { value: until } })
  fireEvent.click(dialog.getByRole('button', { name: 'Add slot' }))
  await screen.findByText('2 slots are in your diary. 1 week is taken, so it’s left out.')
  expect(asked.at(-1)).toEqual({ date, time: '13:30', later })
  expect(screen.queryByRole('dialog')).toBeNull()
  // Weeks at the wrong hour are taken back by one press, but for what somebody has booked.
  fireEvent.click(screen.getByRole('button', { name: 'Undo' }))
  await screen.findByText('The slot is gone. 1 is booked or held, so it stays.')
  expect(gone).toEqual([`${idOf(1)},${idOf(5)}`])
})

test('a start in the past is told once, before it is tried and after, and not as something in the way', async () => {
  await open({
    [`POST /provider/listings/${idOf(9)}/slots`]: () =>
      problem('invalid_input', 422, [{ path: 'time', problem: 'slot_in_past' }]),
  })
  fireEvent.click(await screen.findByRole('button', { name: 'Add to diary' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Add to diary' }))
  fireEvent.change(await dialog.findByRole('combobox', { name: 'Listing' }), { target: { value: idOf(9) } })
  const before = toWallClock(Date.now() - DAY_MS, zone).date
  fireEvent.change(dialog.getByLabelText('Date'), { target: { value: before } })
  await dialog.findByText('This start is in the past')
  fireEvent.click(dialog.getByRole('button', { name: 'Add slot' }))
  const time = dialog.getByRole('combobox', { name: 'Starts at' })
  await waitFor(() => expect(time.getAttribute('aria-invalid')).toBe('true'))
  await waitFor(() => expect(dialog.getAllByText(/This start is in the past/)).toHaveLength(1))
})

test('a start that was refused is tried again on another day, though its time stays', async () => {
  const asked: unknown[] = []
  await open({
    [`POST /provider/listings/${idOf(9)}/slots`]: (body) => {
      asked.push(body)
      return asked.length === 1
        ? problem('invalid_input', 422, [{ path: 'time', problem: 'slot_overlaps' }])
        : Response.json({ slot: diary.slots[0], later: [], leftOut: [] })
    },
  })
  fireEvent.click(await screen.findByRole('button', { name: 'Add to diary' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Add to diary' }))
  fireEvent.change(await dialog.findByRole('combobox', { name: 'Listing' }), { target: { value: idOf(9) } })
  fireEvent.change(dialog.getByLabelText('Date'), { target: { value: date } })
  fireEvent.click(dialog.getByRole('button', { name: 'Add slot' }))
  const time = dialog.getByRole('combobox', { name: 'Starts at' })
  await waitFor(() => expect(time.getAttribute('aria-invalid')).toBe('true'))
  const next = toWallClock(Date.now() + 2 * DAY_MS, zone).date
  fireEvent.change(dialog.getByLabelText('Date'), { target: { value: next } })
  await waitFor(() => expect(time.getAttribute('aria-invalid')).not.toBe('true'))
  fireEvent.click(dialog.getByRole('button', { name: 'Add slot' }))
  await screen.findByText('The slot is in your diary')
  expect(asked.map((body) => (body as { date: string }).date)).toEqual([date, next]) // as the form sends it
})

test('listings that don’t come are asked for again by a button, not without end', async () => {
  const list = api()['GET /provider/listings']
  let isDown = true
  let asked = 0
  await open({
    'GET /provider/listings': (query) => {
      if (!isDown || !(query as URLSearchParams).has('cursor')) return list?.(query) ?? problem('not_found', 404) // a GET's
      asked += 1
      return problem('not_found', 404)
    },
  })
  fireEvent.click(await screen.findByRole('button', { name: 'Add to diary' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Add to diary' }))
  const again = await dialog.findByRole('button', { name: 'Try Again' })
  expect(asked).toBe(1)
  isDown = false
  fireEvent.click(again)
  await dialog.findByRole('option', { name: 'Root tint' })
})

test('a time is blocked, to midnight as well, and says before it what it closes or what is in the way', async () => {
  const asked: unknown[] = []
  await open({
    'POST /provider/busy-times': (body) => {
      asked.push(body)
      return Response.json(diary.busy[0])
    },
  })
  fireEvent.click(await screen.findByRole('button', { name: 'Add to diary' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Add to diary' }))
  fireEvent.click(dialog.getByRole('radio', { name: /Time off/ }))
  fireEvent.change(dialog.getByLabelText('Date'), { target: { value: date } })
  fireEvent.change(dialog.getByRole('combobox', { name: 'From' }), { target: { value: '08:00' } })
  fireEvent.change(dialog.getByRole('combobox', { name: 'Until' }), { target: { value: '09:30' } })
  await dialog.findByText('Closes 1 open time: 09:00 Root tint')
  fireEvent.change(dialog.getByRole('combobox', { name: 'Until' }), { target: { value: '12:30' } })
  await dialog.findByText('In the way: 12:00 to 13:00: Maya Osei, Root tint')
  fireEvent.change(dialog.getByRole('combobox', { name: 'From' }), { target: { value: '20:00' } })
  fireEvent.change(dialog.getByRole('combobox', { name: 'Until' }), { target: { value: '24:00' } })
  expect(dialog.queryByText(/Closes|In the way/)).toBeNull()
  expect(dialog.getByText('Optional')).toBeTruthy()
  fireEvent.change(dialog.getByLabelText('Note'), { target: { value: 'Cinema' } })
  fireEvent.click(dialog.getByRole('button', { name: 'Block time' }))
  await screen.findByText('This time is blocked')
  expect(asked).toEqual([{ startsAt: at(20), endsAt: at(24), note: 'Cinema' }])
})

test('a time to block that is wrong says so at its field: the end, and the day', async () => {
  await open()
  fireEvent.click(await screen.findByRole('button', { name: 'Add to diary' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Add to diary' }))
  fireEvent.click(dialog.getByRole('radio', { name: /Time off/ }))
  fireEvent.change(dialog.getByRole('combobox', { name: 'From' }), { target: { value: '20:00' } })
  fireEvent.change(dialog.getByRole('combobox', { name: 'Until' }), { target: { value: '09:00' } })
  const far = toWallClock(Date.now() + 120 * DAY_MS, zone).date
  fireEvent.change(dialog.getByLabelText('Date'), { target: { value: far } })
  fireEvent.click(dialog.getByRole('button', { name: 'Block time' }))
  await dialog.findByText('Please check the end: it comes after the start')
  const day = dialog.getByLabelText('Date')
  const said = dialog.getByText('Three months ahead at most')
  expect(day.getAttribute('aria-describedby')).toContain(said.closest('[id]')?.id)
})

test('a free slot moves and goes, a blocked time opens again', async () => {
  const asked: string[] = []
  const told = (what: string, answer: unknown) => () => {
    asked.push(what)
    return Response.json(answer)
  }
  await open({
    [`PUT /provider/slots/${idOf(1)}`]: told('move', diary.slots[0]),
    'DELETE /provider/slots': told('remove', { removed: [idOf(1)], booked: 0 }),
    [`DELETE /provider/busy-times/${idOf(4)}`]: told('open', {}),
  })
  fireEvent.click(await screen.findByRole('button', { name: /Open slot/ }))
  fireEvent.click(
    await screen.findByRole('button', { name: '12:30, not possible: 12:00 to 13:00: Maya Osei, Root tint' }),
  )
  expect(screen.getByRole('button', { name: 'Move slot' })).toBeTruthy()
  const dialog = within(screen.getByRole('dialog'))
  expect(dialog.queryByText('Starts at')).toBeNull()
  expect(dialog.getAllByText('New start')).toHaveLength(1)
  dialog.getByRole('grid', { name: 'New start' })
  const key = within(dialog.getByRole('list', { name: 'Key' }))
  expect(key.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    'Start you picked',
    'Free',
    'Booking or slot of yours',
    'Busy',
    'Won’t fit',
  ])
  expect(screen.getByRole('status', { name: '' }).textContent).toContain('12:30 12:00 to 13:00: Maya Osei, Root tint')
  fireEvent.click(screen.getByRole('button', { name: '10:30, free' }))
  fireEvent.click(screen.getByRole('button', { name: 'Move to 10:30' }))
  await screen.findByText('The slot has moved')
  fireEvent.click(await screen.findByRole('button', { name: /Open slot/ }))
  fireEvent.click(await screen.findByRole('button', { name: 'Remove slot' }))
  await screen.findByText('The slot is gone')
  fireEvent.click(await screen.findByRole('button', { name: /Dentist/ }))
  fireEvent.click(await screen.findByRole('button', { name: 'Open this time again' }))
  await screen.findByText('This time is open again')
  expect(asked).toEqual(['move', 'remove', 'open'])
})

test('the focus of a free slot’s dialog is where it was the first time, once its day is known', async () => {
  await open()
  const firstFocus = async () => {
    fireEvent.click(await screen.findByRole('button', { name: /Open slot/ }))
    await screen.findByRole('button', { name: '10:30, free' })
    await waitFor(() => expect(document.activeElement).toBe(screen.getByLabelText('Date')))
    fireEvent.click(screen.getByRole('button', { name: 'Close' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  }
  await firstFocus()
  await firstFocus()
})

test.each([
  ['requested', 'provider', /^12:00.*Maya Osei\s*Root tint\s*Other times offered/],
  ['confirmed', 'provider', /^12:00.*Maya Osei\s*Root tint\s*Other times offered/],
  ['confirmed', 'client', /^12:00.*Maya Osei\s*Asks to move\s*Root tint\s*Booked/],
])('of a booking (%s) whose %s proposes other times it is said who is to answer', async (status, by, said) => {
  const [request] = diary.bookings
  const bookings = [{ ...request, status, proposal: { by, otherwise: 'stays', until: at(8) } }]
  await open({ 'GET /provider/diary': () => Response.json({ ...diary, bookings }) })
  await screen.findByRole('link', { name: said })
})

test('a day off says which bookings wait for another time, and what opening it tells their clients', async () => {
  const [request] = diary.bookings
  const bookings = [
    { ...request, status: 'confirmed', proposal: { by: 'provider', otherwise: 'cancels', until: at(8) } },
  ]
  const busy = [{ ...diary.busy[0], note: '', offersOut: 1, startsAt: at(0), endsAt: at(24) }]
  await open({ 'GET /provider/diary': () => Response.json({ ...diary, bookings, busy }) })
  await screen.findByRole('link', { name: /^12:00.*Maya Osei\s*Day off\s*Root tint\s*Other times offered/ })
  fireEvent.click(screen.getByRole('button', { name: /^All day\s*Not there/ }))
  expect((await screen.findByRole('dialog')).textContent).toMatch(/, all day/)
  await screen.findByText(/^1 client who is booked then was offered other times and hasn’t answered\./)
})

test('the keyboard goes on at a slot that moved to another day, and in the day of one that went', async () => {
  let slots = diary.slots
  const later = diary.slots.map((slot) => ({
    ...slot,
    id: idOf(5),
    startsAt: slot.startsAt + DAY_MS,
    endsAt: slot.endsAt + DAY_MS,
  }))
  const { date: nextDate } = toWallClock(at(9) + DAY_MS, zone)
  await open(
    {
      'GET /provider/diary': () => Response.json({ ...diary, slots }),
      [`PUT /provider/slots/${idOf(1)}`]: () => {
        slots = later
        return Response.json(slots[0])
      },
      'DELETE /provider/slots': () => {
        slots = []
        return Response.json({ removed: [idOf(5)], booked: 0 })
      },
    },
    '?view=week',
  )
  fireEvent.click(await screen.findByRole('button', { name: /Open slot/ }))
  fireEvent.change(await screen.findByLabelText('Date'), { target: { value: nextDate } })
  fireEvent.click(screen.getByRole('button', { name: /^Move/ }))
  await waitFor(() => expect(document.activeElement?.textContent).toContain('Open slot'))
  fireEvent.click(screen.getByRole('button', { name: /Open slot/ }))
  fireEvent.click(await screen.findByRole('button', { name: 'Remove slot' }))
  await waitFor(() => expect(document.activeElement?.getAttribute('data-day')).toBe(nextDate))
})

test('a patch test stands above the days until its time is over, and leads to its booking', async () => {
  await open()
  const toArrange = within(await screen.findByRole('region', { name: 'To arrange' }))
  const link = toArrange.getByRole('link', { name: /^Patch test with Maya Osei, by / })
  expect(link.getAttribute('href')).toBe(`/provider/booking-details/${idOf(2)}`)
})

test('several patch tests are one line, which says by when the first is due and opens', async () => {
  const [first] = diary.bookings
  const sooner = { ...first, id: idOf(5), clientName: 'Bilal Patel', patchTestBy: Date.now() + 0.5 * HOUR_MS }
  await open({ 'GET /provider/diary': () => Response.json({ ...diary, bookings: [first, sooner] }) })
  const toArrange = within(await screen.findByRole('region', { name: 'To arrange' }))
  toArrange.getByText(/^2 patch tests to arrange, the first by /)
  const people = toArrange.getAllByRole('link', { hidden: true }).map(({ textContent }) => textContent)
  expect(people).toEqual([expect.stringContaining('Bilal Patel'), expect.stringContaining('Maya Osei')])
})

test('day, week and list are there at every width, and each day’s head says what is in it', async () => {
  await open({}, `?view=week&day=${date}`)
  const views = within(await screen.findByRole('navigation', { name: 'View' }))
  expect(views.getAllByRole('link').map(({ textContent }) => textContent)).toEqual(['Day', 'Week', 'List'])
  const heads = screen.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent)
  expect(heads).toHaveLength(7)
  expect(heads[0]).toMatch(/Free It’s \d\d:\d\d now\.$/)
  expect(heads[1]).toMatch(/1 request$/)
  fireEvent.click(views.getByRole('link', { name: 'Day' }))
  await waitFor(() => expect(screen.getAllByRole('heading', { level: 3 })).toHaveLength(1))
  expect(screen.getByRole('navigation', { name: 'Days' })).toBeTruthy()
})

test('the day that the address names is shown, and each day of the week is an address', async () => {
  await open({}, `?day=${date}`)
  const days = within(await screen.findByRole('navigation', { name: 'Days' })).getAllByRole('link')
  expect(days).toHaveLength(7)
  expect(days.map((day) => day.hasAttribute('aria-current'))).toEqual([false, true, false, false, false, false, false])
  expect(days[1]?.getAttribute('href')).toContain(date)
  expect(screen.getByRole('link', { name: /^12:00.*Maya Osei/ })).toBeTruthy()
})

test('pressed twice while a week is fetched, the diary goes two weeks on', async () => {
  const { promise: fetched, resolve } = Promise.withResolvers<void>()
  let asked = 0
  const { router } = await open({
    'GET /provider/diary': async () => {
      asked += 1
      if (asked === 2) await fetched
      return Response.json(diary)
    },
  })
  const weekOn = await screen.findByRole('link', { name: 'Week after' })
  fireEvent.click(weekOn)
  await waitFor(() => expect(asked).toBe(2))
  fireEvent.click(weekOn)
  resolve()
  const today = toWallClock(Date.now(), zone).date
  const twoOn = new Date(Date.parse(today) + 14 * DAY_MS).toISOString().slice(0, 10)
  await waitFor(() => expect(router.state.resolvedLocation?.search).toEqual({ day: twoOn, view: 'list' }))
})

test.for([
  {
    ...{ of: 'one that its provider answers', wishes: { approval: 'manual' as const } },
    ...{ starts: '11:00', says: 'It’s too late to book this start: clients could until 08:30.' },
  },
  {
    ...{ of: 'one with a patch test', wishes: { approval: 'automatic' as const, patchTestHours: 48 } },
    ...{ starts: '15:00', says: /^Nobody new can book this start: a patch test was due by / },
  },
  { of: 'any other', wishes: { approval: 'automatic' as const }, starts: '11:00', says: undefined },
])(
  'a start of today that nobody can take in time says so before it is added: $of',
  async ({ wishes, starts, says }) => {
    beginAt('2027-02-10T09:00:00Z')
    const items = [{ ...mine, ...wishes }]
    const counts = { active: 1, past: 0, draft: 0, listed: 1, no_dates: 0, full: 0 }
    await open({
      'GET /provider/diary': () => Response.json({ zone, slots: [], bookings: [], busy: [] }),
      'GET /provider/listings': () => Response.json({ items, nextCursor: null, counts, bookedThisMonth: 0 }),
    })
    fireEvent.click(await screen.findByRole('button', { name: 'Add to diary' }))
    const dialog = within(await screen.findByRole('dialog', { name: 'Add to diary' }))
    fireEvent.change(await dialog.findByRole('combobox', { name: 'Listing' }), { target: { value: mine.id } })
    fireEvent.change(dialog.getByRole('combobox', { name: 'Starts at' }), { target: { value: starts } })
    await dialog.findByText(/nothing in the way/)
    if (says !== undefined) dialog.getByText(says)
    else expect(dialog.queryByText(/this start/)).toBeNull()
  },
)

test('a slot that was removed or moved comes back by Undo, and nobody is told of it as new', async () => {
  const asked: unknown[] = []
  const moved = { ...diary.slots[0], id: idOf(5), ...span(10.5) }
  await open({
    [`PUT /provider/slots/${idOf(1)}`]: () => Response.json(moved),
    [`PUT /provider/slots/${idOf(5)}`]: (body) => {
      asked.push(body)
      return Response.json(diary.slots[0])
    },
    'DELETE /provider/slots': () => Response.json({ removed: [idOf(1)], booked: 0 }),
    [`POST /provider/listings/${idOf(9)}/slots`]: (body) => {
      asked.push(body)
      return Response.json({ slot: diary.slots[0], later: [], leftOut: [] })
    },
  })
  fireEvent.click(await screen.findByRole('button', { name: /Open slot/ }))
  fireEvent.click(await screen.findByRole('button', { name: '10:30, free' }))
  fireEvent.click(screen.getByRole('button', { name: 'Move to 10:30' }))
  await screen.findByText('The slot has moved')
  fireEvent.click(screen.getByRole('button', { name: 'Undo' }))
  await screen.findByText('The slot is back')
  fireEvent.click(await screen.findByRole('button', { name: /Open slot/ }))
  fireEvent.click(await screen.findByRole('button', { name: 'Remove slot' }))
  await screen.findByText('The slot is gone')
  fireEvent.click(screen.getByRole('button', { name: 'Undo' }))
  await waitFor(() => expect(asked).toHaveLength(2))
  expect(asked).toEqual([
    { date, time: '09:00', isUndo: true },
    { date, time: '09:00', later: [], isUndo: true },
  ])
})

test('a slot goes with the same time of the weeks after it, but for what is booked, and they come back together', async () => {
  const asked: unknown[] = []
  const week = (weeks: number, booked = 0) => {
    const startsAt = fromWallClock({ date: daysAfter(date, 7 * weeks), time: '09:00' }, zone) ?? 0
    return { ...diary.slots[0], id: idOf(4 + weeks), startsAt, endsAt: startsAt + HOUR_MS, booked }
  }
  const slots = [diary.slots[0], week(1), week(2, 1), week(4)]
  await open({
    'GET /provider/diary': () => Response.json({ ...diary, slots }),
    'DELETE /provider/slots': (query) => {
      asked.push((query as URLSearchParams).get('ids')) // as the call has it
      return Response.json({ removed: [idOf(1), idOf(5), idOf(8)], booked: 1 })
    },
    [`POST /provider/listings/${idOf(9)}/slots`]: (body) => {
      asked.push(body)
      return Response.json({ slot: slots[0], later: [week(1), week(4)], leftOut: [] })
    },
  })
  fireEvent.click(await screen.findByRole('button', { name: /^09:00.*Open slot/ }))
  const dialog = within(await screen.findByRole('dialog'))
  await dialog.findByText(
    /^The same time is open in 2 later weeks, the last on .* Slots that somebody has booked stay\.$/,
  )
  dialog.getByRole('button', { name: 'Remove slot' })
  fireEvent.click(dialog.getByRole('button', { name: 'Remove this and 2 later ones' }))
  await screen.findByText('3 slots are gone. 1 is booked or held, so it stays.')
  fireEvent.click(screen.getByRole('button', { name: 'Undo' }))
  await screen.findByText('3 slots are back')
  expect(asked).toEqual([
    [1, 5, 6, 8].map(idOf).join(','),
    { date, time: '09:00', later: [daysAfter(date, 7), daysAfter(date, 28)], isUndo: true },
  ])
})

describe('a slot that is moved to today', () => {
  beginAt('2027-02-10T09:00:00Z')
  const startsAt = Date.parse('2027-02-10T16:00Z')
  const slot = { ...diary.slots[0], approval: 'manual', startsAt, endsAt: startsAt + HOUR_MS }
  const soon = Date.parse('2027-02-10T11:00Z')
  const calls = {
    'GET /provider/diary': () => Response.json({ zone, slots: [slot], bookings: [], busy: [] }),
    [`PUT /provider/slots/${idOf(1)}`]: () =>
      Response.json({ ...slot, id: idOf(5), startsAt: soon, endsAt: soon + HOUR_MS }),
  }

  test('where nobody can book it in time says so before, and after, with the way back', async () => {
    await open(calls)
    fireEvent.click(await screen.findByRole('button', { name: /Open slot/ }))
    const dialog = within(await screen.findByRole('dialog'))
    fireEvent.click(await dialog.findByRole('button', { name: '12:00, free' }))
    expect(dialog.queryByText(/too late/)).toBeNull()
    fireEvent.click(dialog.getByRole('button', { name: '11:00, free' }))
    dialog.getByText('It’s too late to book this start: clients could until 08:30.')
    fireEvent.click(dialog.getByRole('button', { name: 'Move to 11:00' }))
    await screen.findByText('The slot has moved. It’s too late to book this start: clients could until 08:30.')
    screen.getByRole('button', { name: 'Undo' })
  })

  test('is not counted among the open ones once it is too late', async () => {
    await open({
      'GET /provider/diary': () =>
        Response.json({
          ...{ zone, bookings: [], busy: [] },
          slots: [slot, { ...slot, id: idOf(5), startsAt: soon, endsAt: soon + HOUR_MS }],
        }),
    })
    await screen.findByText('1 open slot in the next 7 days.')
    screen.getByText('Slot, too late to book')
  })
})
