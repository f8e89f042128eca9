import type { ClientBooking, ProviderBooking } from '@ginipig/contract/booking/booking.ts'
import {
  agreedStatuses,
  attendedStatuses,
  balanceAt,
  isActive,
  isSettled,
  offeredPlans,
  UNDO_ACCEPT_MS,
} from '@ginipig/domain/booking'
import type { ChargeState } from '@ginipig/domain/payment'
import { averageRating } from '@ginipig/domain/review'
import { dayBounds, MINUTE_MS } from '@ginipig/domain/time'
import { linkFor } from '#modules/media/photo.ts'
import { debtOf } from '#modules/payment/end-money.ts'
import { chargesOf, partDisputed } from '#modules/payment/history.ts'
import { readInvoicesOf } from '#modules/payment/invoice.ts'
import { noOutcome, type Outcome, outcomesOf } from '#modules/payment/outcome.ts'
import { payoutOf } from '#modules/payment/payout.ts'
import { Refusal } from '#platform/http/refusal.ts'
import type { Platform } from '#platform/platform.ts'
import { phoneOf } from './mailed-booking.ts'
import { waitingOf, wasThere } from './money-wait.ts'
import { readPromoOf } from './promo.sql.ts'
import { viewProposal } from './proposal.ts'
import { toTerms } from './terms.ts'
import { recordOfClient, usualAnswerOf } from './track-record.ts'
import { readHistory, readLiveHold, readSameDay, readSharedBookings, readView, type ViewRow } from './view.sql.ts'

const paymentStates: Record<ChargeState, ProviderBooking['payments'][number]['state']> = {
  set_aside: 'held',
  paid: 'taken',
  not_taken: 'released',
  failed: 'started',
  disputed: 'disputed',
  taken_back: 'taken_back',
}

/** States from which the address is known to the client. */
const accepted: ReadonlySet<string> = new Set(agreedStatuses)

/** What a provider is told of it. */
const ofProvider = ({ earned, fee, takenBack }: Outcome) => ({ earned, fee, takenBack })

async function read(
  { database, clock }: Platform,
  bookingId: string,
  side: 'client_id' | 'provider_id',
  accountId: string,
): Promise<ViewRow> {
  const row = await readView(database, bookingId, clock.now())
  if (row?.[side] !== accountId) throw new Refusal('booking_not_found')
  return row
}

type Charge = Awaited<ReturnType<typeof chargesOf>>[number]

const paymentOf = (row: Charge): ProviderBooking['payments'][number] => ({
  id: row.id,
  kind: row.kind,
  amount: row.amount,
  state: paymentStates[row.state],
  ...partDisputed(row),
  at: row.changed_at,
})

const cardOf = ({ card_brand: brand, card_last4: last4 }: Charge) => (brand && last4 ? { brand, last4 } : null)

/** Null while the booking is under way. */
async function outcomeOf({ database }: Platform, { id, status }: ViewRow): Promise<Outcome | null> {
  return isSettled(status) ? ((await outcomesOf(database, [id])).get(id) ?? noOutcome) : null
}

async function shared(platform: Platform, row: ViewRow, outcome: Outcome | null) {
  const terms = toTerms(platform, row)
  const { policy } = row
  return {
    id: row.id,
    reference: row.reference,
    status: row.status,
    paymentStatus: row.payment_status,
    wasThere: wasThere(row),
    plan: row.plan,
    approval: row.approval,
    listing: {
      id: row.listing_id,
      title: row.title,
      category: row.category,
      cover: row.cover,
      image: row.image,
      type: row.type,
      // As it was booked: the listing's own may be another by now.
      durationMinutes: (row.ends_at - row.starts_at) / MINUTE_MS,
    },
    startsAt: row.starts_at,
    endsAt: row.ends_at,
    moves: row.moves,
    zone: row.zone,
    rrp: row.rrp,
    split: terms.split,
    policy,
    captured: row.captured,
    requestedAt: row.requested_at,
    respondBy: row.respond_by,
    balanceAt: row.plan === 'deposit' ? balanceAt(row.starts_at, policy) : null,
    declineReason: row.decline_reason,
    declineText: row.decline_text,
    cancelReason: row.cancel_reason,
    cancelText: row.cancel_text,
    completedAt: row.completed_at,
    mustHavesAsked: row.must_haves_asked as ClientBooking['mustHavesAsked'], // the contract's mutable form of the same shape
    mustHavesGiven: { ...terms.given, photoIds: [...terms.given.photoIds], answers: { ...terms.given.answers } },
    isHealthErased: row.health_given === null && row.status !== 'pending_payment',
    photos: terms.given.photoIds.map((id) => ({ id, url: linkFor(platform, id) })),
    events: (await readHistory(platform.database, row)).map(({ movedFrom, ...event }) =>
      movedFrom === null ? event : { ...event, movedFrom },
    ),
    hasBalanceCard: row.has_balance_card,
    proposal:
      isActive(row.status) && row.status !== 'accepting'
        ? await viewProposal(platform.database, { providerId: row.provider_id, bookingId: row.id })
        : null,
    refund: outcome?.refund ?? null,
    refundOwed: outcome?.refundOwed ?? null,
    reportedAt: row.reported_at,
    now: platform.clock.now(),
  }
}

