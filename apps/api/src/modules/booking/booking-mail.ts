import {
  type BookingAction,
  type BookingNotice,
  type BookingSide,
  balanceAt,
  bookingTransitions,
  isEarlyCancellation,
  nudgeDue,
  unpaidCutoffAt,
  type VisitLinkAct,
} from '@ginipig/domain/booking'
import { discountPercent } from '@ginipig/domain/listing'
import type { NotificationKind } from '@ginipig/domain/notification'
import { deliverAt } from '@ginipig/domain/notification'
import { usualAnswerHours } from '@ginipig/domain/reliability'
import { likeListings } from '#modules/listing/browse.ts'
import { readBlockedProviders } from '#modules/message/thread.ts'
import type { BookingKey } from '#platform/database/provider-key.ts'
import type { Sql } from '#platform/database/sql.ts'
import type { BookingMailKind, ClientsBooking, Mail, ProvidersBooking } from '#platform/mail/mail.ts'
import { notify } from '#platform/notify/notify.ts'
import type { Platform } from '#platform/platform.ts'
import type { Sms } from '#platform/sms/sms.ts'
import { lockBooking } from './booking.sql.ts'
import { type MailedBooking, readMailedBooking } from './booking-mail.sql.ts'
import { clientsBooking, providersBooking } from './mailed-booking.ts'
import { readHeldTimes, readOutcome, readProposal, readToldOf } from './proposal.sql.ts'
import { usualAnswerOf } from './track-record.ts'
import { visitLink } from './visit-link.ts'

type BookingMail = Extract<Mail, { kind: BookingMailKind }>

/** A step, or what is told without one. */
type Told = BookingAction | BookingNotice

type KindsWith<Booking> = Partial<Record<Told, Extract<Mail, { booking: Booking }>['kind']>>

/** The mail that each side gets about a step; the life cycle says whom a step tells (`notifies`). */
const clientMails: KindsWith<ClientsBooking> = {
  request: 'booking_requested',
  confirm: 'booking_booked',
  move: 'booking_moved',
  take_time: 'booking_moved',
  grant_move: 'booking_moved',
  times_proposed: 'booking_times_proposed',
  times_withdrawn: 'booking_times_withdrawn',
  day_kept: 'booking_day_kept',
  time_offered: 'booking_time_offered',
  move_refused: 'booking_move_refused',
  take_none: 'booking_none_taken',
  decline: 'booking_declined',
  expire: 'booking_expired',
  fail_capture: 'booking_not_paid',
  cancel_as_client: 'booking_you_cancelled',
  cancel_as_provider: 'booking_provider_cancelled',
  cancel_as_platform: 'booking_platform_cancelled',
  mark_no_show: 'booking_missed',
  complete: 'booking_done',
  cancel_unpaid: 'booking_unpaid',
  charge_back: 'booking_charged_back',
  remind: 'booking_reminder',
  card_expires: 'booking_card_expires',
  balance_taken: 'booking_balance_taken',
  balance_failed: 'booking_balance_failed',
  balance_last_call: 'booking_balance_last_call',
}
const providerMails: KindsWith<ProvidersBooking> = {
  request: 'booking_asked_of_you',
  confirm: 'booking_sold',
  move: 'booking_client_moved',
  take_time: 'booking_client_moved',
  grant_move: 'booking_client_moved',
  take_none: 'booking_times_not_taken',
  times_not_taken: 'booking_times_not_taken',
  move_wished: 'booking_move_wished',
  wish_withdrawn: 'booking_wish_withdrawn',
  nudge: 'booking_still_waits',
  expire: 'booking_unanswered',
  withdraw: 'booking_withdrawn',
  fail_capture: 'booking_not_paid_for',
  cancel_as_client: 'booking_client_cancelled',
  cancel_as_provider: 'booking_fee_owed',
  cancel_as_platform: 'booking_platform_cancelled_for_provider',
  release: 'booking_released',
  cancel_unpaid: 'booking_unpaid_for',
  charge_back: 'booking_payment_taken_back',
}

/** Steps that have no mail of their own: they are told by a title and a line. */
const clientTitles: Partial<Record<Told, NotificationKind>> = {
  uphold_no_show: 'booking_no_show_stands',
  undo_no_show: 'booking_no_show_undone',
}
const providerTitles: Partial<Record<Told, NotificationKind>> = {
  contest_no_show: 'booking_contested',
  uphold_no_show: 'booking_no_show_share',
  undo_no_show: 'booking_no_show_taken_back',
}

/** What a reminder lets its client do without signing in. */
function linksOf(platform: Platform, row: MailedBooking, now: number): ClientsBooking['links'] {
  const { id: bookingId, moves, starts_at: until, client_email: email, policy } = row
  const link = (act: VisitLinkAct) => visitLink(platform, act, { bookingId, moves, until, email })
  const canMove = isEarlyCancellation(until, policy, now)
  return { coming: link('coming'), move: canMove ? link('move') : null, cancel: link('cancel') }
}

