import type { ProposalEnd, ProposalOutcome } from '@ginipig/domain/booking'
import type { NotificationAct, NotificationKind } from '@ginipig/domain/notification'
import type { WordContext } from '#platform/mail/words.ts'

/** What is known of what somebody was told, when it is read. What a kind isn't about is null. */
export type NotificationFacts = {
  /** The other person, as mails call them. */
  name: string
  /** What the client reads as the treatment. */
  listingTitle: string | null
  startsAt: number | null
  zone: string
  respondBy: number | null
  /** Other times that were proposed: until when, and what came of them; null while they wait. */
  offer: { otherwise: ProposalEnd; until: number; outcome: ProposalOutcome | null } | null
  /** What became of a time that was held for who waits; null of what tells of none. */
  heldTime: 'held' | 'taken' | 'gone' | null
  /** Was any money taken for the booking? */
  isPaid: boolean
  /** Whole pence. */
  amount: number | null
  currency: string
  /** Epoch ms: dates of another year are told with it. */
  now: number
}

/** A title, and a line that says which. Both are short: they stand in the bell, in a mail of several, on a lock screen. */
export type NotificationWords = { title: string; line: string }

type Template = (facts: NotificationFacts, context: WordContext) => NotificationWords

const moment = (at: number | null, { zone, now }: NotificationFacts, { friendlyDateTime }: WordContext) =>
  at === null ? '' : friendlyDateTime(at, zone, now)

/** "Balayage, Thu 14 May, 10:30." */
const which = (facts: NotificationFacts, context: WordContext) =>
  context.i18n._('{treatment}, {when}.', {
    treatment: facts.listingTitle ?? '',
    when: moment(facts.startsAt, facts, context),
  })

/** A title by who did it, and under it which treatment, and what follows. */
const about =
  (
    title: (name: string, context: WordContext) => string,
    rest?: (context: WordContext, facts: NotificationFacts) => string,
  ): Template =>
  (facts, context) => ({
    title: title(facts.name, context),
    line: rest ? `${which(facts, context)} ${rest(context, facts)}` : which(facts, context),
  })

const nothingTaken = ({ i18n }: WordContext) => i18n._('Nothing was taken.')
const isFree = ({ i18n }: WordContext) => i18n._('The time is free again.')

/** Whose report it is reads it alone: neither title nor line says about whom. */
const reportSettled: Template = (_facts, { i18n }) => ({
  title: i18n._('We have answered your report'),
  line: i18n._('What we found and what we did.'),
})

/** What follows from other times that wait for an answer, or what came of them. The booking's own time is named only as long
 *  as it is the one that was proposed against. */
const offered: Template = (facts, context) => {
  const { i18n } = context
  const { offer, isPaid, name } = facts
  const treatment = facts.listingTitle ?? ''
  const isDayOff = offer?.otherwise === 'cancels'
  const until = moment(offer?.until ?? null, facts, context)
  const said = () => {
    switch (offer?.outcome) {
      case 'taken':
        return i18n._('{treatment}. You have chosen another time.', { treatment })
      case 'refused':
      case 'lapsed':
        if (!isPaid) return `${which(facts, context)} ${i18n._('You took none of the times, and nothing was taken.')}`
        return isDayOff
          ? `${which(facts, context)} ${i18n._('You took none of the times, and get everything back.')}`
          : i18n._('{treatment}. You took none of the times, and your booking stayed as it was.', { treatment })
      case 'withdrawn':
        return i18n._('{treatment}. {name} has taken the other times back.', { treatment, name })
      case 'overtaken':
        return i18n._('{treatment}. Your answer is no longer needed.', { treatment })
      default:
        if (!isDayOff)
          return `${which(facts, context)} ${i18n._('Other times are held for you until {until}.', { until })}`
        return isPaid
          ? `${which(facts, context)} ${i18n._('Choose another time by {until}, or get everything back.', { until })}`
          : `${which(facts, context)} ${i18n._('Choose another time by {until}. If you take none, nothing is taken.', { until })}`
    }
  }
  const dayOff = () =>
    isPaid
      ? i18n._('{name} can’t work on the day you booked', { name })
      : i18n._('{name} can’t work on the day you asked for', { name })
  return {
    title: isDayOff ? dayOff() : i18n._('{name} proposes other times', { name }),
    line: said(),
  }
}

