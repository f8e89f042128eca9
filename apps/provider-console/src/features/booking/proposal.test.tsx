import { keyOf } from '@ginipig/api-client/core/call-options.ts'
import type { Proposal, ProviderBooking } from '@ginipig/contract/booking/booking.ts'
import { getProviderBooking } from '@ginipig/contract/booking/provider-calls.ts'
import { DAY_MS, HOUR_MS } from '@ginipig/domain/time'
import { breakpoints } from '@ginipig/ui/media-query'
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { bookingsApi, requestOf, rowOf } from '../../testing/bookings.ts'
import { type Calls, openApp, person, problem } from '../../testing/open-app.ts'

const asked = requestOf(1, 'Maya')
const paid: ProviderBooking = { ...asked, status: 'confirmed', paymentStatus: 'paid', plan: 'full', captured: 5_400 }
const timeOf = (day: number) => ({
  slotId: `0190a7c2-0000-7000-8000-00000000030${day}`,
  startsAt: asked.startsAt + day * DAY_MS,
  endsAt: asked.endsAt + day * DAY_MS,
})

async function open(booking: ProviderBooking, calls: Calls = {}) {
  let kept = { ...booking, now: booking.startsAt - 3 * DAY_MS }
  const path = `/provider/bookings/${booking.id}`
  const post = vi.fn(async (call: string, _body: unknown) => {
    kept = { ...kept, proposal: call === 'propose' ? { ...wish, by: 'provider' as const } : null }
    // The page hears of it before the answer is here.
    services?.queryClient.setQueryData(keyOf(getProviderBooking, { params: { bookingId: booking.id } }), kept)
    const isHeld = kept.proposal !== null
    await waitFor(() => expect(screen.queryAllByText(/held for Maya|^Held until/)).toHaveLength(isHeld ? 2 : 0))
    return Response.json(kept)
  })
  let services: Awaited<ReturnType<typeof openApp>>['services'] | undefined
  const counts = { requests: 0, upcoming: 0, past: 0, action: 0 }
  const times = [1, 2, 3, 4].map(timeOf)
  const opened = await openApp(
    `/provider/booking-details/${booking.id}`,
    {
      'GET /provider/bookings': () => Response.json({ items: [], nextCursor: null, now: kept.now, counts }),
      [`GET ${path}`]: () => Response.json(kept),
      [`GET ${path}/proposable-times`]: () => Response.json({ times, until: kept.now + DAY_MS, now: kept.now }),
      [`POST ${path}/proposal`]: (body: unknown) => post('propose', body),
      [`POST ${path}/proposal/grant`]: (body: unknown) => post('grant', body),
      [`POST ${path}/proposal/end`]: (body: unknown) => post('end', body),
      ...calls,
    },
    { signedInAs: person('provider') },
  )
  services = opened.services
  await screen.findByText('What happens when')
  return post
}

const press = async (name: string) => fireEvent.click(await screen.findByRole('button', { name }))

test('up to three open times are proposed, with a word', async () => {
  const post = await open(paid)
  await press('Propose other times')
  const dialog = within(await screen.findByRole('alertdialog'))
  const boxes = await dialog.findAllByRole('checkbox')
  await waitFor(() => expect(window.document.activeElement).toBe(boxes[0]))
  fireEvent.click(dialog.getByRole('button', { name: 'Propose these times' }))
  await dialog.findByText('Please choose at least one time')
  for (const box of boxes.slice(0, 3)) fireEvent.click(box)
  expect(boxes[3]).toHaveProperty('disabled', true)
  fireEvent.change(dialog.getByRole('textbox'), { target: { value: 'No water that day.' } })
  fireEvent.click(dialog.getByRole('button', { name: 'Propose these times' }))
  await screen.findByText('Maya has your times.')
  const slotIds = [1, 2, 3].map((day) => timeOf(day).slotId)
  expect(post).toHaveBeenCalledExactlyOnceWith('propose', { slotIds, note: 'No water that day.' })
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
  await waitFor(() => expect(window.document.activeElement?.textContent).toMatch(/^You proposed other times/))
  // Taken back, they can be proposed again; nothing opens by itself.
  await press('Take them back')
  await screen.findByText('Taken back.')
  await screen.findByRole('button', { name: 'Propose other times' })
  expect(screen.queryByRole('alertdialog')).toBeNull()
})

test('what was taken back, though its answer was lost, is not to be tried again', async () => {
  const booking = { ...paid, now: paid.startsAt - 3 * DAY_MS }
  let proposal: Proposal | null = { ...wish, by: 'provider' }
  const path = `/provider/bookings/${paid.id}`
  await open(paid, {
    [`GET ${path}`]: () => Response.json({ ...booking, proposal }),
    [`POST ${path}/proposal/end`]: () => {
      proposal = null
      return Promise.reject(new TypeError('Failed to fetch'))
    },
  })
  await press('Take them back')
  await screen.findByRole('button', { name: 'Propose other times' })
  expect(screen.queryByRole('alert')).toBeNull()
})