function mailOf(
  platform: Platform,
  row: MailedBooking,
  { action, to }: { action: Told; to: BookingSide },
  proposal: MailedProposal,
  now: number,
): BookingMail | undefined {
  if (to === 'client') {
    const kind = clientMails[action]
    const links = action === 'remind' ? linksOf(platform, row, now) : null
    return kind && { kind, booking: { ...clientsBooking(row, now), proposal, links } }
  }
  const kind = providerMails[action]
  return kind && { kind, booking: { ...providersBooking(row, now), proposal } }
}

/** What can't wait goes by SMS beside the mail, to who agreed to SMS. */
export function smsOf(
  { kind }: Pick<BookingMail, 'kind'>,
  { id: bookingId, status, respond_by, starts_at, zone, policy, hold_shown_until, is_day_off: isDayOff }: MailedBooking,
  proposal: MailedProposal,
  now: number,
): Sms | undefined {
  const untilOf = (until: number) => ({ bookingId, until, zone, now })
  switch (kind) {
    case 'booking_asked_of_you':
      return { kind, bookingId, respondBy: respond_by ?? starts_at, zone, now } as const
    case 'booking_booked':
    case 'booking_declined':
    case 'booking_not_paid':
    case 'booking_client_cancelled':
    case 'booking_provider_cancelled':
    case 'booking_platform_cancelled':
    case 'booking_platform_cancelled_for_provider':
    case 'booking_unpaid':
    case 'booking_unpaid_for':
      return { kind, bookingId } as const
    case 'booking_day_kept':
      return { kind, bookingId, isConfirmed: status === 'confirmed' }
    case 'booking_times_proposed':
      return { kind, ...untilOf(proposal?.until ?? starts_at), isDayOff }
    case 'booking_move_wished':
      return { kind, ...untilOf(proposal?.until ?? starts_at) }
    case 'booking_time_offered':
      return { kind, ...untilOf(hold_shown_until) }
    case 'booking_balance_failed':
    case 'booking_balance_last_call':
      return { kind, ...untilOf(unpaidCutoffAt(starts_at, policy)) }
    default:
      return undefined
  }
}

const movingSteps: ReadonlySet<Told> = new Set(['move', 'take_time', 'grant_move'])

type MailedProposal = NonNullable<ClientsBooking['proposal']> | null

/** The proposal that a notice is about, while it waits for its answer. */
async function readProposed(
  sql: Sql,
  { providerId, proposalId }: BookingKey & { proposalId?: string | undefined },
): Promise<MailedProposal> {
  const row = proposalId === undefined ? undefined : await readOutcome(sql, providerId, proposalId)
  if (!row || proposalId === undefined || row.outcome !== null) return null
  const times = await readHeldTimes(sql, providerId, proposalId)
  return {
    times: times.map(({ starts_at }) => ({ startsAt: starts_at })),
    until: row.answer_by,
    note: row.note || null,
    isDayOff: row.otherwise === 'cancels',
  }
}

/** The card that is to pay the balance ends before it is taken. */
const endsBefore = ({ balance_card, card_ends_at, starts_at, policy }: MailedBooking) =>
  balance_card === null && card_ends_at !== null && card_ends_at <= balanceAt(starts_at, policy)

/** Is it still true? Nobody is asked to answer what is confirmed already, or to pay what is paid. */
function isStillTrue(row: MailedBooking, action: Told, proposal: MailedProposal, now: number): boolean {
  const isAhead = row.status === 'confirmed' && row.starts_at > now
  // Whoever is to choose another time is neither reminded of the old one nor asked to pay for it.
  const isAtItsTime = isAhead && !row.is_day_off
  switch (action) {
    case 'remind':
      return isAtItsTime
    case 'card_expires':
      return isAtItsTime && row.payment_status === 'deposit_paid' && endsBefore(row)
    case 'balance_taken':
      return isAhead && row.captured === row.total
    case 'balance_failed':
    case 'balance_last_call':
      return isAtItsTime && row.payment_status === 'balance_failed'
    // Of a proposal that was answered meanwhile what came of it is told.
    case 'times_proposed':
    case 'move_wished':
      return proposal !== null
    case 'nudge':
      return row.status === 'requested' && (row.respond_by ?? 0) > now && deliverAt('booking_still_waits', now) === now
    case 'time_offered':
      return row.status === 'pending_payment' && row.hold_shown_until > now
    case 'times_withdrawn':
    case 'day_kept':
      return isAtItsTime || (row.status === 'requested' && row.starts_at > now)
    case 'wish_withdrawn':
    case 'times_not_taken':
    case 'move_refused':
      return isAhead
    // Who releases at once what they have done tells nothing else of it to their client.
    case 'complete':
      return row.status === 'completed' || row.status === 'released'
    default:
      return row.status === bookingTransitions[action].to
  }
}

