/** The ways in which somebody is told something. `app`: the bell and its page, always. */
export const notificationChannels = ['app', 'mail', 'sms', 'push'] as const
export type NotificationChannel = (typeof notificationChannels)[number]

/** What a person chooses by: kinds that are about the same. In the order in which the settings show them. */
export const notificationTopics = [
  'bookings',
  'messages',
  'money',
  'reviews',
  'favourites',
  'gaps',
  'photos',
  'reports',
] as const
export type NotificationTopic = (typeof notificationTopics)[number]

/** The two sides; each reads in an app of its own. */
export type NotificationSide = 'client' | 'provider'

export type NotificationRow = {
  to: NotificationSide
  topic: NotificationTopic
  /** `own`: a mail written for it, at once; its words stand with the mails under the same name. `gathered`: several are
   *  one mail of titles, a few minutes later, unless they were read in the app by then. */
  mail: 'own' | 'gathered'
  /** `service` goes by mail whatever was chosen (product.md §8): bookings, money, the account. `optional` only to who
   *  wants it, by the settings' "Other notifications"; `marketing` to who agreed to that. */
  nature: 'service' | 'optional' | 'marketing'
  /** Goes by SMS to who agreed to SMS; its words stand with the SMS under the same name. */
  hasSms: boolean
  /** Is worth showing on a device that agreed to it (web push): its title alone. */
  hasPush: boolean
  /** Can't wait for the morning: SMS and push go out in quiet hours too. */
  isUrgent: boolean
}

/** What one click on a mail's link ends, each a switch of the settings. */
export type MailList = Exclude<NotificationRow['nature'], 'service'>

type Shared = 'topic' | 'mail' | 'nature'
const row = (
  shared: Pick<NotificationRow, Shared>,
  to: NotificationSide,
  channels: Partial<Omit<NotificationRow, 'to' | Shared>> = {},
): NotificationRow => ({ hasSms: false, hasPush: false, isUrgent: false, ...shared, to, ...channels })

/** What can’t wait goes by SMS too, to who agreed. Source: product.md §8 */
const texted = { hasSms: true, hasPush: true, isUrgent: true } as const
const booking = { topic: 'bookings', mail: 'own', nature: 'service' } as const
const money = { ...booking, topic: 'money' } as const
const gatheredMoney = { ...money, mail: 'gathered' } as const
const report = { topic: 'reports', mail: 'own', nature: 'service' } as const
const message = { topic: 'messages', mail: 'own', nature: 'optional' } as const
const favourite = { topic: 'favourites', mail: 'gathered', nature: 'optional' } as const
const photo = { topic: 'photos', mail: 'gathered', nature: 'optional' } as const
const review = { topic: 'reviews', mail: 'own', nature: 'optional' } as const

/** Everything that people are told, and how. One that isn't here can't be told; the settings are made of it, and
 *  CONTRIBUTING says what else a new row needs. Source: product.md §3, §8. */
