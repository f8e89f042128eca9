import {
  type BookingEvent,
  type BookingPayment,
  BookingPolicy,
  type ClientBooking,
  type ProviderBooking,
} from '@ginipig/contract/booking'
import { attendedStatuses, balanceAt, isSettled, offeredPlans } from '@ginipig/domain/booking'
import { averageRating } from '@ginipig/domain/review'
import * as v from 'valibot'
import { linkFor } from '#modules/media/photo.ts'
import { noOutcome, type Outcome, outcomesOf } from '#modules/payment/outcome.ts'
import { at } from '#platform/database/sql.ts'
import { Refusal } from '#platform/http/refusal.ts'
import type { Platform } from '#platform/platform.ts'
import { type TermRow, termColumns, toTerms } from './terms.ts'

type Row = TermRow & {
  reference: string
  status: ClientBooking['status']
  payment_status: ClientBooking['paymentStatus']
  plan: ClientBooking['plan']
  approval: ClientBooking['approval']
  policy: unknown
  rrp: number
  captured: number
  starts_at: number
  ends_at: number
  requested_at: number | null
  respond_by: number | null
  hold_shown_until: number
  decline_reason: ClientBooking['declineReason']
  decline_text: string | null
  payment_problem: string | null
  client_id: string
  provider_id: string
  listing_id: string
  title: string
  category: ClientBooking['listing']['category']
  cover: string
  image_urls: string[]
  type: 'in_person' | 'online'
  duration_minutes: number
  zone: string
  address: string
  town: string
  outward_postcode: string
  display_name: string
  provider_first_name: string
  photo_url: string | null
  rating_sum: number
  review_count: number
  client_first_name: string
  client_last_name: string
  client_avatar_url: string | null
}

const query = `
  select b.id, b.reference, b.status, b.payment_status, b.plan, b.approval, b.policy, b.rrp, b.captured, b.starts_at, b.ends_at,
    b.requested_at, b.respond_by, b.hold_shown_until, b.decline_reason, b.decline_text, b.payment_problem, b.client_id,
    b.provider_id, b.listing_id, ${termColumns
      .split(', ')
      .map((column) => `b.${column}`)
      .join(', ')},
    l.title, l.category, l.cover, l.image_urls, l.type, l.duration_minutes, l.zone, l.address, l.town, l.outward_postcode,
    p.display_name, pa.first_name as provider_first_name, p.photo_url, p.rating_sum, p.review_count,
    ca.first_name as client_first_name, ca.last_name as client_last_name, ca.avatar_url as client_avatar_url
  from booking b
    join listing l on l.id = b.listing_id
    join provider p on p.id = b.provider_id
    join account pa on pa.id = b.provider_id
    join account ca on ca.id = b.client_id
  where b.id = $1`

const paymentStates: Record<string, v.InferOutput<typeof BookingPayment>['state']> = {
  requires_capture: 'held',
  succeeded: 'taken',
  canceled: 'released',
}

/** States from which the address is known to the client: the provider has said yes. */
const accepted = new Set(['accepting', 'confirmed', 'completed', 'released', 'no_show'])

/** What a provider is told of it. */
const ofProvider = ({ earned, fee }: Outcome) => ({ earned, fee })

