import type { ClientBooking } from '@ginipig/contract/booking/booking.ts'
import type { Slot } from '@ginipig/contract/listing/get-listing.ts'
import { bookingStatuses } from '@ginipig/domain/booking'
import { nothingGiven } from '@ginipig/domain/listing'
import { HOUR_MS, toWallClock } from '@ginipig/domain/time'
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { type Calls, openApp, problem } from '../../testing/open-app.ts'
import { draftStore } from './must-haves/draft-store.ts'
import { BOOKING_ID, heldBooking, LISTING_ID, listing } from './testing/held-booking.ts'

// One page's life: what a test before typed is not this one's.
beforeEach(() => draftStore.setState(draftStore.getInitialState()))

const SLOT_ID = '0190a7c2-0000-7000-8000-0000000000d1'

/** The whole app, with a client signed in, at a path. */
async function openSignedIn(path: string, calls: Calls) {
  const { services, router } = await openApp('/', calls)
  await screen.findByRole('banner')
  services.realtime.watchListing = () => () => {} // no socket in these tests
  await act(() => services.session.logIn({ email: 'hannah@example.test', password: 'Ginipig-2026' }))
  await act(() => router.navigate({ to: path }))
  return { router, services }
}

/** A hold whose must-haves are done. */
const ready: Partial<ClientBooking> = {
  mustHavesAsked: { photos: null, requirements: null, consultation: null, patchTest: null },
  mustHavesGiven: { ...nothingGiven, photoIds: [], answers: {}, isTruthful: true, agreesToPolicy: true },
}

/** The first of the twins: beside the receipt and in the dock. */
const button = (name: string | RegExp) => screen.getAllByRole('button', { name })[0] ?? document.body

