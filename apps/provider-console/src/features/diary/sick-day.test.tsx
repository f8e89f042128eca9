import { beginAt } from '@ginipig/app/testing/clock.ts'
import type { SickDayBooking } from '@ginipig/contract/booking/sick-day.ts'
import { DAY_MS, HOUR_MS } from '@ginipig/domain/time'
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { openApp, person } from '../../testing/open-app.ts'

beginAt('2026-11-21T09:00:00Z')

const zone = 'Europe/London'
const idOf = (number: number) => `0190a7c2-0000-4000-8000-00000000040${number}`
const startsAt = Date.parse('2027-03-02T10:00:00Z')
const timeOf = (days: number) => ({
  slotId: `0190a7c2-0000-4000-8000-00000000050${days}`,
  startsAt: startsAt + days * DAY_MS,
  endsAt: startsAt + days * DAY_MS + HOUR_MS,
})
const bookingOf = (number: number, firstName: string, more: Partial<SickDayBooking>): SickDayBooking => ({
  client: { id: idOf(number + 3), firstName, lastName: 'Marsh', avatarUrl: null },
  ...{ id: idOf(number), title: 'Root tint', status: 'confirmed', startsAt, refund: 900, fee: 135 },
  ...{ times: [timeOf(4), timeOf(5)], suggested: [timeOf(4).slotId], until: startsAt - 12 * HOUR_MS, done: null },
  ...more,
})
const kat = bookingOf(1, 'Kat', {})
const theo = bookingOf(2, 'Theo', { refund: 5_400, fee: 810, suggested: [timeOf(5).slotId] })
const maya = bookingOf(3, 'Maya', { status: 'requested', refund: 0, fee: 0, times: [], suggested: [] })

/** As a browser does: what is pressed has the focus. */
const press = (button: HTMLElement) => {
  button.focus()
  fireEvent.click(button)
}

const told = { problem: null, at: startsAt - DAY_MS, offered: [], waiver: null }

