import { isCalendarDate } from '@ginipig/domain/time'
import * as v from 'valibot'

/** Opaque; never says how many there are or in which order they came. */
export const Id = v.pipe(v.string(), v.uuid('invalid'))
/** Whole pence, 0 or more. */
export const Pence = v.pipe(v.number(), v.integer(), v.minValue(0))
/** Epoch milliseconds, UTC. */
export const Instant = v.pipe(v.number(), v.integer())

/** Calendar date of the appointment's place, YYYY-MM-DD; the shape is told of once. */
export const CalendarDate = v.pipe(
  v.string(),
  v.isoDate('invalid'),
  v.check((date) => !v.ISO_DATE_REGEX.test(date) || isCalendarDate(date), 'invalid'),
)
/** Calendar month, YYYY-MM. */
export const Month = v.pipe(v.string(), v.regex(/^\d{4}-(?:0[1-9]|1[0-2])$/, 'invalid'))

/** Query strings carry text: a whole number of pence, a flag. */
export const PenceText = v.pipe(v.string(), v.regex(/^\d{1,9}$/, 'invalid'), v.transform(Number))
export const FlagText = v.pipe(
  v.picklist(['true', 'false'], 'invalid'),
  v.transform((text) => text === 'true'),
)

/** A comma-separated set of known words; an unknown one is refused. */
export const setOf = <const T extends readonly [string, ...string[]]>(words: T) =>
  v.pipe(
    v.string(),
    v.transform((text) => text.split(',').filter((one) => one !== '')),
    v.array(v.picklist(words, 'invalid')),
    v.maxLength(20, 'invalid'),
  )

/** Ids with commas between. */
export const idsOf = (most: number) =>
  v.pipe(
    v.string(),
    v.transform((text) => text.split(',').filter((one) => one !== '')),
    v.array(Id),
    v.maxLength(most, 'invalid'),
  )

/** Revision of a state, for optimistic locking. A save sends back the one that it read, and is refused as `draft_changed`
 *  if the state has changed since in a way that the save would overwrite; without one the last save wins, as with pages
 *  from before revisions. */
export const Revision = v.pipe(v.string(), v.regex(/^[\w-]{43}$/, 'invalid'))
export const OverRevision = v.object({ revision: v.optional(Revision) })

/** Keyset pagination: send back what the last page gave. */
export const Cursor = v.pipe(v.string(), v.maxLength(300, 'invalid'))
export const PageSize = v.pipe(
  v.string(),
  v.regex(/^\d{1,2}$/, 'invalid'),
  v.transform(Number),
  v.minValue(1, 'invalid'),
  v.maxValue(48, 'invalid'),
)
