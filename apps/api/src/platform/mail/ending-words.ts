import type { CancellationReason } from '@ginipig/domain/booking'
import {
  about,
  clientsEvent,
  facts,
  free,
  likeIt,
  type MailedBooking,
  moment,
  otherTimes,
  providersEvent,
  seeBooking,
  seeIt,
  start,
} from './booking-parts.ts'
import type { BookingMailKind, ClientsBooking } from './mail.ts'
import type { Part, Templates, WordContext } from './words.ts'

type EndingKind = Extract<
  BookingMailKind,
  | 'booking_you_cancelled'
  | 'booking_client_cancelled'
  | 'booking_provider_cancelled'
  | 'booking_platform_cancelled'
  | 'booking_platform_cancelled_for_provider'
  | 'booking_fee_owed'
  | 'booking_missed'
  | 'booking_done'
  | 'booking_released'
  | 'booking_charged_back'
  | 'booking_payment_taken_back'
>

/** What was paid, what of it comes back, what it cost. */
function sums({ ended, currency }: ClientsBooking, { i18n, money }: WordContext): Part[] {
  if (ended === null) return []
  const paid = { label: i18n._('You paid'), amount: money(ended.paid, currency) }
  const back = { label: i18n._('You get back'), amount: money(ended.refund, currency) }
  return [
    ended.lost === 0
      ? { sums: [paid], total: back }
      : { sums: [paid, back], total: { label: i18n._('It cost you'), amount: money(ended.lost, currency) } },
    ...(ended.refund > 0 ? [{ note: i18n._('Banks take up to 10 days to show what comes back.') }] : []),
  ]
}

/** Of who had paid their deposit alone. */
function neverTaken({ ended, total, currency }: ClientsBooking, { i18n, money }: WordContext): string[] {
  if (ended === null || ended.paid >= total) return []
  const balance = money(total - ended.paid, currency)
  return [i18n._('The balance of {balance} will never be taken.', { balance })]
}

/** It ended before the provider’s yes, while the card was only held. */
const takenNothing = ({ ended }: ClientsBooking) => (ended?.paid ?? 0) === 0

const comesBack = ({ ended, currency }: ClientsBooking, { i18n, money }: WordContext) =>
  (ended?.refund ?? 0) > 0
    ? i18n._('{amount} goes back to your card.', { amount: money(ended?.refund ?? 0, currency) })
    : i18n._('Nothing more will be taken.')

/** Why a provider cancelled, in our words; `other` has theirs alone. */
const cancelWords = (reason: CancellationReason, { i18n }: WordContext) =>
  ({
    illness: i18n._('They’re ill.'),
    emergency: i18n._('They have an emergency.'),
    double_booked: i18n._('They were double booked.'),
    premises: i18n._('Their equipment or premises can’t be used.'),
    other: undefined,
  })[reason]

function reasons({ cancelled, provider }: ClientsBooking, context: WordContext): string[] {
  if (cancelled === null) return []
  const theirs = cancelled.text && context.i18n._('{name} wrote: “{text}”', { name: provider, text: cancelled.text })
  return [cancelWords(cancelled.reason, context), theirs].filter((line): line is string => Boolean(line))
}

/** What has begun stays in the calendar: it took place, whatever became of its money. */
const isAhead = ({ startsAt, now }: MailedBooking) => startsAt > now