test('each client’s pounds stand there before the click, and what came of each after it', async () => {
  const post = vi.fn((_body: unknown) =>
    Response.json({
      zone,
      isOff: true,
      openSlots: 0,
      bookings: [
        { ...kat, done: { ...told, choice: 'offer', outcome: 'offered', offered: [timeOf(4)] } },
        { ...theo, done: { ...told, choice: 'refund', outcome: null, problem: 'payment_busy' } },
        { ...maya, status: 'declined', done: { ...told, choice: 'refund', outcome: 'declined' } },
      ],
    }),
  )
  let isOff = false
  await openApp(
    '/provider/sick-day/2027-03-02',
    {
      'GET /provider/sick-days/2027-03-02': () =>
        isOff ? post(undefined) : Response.json({ zone, bookings: [kat, theo, maya], isOff: false, openSlots: 2 }),
      'POST /provider/sick-days/2027-03-02': (body: unknown) => {
        isOff = true
        return post(body)
      },
    },
    { signedInAs: person('provider') },
  )
  await screen.findByRole('heading', { level: 1, name: /You can’t work on/ })
  const [katRow, theoRow, mayaRow] = screen.getAllByRole('listitem').filter((row) => /Root tint/.test(row.textContent))
  if (!katRow || !theoRow || !mayaRow) throw new Error('a client is missing')
  within(katRow).getByText('£1.35')
  within(mayaRow).getByText('No other time can be offered: the request is declined.')
  screen.getByText('£0.00 to £9.45')
  expect(within(katRow).queryByRole('combobox')).toBeNull() // the other time is Theo's
  fireEvent.click(within(theoRow).getByRole('radio', { name: 'Refund now' }))
  screen.getByText('£8.10 to £9.45')
  screen.getByText(/^2 open starts of that day are taken off sale/)
  // Another time for Kat beside the suggested one; then why, in the provider's words, which “something else” needs.
  fireEvent.change(within(katRow).getByRole('combobox', { name: 'Add a time for Kat' }), {
    target: { value: timeOf(5).slotId },
  })
  press(within(katRow).getByRole('button', { name: /6 Mar.*don’t offer/ }))
  expect(document.activeElement).toBe(within(katRow).getByRole('group', { name: 'Times for Kat' }))
  fireEvent.click(within(theoRow).getByRole('radio', { name: 'Offer times' }))
  within(theoRow).getByRole('button', { name: /6 Mar.*don’t offer/ }) // which Kat is no longer offered
  expect(within(theoRow).queryByRole('combobox')).toBeNull()
  fireEvent.click(within(theoRow).getByRole('radio', { name: 'Refund now' }))
  expect(screen.getByText(/Get well\./)).toBeTruthy()
  fireEvent.change(screen.getByRole('combobox', { name: 'Why' }), { target: { value: 'other' } })
  expect(screen.queryByText(/Get well\./)).toBeNull()
  fireEvent.click(screen.getByRole('checkbox', { name: /^Ask Ginipig to waive the fees/ }))
  fireEvent.click(screen.getByRole('button', { name: 'Tell all 3 and take the day off' }))
  const words = screen.getByRole('textbox', { name: /^What they’ll read/ })
  await waitFor(() => expect(words.getAttribute('aria-invalid')).toBe('true'))
  fireEvent.change(words, { target: { value: 'The ceiling came down.' } })
  press(screen.getByRole('button', { name: 'Tell all 3 and take the day off' }))
  await screen.findByText(/^Kat has until .+ to choose: .*6 Mar.*\.$/)
  screen.getByText(/Not told yet: a payment is on its way/)
  screen.getByText('Maya is told: the request has ended, and nothing was taken.')
  screen.getByRole('heading', { name: 'This day is off' })
  await waitFor(() => expect(document.activeElement?.textContent).toMatch(/^Nobody can book it\./))
  expect(screen.queryByText(/^One step tells everybody/)).toBeNull()
  expect(screen.queryByRole('button', { name: /take the day off/ })).toBeNull()
  expect(post.mock.calls[0]).toEqual([
    {
      bookings: [
        { id: kat.id, choice: 'offer', refund: 900, fee: 135, slotIds: [timeOf(5).slotId] },
        { id: theo.id, choice: 'refund', refund: 5_400, fee: 810 },
        { id: maya.id, choice: 'refund', refund: 0, fee: 0 },
      ],
      why: { reason: 'other', words: 'The ceiling came down.', asksWaiver: true },
    },
  ])
})

test('everyone is refunded with one press', async () => {
  await openApp(
    '/provider/sick-day/2027-03-02',
    {
      'GET /provider/sick-days/2027-03-02': () =>
        Response.json({ zone, bookings: [kat, theo], isOff: false, openSlots: 0 }),
    },
    { signedInAs: person('provider') },
  )
  press(await screen.findByRole('button', { name: 'Refund everyone' }))
  expect(document.activeElement?.tagName).toBe('UL')
  expect(screen.getAllByRole('radio', { name: 'Refund now', checked: true })).toHaveLength(2)
  expect(screen.queryByRole('button', { name: 'Refund everyone' })).toBeNull()
  expect(screen.getAllByText('refunded now')).toHaveLength(2)
})

test('a day without clients costs nothing, and can be opened again', async () => {
  const none = () => Response.json({ zone, bookings: [], isOff: false, openSlots: 2 })
  const calls = { 'GET /provider/sick-days/2027-03-02': none }
  await openApp('/provider/sick-day/2027-03-02', calls, { signedInAs: person('provider') })
  await screen.findByText('Nobody has to be told. You can open the day again in your diary.')
  expect(screen.queryByText(/can’t be undone/)).toBeNull()
})

