import {
  type BookingEventKind,
  type BookingStatus,
  balanceAt,
  bookingPolicy,
  bookingReference,
  declineReasonsFor,
  dueNow,
  freesPlace,
  holdEnds,
  type PaymentPlan,
  type PriceSplit,
  REFERENCE_LENGTH,
  respondBy,
  splitPrice,
} from '@ginipig/domain/booking'
import type { MustHaves } from '@ginipig/domain/listing'
import { DEFAULT_CURRENCY } from '@ginipig/domain/money'
import { HOUR_MS, MINUTE_MS } from '@ginipig/domain/time'
import { at } from '#platform/database/sql.ts'
import { type Charge, chargeRows, moneyOf } from './booking-money.ts'
import type { MadeTxn } from './factories/ledger.ts'
import type { Random } from './factories/random.ts'
import { type Row, range } from './factories/rows.ts'
import type { MadeSlot } from './factories/slot.ts'

/** What a booking's past is told from. Instants are epoch ms. */
export type StoryPlot = {
  status: BookingStatus
  listing: Row<'listing'>
  slot: MadeSlot
  clientId: string
  plan: PaymentPlan
  /** When the client took the slot; all else follows. */
  heldAt: number
  /** For an end that has no time of its own: what share of the time it could happen in had passed. 0 to 1. */
  pace: number
  /** A client's cancellation before the balance was due. */
  isEarly?: boolean
}

/** Every row of one booking, consistent with each other and with money.md §2. */
export type Story = {
  booking: Row<'booking'>
  events: Row<'booking_event'>[]
  payments: Row<'payment'>[]
  txns: MadeTxn[]
  /** Does it keep its place in the slot? */
  isPlaced: boolean
}

/** Instants at which things happened; undefined for what did not. */
export type Times = {
  heldAt: number
  requestedAt?: number
  answeredAt?: number
  balanceTakenAt?: number
  completedAt?: number
  endedAt?: number
}

const between = (from: number, to: number, share: number) => Math.floor(from + Math.max(0, to - from) * share)

/** Payment to page: the client fills in the must-haves and the card. */
const CHECKOUT_MS = 6 * MINUTE_MS

const unanswered: ReadonlySet<BookingStatus> = new Set(['declined', 'expired', 'withdrawn'])

/** Works out when everything happened. */
function timesOf(plot: StoryPlot): Times {
  const { status, heldAt, slot, listing, pace } = plot
  const { startsAt, endsAt } = slot
  if (status === 'pending_payment') return { heldAt }
  if (status === 'payment_failed') return { heldAt, endedAt: holdEnds(heldAt).kept }
  const requestedAt = heldAt + CHECKOUT_MS
  const deadline = respondBy(requestedAt, startsAt, bookingPolicy)
  const answer = between(requestedAt + MINUTE_MS, deadline - MINUTE_MS, pace)
  if (status === 'requested') return { heldAt, requestedAt }
  if (unanswered.has(status)) return { heldAt, requestedAt, endedAt: status === 'expired' ? deadline : answer }
  const answeredAt = listing.approval === 'automatic' ? requestedAt : answer
  const balance = Math.max(balanceAt(startsAt, bookingPolicy), answeredAt)
  const untilBalance = { heldAt, requestedAt, answeredAt }
  switch (status) {
    case 'cancelled_by_client':
      return plot.isEarly
        ? { ...untilBalance, endedAt: between(answeredAt, balanceAt(startsAt, bookingPolicy), pace) }
        : { ...untilBalance, balanceTakenAt: balance, endedAt: between(balance + MINUTE_MS, startsAt, pace) }
    case 'cancelled_by_provider':
    case 'cancelled_by_platform':
      return { ...untilBalance, endedAt: between(answeredAt, balance, pace) }
    case 'cancelled_unpaid':
      return { ...untilBalance, endedAt: startsAt - bookingPolicy.unpaidCutoffBeforeMs }
    case 'no_show':
      return { ...untilBalance, balanceTakenAt: balance, endedAt: startsAt + 20 * MINUTE_MS }
    case 'completed':
      return { ...untilBalance, balanceTakenAt: balance, completedAt: endsAt }
    case 'released': {
      const endedAt = endsAt + between(HOUR_MS, 72 * HOUR_MS, pace)
      return { ...untilBalance, balanceTakenAt: balance, completedAt: endsAt, endedAt }
    }
    default:
      return untilBalance
  }
}

type Kind = readonly [
  number | undefined,
  BookingEventKind,
  'client' | 'provider' | 'system',
  BookingStatus | null,
  BookingStatus,
]