/** The same of a client's wish for another time. */
const wished: Template = (facts, context) => {
  const { i18n } = context
  const { offer, name } = facts
  const treatment = facts.listingTitle ?? ''
  const said = () => {
    switch (offer?.outcome) {
      case 'taken':
        return i18n._('{treatment}. You said yes.', { treatment })
      case 'refused':
      case 'lapsed':
        return i18n._('{treatment}. You didn’t move it.', { treatment })
      case 'withdrawn':
        return i18n._('{treatment}. {name} has taken the wish back.', { treatment, name })
      case 'overtaken':
        return i18n._('{treatment}. Your answer is no longer needed.', { treatment })
      default:
        return `${which(facts, context)} ${i18n._('It costs you nothing to say yes.')}`
    }
  }
  return { title: i18n._('{name} asks to move', { name }), line: said() }
}

/** A time that came free for who waits, or what became of it: nobody is led to what is no longer held. */
const timeOffered: Template = (facts, context) => {
  const { i18n } = context
  const { heldTime, name } = facts
  if (heldTime === 'held') {
    const until = moment(facts.respondBy, facts, context)
    return {
      title: i18n._('A time with {name} is held for you', { name }),
      line: `${which(facts, context)} ${i18n._('Take it by {until}.', { until })}`,
    }
  }
  const became = heldTime === 'taken' ? i18n._('You took it.') : i18n._('It’s no longer held for you.')
  return { title: i18n._('A time with {name} was held for you', { name }), line: `${which(facts, context)} ${became}` }
}

/** What was written isn't told: this stands on lock screens. */
const wrote: Template = ({ name }, { i18n }) => ({
  title: i18n._('{name} wrote to you', { name }),
  line: i18n._('Open the conversation to read it.'),
})