test('a day off whose answer was lost is off, and nothing is to be tried again', async () => {
  let isOff = false
  await openApp(
    '/provider/sick-day/2027-03-02',
    {
      'GET /provider/sick-days/2027-03-02': () => Response.json({ zone, bookings: [], isOff, openSlots: 0 }),
      'POST /provider/sick-days/2027-03-02': () => {
        isOff = true
        return Promise.reject(new TypeError('Failed to fetch'))
      },
    },
    { signedInAs: person('provider') },
  )
  press(await screen.findByRole('button', { name: 'Take this day off' }))
  const over = await screen.findByText(/^Nobody can book it\./)
  await waitFor(() => expect(document.activeElement).toBe(over))
  expect(screen.queryByRole('alert')).toBeNull()
})

test('a day on which all are offered other times can be opened again until they answer', async () => {
  const both = () => Response.json({ zone, bookings: [kat, theo], isOff: false, openSlots: 0 })
  const calls = { 'GET /provider/sick-days/2027-03-02': both }
  await openApp('/provider/sick-day/2027-03-02', calls, { signedInAs: person('provider') })
  await screen.findByText(/Until somebody has answered, opening the day again takes it back\.$/)
  expect(screen.queryByText(/can’t be undone/)).toBeNull()
  press(screen.getByRole('button', { name: 'Refund everyone' }))
  await screen.findByText(/This can’t be undone\.$/)
})

test('who has only asked isn’t refunded but declined', async () => {
  const asks = bookingOf(3, 'Maya', { status: 'requested', refund: 0, fee: 0 })
  const one = () => Response.json({ zone, bookings: [asks], isOff: false, openSlots: 0 })
  const calls = { 'GET /provider/sick-days/2027-03-02': one }
  await openApp('/provider/sick-day/2027-03-02', calls, { signedInAs: person('provider') })
  press(await screen.findByRole('button', { name: 'Decline everyone' }))
  expect(screen.getByRole('radio', { name: 'Decline now', checked: true })).toBeTruthy()
  expect(screen.queryByRole('button', { name: 'Refund everyone' })).toBeNull()
})

test('words for the clients stay with another day, and are asked about before they are left', async () => {
  const answer = { zone, bookings: [kat], isOff: false, openSlots: 0 }
  const { router } = await openApp(
    '/provider/sick-day/2027-03-02',
    {
      'GET /provider/sick-days/2027-03-02': () => Response.json(answer),
      'GET /provider/sick-days/2027-03-03': () => Response.json(answer),
    },
    { signedInAs: person('provider') },
  )
  const words = () => screen.findByRole('textbox', { name: /^What they’ll read/ })
  fireEvent.change(await words(), { target: { value: 'The ceiling came down.' } })
  fireEvent.change(screen.getByLabelText('Which day'), { target: { value: '2027-03-03' } })
  await waitFor(() => expect(router.state.location.pathname).toBe('/provider/sick-day/2027-03-03'))
  expect(await words()).toHaveProperty('value', 'The ceiling came down.')
  fireEvent.click(within(screen.getByRole('main')).getByRole('link', { name: 'Diary' }))
  await screen.findByRole('alertdialog', { name: 'Leave without saving?' })
  expect(router.state.location.pathname).toBe('/provider/sick-day/2027-03-03')
})

test('why and the words stay for the next day once one is taken off', async () => {
  const days: Record<string, boolean> = { '2027-03-02': false, '2027-03-03': false }
  const answer = (day: string) => () =>
    Response.json({
      ...{ zone, isOff: days[day], openSlots: 0 },
      bookings: days[day] ? [{ ...kat, done: { ...told, choice: 'refund', outcome: 'cancelled' } }] : [kat],
    })
  await openApp(
    '/provider/sick-day/2027-03-02',
    {
      'GET /provider/sick-days/2027-03-02': answer('2027-03-02'),
      'GET /provider/sick-days/2027-03-03': answer('2027-03-03'),
      'POST /provider/sick-days/2027-03-02': () => {
        days['2027-03-02'] = true
        return answer('2027-03-02')()
      },
    },
    { signedInAs: person('provider') },
  )
  const words = () => screen.findByRole('textbox', { name: /^What they’ll read/ })
  fireEvent.change(await words(), { target: { value: 'The ceiling came down.' } })
  fireEvent.change(screen.getByRole('combobox', { name: 'Why' }), { target: { value: 'other' } })
  fireEvent.click(screen.getByRole('button', { name: 'Tell 1 client and take the day off' }))
  await screen.findByRole('heading', { name: 'This day is off' })
  fireEvent.change(screen.getByLabelText('Which day'), { target: { value: '2027-03-03' } })
  expect(await words()).toHaveProperty('value', 'The ceiling came down.')
  expect(screen.getByRole('combobox', { name: 'Why' })).toHaveProperty('value', 'other')
})