function eventsOf({ status, listing }: StoryPlot, times: Times, bookingId: string): Row<'booking_event'>[] {
  const { heldAt, requestedAt, answeredAt, completedAt, endedAt } = times
  const answerer = listing.approval === 'automatic' ? 'system' : 'provider'
  const ends: Partial<Record<BookingStatus, Kind>> = {
    payment_failed: [endedAt, 'hold_released', 'system', 'pending_payment', 'payment_failed'],
    declined: [endedAt, 'declined', 'provider', 'requested', 'declined'],
    expired: [endedAt, 'expired', 'system', 'requested', 'expired'],
    withdrawn: [endedAt, 'withdrawn', 'client', 'requested', 'withdrawn'],
    cancelled_by_client: [endedAt, 'cancelled', 'client', 'confirmed', 'cancelled_by_client'],
    cancelled_by_provider: [endedAt, 'cancelled', 'provider', 'confirmed', 'cancelled_by_provider'],
    cancelled_by_platform: [endedAt, 'cancelled', 'system', 'confirmed', 'cancelled_by_platform'],
    cancelled_unpaid: [endedAt, 'cancelled', 'system', 'confirmed', 'cancelled_unpaid'],
    no_show: [endedAt, 'no_show', 'provider', 'confirmed', 'no_show'],
    released: [endedAt, 'released', 'provider', 'completed', 'released'],
  }
  const all: (Kind | undefined)[] = [
    [heldAt, 'held', 'client', null, 'pending_payment'],
    [requestedAt, 'requested', 'system', 'pending_payment', 'requested'],
    [answeredAt, 'accepted', answerer, 'requested', 'accepting'],
    status === 'accepting' ? undefined : [answeredAt, 'confirmed', 'system', 'accepting', 'confirmed'],
    [completedAt, 'completed', 'provider', 'confirmed', 'completed'],
    ends[status],
  ]
  return all.flatMap((one) => {
    if (one?.[0] === undefined) return []
    const [instant, kind, actor, from, to] = one
    return [
      {
        provider_id: listing.provider_id,
        booking_id: bookingId,
        at: at(instant),
        kind,
        actor,
        from_status: from,
        to_status: to,
      },
    ]
  })
}

const brands = [
  ['visa', '4242'],
  ['mastercard', '4444'],
  ['amex', '0005'],
] as const

function chargesOf(plot: StoryPlot, split: PriceSplit, times: Times, random: Random): Charge[] {
  const { requestedAt, answeredAt, balanceTakenAt, endedAt } = times
  if (requestedAt === undefined) return []
  const isFull = plot.plan === 'full' || split.balance === 0
  const card = random.pick(brands)
  const first: Charge = {
    id: random.uuid(),
    kind: isFull ? 'full' : 'deposit',
    amount: dueNow(split, isFull ? 'full' : 'deposit'),
    card,
    heldAt: requestedAt,
    takenAt: plot.status === 'accepting' ? undefined : answeredAt,
    voidedAt: answeredAt === undefined ? endedAt : undefined,
  }
  if (isFull) return [first]
  const balance = { id: random.uuid(), kind: 'balance' as const, amount: split.balance, card, heldAt: undefined }
  if (balanceTakenAt !== undefined) return [first, { ...balance, takenAt: balanceTakenAt, voidedAt: undefined }]
  if (plot.status !== 'cancelled_unpaid') return [first]
  return [first, { ...balance, takenAt: undefined, voidedAt: endedAt }]
}

/** Tells one booking from hold to its end, by the domain's own rules.
 *  @param debt - pence its provider owes from cancelled bookings, netted from a release   @throws RangeError for a plot
 *  that the rules do not allow */
export function storyOf(plot: StoryPlot, random: Random, debt = 0): Story & { debt: number } {
  const { listing, slot, status } = plot
  const split = splitPrice(listing.price, bookingPolicy)
  const times = timesOf(plot)
  const { requestedAt, endedAt } = times
  const id = random.uuid()
  const charges = chargesOf(plot, split, times, random)
  const money = moneyOf({
    id,
    status,
    split,
    startsAt: slot.startsAt,
    providerId: listing.provider_id,
    charges,
    endedAt,
    debt,
  })
  const hold = holdEnds(plot.heldAt)
  const declined = status === 'declined' ? random.pick(declinesFor(listing.must_haves)) : undefined
  const booking: Row<'booking'> = {
    id,
    reference: bookingReference(random.bytes(REFERENCE_LENGTH)),
    slot_id: slot.row.id,
    listing_id: listing.id,
    provider_id: listing.provider_id,
    client_id: plot.clientId,
    during: range(slot.startsAt, slot.endsAt),
    type: listing.type,
    address: listing.address,
    town: listing.town,
    outward_postcode: listing.outward_postcode,
    status,
    payment_status: money.paymentStatus,
    plan: requestedAt === undefined ? null : plot.plan,
    approval: listing.approval,
    currency: DEFAULT_CURRENCY,
    rrp: listing.rrp,
    price: split.price,
    discount: split.discount,
    total: split.total,
    deposit: split.deposit,
    balance: split.balance,
    commission: split.commission,
    policy: bookingPolicy,
    captured: money.captured,
    hold_shown_until: at(hold.shown),
    hold_until: at(hold.kept),
    requested_at: requestedAt === undefined ? null : at(requestedAt),
    respond_by: requestedAt === undefined ? null : at(respondBy(requestedAt, slot.startsAt, bookingPolicy)),
    ended_at: endedAt === undefined ? null : at(endedAt),
    completed_at: times.completedAt === undefined ? null : at(times.completedAt),
    decline_reason: declined?.[0] ?? null,
    decline_text: declined?.[1] ?? null,
    must_haves_asked: listing.must_haves,
    must_haves_given: requestedAt === undefined ? {} : given,
    created_at: at(plot.heldAt),
  }
  return {
    booking,
    events: eventsOf(plot, times, id),
    payments: chargeRows(charges, { providerId: listing.provider_id, bookingId: id }, DEFAULT_CURRENCY),
    txns: money.txns,
    isPlaced: !freesPlace(status),
    debt: money.debt,
  }
}

const declines = [
  ['fully_booked', null],
  ['not_suitable', null],
  ['photos_do_not_match', null],
  ['patch_test_not_possible', null],
  ['other', 'My tutor is away that day, so I can’t be supervised. Any day the week after works.'],
] as const

const declinesFor = (asked: MustHaves) => declines.filter(([reason]) => declineReasonsFor(asked).includes(reason))

/** What a client gave, without the answers on their health (health-answers.ts). */
const given = {
  photoIds: [],
  meetsRequirements: true,
  consentsToHealthData: true,
  isTruthful: true,
  agreesToPolicy: true,
}