test('what was picked and typed stays over Escape; a time that is gone meanwhile is no longer picked', async () => {
  let times = [1, 2].map(timeOf)
  await open(paid, {
    [`GET /provider/bookings/${paid.id}/proposable-times`]: () =>
      Response.json({ times, until: paid.startsAt, now: paid.startsAt - DAY_MS }),
  })
  await press('Propose other times')
  const dialog = within(await screen.findByRole('alertdialog'))
  for (const box of await dialog.findAllByRole('checkbox')) fireEvent.click(box)
  fireEvent.change(dialog.getByRole('textbox'), { target: { value: 'No water that day.' } })
  times = [2, 3, 4].map(timeOf)
  fireEvent.keyDown(screen.getByRole('alertdialog'), { key: 'Escape' })
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
  await press('Propose other times')
  const again = within(await screen.findByRole('alertdialog'))
  await waitFor(() => expect(again.getAllByRole('checkbox')).toHaveLength(3))
  expect(again.getByRole('textbox')).toHaveProperty('value', 'No water that day.')
  expect(again.getAllByRole('checkbox', { checked: true })).toEqual([again.getAllByRole('checkbox')[0]])
  // It doesn't count as one of three either.
  for (const box of again.getAllByRole('checkbox', { checked: false })) fireEvent.click(box)
  expect(again.getAllByRole('checkbox', { checked: true })).toHaveLength(3)
})

test('without an open time to propose the way to add one stands there', async () => {
  await open(paid, {
    [`GET /provider/bookings/${paid.id}/proposable-times`]: () =>
      Response.json({ times: [], until: null, now: paid.startsAt - DAY_MS }),
  })
  await press('Propose other times')
  const dialog = within(await screen.findByRole('alertdialog'))
  const link = await dialog.findByRole('link', { name: 'Add one to your diary' })
  expect(link.getAttribute('href')).toBe('/provider/diary')
  expect(dialog.queryByRole('button', { name: 'Propose these times' })).toBeNull()
})

test('who has left Ginipig is offered no message', async () => {
  await open({ ...paid, client: { ...paid.client, isGone: true } })
  screen.getByRole('button', { name: 'Propose other times' })
  expect(screen.queryByRole('link', { name: /^Message / })).toBeNull()
  cleanup()
  await open(paid)
  screen.getByRole('link', { name: 'Message Maya' })
})

const wish: Proposal = {
  by: 'client',
  otherwise: 'stays',
  note: '',
  times: [timeOf(2)],
  at: asked.startsAt - 3 * DAY_MS,
  until: asked.startsAt - HOUR_MS,
}

test('open times that don’t come are asked for again', async () => {
  let isDown = true
  await open(paid, {
    [`GET /provider/bookings/${paid.id}/proposable-times`]: () =>
      isDown
        ? problem('not_found', 404)
        : Response.json({ times: [timeOf(1)], until: paid.startsAt, now: paid.startsAt - DAY_MS }),
  })
  await press('Propose other times')
  const dialog = within(await screen.findByRole('alertdialog'))
  const again = await dialog.findByRole('button', { name: 'Try Again' })
  expect(dialog.queryByRole('button', { name: 'Propose these times' })).toBeNull()
  isDown = false
  fireEvent.click(again)
  await dialog.findByRole('checkbox')
  dialog.getByRole('button', { name: 'Propose these times' })
})

test.for([
  { what: 'a wish is granted', proposal: wish, button: 'Move it', sends: 'grant', says: 'Moved. Maya is told.' },
  { what: 'a wish is refused', proposal: wish, button: 'Don’t move', sends: 'end', says: 'Maya keeps the old time.' },
  {
    what: 'one’s own times are taken back',
    proposal: { ...wish, by: 'provider' as const },
    button: 'Take them back',
    sends: 'end',
    says: 'Taken back.',
  },
  {
    what: 'a day off is taken back',
    proposal: { ...wish, by: 'provider' as const, otherwise: 'cancels' as const },
    button: 'Take them back',
    sends: 'end',
    says: 'Taken back. Maya is told.',
  },
])('$what', async ({ proposal, button, sends, says }) => {
  const post = await open({ ...paid, proposal })
  expect(screen.queryByRole('button', { name: 'Propose other times' })).toBeNull()
  // What they are like to work with is shown to who decides.
  expect(screen.queryAllByText(/^New here: nothing is counted/)).toHaveLength(proposal.by === 'client' ? 1 : 0)
  const pressed = screen.getByRole('button', { name: button })
  pressed.focus()
  // A double click is one press.
  fireEvent.click(pressed)
  fireEvent.click(pressed)
  await screen.findByText(says)
  await waitFor(() => expect(window.document.activeElement?.textContent).toBe('Maya Osei'))
  expect(post.mock.calls.map(([call]) => call)).toEqual([sends])
})