test('a day that is past says so, and asks for nothing', async () => {
  const day = '2026-03-02'
  const answer = (isOff: boolean) => ({
    [`GET /provider/sick-days/${day}`]: () =>
      Response.json({
        zone,
        bookings: isOff ? [{ ...theo, done: { ...told, choice: 'refund', outcome: 'cancelled' } }] : [],
        isOff,
        openSlots: 0,
      }),
  })
  await openApp(`/provider/sick-day/${day}`, answer(false), { signedInAs: person('provider') })
  await screen.findByRole('heading', { level: 1, name: /2 Mar.* is past$/ })
  screen.getByText('A day can be taken off until it is over. Choose another day.')
  for (const asked of [
    { role: 'combobox', name: 'Why' },
    { role: 'button', name: /day off/ },
  ])
    expect(screen.queryByRole(asked.role, { name: asked.name })).toBeNull()
  expect(screen.queryByText('Nobody else is due on this day.')).toBeNull()
  cleanup()
  await openApp(`/provider/sick-day/${day}`, answer(true), { signedInAs: person('provider') })
  await screen.findByRole('heading', { name: 'This day was off' })
  screen.getByText('Theo Marsh')
  expect(screen.queryByText(/Nobody can book it/)).toBeNull()
})

test.each([
  ['asked', 'You asked us to waive the fee. A person answers within a day.'],
  ['waived', 'We waived the fee.'],
  ['kept', 'We read why: the fee stands.'],
] as const)('whose fee is to be waived reads what came of it: %s', async (waiver, words) => {
  const done = { ...told, choice: 'refund', outcome: 'cancelled', waiver }
  const bookings = [{ ...theo, status: 'cancelled_by_provider', done }]
  await openApp(
    '/provider/sick-day/2027-03-02',
    { 'GET /provider/sick-days/2027-03-02': () => Response.json({ zone, bookings, isOff: true, openSlots: 0 }) },
    { signedInAs: person('provider') },
  )
  await screen.findByText(words)
})

test('who asked to be let off the fees reads it of a client who hasn’t chosen yet, but not of one who has moved', async () => {
  const offered = { ...told, choice: 'offer', outcome: 'offered', waiver: 'asked' } as const
  const bookings = [
    { ...kat, done: { ...offered, offered: [timeOf(4)] } },
    { ...theo, startsAt: startsAt + 4 * DAY_MS, done: offered },
  ]
  await openApp(
    '/provider/sick-day/2027-03-02',
    { 'GET /provider/sick-days/2027-03-02': () => Response.json({ zone, bookings, isOff: true, openSlots: 0 }) },
    { signedInAs: person('provider') },
  )
  expect(await screen.findAllByText('If a fee comes of it, you have asked us to waive it.')).toHaveLength(1)
  expect(screen.queryByText(/A person answers within a day/)).toBeNull()
})

test('who has moved to another day isn’t listed with a time of this one', async () => {
  const done = { ...told, choice: 'offer', outcome: 'offered' }
  const bookings = [theo, { ...kat, startsAt: startsAt + 4 * DAY_MS + HOUR_MS, done }]
  await openApp(
    '/provider/sick-day/2027-03-02',
    { 'GET /provider/sick-days/2027-03-02': () => Response.json({ zone, bookings, isOff: true, openSlots: 0 }) },
    { signedInAs: person('provider') },
  )
  await screen.findByText('10:00 · Root tint')
  screen.getByText('Root tint')
  expect(screen.queryByText(/11:00 ·/)).toBeNull()
})
