import * as v from 'valibot'
import { endpoint } from '#core/endpoint.ts'
import { Id } from '#core/scalar.ts'
import { Slot } from './get-listing.ts'

/** As many as a page of cards has. */
const MOST_LISTINGS = 48

/** The next three times that somebody new can take, of each of these listings; one without any is left out. */
export const getNextTimes = endpoint({
  name: 'getNextTimes',
  method: 'GET',
  path: '/next-times',
  access: 'public',
  query: v.object({
    /** Ids with commas between. */
    ids: v.pipe(
      v.string(),
      v.transform((text) => text.split(',').filter((one) => one !== '')),
      v.array(Id),
      v.maxLength(MOST_LISTINGS, 'invalid'),
    ),
  }),
  response: v.object({ items: v.array(v.object({ id: Id, slots: v.array(Slot) })) }),
  errors: ['too_many_requests'],
})
