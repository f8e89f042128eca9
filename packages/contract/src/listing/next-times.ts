import { slotPeriods } from '@ginipig/domain/listing'
import * as v from 'valibot'
import { endpoint } from '#core/endpoint.ts'
import { CalendarDate, Id, idsOf, setOf } from '#core/scalar.ts'
import { Slot } from './get-listing.ts'

/** As many as a page of cards has. */
const MOST_LISTINGS = 48

/** A weekend's. */
const MOST_DATES = 2

/** Times of one listing in an answer, at most. */
export const CARD_TIMES = 3

/** The next times that somebody new can take, of each of these listings; one without any is left out. */
export const getNextTimes = endpoint({
  name: 'getNextTimes',
  method: 'GET',
  path: '/next-times',
  access: 'public',
  optionalAuth: true,
  query: v.object({
    ids: idsOf(MOST_LISTINGS),
    /** On these dates of the place, with commas between. */
    dates: v.optional(
      v.pipe(
        v.string(),
        v.transform((text) => text.split(',')),
        v.array(CalendarDate),
        v.maxLength(MOST_DATES, 'invalid'),
      ),
    ),
    /** In these parts of the day. */
    part: v.optional(setOf(slotPeriods)),
  }),
  response: v.object({ items: v.array(v.object({ id: Id, slots: v.array(Slot) })) }),
  errors: ['too_many_requests'],
})
