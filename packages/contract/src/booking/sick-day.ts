import {
  bookingStatuses,
  cancellationReasons,
  MAX_PROPOSED_TIMES,
  MAX_REASON_TEXT,
  sickDayChoices,
  sickDayOutcomes,
} from '@ginipig/domain/booking'
import { PlainText } from '@ginipig/domain/text'
import * as v from 'valibot'
import { endpoint } from '#core/endpoint.ts'
import { CalendarDate, Id, Instant, Pence } from '#core/scalar.ts'
import { ListedClient, ProposedTime } from './booking.ts'

/** More clients than anybody sees in a day. */
const MAX_BOOKINGS = 200

const params = v.object({ day: CalendarDate })

/** One client of a day that is off. Money is pence, as the cancellation would move it now. */
export const SickDayBooking = v.object({
  id: Id,
  client: ListedClient,
  title: v.string(),
  status: v.picklist(bookingStatuses),
  startsAt: Instant,
  /** Goes back to the client; nothing of a request, for which nothing was taken. */
  refund: Pence,
  /** The provider owes it for that. */
  fee: Pence,
  /** Other times that could be offered, soonest first; empty where there are none. */
  times: v.array(ProposedTime),
  /** Of these the ones that are offered where nobody chooses: the first of each of the soonest days, without what clients
   *  before this one are offered so. */
  suggested: v.array(Id),
  /** Until when the client would have to answer, or has to; null where nothing is to be answered. */
  until: v.nullable(Instant),
  /** What was chosen and came of it; null before. `outcome` is null while it is being done, `problem` says why it waits. */
  done: v.nullable(
    v.object({
      choice: v.picklist(sickDayChoices),
      outcome: v.nullable(v.picklist(sickDayOutcomes)),
      problem: v.nullable(v.picklist(['payment_busy', 'booking_state'])),
      at: Instant,
      /** Those that wait for the client's answer. */
      offered: v.array(ProposedTime),
      /** What became of the wish to be let off the fee; null where there was none. */
      waiver: v.nullable(v.picklist(['asked', 'waived', 'kept'])),
    }),
  ),
})
export type SickDayBooking = v.InferOutput<typeof SickDayBooking>

const SickDay = v.object({
  zone: v.string(),
  bookings: v.array(SickDayBooking),
  isOff: v.boolean(),
  /** Starts of that day that are on sale. */
  openSlots: v.number(),
})

/** Why a day is off, in words that each client of it reads, and whether to be let off its fees. */
export const WhyOff = v.pipe(
  v.object({
    reason: v.picklist(cancellationReasons, 'required'),
    words: v.optional(v.pipe(PlainText, v.trim(), v.maxLength(MAX_REASON_TEXT, 'too_long'))),
    asksWaiver: v.boolean(),
  }),
  v.forward(
    v.check((body) => body.reason !== 'other' || (body.words ?? '') !== '', 'required'),
    ['words'],
  ),
)

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
      v.array(
        v.object({
          ...{ id: Id, choice: v.picklist(sickDayChoices, 'invalid'), refund: Pence, fee: Pence },
          /** Which times are offered; left out, the suggested ones. */
          slotIds: v.optional(
            v.pipe(v.array(Id), v.minLength(1, 'required'), v.maxLength(MAX_PROPOSED_TIMES, 'too_long')),
          ),
        }),
      ),
      v.maxLength(MAX_BOOKINGS, 'too_long'),
    ),
    why: WhyOff,
  }),
  response: SickDay,
  errors: ['cost_changed', 'payment_busy'],
})
