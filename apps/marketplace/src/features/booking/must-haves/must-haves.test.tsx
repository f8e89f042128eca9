import type { ClientBooking } from '@ginipig/contract/booking/booking.ts'
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { bookingsPage } from '../../../testing/bookings-page.ts'
import { type Calls, problem } from '../../../testing/open-app.ts'
import { BOOKING_ID, heldBooking, LISTING_ID, listing } from '../testing/held-booking.ts'
import { firstButton, openSignedIn } from '../testing/open-signed-in.ts'

const withHold = (hold: ClientBooking, saved: unknown[] = []): Calls => ({
  'GET /bookings/hold': () => Response.json(hold),
  [`PUT /bookings/${BOOKING_ID}/must-haves`]: (body) => {
    saved.push(body)
    // What the contract's schema lets through is a MustHavesGiven.
    return Response.json({ ...hold, mustHavesGiven: body as ClientBooking['mustHavesGiven'] })
  },
  [`GET /bookings/${BOOKING_ID}`]: () => Response.json(hold),
})

test('of two holds it is the one that one came for, and it ends as itself', async () => {
  const mine = heldBooking()
  const other = { ...mine, id: LISTING_ID, provider: { ...mine.provider, firstName: 'Omar', displayName: 'Omar' } }
  let own: ClientBooking = mine
  const { services } = await openSignedIn(`/payment-options/${BOOKING_ID}`, {
    ...withHold(mine),
    'GET /bookings/hold': () => Response.json(other),
    [`GET /bookings/${BOOKING_ID}`]: () => Response.json(own),
  })
  await screen.findByRole('heading', { name: 'Priya’s must-haves' })
  own = { ...mine, status: 'payment_failed' }
  await act(() => services.queryClient.invalidateQueries())
  await screen.findByRole('alertdialog')
  expect(screen.queryByText(/Omar/)).toBeNull()
})

test('the day and time that are held are named from the start, in the short receipt of a phone too', async () => {
  const hold = heldBooking({ startsAt: Date.UTC(2027, 0, 6, 11, 30) })
  await openSignedIn('/must-haves', withHold(hold))
  await screen.findByRole('heading', { name: 'Priya’s must-haves' })
  expect(screen.getByText(/^Wed 6 Jan( 2027)?, 11:30$/)).toBeTruthy()
})

test('no answer is asked for nor sent before consent, and Continue names what is missing', async () => {
  const saved: { answers: object; consentsToHealthData: boolean }[] = []
  await openSignedIn('/must-haves', withHold(heldBooking(), saved))
  await screen.findByRole('heading', { name: 'Priya’s must-haves' })
  expect(screen.queryByLabelText('Any allergies?')).toBeNull()
  expect(screen.getAllByText('Still to do: Consultation form, Two things to agree').length).toBe(1)
  expect(firstButton('Continue')).toHaveProperty('disabled', true)

  fireEvent.click(screen.getByRole('checkbox', { name: /may see my answers/ }))
  fireEvent.change(screen.getByLabelText('Any allergies?'), { target: { value: 'Nickel' } })
  await waitFor(() => expect(saved.at(-1)).toMatchObject({ answers: { allergies: 'Nickel' } }))

  fireEvent.click(screen.getByRole('checkbox', { name: /may see my answers/ }))
  await waitFor(() => expect(saved.at(-1)).toMatchObject({ answers: {}, consentsToHealthData: false }))
})

test('a form of the provider’s own is downloaded, answered and ticked', async () => {
  const saved: { answers: object; hasReadDocument: boolean }[] = []
  const document = { id: '0190a7c2-0000-7000-8000-000000000f01', format: 'pptx', bytes: 820 * 1_024 } as const
  const asked = { photos: null, requirements: null, consultation: { questions: [], document }, patchTest: null }
  const link = vi.fn(() => Response.json({ url: '/api/v1/documents/x?until=1&signature=s' }))
  const opened: string[] = []
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    opened.push(this.href)
  })
  const calls = withHold(heldBooking({ mustHavesAsked: asked }), saved)
  await openSignedIn('/must-haves', { ...calls, [`GET /documents/${document.id}/link`]: link })
  fireEvent.click(await screen.findByRole('checkbox', { name: /may see my answers/ }))
  fireEvent.click(screen.getByRole('button', { name: 'Download the form (PowerPoint, 820 kB)' }))
  await waitFor(() => expect(opened).toHaveLength(1))
  fireEvent.change(screen.getByLabelText('Your answers to the form'), { target: { value: 'No to all of them' } })
  expect(screen.getByText('Still to do: Consultation form, Two things to agree')).toBeDefined()
  fireEvent.click(screen.getByRole('checkbox', { name: 'I’ve read Priya’s form and answered what it asks' }))
  expect(screen.getByText('Still to do: Two things to agree')).toBeDefined()
  await waitFor(() =>
    expect(saved.at(-1)).toMatchObject({ answers: { document: 'No to all of them' }, hasReadDocument: true }),
  )
})