test.for([
  {
    what: 'while they can choose',
    times: [timeOf(2)],
    says: /^Held until .+ once their bank has decided about the payment\./,
  },
  { what: 'once it is too late', times: [], says: /^Maya took none of your times by .+ once their bank has decided/ },
])('a day off of which the bank takes the payment back ends once it has decided: $what', async ({ times, says }) => {
  const proposal = { ...wish, by: 'provider' as const, otherwise: 'cancels' as const, times }
  await open({ ...paid, paymentStatus: 'disputed', proposal })
  screen.getByText(says)
  expect(screen.queryAllByRole('button', { name: 'Take them back' })).toHaveLength(times.length)
})

test('beside the list a wish stands with its answer before the facts, on a page of its own after them', async () => {
  const isBefore = (one: HTMLElement, other: HTMLElement) =>
    (one.compareDocumentPosition(other) & Node.DOCUMENT_POSITION_FOLLOWING) !== 0
  await open({ ...paid, proposal: wish })
  expect(isBefore(screen.getByText('When'), screen.getByRole('button', { name: 'Move it' }))).toBe(true)
  window.matchMedia = (query) =>
    Object.assign(new EventTarget(), { matches: query === breakpoints.wide, media: query }) as MediaQueryList // what the layout reads
  const { calls } = bookingsApi([{ ...paid, proposal: wish }])
  cleanup()
  await openApp('/provider/my-bookings?tab=upcoming', calls, { signedInAs: person('provider') })
  const panel = within(await screen.findByRole('region', { name: 'Maya’s booking' }))
  expect(isBefore(await panel.findByRole('button', { name: 'Move it' }), panel.getByText('When'))).toBe(true)
})

test('a row says whose answer is waited for, and a wish leads to its answer', async () => {
  const rowWith = (number: number, name: string, by: 'client' | 'provider', status: ProviderBooking['status']) => ({
    ...rowOf({ ...requestOf(number, name), status }),
    proposal: { by, otherwise: 'stays', until: asked.now + HOUR_MS } as Proposal,
  })
  const items = [
    rowWith(1, 'Maya', 'client', 'confirmed'),
    rowWith(2, 'Anika', 'provider', 'confirmed'),
    rowWith(3, 'Zoe', 'provider', 'requested'),
    { ...rowWith(4, 'Ines', 'provider', 'confirmed'), proposal: { ...wish, by: 'provider', otherwise: 'cancels' } },
  ]
  const counts = { requests: 0, upcoming: 3, past: 0, action: 0 }
  await openApp(
    '/provider/my-bookings?tab=upcoming',
    {
      'GET /provider/bookings': () =>
        Response.json({ items, nextCursor: null, now: asked.now, found: null, toSettle: 0, owes: 0, counts }),
    },
    { signedInAs: person('provider') },
  )
  const [wished, proposed, request, off] = (await screen.findAllByRole('article')).map((row) => within(row))
  wished?.getByText(/^Asks to move, answer by /)
  expect(wished?.getByRole('link', { name: 'Answer Maya Osei, who asks to move' }).getAttribute('href')).toMatch(
    asked.id,
  )
  proposed?.getByText(/^Anika answers by /)
  proposed?.getByText('Confirmed')
  off?.getByText('Day off')
  expect(off?.queryByText('Confirmed')).toBeNull()
  request?.getByText(/^Zoe answers by /)
  expect(request?.queryByText('Needs your reply')).toBeNull()
  expect(request?.queryByRole('link', { name: /^Review/ })).toBeNull()
})

test('a day off says so, what becomes of the booking, and nothing of what was to come on that day', async () => {
  await open({
    ...paid,
    ...{ plan: 'deposit', captured: 810, paymentStatus: 'deposit_paid', balanceAt: asked.startsAt - 36 * HOUR_MS },
    mustHavesAsked: { ...asked.mustHavesAsked, patchTest: { hoursBefore: 48 } },
    mustHavesGiven: { ...asked.mustHavesGiven, patchTest: 'will_attend' },
    proposal: { ...wish, by: 'provider', otherwise: 'cancels' },
  })
  screen.getByText('Day off')
  screen.getByText('You can’t work that day. These times are held for Maya:')
  screen.getByText(/the booking is cancelled, with your fee\. If you can work after all/)
  for (const gone of ['Confirmed', /^Due on /, /^Yours once /, /^To arrange/])
    expect(screen.queryByText(gone)).toBeNull()
})