describe('must-haves', () => {
  const withHold = (hold: ClientBooking, saved: unknown[] = []): Calls => ({
    'GET /bookings/hold': () => Response.json(hold),
    [`PUT /bookings/${BOOKING_ID}/must-haves`]: (body) => {
      saved.push(body)
      // What the contract's schema lets through is a MustHavesGiven.
      return Response.json({ ...hold, mustHavesGiven: body as ClientBooking['mustHavesGiven'] })
    },
    [`GET /bookings/${BOOKING_ID}`]: () => Response.json(hold),
  })

  test('no answer is asked for nor sent before consent, and Continue names what is missing', async () => {
    const saved: { answers: object; consentsToHealthData: boolean }[] = []
    await openSignedIn('/must-haves', withHold(heldBooking(), saved))
    await screen.findByRole('heading', { name: 'Priya’s must-haves' })
    expect(screen.queryByLabelText('Any allergies?')).toBeNull()
    expect(screen.getAllByText('Still to do: Consultation form, Two things to agree').length).toBe(1)
    expect(button('Continue')).toHaveProperty('disabled', true)

    fireEvent.click(screen.getByRole('checkbox', { name: /may see my answers/ }))
    fireEvent.change(screen.getByLabelText('Any allergies?'), { target: { value: 'Nickel' } })
    await waitFor(() => expect(saved.at(-1)).toMatchObject({ answers: { allergies: 'Nickel' } }))

    fireEvent.click(screen.getByRole('checkbox', { name: /may see my answers/ }))
    await waitFor(() => expect(saved.at(-1)).toMatchObject({ answers: {}, consentsToHealthData: false }))
  })

  test('a form of the provider’s own is downloaded, answered and ticked', async () => {
    const saved: { answers: object; hasReadDocument: boolean }[] = []
    const document = { id: '0190a7c2-0000-7000-8000-000000000f01', format: 'pptx', bytes: 820_000 } as const
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

  test('an answer with a contact detail is marked, kept on the page and not sent; Continue waits', async () => {
    const saved: { answers: object }[] = []
    await openSignedIn('/must-haves', withHold(heldBooking(), saved))
    fireEvent.click(await screen.findByRole('checkbox', { name: /may see my answers/ }))
    fireEvent.click(screen.getByRole('checkbox', { name: 'What I’ve told Priya is true' }))
    fireEvent.click(screen.getByRole('checkbox', { name: /^I agree to the booking and cancellation policy/ }))
    const answer = screen.getByLabelText<HTMLTextAreaElement>('Any allergies?')
    fireEvent.change(answer, { target: { value: 'None, call me on 07700 900123' } })
    expect(screen.getByText('07700 900123').tagName).toBe('MARK')
    expect(answer.getAttribute('aria-invalid')).toBe('true')
    expect(screen.getByText('Still to do: Consultation form')).toBeDefined()
    await waitFor(() => expect(saved.at(-1)).toMatchObject({ answers: {}, isTruthful: true }))
    expect(answer.value).toBe('None, call me on 07700 900123')

    fireEvent.change(answer, { target: { value: 'None' } })
    expect(answer.getAttribute('aria-invalid')).toBe(null)
    expect(button('Continue')).toHaveProperty('disabled', false)
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
    const answers = [
      before,
      { ...after, mustHavesGiven: { ...after.mustHavesGiven, answers: { allergies: 'Nickel' } } },
    ]
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
    fireEvent.click(button('Continue'))
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

  test('without a hold there is nothing to fill in', async () => {
    const { router } = await openSignedIn('/must-haves', {
      'GET /bookings/hold': () => Response.json(null),
      'GET /bookings': () =>
        Response.json({ items: [], nextCursor: null, now: Date.now(), counts: { requested: 0, upcoming: 0, past: 0 } }),
    })
    await screen.findByRole('heading', { name: 'My bookings' })
    expect(router.state.location.href).toBe('/my-booking?tab=requested')
    expect(screen.getByText('There’s no booking in progress.')).toBeDefined()
  })
})

describe('the terms before paying', () => {
  const path = `/payment-options/${BOOKING_ID}`
  const withBooking = (over: Partial<ClientBooking>): Calls => {
    const booking = () => Response.json(heldBooking({ ...ready, ...over }))
    return { 'GET /bookings/hold': booking, [`GET /bookings/${BOOKING_ID}`]: booking }
  }
  const atOnce: Partial<ClientBooking> = {
    approval: 'automatic',
    startsAt: Date.now() + HOUR_MS,
    offeredPlans: ['full'],
  }
  const lateOnly =
    'Cancel once it’s confirmed, or don’t come, and you lose £35.10. If Priya cancels, you get everything back.'
  const text = () => document.body.textContent

  test('booked at once, an hour ahead and in full: nothing of a yes, a deposit or a moment gone by', async () => {
    await openSignedIn(path, withBooking(atOnce))
    await screen.findByText(lateOnly, { exact: false })
    expect(text()).not.toMatch(/said yes|on a yes|Either way|deposit isn’t refunded|36 hours before/)
  })

  test('asked for, days ahead and with both plans: the yes, and what both ends cost', async () => {
    await openSignedIn(path, withBooking({}))
    await screen.findByText('Either way, you get everything back if Priya can’t take you.')
    expect(text()).toContain('Withdraw your request before Priya has said yes and it costs nothing.')
    expect(text()).toContain('Cancel up to 36 hours before and you lose £8.10; later, or if you don’t come, £35.10.')
  })

  test('three hours ahead there is nothing to choose: paying says why, and leads back to the must-haves', async () => {
    const { router } = await openSignedIn(
      path,
      withBooking({ startsAt: Date.now() + 3 * HOUR_MS, offeredPlans: ['full'] }),
    )
    await screen.findByText(/your appointment is less than 44 hours away/)
    expect(router.state.location.pathname).toBe(`/pay-full/${BOOKING_ID}`)
    expect(screen.getByRole('link', { name: 'Back' }).getAttribute('href')).toBe('/must-haves')
  })

  test('the must-haves agree to the same', async () => {
    await openSignedIn('/must-haves', withBooking(atOnce))
    await screen.findByText(`Your booking is confirmed as soon as you’ve paid. ${lateOnly}`)
    expect(text()).not.toMatch(/say yes|36 hours before/)
  })
})

describe('the hold', () => {
  const path = `/payment-options/${BOOKING_ID}`
  const calls = (release: Calls[string]): Calls => ({
    'GET /bookings/hold': () => Response.json(heldBooking(ready)),
    [`GET /bookings/${BOOKING_ID}`]: () => Response.json(heldBooking(ready)),
    [`POST /bookings/${BOOKING_ID}/release-hold`]: release,
    [`GET /listings/${LISTING_ID}`]: () => Response.json(listing()),
  })

  test('is given back after a question, for another time', async () => {
    const release = vi.fn(() => Response.json({ ...heldBooking(), status: 'payment_failed' }))
    await openSignedIn(path, calls(release))
    fireEvent.click(await screen.findByRole('button', { name: 'Choose another time' }))
    const dialog = await screen.findByRole('alertdialog', { name: 'Choose another time?' })
    expect(dialog.textContent).toContain('Nothing has been paid.')
    expect(release).not.toHaveBeenCalled()
    fireEvent.click(within(dialog).getByRole('button', { name: 'Give it back' }))
    await screen.findByRole('heading', { name: 'When suits you?' })
    expect(release).toHaveBeenCalledOnce()
  })

  test('that ended meanwhile is no obstacle; any other failure is told and keeps the page', async () => {
    const answers = [problem('internal', 500), problem('booking_state', 409)]
    await openSignedIn(
      path,
      calls(() => answers.shift() ?? problem('internal', 500)),
    )
    fireEvent.click(await screen.findByRole('button', { name: 'Choose another time' }))
    const dialog = await screen.findByRole('alertdialog', { name: 'Choose another time?' })
    fireEvent.click(within(dialog).getByRole('button', { name: 'Give it back' }))
    await within(dialog).findByRole('alert')
    fireEvent.click(within(dialog).getByRole('button', { name: 'Give it back' }))
    await screen.findByRole('heading', { name: 'When suits you?' })
  })

  test.for([
    { pick: /^Pay a deposit/, words: 'Continue with deposit', href: `/pay-deposit/${BOOKING_ID}` },
    { pick: /^Pay in full/, words: 'Continue with full payment', href: `/pay-full/${BOOKING_ID}` },
  ])('"$words" leads to $href', async ({ pick, words, href }) => {
    await openSignedIn(
      path,
      calls(() => problem('internal', 500)),
    )
    fireEvent.click(await screen.findByRole('radio', { name: pick }))
    const links = await screen.findAllByRole('link', { name: words })
    expect(new Set(links.map((link) => link.getAttribute('href')))).toEqual(new Set([href]))
  })
})

describe('booked at once', () => {
  test('it says where, as well as when', async () => {
    const booked = heldBooking({
      ...ready,
      status: 'confirmed',
      approval: 'automatic',
      plan: 'full',
      address: '36 Coldharbour Lane',
    })
    await openSignedIn(`/booking-request?id=${BOOKING_ID}`, {
      [`GET /bookings/${BOOKING_ID}`]: () => Response.json(booked),
    })
    await screen.findByRole('heading', { name: 'It’s booked.' })
    expect(screen.getByText('36 Coldharbour Lane')).toBeDefined()
  })
})

test('a booking’s page says whom to ask, by its number', async () => {
  const publisher = { name: 'G', address: 'A', email: 'hello@ginipig.test', companyNumber: null, icoNumber: null }
  await openSignedIn(`/booking-details/${BOOKING_ID}`, {
    [`GET /bookings/${BOOKING_ID}`]: () => Response.json(heldBooking({ ...ready, status: 'confirmed', plan: 'full' })),
    'GET /publisher': () => Response.json(publisher),
  })
  const mail = await screen.findByText(publisher.email)
  expect(mail.getAttribute('href')).toBe('mailto:hello@ginipig.test')
  expect(mail.parentElement?.textContent).toContain('GP-7K3QF0M2')
  expect(screen.getByText('What cancelling costs').getAttribute('href')).toBe('/term-and-condition#cancelling')
})

describe('a request', () => {
  const rowOf = (status: ClientBooking['status'], withdraw: Calls[string] = () => problem('internal', 500)): Calls => {
    const { now, split, ...rest } = heldBooking()
    const row = { ...rest, status, plan: 'deposit', price: split.price, respondBy: now + HOUR_MS }
    return {
      'GET /bookings/hold': () => Response.json(null),
      'GET /bookings': () =>
        Response.json({ items: [row], nextCursor: null, now, counts: { requested: 1, upcoming: 0, past: 0 } }),
      [`POST /bookings/${BOOKING_ID}/withdraw`]: withdraw,
    }
  }

  test.for(bookingStatuses)('that is %s can be withdrawn only while it waits for its answer', async (status) => {
    await openSignedIn('/my-booking', rowOf(status))
    await screen.findByRole('link', { name: 'View details' })
    expect(screen.queryByRole('button', { name: 'Withdraw request' }) !== null).toBe(status === 'requested')
  })

  test('is withdrawn after a question that says what it costs: nothing', async () => {
    const withdraw = vi.fn(() => Response.json({ ...heldBooking(), status: 'withdrawn' }))
    await openSignedIn('/my-booking', rowOf('requested', withdraw))
    fireEvent.click(await screen.findByRole('button', { name: 'Withdraw request' }))
    const dialog = await screen.findByRole('alertdialog', { name: 'Withdraw your request?' })
    expect(dialog.textContent).toContain('Nothing is charged: the sum held on your card is released.')
    expect(withdraw).not.toHaveBeenCalled()
    fireEvent.click(within(dialog).getByRole('button', { name: 'Withdraw request' }))
    await screen.findByText('Request withdrawn. Nothing was charged.')
    expect(withdraw).toHaveBeenCalledOnce()
    expect(screen.queryByRole('alertdialog')).toBeNull()
  })

  test('whose withdrawal fails says so, and can be withdrawn again', async () => {
    const answers = [problem('internal', 500), Response.json({ ...heldBooking(), status: 'withdrawn' })]
    await openSignedIn(
      '/my-booking',
      rowOf('requested', () => answers.shift() ?? problem('internal', 500)),
    )
    fireEvent.click(await screen.findByRole('button', { name: 'Withdraw request' }))
    const dialog = await screen.findByRole('alertdialog', { name: 'Withdraw your request?' })
    fireEvent.click(within(dialog).getByRole('button', { name: 'Withdraw request' }))
    await within(dialog).findByRole('alert')
    fireEvent.click(within(dialog).getByRole('button', { name: 'Withdraw request' }))
    await screen.findByText('Request withdrawn. Nothing was charged.')
  })
})

test('my bookings name a provider in full, and by first name in a sentence', async () => {
  const { now, provider, split, ...rest } = heldBooking()
  const row = { ...rest, provider, status: 'requested', plan: 'deposit', price: split.price, respondBy: now + HOUR_MS }
  await openSignedIn('/my-booking', {
    'GET /bookings/hold': () => Response.json(null),
    'GET /bookings': () =>
      Response.json({ items: [row], nextCursor: null, now, counts: { requested: 1, upcoming: 0, past: 0 } }),
  })
  await screen.findByText('Waiting for Priya')
  await screen.findByText(/ with Priya Nair$/)
})

describe('date and time', () => {
  const startsAt = Date.now() + 24 * 60 * 60 * 1_000
  const { date } = toWallClock(startsAt, 'Europe/London')
  const month = date.slice(0, 7)
  const slot: Slot = {
    id: SLOT_ID,
    date,
    fromTime: '10:30',
    toTime: '13:00',
    startsAt,
    endsAt: startsAt + 1,
    capacity: 1,
    availability: 1,
    isBeingBooked: false,
  }
  const diary = (hold: Calls[string], slots: () => Slot[] = () => [slot]): Calls => ({
    'GET /bookings/hold': () => Response.json(null),
    [`GET /listings/${LISTING_ID}`]: () => Response.json(listing({ nextSlotAt: startsAt })),
    [`GET /listings/${LISTING_ID}/months/${month}`]: () =>
      Response.json({ month, zone: 'Europe/London', firstDate: date, lastDate: '2099-01-01', slots: slots() }),
    'POST /bookings': hold,
  })
  const path = `/treatment-availability/${LISTING_ID}`

  test('nothing picked is told in the words of the specification', async () => {
    const hold = vi.fn(() => problem('internal', 500))
    await openSignedIn(path, diary(hold))
    await screen.findByRole('radio', { name: /10:30/ })
    fireEvent.click(button('Continue'))
    await screen.findByText('Please select any Slot!')
    expect(document.activeElement).toBe(screen.getByRole('radio', { name: /10:30/ }))
    expect(hold).not.toHaveBeenCalled()
  })

  test.for([
    { code: 'too_many_holds', status: 409, words: /keeping three appointments for yourself already.*in 12 minutes/ },
    { code: 'held_too_often', status: 429, words: /leave this one to others for now.*in 12 minutes/ },
  ])('what is too much is said with when to come back: $code', async ({ code, status, words }) => {
    const { router } = await openSignedIn(
      path,
      diary(() => problem(code, status, undefined, 700)),
    )
    fireEvent.click(await screen.findByRole('radio', { name: /10:30/ }))
    await waitFor(() => expect(router.state.location.search).toMatchObject({ slot: SLOT_ID }))
    fireEvent.click(button('Continue'))
    expect((await screen.findByRole('alert')).textContent).toMatch(words)
    expect(screen.queryByRole('link', { name: 'See my bookings' }) !== null).toBe(code === 'too_many_holds')
  })

  test('a double tap holds once', async () => {
    const hold = vi.fn(() => Response.json(heldBooking()))
    const { router } = await openSignedIn(path, diary(hold))
    fireEvent.click(await screen.findByRole('radio', { name: /10:30/ }))
    await waitFor(() => expect(router.state.location.search).toMatchObject({ slot: SLOT_ID }))
    fireEvent.click(button('Continue'))
    fireEvent.click(button('Continue'))
    await waitFor(() => expect(hold).toHaveBeenCalled())
    expect(hold).toHaveBeenCalledTimes(1)
  })

  test('a time that leaves none for the patch test says so before it is held', async () => {
    const patchTest = { hoursBefore: 48 }
    const asking = listing({ nextSlotAt: startsAt, mustHaves: { ...listing().mustHaves, patchTest } })
    await openSignedIn(path, {
      ...diary(() => problem('internal', 500)),
      [`GET /listings/${LISTING_ID}`]: () => Response.json(asking),
    })
    await screen.findByText('Too late for a new patch test')
    await screen.findByText(/^Priya needs one at least 48 hours before\./)
  })

  test('of a day with both, a time is told apart once it is picked', async () => {
    const patchTest = { hoursBefore: 24 }
    const asking = listing({ nextSlotAt: startsAt, mustHaves: { ...listing().mustHaves, patchTest } })
    const later = { ...slot, id: LISTING_ID, fromTime: '13:30', toTime: '16:00', startsAt: startsAt + 3 * HOUR_MS }
    await openSignedIn(path, {
      ...diary(
        () => problem('internal', 500),
        () => [slot, later],
      ),
      [`GET /listings/${LISTING_ID}`]: () => Response.json(asking),
    })
    const radio = await screen.findByRole('radio', { name: /10:30/ })
    expect(screen.queryByText('Too late for a new patch test')).toBeNull()
    fireEvent.click(radio)
    await screen.findByText('Too late for a new patch test')
  })

  test('a lost race is a toast, and the slot is struck with its reason', async () => {
    let isTaken = false
    const hold = () => {
      isTaken = true
      return problem('slot_taken', 409)
    }
    const { router } = await openSignedIn(
      path,
      diary(hold, () => [{ ...slot, availability: isTaken ? 0 : 1 }]),
    )
    fireEvent.click(await screen.findByRole('radio', { name: /10:30/ }))
    await waitFor(() => expect(router.state.location.search).toMatchObject({ slot: SLOT_ID }))
    fireEvent.click(button('Continue'))
    await screen.findByText('It looks like someone has beat you to this appointment.')
    expect(await screen.findByRole('radio', { name: /10:30 Taken/ })).toHaveProperty('disabled', true)
    await screen.findByText(/10:30 has just gone/)
  })
})