test('each kind of question is answered in its own way, and kept as its answer', async () => {
  const saved: { answers: object }[] = []
  const questions = [
    { id: 'henna', text: 'Have you used henna?', isRequired: true, kind: 'yes_no' as const },
    { id: 'when', text: 'When was your last colour?', isRequired: true, kind: 'date' as const },
    { id: 'sit', text: 'I can sit for three hours', isRequired: true, kind: 'tick' as const },
  ]
  const asked = { photos: null, requirements: null, consultation: { questions }, patchTest: null }
  await openSignedIn('/must-haves', withHold(heldBooking({ mustHavesAsked: asked }), saved))
  fireEvent.click(await screen.findByRole('checkbox', { name: /may see my answers/ }))
  fireEvent.click(screen.getByRole('radio', { name: 'No' }))
  fireEvent.change(screen.getByLabelText('When was your last colour?'), { target: { value: '2026-03-02' } })
  const tick = screen.getByRole('checkbox', { name: 'I can sit for three hours' })
  fireEvent.click(tick)
  await waitFor(() => expect(saved.at(-1)).toMatchObject({ answers: { henna: 'no', when: '2026-03-02', sit: 'yes' } }))
  fireEvent.click(tick)
  await waitFor(() => expect(saved.at(-1)?.answers).not.toMatchObject({ sit: 'yes' }))
})

test('an answer with a contact detail is marked, kept on the page and not sent; Continue waits', async () => {
  const saved: { answers: object }[] = []
  await openSignedIn('/must-haves', withHold(heldBooking(), saved))
  fireEvent.click(await screen.findByRole('checkbox', { name: /may see my answers/ }))
  fireEvent.click(screen.getByRole('checkbox', { name: 'What I’ve told Priya is true' }))
  fireEvent.click(screen.getByRole('checkbox', { name: /^I agree to the booking and cancellation policy/ }))
  const answer = screen.getByLabelText<HTMLTextAreaElement>('Any allergies?')
  fireEvent.change(answer, { target: { value: 'None, call me on 07700 900123' } })
  expect(screen.getByText('07700 900123', { selector: 'mark' })).toBeTruthy()
  expect(answer.getAttribute('aria-invalid')).toBe('true')
  expect(screen.getByText('Still to do: Consultation form')).toBeDefined()
  await waitFor(() => expect(saved.at(-1)).toMatchObject({ answers: {}, isTruthful: true }))
  expect(answer.value).toBe('None, call me on 07700 900123')

  fireEvent.click(screen.getByRole('button', { name: 'Take out “07700 900123”' }))
  expect(answer.value).toBe('None, call me on')
  expect(document.activeElement).toBe(answer)
  fireEvent.change(answer, { target: { value: 'None' } })
  expect(answer.getAttribute('aria-invalid')).toBe(null)
  expect(firstButton('Continue')).toHaveProperty('disabled', false)
  await waitFor(() => expect(saved.at(-1)).toMatchObject({ answers: { allergies: 'None' } }))
})

test('a patch test alone asks for a consent of its own, and says nothing of it before', async () => {
  const saved: { patchTest: unknown; consentsToHealthData: boolean }[] = []
  const asked = { photos: null, requirements: null, consultation: null, patchTest: { hoursBefore: 24 } }
  await openSignedIn('/must-haves', withHold(heldBooking({ mustHavesAsked: asked }), saved))
  const consent = await screen.findByRole('checkbox', { name: /may see my answer, which can be about my health/ })
  expect(screen.queryByRole('radio')).toBeNull()
  fireEvent.click(consent)
  fireEvent.click(screen.getByRole('radio', { name: /^I’ll come in for one/ }))
  await waitFor(() => expect(saved.at(-1)).toMatchObject({ patchTest: 'will_attend', consentsToHealthData: true }))
  fireEvent.click(consent)
  await waitFor(() => expect(saved.at(-1)).toMatchObject({ patchTest: null, consentsToHealthData: false }))
  expect(screen.queryByRole('radio')).toBeNull()
})

