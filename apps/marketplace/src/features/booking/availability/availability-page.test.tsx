import type { Slot } from '@ginipig/contract/listing/get-listing.ts'
import { HOUR_MS, toWallClock } from '@ginipig/domain/time'
import { fireEvent, screen, waitFor } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { type Calls, problem } from '../../../testing/open-app.ts'
import { heldBooking, LISTING_ID, listing } from '../testing/held-booking.ts'
import { firstButton, openSignedIn } from '../testing/open-signed-in.ts'

const SLOT_ID = '0190a7c2-0000-7000-8000-0000000000d1'

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
  fireEvent.click(firstButton('Continue'))
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
  fireEvent.click(firstButton('Continue'))
  expect((await screen.findByRole('alert')).textContent).toMatch(words)
  expect(screen.queryByRole('link', { name: 'See my bookings' }) !== null).toBe(code === 'too_many_holds')
})

test('a double tap holds once', async () => {
  const hold = vi.fn(() => Response.json(heldBooking()))
  const { router } = await openSignedIn(path, diary(hold))
  fireEvent.click(await screen.findByRole('radio', { name: /10:30/ }))
  await waitFor(() => expect(router.state.location.search).toMatchObject({ slot: SLOT_ID }))
  fireEvent.click(firstButton('Continue'))
  fireEvent.click(firstButton('Continue'))
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
  fireEvent.click(firstButton('Continue'))
  await screen.findByText('It looks like someone has beat you to this appointment.')
  expect(await screen.findByRole('radio', { name: /10:30 Taken/ })).toHaveProperty('disabled', true)
  await screen.findByText(/10:30 has just gone/)
})

test('a month that is turned keeps the focus, also back to the day that was picked before', async () => {
  const hold = () => problem('internal', 500)
  const next = toWallClock(Date.parse(`${month}-28T12:00Z`) + 7 * 24 * HOUR_MS, 'Europe/London').date.slice(0, 7)
  await openSignedIn(path, {
    ...diary(hold),
    [`GET /listings/${LISTING_ID}/months/${next}`]: () =>
      Response.json({ month: next, zone: 'Europe/London', firstDate: date, lastDate: '2099-01-01', slots: [] }),
  })
  const time = () => screen.findByRole('radio', { name: /10:30/ })
  await time()
  fireEvent.click(screen.getByRole('button', { name: /1 slot$/ }))
  const first = await time()
  await waitFor(() => expect(document.activeElement).toBe(first))
  fireEvent.click(screen.getByRole('button', { name: /^Next month/ }))
  await screen.findByText('No Time Slot Available')
  const back = screen.getByRole('button', { name: /^Previous month/ })
  back.focus()
  fireEvent.click(back)
  await time()
  expect(document.activeElement).toBe(back)
})

test('a day is said to have no slots once its month is known, not before', async () => {
  const next = toWallClock(Date.parse(`${month}-28T12:00Z`) + 7 * 24 * HOUR_MS, 'Europe/London').date.slice(0, 7)
  const answer = Promise.withResolvers<Response>()
  await openSignedIn(path, {
    ...diary(() => problem('internal', 500)),
    [`GET /listings/${LISTING_ID}/months/${next}`]: () => answer.promise,
  })
  await screen.findByRole('radio', { name: /10:30/ })
  fireEvent.click(screen.getByRole('button', { name: /^Next month/ }))
  await screen.findByText('Loading times')
  const tenth = screen.getByRole('button', { name: /^\w+ 10 \w+/ })
  expect(tenth.textContent).not.toContain('slots')
  answer.resolve(
    Response.json({ month: next, zone: 'Europe/London', firstDate: date, lastDate: '2099-01-01', slots: [] }),
  )
  await waitFor(() => expect(tenth.textContent).toContain('no slots'))
})
