import type { ProviderBooking, ProviderBookingRow } from '@ginipig/contract/booking/booking.ts'
import { DeclineWhy } from '@ginipig/contract/booking/provider-calls.ts'
import { bookingPolicy, providerTab } from '@ginipig/domain/booking'
import { HOUR_MS } from '@ginipig/domain/time'
import * as v from 'valibot'
import type { Calls } from './open-app.ts'

const NOW = Date.UTC(2026, 10, 21, 9)

const listing = { title: 'Balayage and gloss', category: 'hair', cover: 'other-3', image: null } as const
const money = { price: 5400, discount: 0, total: 5400, deposit: 810, balance: 4590, commission: 810, earnings: 4590 }
const idOf = (number: number) => `0190a7c2-0000-7000-8000-00000000010${number}`

/** A request that waits for its answer, with a patch test two days before. */
export function requestOf(number: number, firstName: string): ProviderBooking {
  return {
    id: idOf(number),
    reference: `GP-000${number}`,
    status: 'requested',
    paymentStatus: 'authorized',
    plan: 'deposit',
    approval: 'manual',
    listing: { id: idOf(9), type: 'in_person', durationMinutes: 150, ...listing },
    startsAt: Date.UTC(2026, 10, 24, 18),
    endsAt: Date.UTC(2026, 10, 24, 20, 30),
    moves: 0,
    zone: 'Europe/London',
    rrp: 12_000,
    split: money,
    policy: bookingPolicy,
    captured: 0,
    requestedAt: NOW,
    respondBy: NOW + number * HOUR_MS,
    balanceAt: Date.UTC(2026, 10, 23, 6),
    declineReason: null,
    declineText: null,
    cancelReason: null,
    cancelText: null,
    completedAt: null,
    reviewedAt: null,
    owes: 0,
    mustHavesAsked: { photos: null, requirements: null, consultation: null, patchTest: { hoursBefore: 48 } },
    mustHavesGiven: {
      photoIds: [],
      meetsRequirements: false,
      answers: {},
      hasReadDocument: false,
      consentsToHealthData: true,
      patchTest: 'will_attend',
      isTruthful: true,
      agreesToPolicy: true,
    },
    photos: [],
    events: [{ at: NOW, kind: 'requested', actor: 'client' }],
    payments: [],
    refund: null,
    refundOwed: null,
    reportedAt: null,
    proposal: null,
    outcome: null,
    now: NOW,
    client: {
      id: idOf(number + 4),
      firstName,
      lastName: 'Osei',
      avatarUrl: null,
      isGone: false,
      earlierVisits: 0,
      alsoBookedAt: null,
      phone: null,
      record: null,
    },
    address: 'Studio Nair, 14 Cotton Street, Manchester M4 5BF',
    payout: null,
    undoUntil: null,
    waiting: null,
    side: null,
    waiver: null,
    sameDay: [],
  }
}

/** Just accepted, and still to be taken back. */
const takenBackUntil = (booking: ProviderBooking) => booking.now + 10_000

export const rowOf = ({ client, ...booking }: ProviderBooking): ProviderBookingRow => ({
  ...booking,
  price: booking.split.price,
  earnings: booking.split.earnings,
  paidAt: booking.captured > 0 ? booking.requestedAt : null,
  sideAt: booking.side?.at ?? null,
  client,
  given: { photos: 0, answers: 0, patchTest: 'will_attend' },
  endedAt: null,
})

/** An API that has these bookings, and counts the answers it is given. A press changes what it has. */
export function bookingsApi(bookings: ProviderBooking[]) {
  const answers: string[] = []
  const inTab = (tab: string | null) =>
    bookings.filter(({ status, startsAt }) => providerTab({ status, startsAt }, NOW) === tab)
  const list = (asked: unknown) =>
    Response.json({
      items: inTab((asked as URLSearchParams).get('tab')).map(rowOf), // a list is asked by its query
      nextCursor: null,
      now: NOW,
      found: null,
      counts: { requests: inTab('requests').length, upcoming: inTab('upcoming').length, past: 0, action: 0 },
      toSettle: 0,
      owes: 0,
    })
  const answer = (booking: ProviderBooking, status: ProviderBooking['status']) => async (body: unknown) => {
    answers.push(`${status} ${booking.client.firstName}`)
    booking.status = status
    if (status === 'declined') booking.declineReason = v.parse(DeclineWhy, body).reason
    booking.undoUntil = status === 'accepting' ? takenBackUntil(booking) : null
    return Response.json(booking)
  }
  const calls: Calls = { 'GET /provider/bookings': list }
  for (const booking of bookings) {
    const path = `/provider/bookings/${booking.id}`
    calls[`GET ${path}`] = () => Response.json(booking)
    calls[`POST ${path}/accept`] = answer(booking, 'accepting')
    calls[`POST ${path}/undo-accept`] = answer(booking, 'requested')
    calls[`POST ${path}/decline`] = answer(booking, 'declined')
  }
  return { calls, answers }
}