/** What the two people of a booking hear of its end. */
export const endingWords: Templates<EndingKind> = {
  booking_you_cancelled: ({ booking }, context) => ({
    ...about(booking, context),
    subject: context.i18n._('Cancelled: {when} with {name}', { when: start(booking, context), name: booking.provider }),
    preview: comesBack(booking, context),
    tag: { tone: 'over', text: context.i18n._('Cancelled') },
    title: context.i18n._('You cancelled.'),
    parts: [
      facts(booking, context),
      ...sums(booking, context),
      ...neverTaken(booking, context),
      seeBooking(booking, context),
    ],
    event: clientsEvent(booking, context, 'cancelled'),
  }),

  booking_client_cancelled: ({ booking }, context) => {
    const { i18n, money } = context
    const { client: name, ended, currency } = booking
    const share = ended?.share ?? 0
    return {
      ...about(booking, context),
      subject: i18n._('{name} cancelled {when}', { name, when: start(booking, context) }),
      preview: booking.isFreeAgain ? i18n._('The time is free again.') : i18n._('There is nothing for you to do.'),
      tag: { tone: 'over', text: i18n._('Cancelled') },
      title: i18n._('{name} cancelled.', { name }),
      parts: [
        facts(booking, context),
        ...(share > 0
          ? [i18n._('It was late: {amount} of what they paid is yours.', { amount: money(share, currency) })]
          : []),
        free(booking, context),
        seeIt(booking, context),
      ],
      event: providersEvent(booking, context, 'cancelled'),
    }
  },

  booking_provider_cancelled: ({ booking }, context) => {
    const { i18n } = context
    const { provider: name } = booking
    return {
      ...about(booking, context),
      subject: i18n._('{name} cancelled {when}', { name, when: start(booking, context) }),
      preview: i18n._('You get everything back.'),
      tag: { tone: 'over', text: i18n._('Cancelled') },
      title: i18n._('{name} had to cancel.', { name }),
      parts: [
        ...reasons(booking, context),
        facts(booking, context),
        ...sums(booking, context),
        seeBooking(booking, context),
        ...likeIt(booking, context),
        ...otherTimes(booking, context),
      ],
      event: clientsEvent(booking, context, 'cancelled'),
    }
  },

  booking_platform_cancelled: ({ booking }, context) => {
    const { i18n } = context
    const { provider: name } = booking
    return {
      ...about(booking, context),
      subject: i18n._('Called off: {when} with {name}', { when: start(booking, context), name }),
      preview: takenNothing(booking) ? i18n._('Nothing was taken from your card.') : i18n._('You get everything back.'),
      tag: { tone: 'over', text: i18n._('Called off') },
      title: i18n._('Ginipig called this booking off.'),
      parts: [
        i18n._('We couldn’t go on with the payment. It isn’t {name}’s doing, and it costs you nothing.', { name }),
        facts(booking, context),
        ...(takenNothing(booking)
          ? [i18n._('Nothing was taken from your card. What was set aside on it is free again.')]
          : [...sums(booking, context), ...neverTaken(booking, context)]),
        i18n._('Would you still like to go? Reply to this email, and a person looks at it.'),
        seeBooking(booking, context),
      ],
      event: clientsEvent(booking, context, 'cancelled'),
    }
  },

  booking_platform_cancelled_for_provider: ({ booking }, context) => {
    const { i18n } = context
    const { client: name } = booking
    return {
      ...about(booking, context),
      subject: i18n._('Called off: {when} with {name}', { when: start(booking, context), name }),
      preview: booking.isFreeAgain ? i18n._('The time is free again.') : i18n._('There is nothing for you to do.'),
      tag: { tone: 'over', text: i18n._('Called off') },
      title: i18n._('Ginipig called this booking off.'),
      parts: [
        facts(booking, context),
        i18n._(
          'We couldn’t go on with {name}’s payment. It isn’t your doing: you owe nothing, and it doesn’t count against you.',
          { name },
        ),
        free(booking, context),
        seeIt(booking, context),
      ],
      event: providersEvent(booking, context, 'cancelled'),
    }
  },

  booking_fee_owed: ({ booking }, context) => {
    const { i18n, money } = context
    const { client: name, ended, currency, asksWaiver } = booking
    const fee = money(ended?.fee ?? 0, currency)
    return {
      ...about(booking, context),
      subject: i18n._('You cancelled on {name}', { name }),
      preview: asksWaiver
        ? i18n._('A person reads why, and answers within a day.')
        : i18n._('{amount} comes off your next releases.', { amount: fee }),
      tag: { tone: 'over', text: i18n._('Cancelled') },
      title: i18n._('You cancelled on {name}.', { name }),
      parts: [
        facts(booking, context),
        i18n._('{name} gets everything back. The fee of {amount} comes off your next releases.', { name, amount: fee }),
        ...(asksWaiver
          ? [
              i18n._(
                'You asked us to waive the fee. A person reads why, and answers within a day. Until then it stands.',
              ),
            ]
          : []),
        seeIt(booking, context),
      ],
      event: providersEvent(booking, context, 'cancelled'),
    }
  },

  booking_charged_back: ({ booking }, context) => {
    const { i18n } = context
    const { provider: name } = booking
    return {
      ...about(booking, context),
      subject: i18n._('Your bank took back the payment to {name}', { name }),
      preview: i18n._('The booking is over.'),
      tag: { tone: 'over', text: i18n._('Charged back') },
      title: i18n._('Your bank took the payment back.'),
      parts: [
        facts(booking, context),
        i18n._('So the booking with {name} is over, and nothing more is taken.', { name }),
        ...((booking.ended?.refund ?? 0) > 0 ? sums(booking, context) : []),
        seeBooking(booking, context),
      ],
      ...(isAhead(booking) && { event: clientsEvent(booking, context, 'cancelled') }),
    }
  },

  booking_payment_taken_back: ({ booking }, context) => {
    const { i18n, money } = context
    const { client: name, ended, currency } = booking
    const share = ended?.share ?? 0
    return {
      ...about(booking, context),
      subject: i18n._('The bank took back {name}’s payment', { name }),
      preview: i18n._('The booking is over. You owe no fee.'),
      tag: { tone: 'over', text: i18n._('Charged back') },
      title: i18n._('{name}’s bank took the payment back.', { name }),
      parts: [
        facts(booking, context),
        i18n._('The booking is over. You owe no fee.'),
        ...(share > 0 ? [i18n._('{amount} of what they paid is yours.', { amount: money(share, currency) })] : []),
        seeIt(booking, context),
      ],
      ...(isAhead(booking) && { event: providersEvent(booking, context, 'cancelled') }),
    }
  },

  booking_missed: ({ booking }, context) => {
    const { i18n } = context
    const { provider: name, contestUntil } = booking
    const until = moment(booking, contestUntil ?? booking.now, context)
    return {
      ...about(booking, context),
      subject: i18n._('{name} says you didn’t come', { name }),
      preview: i18n._('Were you there? Tell us by {until}.', { until }),
      tag: { tone: 'over', text: i18n._('No-show') },
      title: i18n._('{name} says you didn’t come.', { name }),
      parts: [
        facts(booking, context),
        ...sums(booking, context),
        i18n._('Were you there? Say so on the page of your booking by {until}. Until then {name} gets nothing.', {
          name,
          until,
        }),
        seeBooking(booking, context),
      ],
    }
  },

  booking_done: ({ booking }, context) => {
    const { i18n } = context
    const { provider: name, releasedBy } = booking
    const by = moment(booking, releasedBy ?? booking.now, context)
    return {
      ...about(booking, context),
      subject: i18n._('Done: your appointment with {name}', { name }),
      preview: i18n._('Something wrong? Tell us.'),
      tag: { tone: 'good', text: i18n._('Done') },
      title: i18n._('Your appointment with {name} is done.', { name }),
      parts: [
        facts(booking, context),
        i18n._(
          'What you paid goes to {name} now, or by {by} at the latest. Was something wrong? Report it on the page of your booking.',
          { name, by },
        ),
        { label: i18n._('Write a review'), href: `${context.origins.marketplace}/leave-review/${booking.id}` },
        { ...seeBooking(booking, context), isQuiet: true },
      ],
    }
  },

  booking_released: ({ booking }, context) => {
    const { i18n, money } = context
    const { client: name, ended, currency } = booking
    const amount = money(ended?.share ?? 0, currency)
    return {
      ...about(booking, context),
      subject: i18n._('Released: {amount}', { amount }),
      preview: i18n._('For your appointment with {name}.', { name }),
      tag: { tone: 'good', text: i18n._('Released') },
      title: i18n._('{amount} is yours.', { amount }),
      parts: [
        facts(booking, context),
        i18n._('It goes to your account at Stripe, less anything you owe us, and from there to your bank.'),
        seeIt(booking, context),
      ],
    }
  },
}