test('beside a consultation form it waits for the consent there', async () => {
  const { consultation } = heldBooking().mustHavesAsked
  const asked = { photos: null, requirements: null, consultation, patchTest: { hoursBefore: 24 } }
  await openSignedIn('/must-haves', withHold(heldBooking({ mustHavesAsked: asked })))
  await screen.findByText(/^Please tick first, in the consultation form/)
  expect(screen.queryByRole('radio')).toBeNull()
  fireEvent.click(screen.getByRole('checkbox', { name: /may see my answers/ }))
  expect(screen.getAllByRole('radio')).toHaveLength(2)
})

test('what is typed is sent in the moment the page goes, and called saved only once it is', async () => {
  const saved: unknown[] = []
  const { services } = await openSignedIn('/must-haves', withHold(heldBooking(), saved))
  const send = vi.spyOn(services.api.options, 'fetch')
  fireEvent.click(await screen.findByRole('checkbox', { name: /may see my answers/ }))
  fireEvent.change(screen.getByLabelText('Any allergies?'), { target: { value: 'Nickel' } })
  expect(screen.queryByText(/^Saved as you go/)).toBeNull()
  act(() => void window.dispatchEvent(new Event('pagehide')))
  await waitFor(() => expect(saved).toMatchObject([{ answers: { allergies: 'Nickel' } }]))
  expect(send.mock.calls.map(([request]) => request)).toMatchObject([{ method: 'PUT', keepalive: true }])
  await screen.findByText(/^Saved as you go/)
})

test('a save that the page before left under way is looked for once more', async () => {
  sessionStorage.setItem('must-haves-unsaved', JSON.stringify(BOOKING_ID))
  const before = heldBooking()
  const after = { ...before, mustHavesGiven: { ...before.mustHavesGiven, consentsToHealthData: true } }
  const answers = [before, { ...after, mustHavesGiven: { ...after.mustHavesGiven, answers: { allergies: 'Nickel' } } }]
  await openSignedIn('/must-haves', {
    ...withHold(before),
    'GET /bookings/hold': () => Response.json(answers.length > 1 ? answers.shift() : answers[0]),
  })
  expect(await screen.findByLabelText('Any allergies?', {}, { timeout: 4_000 })).toHaveProperty('value', 'Nickel')
  expect(sessionStorage.getItem('must-haves-unsaved')).toBeNull()
})

test('what is done lets one go on, and is saved before leaving', async () => {
  const saved: unknown[] = []
  const asked = { photos: null, requirements: null, consultation: null, patchTest: null }
  const { router } = await openSignedIn('/must-haves', withHold(heldBooking({ mustHavesAsked: asked }), saved))
  await screen.findByRole('heading', { name: 'Priya’s must-haves' })
  fireEvent.click(screen.getByRole('checkbox', { name: 'What I’ve told Priya is true' }))
  fireEvent.click(screen.getByRole('checkbox', { name: /^I agree to the booking and cancellation policy/ }))
  expect(saved).toEqual([])
  fireEvent.click(firstButton('Continue'))
  await waitFor(() => expect(router.state.location.pathname).toBe(`/payment-options/${BOOKING_ID}`))
  expect(saved.at(-1)).toMatchObject({ isTruthful: true, agreesToPolicy: true })
})

test('when the minutes are up the page says so, that nothing was paid, and leads to the calendar', async () => {
  const hold = heldBooking()
  await openSignedIn('/must-haves', {
    ...withHold({ ...hold, holdEndsAt: hold.now }),
    [`POST /bookings/${BOOKING_ID}/release-hold`]: () => Response.json({ ...hold, status: 'payment_failed' }),
    [`GET /listings/${LISTING_ID}`]: () => Response.json(listing()),
  })
  const dialog = await screen.findByRole('alertdialog', { name: 'Your time ran out' })
  expect(dialog.textContent).toContain('Nothing was paid.')
  fireEvent.click(within(dialog).getByRole('button', { name: 'Back to the calendar' }))
  await screen.findByRole('heading', { name: 'When suits you?' })
})