/** What everybody is told, of every kind; one that is missing doesn't compile. */
const templates: Record<NotificationKind, Template> = {
  booking_requested: about(
    (name, { i18n }) => i18n._('Request sent to {name}', { name }),
    (context, facts) =>
      context.i18n._('{name} has until {until} to say yes.', {
        name: facts.name,
        until: moment(facts.respondBy ?? facts.startsAt, facts, context),
      }),
  ),
  booking_asked_of_you: about(
    (name, { i18n }) => i18n._('New request from {name}', { name }),
    (context, facts) =>
      context.i18n._('Answer by {until}.', { until: moment(facts.respondBy ?? facts.startsAt, facts, context) }),
  ),
  booking_still_waits: about(
    (name, { i18n }) => i18n._('{name} still waits for your answer', { name }),
    (context, facts) =>
      context.i18n._('Answer by {until}.', { until: moment(facts.respondBy ?? facts.startsAt, facts, context) }),
  ),
  booking_booked: about((name, { i18n }) => i18n._('You’re booked with {name}', { name })),
  booking_sold: about((name, { i18n }) => i18n._('{name} is booked in', { name })),
  booking_moved: about((name, { i18n }) => i18n._('Your booking with {name} has moved', { name })),
  booking_client_moved: about(
    (name, { i18n }) => i18n._('{name}’s booking has moved', { name }),
    ({ i18n }) => i18n._('That is its new time.'),
  ),
  booking_times_proposed: offered,
  booking_times_withdrawn: about(
    (name, { i18n }) => i18n._('{name} has taken the other times back', { name }),
    ({ i18n }, { isPaid }) =>
      isPaid ? i18n._('Your booking stays as it was.') : i18n._('Your request stays as it was.'),
  ),
  booking_day_kept: (facts, context) => {
    const { i18n } = context
    const { name, isPaid } = facts
    return isPaid
      ? {
          title: i18n._('{name} can work on the day you booked after all', { name }),
          line: `${which(facts, context)} ${i18n._('Your booking stays as it was.')}`,
        }
      : {
          title: i18n._('{name} can work on the day you asked for after all', { name }),
          line: `${which(facts, context)} ${i18n._('Your request stays as it was.')}`,
        }
  },
  booking_time_offered: timeOffered,
  booking_times_not_taken: about((name, { i18n }) => i18n._('{name} took none of your times', { name })),
  booking_move_wished: wished,
  booking_wish_withdrawn: about(
    (name, { i18n }) => i18n._('{name} no longer asks to move', { name }),
    ({ i18n }) => i18n._('The booking stays as it was.'),
  ),
  booking_move_refused: about(
    (name, { i18n }) => i18n._('{name} didn’t move your booking', { name }),
    ({ i18n }) => i18n._('It stays as it was.'),
  ),
  booking_declined: about((name, { i18n }) => i18n._('{name} can’t take your request', { name }), nothingTaken),
  booking_none_taken: about((name, { i18n }) => i18n._('Your request to {name} has ended', { name }), nothingTaken),
  booking_expired: about((name, { i18n }) => i18n._('{name} didn’t answer in time', { name }), nothingTaken),
  booking_unanswered: about((name, { i18n }) => i18n._('The request from {name} ran out', { name }), isFree),
  booking_withdrawn: about((name, { i18n }) => i18n._('{name} withdrew the request', { name }), isFree),
  booking_not_paid: about(
    (_name, { i18n }) => i18n._('Your card couldn’t be charged'),
    ({ i18n }, { name }) => i18n._('The booking with {name} wasn’t made.', { name }),
  ),
  booking_not_paid_for: about((name, { i18n }) => i18n._('The payment by {name} didn’t go through', { name }), isFree),
  booking_you_cancelled: about((name, { i18n }) => i18n._('You cancelled with {name}', { name })),
  booking_client_cancelled: about((name, { i18n }) => i18n._('{name} cancelled', { name }), isFree),
  booking_provider_cancelled: about(
    (name, { i18n }) => i18n._('{name} cancelled', { name }),
    ({ i18n }) => i18n._('You get everything back.'),
  ),
  booking_platform_cancelled: about(
    (name, { i18n }) => i18n._('Ginipig called off your booking with {name}', { name }),
    ({ i18n }) => i18n._('We couldn’t go on with the payment. It costs you nothing.'),
  ),
  booking_platform_cancelled_for_provider: about(
    (name, { i18n }) => i18n._('Ginipig called off the booking by {name}', { name }),
    ({ i18n }) => i18n._('It isn’t your doing, and you owe nothing.'),
  ),
  booking_fee_owed: about(
    (name, { i18n }) => i18n._('You cancelled on {name}', { name }),
    ({ i18n }) => i18n._('The fee comes off your next releases.'),
  ),
  booking_fee_waived: about(
    (name, { i18n }) => i18n._('You don’t owe the fee for cancelling on {name}', { name }),
    ({ i18n }) => i18n._('We have waived it. What was kept back of it goes to your account.'),
  ),
  booking_fee_kept: about(
    (name, { i18n }) => i18n._('The fee for cancelling on {name} stands', { name }),
    ({ i18n }) =>
      i18n._('A person has read why. It comes off your next releases. Write to us if there is more to say.'),
  ),
  booking_missed: about(
    (name, { i18n }) => i18n._('{name} says you didn’t come', { name }),
    ({ i18n }) => i18n._('Were you there? Tell us on the page of your booking.'),
  ),
  booking_done: about(
    (name, { i18n }) => i18n._('Your appointment with {name} is done', { name }),
    ({ i18n }) => i18n._('Something wrong? Tell us.'),
  ),
  booking_released: about(
    (name, { i18n }) => i18n._('Your earnings from {name} are released', { name }),
    ({ i18n }) => i18n._('They are on their way to your bank.'),
  ),
  booking_reminder: about((name, { i18n }) => i18n._('Your appointment with {name} is coming up', { name })),
  booking_card_expires: about(
    (_name, { i18n }) => i18n._('Your card expires before the balance is due'),
    ({ i18n }) => i18n._('Choose another card for it.'),
  ),
  booking_balance_taken: about((name, { i18n }) => i18n._('Paid in full: your appointment with {name}', { name })),
  booking_balance_failed: about(
    (_name, { i18n }) => i18n._('Your bank refused the balance'),
    ({ i18n }) => i18n._('Pay it to keep your place.'),
  ),
  booking_balance_last_call: about(
    (_name, { i18n }) => i18n._('The balance is still unpaid'),
    ({ i18n }) => i18n._('Pay it to keep your place.'),
  ),
  booking_unpaid: about(
    (name, { i18n }) => i18n._('Cancelled, unpaid: {name}', { name }),
    ({ i18n }) => i18n._('Nothing more will be taken.'),
  ),
  booking_unpaid_for: about((name, { i18n }) => i18n._('{name} didn’t pay the balance', { name }), isFree),
  booking_contested: about(
    (name, { i18n }) => i18n._('{name} says they were there', { name }),
    ({ i18n }) => i18n._('A person decides. Your share waits until then.'),
  ),
  booking_no_show_stands: about(
    (_name, { i18n }) => i18n._('We have decided: it counts as missed'),
    ({ i18n }) => i18n._('Nothing more is taken.'),
  ),
  booking_no_show_share: about(
    (name, { i18n }) => i18n._('We have decided: {name} missed it', { name }),
    ({ i18n }) => i18n._('You keep your share.'),
  ),
  booking_no_show_undone: about(
    (_name, { i18n }) => i18n._('We have decided for you'),
    ({ i18n }) => i18n._('You get everything back.'),
  ),
  booking_no_show_taken_back: about(
    (name, { i18n }) => i18n._('We have decided for {name}', { name }),
    ({ i18n }) => i18n._('They get everything back, and the fee for cancelling comes off your next releases.'),
  ),
  booking_disputed: about(
    (name, { i18n }) => i18n._('Your bank disputes the payment to {name}', { name }),
    ({ i18n }) => i18n._('Nothing moves until it has decided.'),
  ),
  booking_payment_disputed: about(
    (name, { i18n }) => i18n._('{name}’s bank disputes the payment', { name }),
    ({ i18n }) =>
      i18n._('What we still hold of it waits until the bank has decided. Add your side: it goes into our answer.'),
  ),
  booking_dispute_won: about(
    (name, { i18n }) => i18n._('The payment to {name} stands', { name }),
    ({ i18n }) => i18n._('Your bank has decided. Nothing has changed for your booking.'),
  ),
  booking_dispute_lost: about(
    (name, { i18n }) => i18n._('Your bank took back the payment to {name}', { name }),
    ({ i18n }) => i18n._('It is yours again. The booking says how much.'),
  ),
  booking_dispute_over: about(
    (name, { i18n }) => i18n._('The dispute about {name} is over', { name }),
    ({ i18n }) => i18n._('It costs you nothing, and nothing waits for it any more.'),
  ),
  booking_dispute_owed: about(
    (name, { i18n }) => i18n._('The bank decided for {name}', { name }),
    ({ i18n }) => i18n._('What you had of it comes off your next releases.'),
  ),
  booking_reported: about(
    (name, { i18n }) => i18n._('{name} reported it: your money waits', { name }),
    ({ i18n }) => i18n._('It goes on once we have answered. Add your side: whoever decides reads it.'),
  ),
  booking_report_over: about(
    (name, { i18n }) => i18n._('We have answered what {name} reported', { name }),
    ({ i18n }) => i18n._('Your money no longer waits for it.'),
  ),
  booking_charged_back: about(
    (name, { i18n }) => i18n._('Your bank took back the payment to {name}', { name }),
    ({ i18n }) => i18n._('The booking is over.'),
  ),
  booking_payment_taken_back: about(
    (name, { i18n }) => i18n._('The bank took back {name}’s payment', { name }),
    ({ i18n }) => i18n._('The booking is over. You owe no fee.'),
  ),
  booking_refund_granted: about(
    (_name, { i18n }) => i18n._('We are paying you back'),
    ({ i18n, money }, { amount, currency }) =>
      amount === null
        ? i18n._('It is on its way to your card. The booking says how much.')
        : i18n._('We are sending {sum} to your card.', { sum: money(amount, currency) }),
  ),
  booking_share_taken_back: about(
    (name, { i18n }) => i18n._('We paid {name} back', { name }),
    ({ i18n, money }, { amount, currency }) =>
      amount === null
        ? i18n._('It comes out of your share. The booking says how much.')
        : i18n._('We are taking {sum} out of your share.', { sum: money(amount, currency) }),
  ),
  booking_refund_returned: about(
    (_name, { i18n }) => i18n._('Your bank sent the refund back'),
    ({ i18n }) => i18n._('We still owe it to you: reply to our email, and we pay it another way.'),
  ),
  listings_closed_for_debt: (_facts, { i18n }) => ({
    title: i18n._('Your listings are closed'),
    line: i18n._('What you owe us has been open for 90 days. What is booked stays.'),
  }),
  debt_settled: (_facts, { i18n }) => ({
    title: i18n._('You owe us nothing any more'),
    line: i18n._('Listings that were closed for it can be reopened.'),
  }),
  payout_failed: (_facts, { i18n }) => ({
    title: i18n._('Your bank sent a payout back'),
    line: i18n._('The money waits at Stripe. Look at your bank details there.'),
  }),
  earnings_ready: (_facts, { i18n }) => ({
    title: i18n._('You’re ready to be paid'),
    line: i18n._('Stripe has checked what you gave: your payouts can start.'),
  }),
  earnings_asked: (_facts, { i18n }) => ({
    title: i18n._('Stripe needs something from you'),
    line: i18n._('Your earnings account says what is missing.'),
  }),
  earnings_refused: (_facts, { i18n }) => ({
    title: i18n._('Stripe can’t pay out to you'),
    line: i18n._('Stripe decides this, not Ginipig. What you earn is kept for you meanwhile.'),
  }),
  message_unread: wrote,
  message_unread_for_provider: wrote,
  favourite_has_times: ({ name, listingTitle }, { i18n }) => ({
    title: i18n._('{name} has new times', { name }),
    line: i18n._('{treatment}. See when.', { treatment: listingTitle ?? '' }),
  }),
  alert_found: ({ listingTitle }, { i18n }) => ({
    title: i18n._('What you looked for has opened'),
    line: i18n._('{treatment}. See when.', { treatment: listingTitle ?? '' }),
  }),
  portfolio_approved: (_facts, { i18n }) => ({
    title: i18n._('A photo of yours is on your page'),
    line: i18n._('We have looked at it, and everybody can see it now.'),
  }),
  portfolio_refused: (_facts, { i18n }) => ({
    title: i18n._('We can’t show a photo of yours'),
    line: i18n._('The page says why.'),
  }),
  review_of_provider: about(
    (name, { i18n }) => i18n._('{name} reviewed you', { name }),
    ({ i18n }) => i18n._('You can answer once, in public.'),
  ),
  review_of_provider_changed: about(
    (name, { i18n }) => i18n._('{name} changed their review', { name }),
    ({ i18n }) => i18n._('If you have answered it, you can change your answer.'),
  ),
  review_of_client: about((name, { i18n }) => i18n._('{name} reviewed you', { name })),
  review_answered: about((name, { i18n }) => i18n._('{name} answered your review', { name })),
  review_hidden: about(
    (_name, { i18n }) => i18n._('We took your review out of sight'),
    ({ i18n }) => i18n._('The page says why.'),
  ),
  report_settled: reportSettled,
  report_settled_for_provider: reportSettled,
  gap_today: ({ name, listingTitle }, { i18n }) => ({
    title: i18n._('{name} has open times today', { name }),
    line: i18n._('{treatment}, and whatever else is free.', { treatment: listingTitle ?? '' }),
  }),
  listing_taken_down: ({ listingTitle }, { i18n }) => ({
    title: i18n._('We took a listing of yours down'),
    line: i18n._('{treatment}. Nobody finds or books it any more; its bookings stay.', {
      treatment: listingTitle ?? '',
    }),
  }),
}

export const wordNotification = (
  kind: NotificationKind,
  facts: NotificationFacts,
  context: WordContext,
): NotificationWords => templates[kind](facts, context)

/** What stands on the button. */
export function wordAct(act: NotificationAct, { i18n }: WordContext): string {
  switch (act) {
    case 'see_request':
      return i18n._('See request')
    case 'see_wish':
      return i18n._('See the new time')
    case 'choose_time':
      return i18n._('Choose a time')
    case 'take_time':
      return i18n._('Take it')
    case 'pay':
      return i18n._('Pay now')
    case 'review':
      return i18n._('Leave a review')
  }
}