/** A booking as one of its two people sees it. Anybody else gets `booking_not_found`. */
export function createBookingViews(platform: Platform) {
  const { database, clock } = platform

  const read = async (bookingId: string, side: 'client_id' | 'provider_id', accountId: string): Promise<Row> => {
    const row = await database.row<Row>(query, [bookingId])
    if (row?.[side] !== accountId) throw new Refusal('booking_not_found')
    return row
  }

  const events = async (bookingId: string) =>
    database.rows<v.InferOutput<typeof BookingEvent>>(
      'select at, kind, actor from booking_event where booking_id = $1 order by id',
      [bookingId],
    )

  const payments = async (bookingId: string): Promise<v.InferOutput<typeof BookingPayment>[]> => {
    const rows = await database.rows<{
      id: string
      kind: 'deposit' | 'full' | 'balance'
      amount: number
      status: string
      changed_at: number
      card_brand: string | null
      card_last4: string | null
    }>(
      'select id, kind, amount, status, changed_at, card_brand, card_last4 from payment where booking_id = $1 order by created_at, id',
      [bookingId],
    )
    return rows.map((row) => ({
      id: row.id,
      kind: row.kind,
      amount: row.amount,
      state: paymentStates[row.status] ?? 'started',
      at: row.changed_at,
      card: row.card_brand && row.card_last4 ? { brand: row.card_brand, last4: row.card_last4 } : null,
    }))
  }

  /** Null while the booking is under way. */
  const outcomeOf = async ({ id, status }: Row): Promise<Outcome | null> =>
    isSettled(status) ? ((await outcomesOf(database, [id])).get(id) ?? noOutcome) : null

  const shared = async (row: Row, outcome: Outcome | null) => {
    const terms = toTerms(platform, row)
    const policy = v.parse(BookingPolicy, row.policy)
    return {
      id: row.id,
      reference: row.reference,
      status: row.status,
      paymentStatus: row.payment_status,
      plan: row.plan,
      approval: row.approval,
      listing: {
        id: row.listing_id,
        title: row.title,
        category: row.category,
        cover: row.cover,
        imageUrl: row.image_urls[0] ?? null,
        type: row.type,
        durationMinutes: row.duration_minutes,
      },
      startsAt: row.starts_at,
      endsAt: row.ends_at,
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
      mustHavesAsked: row.must_haves_asked as ClientBooking['mustHavesAsked'], // the contract's mutable form of the same shape
      mustHavesGiven: { ...terms.given, photoIds: [...terms.given.photoIds], answers: { ...terms.given.answers } },
      photos: terms.given.photoIds.map((id) => ({ id, url: linkFor(platform, id) })),
      events: await events(row.id),
      payments: await payments(row.id),
      refund: outcome?.refund ?? null,
      now: clock.now(),
    }
  }

  return {
    async forClient(bookingId: string, clientId: string): Promise<ClientBooking> {
      const row = await read(bookingId, 'client_id', clientId)
      const both = await shared(row, await outcomeOf(row))
      const isHeld = row.status === 'pending_payment'
      return {
        ...both,
        provider: {
          id: row.provider_id,
          displayName: row.display_name,
          firstName: row.provider_first_name,
          photoUrl: row.photo_url,
          town: row.town,
          rating: averageRating(row.rating_sum, row.review_count) ?? null,
          reviewCount: row.review_count,
        },
        address: accepted.has(row.status) ? row.address : null,
        outwardPostcode: row.outward_postcode,
        holdEndsAt: isHeld ? row.hold_shown_until : null,
        offeredPlans: isHeld
          ? offeredPlans(
              { split: both.split, startsAt: row.starts_at, approval: row.approval },
              both.policy,
              clock.now(),
            )
          : [],
        paymentProblem: row.payment_problem,
      }
    },

    /** A provider sees a booking from the request on: holds are nobody's business but the client's. */
    async forProvider(bookingId: string, providerId: string): Promise<ProviderBooking> {
      const row = await read(bookingId, 'provider_id', providerId)
      if (row.requested_at === null) throw new Refusal('booking_not_found')
      const earlier = await database.row<{ count: number }>(
        `select count(*) as count from booking where provider_id = $1 and client_id = $2 and id <> $3
           and status = any($5) and starts_at <= $4`,
        [row.provider_id, row.client_id, row.id, at(clock.now()), attendedStatuses],
      )
      const outcome = await outcomeOf(row)
      return {
        ...(await shared(row, outcome)),
        outcome: outcome && ofProvider(outcome),
        client: {
          id: row.client_id,
          firstName: row.client_first_name,
          lastName: row.client_last_name,
          avatarUrl: row.client_avatar_url,
          earlierBookings: earlier?.count ?? 0,
        },
      }
    },

    /** The latest hold that still runs. */
    async liveHold(clientId: string): Promise<string | undefined> {
      const row = await database.row<{ id: string }>(
        `select id from booking where client_id = $1 and status = 'pending_payment' and hold_until > $2 order by created_at desc limit 1`,
        [clientId, at(clock.now())],
      )
      return row?.id
    },
  }
}