const notificationKinds = {
  booking_requested: row(booking, 'client'),
  booking_asked_of_you: row(booking, 'provider', texted),
  booking_still_waits: row(booking, 'provider', { hasPush: true }),
  booking_booked: row(booking, 'client', { hasSms: true, hasPush: true }),
  booking_sold: row(booking, 'provider', { hasPush: true }),
  booking_moved: row(booking, 'client'),
  booking_client_moved: row(booking, 'provider', { hasPush: true }),
  booking_times_proposed: row(booking, 'client', texted),
  booking_times_withdrawn: row(booking, 'client', { hasPush: true }),
  booking_day_kept: row(booking, 'client', texted),
  booking_time_offered: row(booking, 'client', texted),
  booking_times_not_taken: row(booking, 'provider', { hasPush: true }),
  booking_move_wished: row(booking, 'provider', texted),
  booking_wish_withdrawn: row(booking, 'provider', { hasPush: true }),
  booking_move_refused: row(booking, 'client', { hasPush: true }),
  booking_declined: row(booking, 'client', { hasSms: true, hasPush: true }),
  booking_none_taken: row(booking, 'client', { hasPush: true }),
  booking_expired: row(booking, 'client', { hasPush: true }),
  booking_unanswered: row(booking, 'provider'),
  booking_withdrawn: row(booking, 'provider', { hasPush: true }),
  booking_not_paid: row(money, 'client', texted),
  booking_not_paid_for: row(booking, 'provider', { hasPush: true }),
  booking_you_cancelled: row(booking, 'client'),
  booking_client_cancelled: row(booking, 'provider', texted),
  booking_provider_cancelled: row(booking, 'client', texted),
  booking_platform_cancelled: row(booking, 'client', texted),
  booking_platform_cancelled_for_provider: row(booking, 'provider', texted),
  booking_fee_owed: row(money, 'provider'),
  booking_fee_waived: row(gatheredMoney, 'provider'),
  booking_fee_kept: row(gatheredMoney, 'provider'),
  booking_missed: row(booking, 'client', { hasPush: true }),
  booking_done: row(booking, 'client', { hasPush: true }),
  booking_released: row(money, 'provider', { hasPush: true }),
  booking_reminder: row(booking, 'client', { hasPush: true }),
  booking_card_expires: row(money, 'client', { hasPush: true }),
  booking_balance_taken: row(money, 'client', { hasPush: true }),
  booking_balance_failed: row(money, 'client', texted),
  booking_balance_last_call: row(money, 'client', texted),
  booking_unpaid: row(money, 'client', texted),
  booking_unpaid_for: row(booking, 'provider', texted),
  booking_contested: row(gatheredMoney, 'provider', { hasPush: true }),
  booking_no_show_stands: row(gatheredMoney, 'client', { hasPush: true }),
  booking_no_show_share: row(gatheredMoney, 'provider', { hasPush: true }),
  booking_no_show_undone: row(gatheredMoney, 'client', { hasPush: true }),
  booking_no_show_taken_back: row(gatheredMoney, 'provider', { hasPush: true }),
  booking_disputed: row(gatheredMoney, 'client', { hasPush: true }),
  booking_payment_disputed: row(gatheredMoney, 'provider', { hasPush: true }),
  booking_dispute_won: row(gatheredMoney, 'client', { hasPush: true }),
  booking_dispute_lost: row(gatheredMoney, 'client', { hasPush: true }),
  booking_dispute_over: row(gatheredMoney, 'provider', { hasPush: true }),
  booking_dispute_owed: row(gatheredMoney, 'provider', { hasPush: true }),
  booking_reported: row(gatheredMoney, 'provider', { hasPush: true }),
  booking_report_over: row(gatheredMoney, 'provider', { hasPush: true }),
  booking_charged_back: row(money, 'client', { hasPush: true }),
  booking_payment_taken_back: row(money, 'provider', { hasPush: true }),
  booking_refund_granted: row(gatheredMoney, 'client', { hasPush: true }),
  booking_share_taken_back: row(gatheredMoney, 'provider', { hasPush: true }),
  booking_refund_returned: row(gatheredMoney, 'client', { hasPush: true }),
  listings_closed_for_debt: row(gatheredMoney, 'provider', { hasPush: true }),
  debt_settled: row(gatheredMoney, 'provider'),
  payout_failed: row(gatheredMoney, 'provider', { hasPush: true }),
  earnings_ready: row(gatheredMoney, 'provider', { hasPush: true }),
  earnings_asked: row(gatheredMoney, 'provider', { hasPush: true }),
  earnings_refused: row(gatheredMoney, 'provider', { hasPush: true }),
  message_unread: row(message, 'client', { hasPush: true }),
  message_unread_for_provider: row(message, 'provider', { hasPush: true }),
  favourite_has_times: row(favourite, 'client', { hasPush: true }),
  alert_found: row(favourite, 'client', { hasPush: true }),
  portfolio_approved: row(photo, 'provider'),
  portfolio_refused: row(photo, 'provider'),
  review_of_provider: row(review, 'provider', { hasPush: true }),
  review_of_provider_changed: row({ ...review, mail: 'gathered' }, 'provider'),
  review_of_client: row(review, 'client'),
  review_answered: row({ ...review, mail: 'gathered' }, 'client'),
  review_hidden: row({ ...review, nature: 'service' }, 'client'),
  report_settled: row(report, 'client', { hasPush: true }),
  report_settled_for_provider: row(report, 'provider', { hasPush: true }),
  gap_today: row({ topic: 'gaps', mail: 'own', nature: 'marketing' }, 'client', { hasPush: true }),
  listing_taken_down: row(report, 'provider', { hasPush: true }),
} as const satisfies Record<string, NotificationRow>

export type NotificationKind = keyof typeof notificationKinds

export const allNotificationKinds = Object.keys(notificationKinds) as readonly NotificationKind[] // keys of a const object

/** A kind's row; of the wide type, so that every kind can be asked the same. */
export const notificationRow = (kind: NotificationKind): NotificationRow => notificationKinds[kind]

/** Where one tap leads, in the app of the side that is told.
 *  @param id - of what the page shows: the booking, the report, the listing, the other person of a conversation */
export function notificationPath(kind: NotificationKind, id: string): string {
  const { to, topic } = notificationRow(kind)
  if (kind === 'listing_taken_down') return '/provider/my-listings'
  if (kind === 'payout_failed' || kind === 'listings_closed_for_debt') return '/provider/payment-details'
  if (kind === 'earnings_ready' || kind === 'earnings_asked' || kind === 'earnings_refused')
    return '/provider/stripe-connect'
  if (kind === 'debt_settled') return '/provider/my-listings'
  if (kind === 'booking_card_expires') return '/payment-details'
  if (kind === 'gap_today') return `/provider-detail/${id}`
  if (kind === 'booking_time_offered') return `/waitlist/${id}`
  if (topic === 'photos') return '/provider/update-portfolio'
  if (topic === 'favourites') return `/category-detail/${id}`
  if (topic === 'messages') return to === 'provider' ? `/provider/message/${id}` : `/message/${id}`
  if (topic === 'reports') return to === 'provider' ? `/provider/report/${id}` : `/report/${id}`
  if (topic === 'reviews') return to === 'provider' ? `/provider/review/${id}` : `/review/${id}`
  return to === 'provider' ? `/provider/booking-details/${id}` : `/booking-details/${id}`
}
