import { calendarProblems, MAX_CALENDAR_ADDRESS, MAX_CALENDAR_NAME } from '@ginipig/domain/calendar'
import { PlainText } from '@ginipig/domain/text'
import * as v from 'valibot'
import { endpoint } from '#core/endpoint.ts'
import { Id, Instant } from '#core/scalar.ts'

/** A calendar of the provider's that isn't ours. Its address is a secret: once given, only its host is told again. */
export const OutsideCalendar = v.object({
  id: Id,
  name: v.string(),
  host: v.string(),
  /** When it was last read well; null: never yet. */
  readAt: v.nullable(Instant),
  /** What the last try met; null: nothing. The times of the last good reading count on. */
  problem: v.nullable(v.picklist(calendarProblems)),
  /** Since when it can't be read; null while it can. */
  failingSince: v.nullable(Instant),
  /** Busy times taken from it in the seven days to come. */
  busyThisWeek: v.number(),
})
export type OutsideCalendar = v.InferOutput<typeof OutsideCalendar>

/** Calendars that are read, in the order they were added, and since when the own feed has its link; null: it has none. */
export const getCalendars = endpoint({
  name: 'getCalendars',
  method: 'GET',
  path: '/provider/calendars',
  access: 'provider',
  response: v.object({ calendars: v.array(OutsideCalendar), feedMadeAt: v.nullable(Instant) }),
})

/** Has a calendar read from now on, at once and about every quarter of an hour. Refuses by field, as `calendar_address`,
 *  `calendar_private` and `calendar_twice`, an address that can be seen to be wrong; what reading meets is told later.
 *  @throws `too_many_calendars` */
export const addCalendar = endpoint({
  name: 'addCalendar',
  method: 'POST',
  path: '/provider/calendars',
  access: 'provider',
  body: v.object({
    name: v.pipe(PlainText, v.trim(), v.nonEmpty('required'), v.maxLength(MAX_CALENDAR_NAME, 'too_long')),
    address: v.pipe(PlainText, v.trim(), v.nonEmpty('required'), v.maxLength(MAX_CALENDAR_ADDRESS, 'too_long')),
  }),
  response: OutsideCalendar,
  errors: ['too_many_calendars'],
  idempotent: true,
})

const params = v.object({ calendarId: Id })

/** Reads a calendar now rather than at its time. */
export const readCalendar = endpoint({
  name: 'readCalendar',
  method: 'POST',
  path: '/provider/calendars/:calendarId/read',
  access: 'provider',
  params,
  body: v.object({}),
  response: v.object({}),
  errors: ['not_found'],
})

/** Forgets a calendar with its address; what it closed opens again. */
export const removeCalendar = endpoint({
  name: 'removeCalendar',
  method: 'DELETE',
  path: '/provider/calendars/:calendarId',
  access: 'provider',
  params,
  response: v.object({}),
  errors: ['not_found'],
  idempotent: true,
})

/** Makes the link under which other calendars read the diary; the one before it stops. Told once: only its hash is kept. */
export const makeFeed = endpoint({
  name: 'makeFeed',
  method: 'POST',
  path: '/provider/diary-feed',
  access: 'provider',
  body: v.object({}),
  response: v.object({ url: v.string(), madeAt: Instant }),
})

/** Stops the link, if there is one. */
export const removeFeed = endpoint({
  name: 'removeFeed',
  method: 'DELETE',
  path: '/provider/diary-feed',
  access: 'provider',
  response: v.object({}),
})

/** The diary as an iCalendar file: bookings with the client's first name, requests as tentative, blocked times. Whoever has
 *  the link may read it. */
export const getFeed = endpoint({
  name: 'getFeed',
  method: 'GET',
  path: '/diary-feeds/:token',
  access: 'public',
  params: v.object({ token: v.pipe(v.string(), v.regex(/^[\w-]{43}\.ics$/, 'invalid')) }),
  response: v.unknown(),
  errors: ['not_found'],
})
