import type { ClientBooking } from '@ginipig/contract/booking/booking.ts'
import type { ListingDetail } from '@ginipig/contract/listing/get-listing.ts'
import { bookingPolicy, splitPrice } from '@ginipig/domain/booking'
import { nothingGiven } from '@ginipig/domain/listing'
import { DAY_MS, MINUTE_MS } from '@ginipig/domain/time'

export const LISTING_ID = '0190a7c2-0000-7000-8000-0000000000a1'
export const BOOKING_ID = '0190a7c2-0000-7000-8000-0000000000b1'
const PROVIDER_ID = '0190a7c2-0000-7000-8000-0000000000c1'

/** A hold that was just begun, on a listing that asks for a consultation. */
export function heldBooking(over: Partial<ClientBooking> = {}): ClientBooking {
  const now = Date.now()
  return {
    id: BOOKING_ID,
    reference: 'GP-7K3QF0M2',
    status: 'pending_payment',
    paymentStatus: 'unpaid',
    plan: null,
    approval: 'manual',
    listing: {
      id: LISTING_ID,
      title: 'Balayage and gloss',
      category: 'hair',
      cover: 'colour',
      image: null,
      type: 'in_person',
      durationMinutes: 150,
    },
    startsAt: now + 6 * DAY_MS,
    endsAt: now + 6 * DAY_MS + 150 * MINUTE_MS,
    moves: 0,
    zone: 'Europe/London',
    rrp: 12_000,
    split: splitPrice(5_400, bookingPolicy),
    policy: bookingPolicy,
    invoices: [],
    reportId: null,
    promo: null,
    captured: 0,
    refund: null,
    refundOwed: null,
    reportedAt: null,
    requestedAt: null,
    respondBy: null,
    balanceAt: null,
    declineReason: null,
    declineText: null,
    cancelReason: null,
    cancelText: null,
    completedAt: null,
    mustHavesAsked: {
      photos: null,
      requirements: null,
      consultation: { questions: [{ id: 'allergies', text: 'Any allergies?', isRequired: true }] },
      patchTest: null,
    },
    mustHavesGiven: { ...nothingGiven, photoIds: [], answers: {} },
    photos: [],
    events: [{ at: now, kind: 'held', actor: 'client' }],
    payments: [],
    proposal: null,
    now,
    provider: {
      id: PROVIDER_ID,
      displayName: 'Priya Nair',
      firstName: 'Priya',
      photoUrl: null,
      town: 'Manchester',
      rating: 4.8,
      reviewCount: 31,
      phone: null,
    },
    address: null,
    outwardPostcode: 'M4',
    holdEndsAt: now + 15 * MINUTE_MS,
    heldUntil: now + 15 * MINUTE_MS,
    offeredPlans: ['deposit', 'full'],
    paymentProblem: null,
    reviewedAt: null,
    ...over,
  }
}

/** The listing of that hold. */
export function listing(over: Partial<ListingDetail> = {}): ListingDetail {
  return {
    id: LISTING_ID,
    category: 'hair',
    subcategories: ['colour'],
    cover: 'colour',
    image: null,
    title: 'Balayage and gloss',
    description: 'Soft pieces round the face.',
    level: 'newbie',
    purpose: 'portfolio',
    type: 'in_person',
    approval: 'manual',
    durationMinutes: 150,
    rrp: 12_000,
    price: 5_400,
    town: 'Manchester',
    outwardPostcode: 'M4',
    zone: 'Europe/London',
    isClosed: false,
    nextSlotAt: Date.now() + DAY_MS,
    placesLeft: 1,
    provider: {
      id: PROVIDER_ID,
      displayName: 'Priya Nair',
      firstName: 'Priya',
      photoUrl: null,
      town: 'Manchester',
      rating: 4.8,
      reviewCount: 31,
      isIdentityVerified: true,
    },
    images: [],
    rrpPeriod: null,
    reason: 'Six people for my portfolio.',
    setting: 'salon',
    isInsured: true,
    isLicensed: true,
    isSupervised: false,
    mustHaves: { photos: null, requirements: null, consultation: null, patchTest: null },
    providerBio: '',
    nextSlots: [],
    reviews: [],
    ratingCounts: [0, 0, 0, 0, 0],
    otherListings: [],
    ...over,
  }
}
