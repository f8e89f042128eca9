import type { ListingDraft, TypedListing } from '@ginipig/contract/listing/listing-draft.ts'
import type { MyListing } from '@ginipig/contract/listing/my-listings.ts'

export const draftId = '0190a7c2-0000-7000-8000-000000000301'

/** A draft in which nothing is said yet, but for what is given. */
export const draftOf = (changed: Partial<ListingDraft>): ListingDraft => ({
  id: draftId,
  revision: 1,
  savedAt: Date.UTC(2027, 4, 8, 10),
  typed: { treatment: null, requirements: null, times: null },
  photos: [],
  document: null,
  listed: null,
  ownPlace: { address: '14 Cotton Street', town: 'Manchester', outwardPostcode: 'M4' },
  zone: 'Europe/London',
  ...changed,
})

/** The first two steps, finished. */
export const fullListing = {
  treatment: {
    category: 'hair',
    subcategories: ['colour', 'cut'],
    title: 'Root tint and gloss',
    description: 'Regrowth covered at the root and a clear or toned gloss.',
    reason: 'I need four different starting colours for my final assessment.',
    hours: 1,
    minutes: 45,
    photoIds: [],
    cover: 'colour',
  },
  requirements: {
    level: 'nearly_there',
    purpose: 'portfolio',
    isInsured: true,
    isLicensed: false,
    isSupervised: false,
    supervisedBy: '',
    type: 'in_person',
    setting: 'salon',
    place: null,
    rrp: '85',
    rrpEvidence: 'price_list',
    rrpPeriod: 'six_months',
    price: '34.00',
    clients: 4,
    approval: 'manual',
    requirements: 'Hair past the jaw, no henna.',
    photos: null,
    questions: null,
    document: null,
    needsPatchTest: true,
    patchTestHours: 48,
  },
} satisfies Pick<TypedListing, 'treatment' | 'requirements'>

/** `listMyListings` with drafts of these titles. */
export const listingsOf = (titles: readonly string[]) => ({
  items: titles.map(
    (title): MyListing => ({
      id: draftId,
      state: 'draft',
      hasDraft: true,
      category: null,
      title,
      purpose: null,
      approval: null,
      cover: 'other',
      image: null,
      durationMinutes: null,
      rrp: null,
      price: null,
      bookedCount: 0,
      heldCount: 0,
      views: 0,
      favourites: 0,
      clients: null,
      patchTestHours: null,
      nextSlotAt: null,
      zone: 'Europe/London',
      isDeletable: true,
      changedAt: Date.UTC(2027, 4, 8, 10),
    }),
  ),
  nextCursor: null,
  counts: { active: titles.length, past: 0, draft: titles.length, listed: 0, no_dates: 0, full: 0 },
  bookedThisMonth: 0,
})