/** A booking as its client sees it. Anybody else gets `booking_not_found`. */
export async function viewAsClient(platform: Platform, bookingId: string, clientId: string): Promise<ClientBooking> {
  const row = await read(platform, bookingId, 'client_id', clientId)
  const both = await shared(platform, row, await outcomeOf(platform, row))
  const isHeld = row.status === 'pending_payment'
  const charges = await chargesOf(platform, row)
  return {
    ...both,
    payments: charges.map((charge) => ({ ...paymentOf(charge), card: cardOf(charge) })),
    provider: {
      id: row.provider_id,
      displayName: row.display_name,
      firstName: row.provider_first_name,
      photoUrl: row.photo_url,
      town: row.town,
      rating: averageRating(row.rating_sum, row.review_count) ?? null,
      reviewCount: row.review_count,
      answerMs: row.status === 'requested' ? await usualAnswerOf(platform, row.provider_id) : null,
      phone: phoneOf(row, row.provider_phone, platform.clock.now()),
    },
    address: accepted.has(row.status) ? row.address : null,
    outwardPostcode: row.outward_postcode,
    holdEndsAt: isHeld ? row.hold_shown_until : null,
    heldUntil: row.hold_shown_until,
    offeredPlans: isHeld
      ? offeredPlans(
          { split: both.split, startsAt: row.starts_at, approval: row.approval },
          both.policy,
          platform.clock.now(),
        )
      : [],
    paymentProblem: row.payment_problem,
    promo: both.split.discount > 0 ? await promoOf(platform, row) : null,
    invoices: await readInvoicesOf(platform.database, row.provider_id, row.id),
    ownSide: row.client_side,
    reviewedAt: row.reviewed_at,
    reportId: row.report_id,
  }
}

const promoOf = async ({ database }: Platform, { provider_id: providerId, id: bookingId }: ViewRow) =>
  (await readPromoOf(database, { providerId, bookingId })) ?? null

/** Until when this provider may take their acceptance back; null where there is nothing to take back. */
function undoUntil(
  { status, approval, events, respondBy }: Pick<ProviderBooking, 'status' | 'approval' | 'events' | 'respondBy'>,
  now: number,
): number | null {
  const accepted = events.findLast(({ kind }) => kind === 'accepted')
  if (status !== 'accepting' || approval !== 'manual' || !accepted) return null
  const until = Math.min(accepted.at + UNDO_ACCEPT_MS, respondBy ?? 0)
  return now < until ? until : null
}

async function sameDayOf({ database }: Platform, row: ViewRow): Promise<ProviderBooking['sameDay']> {
  if (!isActive(row.status)) return []
  const states = ['requested', 'accepting', 'confirmed', 'completed'] as const
  const others = await readSameDay(database, row, states, dayBounds(row.starts_at, row.zone))
  return others.map(({ id, status, starts_at: startsAt, ends_at: endsAt, first_name: firstName }) => ({
    id,
    startsAt,
    endsAt,
    firstName,
    isRequest: status === 'requested',
  }))
}

/** A provider sees a booking from the request on: holds are nobody's business but the client's. */
export async function viewAsProvider(
  platform: Platform,
  bookingId: string,
  providerId: string,
): Promise<ProviderBooking> {
  const row = await read(platform, bookingId, 'provider_id', providerId)
  if (row.requested_at === null) throw new Refusal('booking_not_found')
  const now = platform.clock.now()
  const outcome = await outcomeOf(platform, row)
  const both = await shared(platform, row, outcome)
  const together = await readSharedBookings(platform.database, row, attendedStatuses, now)
  return {
    ...both,
    payments: (await chargesOf(platform, row)).map(paymentOf),
    outcome: outcome && ofProvider(outcome),
    client: {
      id: row.client_id,
      firstName: row.client_first_name,
      lastName: row.client_last_name,
      avatarUrl: row.client_avatar_url,
      isGone: row.client_is_gone,
      earlierVisits: together.visits,
      alsoBookedAt: together.next_at,
      phone: phoneOf(row, row.client_phone, platform.clock.now()),
      record: await recordOfClient(platform, row.client_id),
    },
    address: row.type === 'online' ? null : row.address,
    payout: outcome ? await payoutOf(platform.database, { providerId: row.provider_id, bookingId: row.id }) : null,
    owes: await debtOf(platform.database, row.provider_id, row.currency),
    undoUntil: undoUntil(both, now),
    reviewedAt: row.client_reviewed_at,
    waiting: waitingOf(row),
    side: row.side === null || row.side_at === null ? null : { words: row.side, at: row.side_at },
    waiver: row.waiver_asked_at === null ? null : { askedAt: row.waiver_asked_at, answer: row.waiver_answer },
    sameDay: await sameDayOf(platform, row),
  }
}

/** A client's latest hold that still runs, as they see it. */
export async function viewLiveHold(platform: Platform, clientId: string): Promise<ClientBooking | null> {
  const bookingId = await readLiveHold(platform.database, clientId, platform.clock.now())
  return bookingId === undefined ? null : viewAsClient(platform, bookingId, clientId)
}
