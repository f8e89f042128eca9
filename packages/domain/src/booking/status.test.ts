import { expect, test } from 'vitest'
import {
  type BookingStatus,
  blocksTime,
  bookingStatuses,
  declineReasons,
  declineReasonsFor,
  isActive,
  isSettled,
  tookPlace,
} from './status.ts'

const startsAt = Date.parse('2027-05-14T09:30:00Z')

/** Of each state: does it keep its provider busy, is it over with its money, did it take place once its time has come? */
const facts: Record<BookingStatus, { active: boolean; settled: boolean; attended: boolean }> = {
  pending_payment: { active: true, settled: false, attended: false },
  requested: { active: true, settled: false, attended: false },
  accepting: { active: true, settled: false, attended: false },
  confirmed: { active: true, settled: false, attended: true },
  completed: { active: false, settled: false, attended: true },
  released: { active: false, settled: true, attended: true },
  payment_failed: { active: false, settled: true, attended: false },
  declined: { active: false, settled: true, attended: false },
  expired: { active: false, settled: true, attended: false },
  withdrawn: { active: false, settled: true, attended: false },
  cancelled_by_client: { active: false, settled: true, attended: false },
  cancelled_by_provider: { active: false, settled: true, attended: false },
  cancelled_by_platform: { active: false, settled: true, attended: false },
  cancelled_unpaid: { active: false, settled: true, attended: false },
  no_show: { active: false, settled: true, attended: false },
}

test.for(bookingStatuses)('what is true of a booking that is %s', (status) => {
  expect({
    active: isActive(status),
    settled: isSettled(status),
    attended: tookPlace({ status, startsAt }, startsAt),
  }).toEqual(facts[status])
})

test('nothing took place before its time', () => {
  expect(tookPlace({ status: 'confirmed', startsAt }, startsAt - 1)).toBe(false)
  expect(tookPlace({ status: 'confirmed', startsAt }, startsAt + 1)).toBe(true)
})

test.for([
  { asked: {}, fit: ['fully_booked', 'other'] },
  { asked: { photos: { text: 'Both sides' } }, fit: ['fully_booked', 'photos_do_not_match', 'other'] },
  { asked: { consultation: { questions: [] } }, fit: ['fully_booked', 'not_suitable', 'other'] },
  { asked: { patchTest: { hoursBefore: 48 } }, fit: ['fully_booked', 'patch_test_not_possible', 'other'] },
])('a request is declined for what was asked of it: $fit', ({ asked, fit }) => {
  const nothing = { photos: null, requirements: null, consultation: null, patchTest: null }
  expect(declineReasonsFor({ ...nothing, ...asked })).toEqual(fit)
})

test('of the reasons to decline one blocks the time', () => {
  expect(declineReasons.filter(blocksTime)).toEqual(['fully_booked'])
})