test('what was given back in another tab is said to be, not that the time ran out', async () => {
  const hold = heldBooking()
  let isGivenUp = false
  const released = { at: hold.now + 1, kind: 'hold_released', actor: 'client' } as const
  const over = heldBooking({ status: 'payment_failed', holdEndsAt: null, events: [...hold.events, released] })
  await openSignedIn('/must-haves', {
    'GET /bookings/hold': () => Response.json(isGivenUp ? null : hold),
    [`GET /bookings/${BOOKING_ID}`]: () => Response.json(isGivenUp ? over : hold),
    [`PUT /bookings/${BOOKING_ID}/must-haves`]: () => problem('booking_state', 409),
  })
  const tick = await screen.findByRole('checkbox', { name: 'What I’ve told Priya is true' })
  isGivenUp = true
  fireEvent.click(tick)
  const dialog = await screen.findByRole('alertdialog', undefined, { timeout: 4_000 })
  expect(within(dialog).getByRole('heading').textContent).toBe('You gave this time back')
  expect(dialog.textContent).toContain('Nothing was paid.')
  expect(screen.queryByText('Held for you')).toBeNull()
})

test('what its provider can’t offer any more is said to be, not that the time ran out', async () => {
  const hold = heldBooking()
  const released = { at: hold.now + 1, kind: 'hold_released', actor: 'system' } as const
  const over = heldBooking({ status: 'payment_failed', holdEndsAt: null, events: [...hold.events, released] })
  await openSignedIn(`/must-haves?id=${BOOKING_ID}`, {
    ...withHold(over),
    'GET /bookings/hold': () => Response.json(null),
  })
  const dialog = await screen.findByRole('alertdialog', { name: 'This time is no longer available' })
  expect(dialog.textContent).toMatch(/Priya can’t offer .+ any more\. Nothing was paid\./)
  expect(within(dialog).getByRole('button', { name: 'Back to the calendar' })).toBeTruthy()
})

test('what was sent from another tab leads to what was sent', async () => {
  const hold = heldBooking()
  let isSent = false
  const sent = heldBooking({ status: 'requested', holdEndsAt: null, requestedAt: hold.now, respondBy: hold.startsAt })
  const { router } = await openSignedIn('/must-haves', {
    'GET /bookings/hold': () => Response.json(isSent ? null : hold),
    [`GET /bookings/${BOOKING_ID}`]: () => Response.json(isSent ? sent : hold),
    [`PUT /bookings/${BOOKING_ID}/must-haves`]: () => problem('booking_state', 409),
  })
  const tick = await screen.findByRole('checkbox', { name: 'What I’ve told Priya is true' })
  isSent = true
  fireEvent.click(tick)
  await waitFor(() => expect(router.state.location.pathname).toBe('/booking-request'), { timeout: 4_000 })
})

test('the address names the hold', async () => {
  const hold = heldBooking()
  const { router } = await openSignedIn('/must-haves', withHold(hold))
  await screen.findByRole('heading', { name: 'Priya’s must-haves' })
  expect(router.state.location.href).toBe(`/must-haves?id=${BOOKING_ID}`)
})

test('a reload after its end says that the time ran out, and leads to the same calendar', async () => {
  const over = heldBooking({ status: 'payment_failed', holdEndsAt: null })
  await openSignedIn(`/must-haves?id=${BOOKING_ID}`, {
    ...withHold(over),
    'GET /bookings/hold': () => Response.json(null),
    [`POST /bookings/${BOOKING_ID}/release-hold`]: () => problem('booking_state', 409),
    [`GET /listings/${LISTING_ID}`]: () => Response.json(listing()),
  })
  const dialog = await screen.findByRole('alertdialog', { name: 'Your time ran out' })
  fireEvent.click(within(dialog).getByRole('button', { name: 'Back to the calendar' }))
  await screen.findByRole('heading', { name: 'When suits you?' })
})

test('without a hold there is nothing to fill in', async () => {
  const { router } = await openSignedIn('/must-haves', {
    'GET /bookings/hold': () => Response.json(null),
    'GET /bookings': () => bookingsPage(),
  })
  // A toast goes by itself: it is looked for before the page, which a busy machine finds late.
  await screen.findByText('There’s no booking in progress.')
  await screen.findByRole('heading', { name: 'My bookings' })
  expect(router.state.location.href).toBe('/my-booking?tab=requested')
})

test('Continue that can’t save says so and stays; what was typed is saved when the browser is back', async () => {
  const asked = { photos: null, requirements: null, consultation: null, patchTest: null }
  const hold = heldBooking({ mustHavesAsked: asked })
  let isOffline = true
  const { router } = await openSignedIn('/must-haves', {
    ...withHold(hold),
    [`PUT /bookings/${BOOKING_ID}/must-haves`]: () => (isOffline ? problem('unavailable', 503) : Response.json(hold)),
  })
  fireEvent.click(await screen.findByRole('checkbox', { name: 'What I’ve told Priya is true' }))
  fireEvent.click(screen.getByRole('checkbox', { name: /^I agree to the booking and cancellation policy/ }))
  fireEvent.click(firstButton('Continue'))
  expect((await screen.findByRole('alert')).textContent).toContain('What you’ve entered stays here')
  expect(router.state.location.pathname).toBe('/must-haves')
  isOffline = false
  act(() => void window.dispatchEvent(new Event('online')))
  await screen.findByText(/^Saved as you go/)
  expect(screen.queryByRole('alert')).toBeNull()
})