/** What takes an earlier notice back. */
const takenBack: Partial<Record<Told, BookingNotice>> = {
  times_withdrawn: 'times_proposed',
  day_kept: 'times_proposed',
  wish_withdrawn: 'move_wished',
}

/** Does it only take back what its reader was told, with nothing new waiting in its place? A step that follows says so
 *  itself. */
async function isNewsToTakeBack(
  sql: Sql,
  step: BookingKey & { action: Told; proposalId?: string | undefined },
  accountId: string,
): Promise<boolean> {
  const notice = takenBack[step.action]
  if (notice === undefined || step.proposalId === undefined) return true
  const { bookingId, proposalId } = step
  return (
    (await readToldOf(sql, accountId, proposalEvent({ bookingId, proposalId, action: notice }))) &&
    !(await readProposal(sql, step))
  )
}

const proposalEvent = ({ bookingId, action, proposalId }: { bookingId: string; action: Told; proposalId: string }) =>
  `booking.${bookingId}.${action}.${proposalId}`

/** What is told once for each time of a booking. */
const ofItsTime: ReadonlySet<Told> = new Set(['remind', 'card_expires', 'balance_failed', 'balance_last_call'])

/** A booking moves more than once: each move is news, and so is what is told of each new time. */
function eventOf(
  { bookingId, action, proposalId }: BookingKey & { action: Told; proposalId?: string | undefined },
  { moves, requested_at: requestedAt }: MailedBooking,
  now: number,
): string {
  if (action === 'nudge') return `booking.${bookingId}.nudge.${nudgeDue(requestedAt ?? now, now)}`
  if (proposalId !== undefined) return proposalEvent({ bookingId, action, proposalId })
  const isOfMove = moves > 0 && (movingSteps.has(action) || ofItsTime.has(action))
  return `booking.${bookingId}.${action}${isOfMove ? `.${moves}` : ''}`
}

/** Ends after which a client still wants what they asked for. */
const wantsOther: ReadonlySet<Told> = new Set(['decline', 'take_none', 'expire', 'fail_capture', 'cancel_as_provider'])

/** With what only the mail of this step tells its client. */
async function withMore(
  platform: Platform,
  sql: Sql,
  row: MailedBooking,
  { action, providerId }: { action: Told; providerId: string },
  mail: BookingMail,
): Promise<BookingMail> {
  if (wantsOther.has(action)) return withLike(platform, sql, row, mail)
  if (action !== 'request') return mail
  const usual = await usualAnswerOf({ clock: platform.clock, database: sql }, providerId)
  return { ...mail, booking: { ...mail.booking, answerHours: usualAnswerHours(usual) } } as BookingMail // of a client's
}

/** With up to three open times of others, of nobody who blocked them. */
async function withLike(
  platform: Platform,
  sql: Sql,
  { listing_id, client_id }: MailedBooking,
  mail: BookingMail,
): Promise<BookingMail> {
  const { items } = await likeListings(platform, listing_id, await readBlockedProviders(sql, client_id))
  const like = items.flatMap(({ id, title, provider, town, type, nextSlotAt, zone, price, rrp }) =>
    nextSlotAt === null
      ? []
      : [
          {
            ...{ listingId: id, title, provider: provider.firstName, town: type === 'online' ? null : town },
            ...{ startsAt: nextSlotAt, zone, price, percent: discountPercent({ rrp, price }) },
          },
        ],
  )
  return { ...mail, booking: { ...mail.booking, like } } as BookingMail // of a client's, which has them
}

/** `booking.mail`: mails one side of a booking about a step, once a person and step (idempotent). Reads the state when it
 *  runs: sends only while the booking is still where that step led, so nobody is asked to answer what is confirmed already. */
export async function mailBookingStep(
  platform: Platform,
  step: BookingKey & { action: Told; to: BookingSide; proposalId?: string | undefined },
): Promise<void> {
  const { action, to, providerId, bookingId } = step
  const now = platform.clock.now()
  await platform.database.transaction(async (sql) => {
    // Making, answering and taking back a proposal all lock the booking; so this lock keeps what is read here true until
    // the mail is queued.
    if (step.proposalId !== undefined) await lockBooking(sql, step)
    const row = await readMailedBooking(sql, step)
    const proposal = await readProposed(sql, step)
    if (!row || !isStillTrue(row, action, proposal, now)) return
    const told = {
      accountId: to === 'client' ? row.client_id : providerId,
      event: eventOf(step, row, now),
      about: { booking: { providerId, bookingId } },
    }
    if (!(await isNewsToTakeBack(sql, step, told.accountId))) return
    const kind = (to === 'client' ? clientTitles : providerTitles)[action]
    if (kind) await notify(platform, sql, { ...told, kind })
    const made = mailOf(platform, row, step, proposal, now)
    if (!made) return
    const mail = to === 'client' ? await withMore(platform, sql, row, step, made) : made
    await notify(platform, sql, {
      ...told,
      mail,
      sms: smsOf(mail, row, proposal, now),
    })
  })
}
