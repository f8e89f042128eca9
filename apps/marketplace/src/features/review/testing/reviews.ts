import type { ClientsReview } from '@ginipig/contract/review/review.ts'
import { DAY_MS } from '@ginipig/domain/time'

export const id = '0190a7c2-0000-7000-8000-0000000000b1'
export const startsAt = Date.now() - 2 * DAY_MS

/** Nothing said yet of an appointment of two days ago. */
export const nothing: ClientsReview = {
  visited: {
    bookingId: id,
    listing: {
      id: '0b0e4f5e-6a5f-4a62-9d3e-0f3c6f3b0009',
      title: 'Balayage',
      category: 'hair',
      cover: 'colour',
      image: null,
    },
    startsAt,
    zone: 'Europe/London',
    price: 5_400,
    otherName: 'Priya',
    otherOneName: 'Priya, Studio Nair',
    closesAt: startsAt + 14 * DAY_MS,
  },
  providerId: id,
  step: 'write',
  mine: null,
  theirs: null,
  revision: 'R'.repeat(43),
}

/** Said a day later, and nothing by the provider. */
export const written: ClientsReview = {
  ...nothing,
  step: 'change',
  mine: {
    id,
    professionalism: 5,
    friendliness: 4,
    reliability: 5,
    results: 3,
    comment: 'Took her time.',
    photos: [],
    at: startsAt + DAY_MS,
    changedAt: null,
    isShown: false,
    hiddenBecause: null,
    answer: null,
  },
}