test('an answer that the API refuses is marked, and Continue leads to it', async () => {
  const hold = heldBooking()
  const fields = [{ path: 'answers.allergies', problem: 'too_long' }]
  await openSignedIn('/must-haves', {
    ...withHold(hold),
    [`PUT /bookings/${BOOKING_ID}/must-haves`]: () => problem('invalid_input', 400, fields),
  })
  fireEvent.click(await screen.findByRole('checkbox', { name: /may see my answers/ }))
  fireEvent.click(screen.getByRole('checkbox', { name: 'What I’ve told Priya is true' }))
  fireEvent.click(screen.getByRole('checkbox', { name: /^I agree to the booking and cancellation policy/ }))
  const answer = screen.getByLabelText('Any allergies?')
  fireEvent.change(answer, { target: { value: 'Nickel' } })
  fireEvent.click(firstButton('Continue'))
  await screen.findByText('Any allergies? is too long')
  expect(document.activeElement).toBe(answer)
})

test('what was given for a request that came to nothing fills this one, answers only with a consent of their own', async () => {
  const earlierId = '0190a7c2-0000-7000-8000-0000000000b0'
  const photos = ['01', '02'].map((end) => ({ id: `0190a7c2-0000-7000-8000-0000000000${end}`, url: `/p/${end}.jpg` }))
  const photoIds = photos.map(({ id }) => id)
  const consultation = (id: string) => ({ questions: [{ id, text: 'Any allergies?', isRequired: true }] })
  const asks = { photos: { text: 'In daylight' }, requirements: null, patchTest: null }
  const first = heldBooking()
  const earlier = heldBooking({
    id: earlierId,
    status: 'declined',
    holdEndsAt: null,
    provider: { ...first.provider, firstName: 'Amina' },
    mustHavesAsked: { ...asks, consultation: consultation('mine') },
    mustHavesGiven: {
      ...first.mustHavesGiven,
      photoIds,
      answers: { mine: 'Nickel' },
      consentsToHealthData: true,
      isTruthful: true,
      agreesToPolicy: true,
    },
    photos,
  })
  const saved: unknown[] = []
  const hold = heldBooking({ mustHavesAsked: { ...asks, consultation: consultation('theirs') } })
  sessionStorage.setItem('refused-booking', JSON.stringify(earlierId))
  await openSignedIn('/must-haves', {
    ...withHold(hold, saved),
    [`GET /bookings/${earlierId}`]: () => Response.json(earlier),
  })
  await screen.findByText('Use what you sent Amina?')
  expect(screen.getByText(/2 photos, 1 answer/)).toBeDefined()
  fireEvent.click(screen.getByRole('button', { name: 'Fill it in' }))
  await screen.findByText('Filled in below')
  await waitFor(() =>
    expect(saved.at(-1)).toMatchObject({ photoIds, answers: {}, consentsToHealthData: false, isTruthful: false }),
  )
  expect(screen.queryByLabelText('Any allergies?')).toBeNull()
  fireEvent.click(screen.getByRole('checkbox', { name: /may see my answers/ }))
  expect(screen.getByLabelText('Any allergies?')).toHaveProperty('value', 'Nickel')
  await waitFor(() => expect(saved.at(-1)).toMatchObject({ photoIds, answers: { theirs: 'Nickel' } }))
  expect(screen.getByText('Still to do: Two things to agree')).toBeDefined()
})

test('where nothing of it fits, nothing is offered', async () => {
  const earlierId = '0190a7c2-0000-7000-8000-0000000000b0'
  sessionStorage.setItem('refused-booking', JSON.stringify(earlierId))
  const read = vi.fn(() => Response.json(heldBooking({ id: earlierId, status: 'expired', holdEndsAt: null })))
  await openSignedIn('/must-haves', { ...withHold(heldBooking()), [`GET /bookings/${earlierId}`]: read })
  await screen.findByRole('heading', { name: 'Priya’s must-haves' })
  await waitFor(() => expect(read).toHaveBeenCalled())
  expect(screen.queryByRole('button', { name: 'Fill it in' })).toBeNull()
})
