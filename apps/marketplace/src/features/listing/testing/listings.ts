import type { ListingDetail } from '@ginipig/contract/listing/get-listing.ts'
import type { ListingCard } from '@ginipig/contract/listing/listing-card.ts'
import { DAY_MS } from '@ginipig/domain/time'

const idOf = (number: number) => `0190a7c2-0000-7000-8000-${String(number).padStart(12, '0')}`

/** A listing as the API gives it. @param number - makes its id */
export const card = (number: number, more: Partial<ListingCard> = {}): ListingCard => ({
  id: idOf(number),
  category: 'hair',
  subcategories: ['colour'],
  cover: 'colour',
  image: null,
  title: `Balayage ${number}`,
  description: 'Hand-painted balayage on mid-length hair, a gloss to finish and a relaxed blow dry.',
  level: 'pro',
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
  nextSlotAt: Date.now() + 9 * DAY_MS,
  placesLeft: 3,
  provider: {
    id: idOf(900),
    displayName: 'Priya Nair',
    firstName: 'Priya',
    photoUrl: null,
    town: 'Manchester',
    rating: 4.8,
    reviewCount: 31,
    isIdentityVerified: true,
  },
  ...more,
})

/** The same in full. */
export const detail = (number: number, more: Partial<ListingDetail> = {}): ListingDetail => ({
  ...card(number),
  images: [],
  rrpPeriod: 'six_months',
  reason: 'I need six people for my portfolio.',
  setting: 'salon',
  isInsured: true,
  isLicensed: true,
  isSupervised: false,
  mustHaves: {
    photos: { text: 'Front and back' },
    requirements: null,
    consultation: null,
    patchTest: { hoursBefore: 48 },
  },
  providerBio: 'Colourist in her final term.',
  nextSlots: [],
  reviews: [],
  ratingCounts: [20, 8, 2, 1, 0],
  otherListings: [],
  ...more,
})

export const counts = [
  { category: 'hair', count: 86, subcategories: [{ key: 'colour', count: 19 }] },
  { category: 'beauty', count: 112, subcategories: [] },
  { category: 'wellness', count: 0, subcategories: [] },
  { category: 'coaching', count: 19, subcategories: [] },
]
