import { slotPeriods } from '@ginipig/domain/listing'
import * as v from 'valibot'
import { endpoint } from '#core/endpoint.ts'
import { Id, idsOf, setOf } from '#core/scalar.ts'
import { Slot } from './get-listing.ts'

/** As many as a page of cards has. */
const MOST_LISTINGS = 48

/** Times of one listing in an answer, at most. */
export const CARD_TIMES = 3

/** The next times that somebody new can take, of each of these listings; one without any is left out. */
export const getNextTimes = endpoint({
  name: 'getNextTimes',
  method: 'GET',
  path: '/next-times',
  access: 'public',
  knowsCaller: true,
  query: v.object({
    ids: idsOf(MOST_LISTINGS),
    /** In these parts of the day. */
    part: v.optional(setOf(slotPeriods)),
  }),
  response: v.object({ items: v.array(v.object({ id: Id, slots: v.array(Slot) })) }),
  errors: ['too_many_requests'],
})
