import { bookingStatuses, sickDayChoices, sickDayOutcomes } from '@ginipig/domain/booking'
import * as v from 'valibot'
import { endpoint } from '#core/endpoint.ts'
import { CalendarDate, Id, Instant, Pence } from '#core/scalar.ts'

/** More clients than anybody sees in a day. */
const MAX_BOOKINGS = 200

const params = v.object({ day: CalendarDate })

/** One client of a day that is off. Money is pence, as the cancellation would move it now. */
export const SickDayBooking = v.object({
  id: Id,
  clientName: v.string(),
  title: v.string(),
  status: v.picklist(bookingStatuses),
  startsAt: Instant,
  /** Goes back to the client; nothing of a request, for which nothing was taken. */
  refund: Pence,
  /** The provider owes it for that. */
  fee: Pence,
  /** Whether there is another time to offer. */
  canOffer: v.boolean(),
  /** What was chosen and came of it; null before. `outcome` is null while it is being done, `problem` says why it waits. */
  done: v.nullable(
    v.object({
      choice: v.picklist(sickDayChoices),
      outcome: v.nullable(v.picklist(sickDayOutcomes)),
      problem: v.nullable(v.picklist(['payment_busy', 'booking_state'])),
    }),
  ),
})
export type SickDayBooking = v.InferOutput<typeof SickDayBooking>

const SickDay = v.object({ zone: v.string(), bookings: v.array(SickDayBooking), isOff: v.boolean() })

/** What a day that is off would cost, client by client; and, once it is off, what came of each. Past starts are left out. */
export const getSickDay = endpoint({
  name: 'getSickDay',
  method: 'GET',
  path: '/provider/sick-days/:day',
  access: 'provider',
  params,
  response: SickDay,
})

/** Takes a whole day off: nobody can book it any more, and each of its clients is offered up to three other times, where
 *  there are any and the provider chose so, or gets their money back. A job does it, a client at a time; who takes none of
 *  the times gets their money back too. Asked again it changes nothing, and includes who has come since.
 *  Source: product.md §9.
 *  @throws `cost_changed` where it is not what was shown, `payment_busy` while a client of the day is being charged */
export const takeDayOff = endpoint({
  name: 'takeDayOff',
  method: 'POST',
  path: '/provider/sick-days/:day',
  access: 'provider',
  params,
  body: v.object({
    bookings: v.pipe(
      v.array(v.object({ id: Id, choice: v.picklist(sickDayChoices, 'invalid'), refund: Pence, fee: Pence })),
      v.maxLength(MAX_BOOKINGS, 'too_long'),
    ),
  }),
  response: SickDay,
  errors: ['cost_changed', 'payment_busy'],
})
