import type { ProviderProfile } from '@ginipig/contract/provider/profile.ts'
import type { ProviderPage } from '@ginipig/contract/provider/public-page.ts'

/** Of who has just signed up: nothing is filled in. */
export const emptyProfile: ProviderProfile = {
  fullName: 'Bethan Price',
  companyName: 'Inkwell Hair',
  workingFrom: 'salon',
  dialCode: '+44',
  mobile: '7700900142',
  email: 'bethan@example.test',
  avatarUrl: null,
  details: null,
  takesSms: false,
  services: null,
  about: null,
  portfolio: [],
  liveListings: [],
  isFinished: false,
  revisions: { details: 'D'.repeat(43), services: 'S'.repeat(43), about: 'A'.repeat(43) },
  draft: {
    id: '0190a7c2-0000-7000-8000-000000000101',
    revision: 0,
    savedAt: null,
    typed: { details: null, services: null, about: null },
  },
}

/** Of a provider whose page everybody sees; one photo waits for an operator, one was refused. */
export const finishedProfile: ProviderProfile = {
  ...emptyProfile,
  fullName: 'Priya Nair',
  companyName: 'Studio Nair',
  details: {
    postcode: 'M4 5BF',
    building: 'Unit 6',
    street: 'Cotton Street',
    town: 'Manchester',
    county: 'Greater Manchester',
    country: 'GB',
    showsCompanyName: true,
  },
  services: { hair: ['cut', 'colour'] },
  about: { displayName: 'Priya Nair', bio: 'Final-term colourist, patient with thick hair and long stories.' },
  portfolio: (['approved', 'awaiting', 'refused'] as const).map((status, index) => ({
    id: `0190a7c2-0000-7000-8000-00000000020${index}`,
    url: `/photo-${index}.webp`,
    srcSet: `/photo-${index}.webp 40w`,
    width: 40,
    height: 30,
    status,
    refusedBecause: status === 'refused' ? 'Shows a phone number' : null,
  })),
  liveListings: [{ category: 'hair', service: 'colour', count: 2 }],
  isFinished: true,
  draft: null,
}

/** The page of one with reviews, as everybody sees it. */
export const pageOf = (id: string): ProviderPage => ({
  ...{ id, displayName: 'Priya Nair', firstName: 'Priya', photoUrl: null, town: 'Manchester' },
  ...{ rating: 4.8, reviewCount: 31, isIdentityVerified: true, companyName: '', outwardPostcode: 'M4', bio: '' },
  ...{
    memberSince: 0,
    services: null,
    listingCount: 0,
    fullListings: [],
    levels: ['nearly_there'],
    ratings: null,
    ratingCounts: [25, 4, 1, 1, 0],
  },
  ...{ photoReviewCount: 0, record: null, portfolio: [] },
})
