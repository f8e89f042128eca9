import { categories } from '@ginipig/domain/listing'
import { ClientReviewGiven, PlatformReviewGiven, ReviewAnswer, ReviewGiven } from '@ginipig/domain/review'
import * as v from 'valibot'
import { endpoint } from '#core/endpoint.ts'
import { Id, Instant, OverRevision, Pence, Revision } from '#core/scalar.ts'
import { Picture } from '#media/picture.ts'

const params = v.object({ bookingId: Id })

/** The appointment that is reviewed, as far as the page about it shows. Instants are epoch ms. */
const Visited = v.object({
  bookingId: Id,
  listing: v.object({
    id: Id,
    title: v.string(),
    category: v.picklist(categories),
    cover: v.string(),
    image: v.nullable(Picture),
  }),
  startsAt: Instant,
  zone: v.string(),
  price: Pence,
  /** The other person as sentences say them: a provider's first name, or a client's first name and initial. */
  otherName: v.string(),
  /** Where there is room: a provider's one name, else the same. */
  otherOneName: v.string(),
  /** Until then one can write and change; then, at the latest, both are shown. */
  closesAt: Instant,
})

/** What the reader can do now; null where the time has passed without a word of theirs. */
const step = v.nullable(v.picklist(['write', 'change', 'view']))

const stars = v.number()

/** When it was written, when it was last changed, and whether others see it yet. */
const written = { at: Instant, changedAt: v.nullable(Instant), isShown: v.boolean() }

/** What a provider said of the client: known to the two once both wrote, or the time is over. */
const OfClient = v.object({ friendliness: stars, reliability: stars })

const Answer = v.object({ text: v.string(), at: Instant })

/** A client's review of an appointment, with what surrounds it. */
export const ClientsReview = v.object({
  visited: Visited,
  providerId: Id,
  step,
  mine: v.nullable(
    v.object({
      id: Id,
      professionalism: stars,
      friendliness: stars,
      reliability: stars,
      results: stars,
      comment: v.nullable(v.string()),
      /** Of the result. Their addresses are good for minutes until everybody can see them. */
      photos: v.array(v.object({ id: Id, ...Picture.entries })),
      ...written,
      /** Why we took it out of sight; null while we didn't. */
      hiddenBecause: v.nullable(v.string()),
      answer: v.nullable(Answer),
    }),
  ),
  theirs: v.nullable(OfClient),
  /** Of what the client wrote, or that they wrote nothing. */
  revision: Revision,
})
export type ClientsReview = v.InferOutput<typeof ClientsReview>

/** @throws `booking_state` for an appointment that isn't done */
export const getMyReview = endpoint({
  name: 'getMyReview',
  method: 'GET',
  path: '/bookings/:bookingId/review',
  access: 'client',
  params,
  response: ClientsReview,
  errors: ['booking_not_found', 'booking_state'],
})

/** Writes one's review of an appointment, or changes it. Its photos were uploaded before (`uploadPhoto`); everybody sees
 *  them as long as they see the review. @throws `review_closed` after `closesAt`, `photo_not_found` for somebody else's */
export const putMyReview = endpoint({
  name: 'putMyReview',
  method: 'PUT',
  path: '/bookings/:bookingId/review',
  access: 'client',
  params,
  query: OverRevision,
  body: ReviewGiven,
  response: ClientsReview,
  errors: ['booking_not_found', 'booking_state', 'review_closed', 'photo_not_found', 'draft_changed'],
})

/** Takes the photos of one's review back, for good: consent can be withdrawn at any time, after `closesAt` too. */
export const removeReviewPhotos = endpoint({
  name: 'removeReviewPhotos',
  method: 'DELETE',
  path: '/bookings/:bookingId/review/photos',
  access: 'client',
  params,
  response: ClientsReview,
  errors: ['booking_not_found', 'booking_state'],
})

/** A provider's review of a client, with what the client said once that is shown. */
export const ProvidersReview = v.object({
  visited: Visited,
  step,
  mine: v.nullable(v.object({ friendliness: stars, reliability: stars, ...written })),
  theirs: v.nullable(
    v.object({
      id: Id,
      professionalism: stars,
      friendliness: stars,
      reliability: stars,
      results: stars,
      comment: v.nullable(v.string()),
      photos: v.array(Picture),
      at: Instant,
      /** When it was last changed after the provider could read it. */
      editedAt: v.optional(v.nullable(Instant)),
      answer: v.nullable(Answer),
    }),
  ),
  /** Of what the provider wrote, or that they wrote nothing. */
  revision: Revision,
})
export type ProvidersReview = v.InferOutput<typeof ProvidersReview>

export const getClientReview = endpoint({
  name: 'getClientReview',
  method: 'GET',
  path: '/provider/bookings/:bookingId/review',
  access: 'provider',
  params,
  response: ProvidersReview,
  errors: ['booking_not_found', 'booking_state'],
})

export const putClientReview = endpoint({
  name: 'putClientReview',
  method: 'PUT',
  path: '/provider/bookings/:bookingId/review',
  access: 'provider',
  params,
  query: OverRevision,
  body: ClientReviewGiven,
  response: ProvidersReview,
  errors: ['booking_not_found', 'booking_state', 'review_closed', 'draft_changed'],
})

/** Answers a review that is shown, for everybody to read: once, and anew where the review was changed since. */
export const answerReview = endpoint({
  name: 'answerReview',
  method: 'PUT',
  path: '/provider/reviews/:reviewId/answer',
  access: 'provider',
  params: v.object({ reviewId: Id }),
  body: ReviewAnswer,
  response: Answer,
  errors: ['review_not_found', 'review_answered'],
  idempotent: true,
})

/** What a provider told us of Ginipig after an appointment; for us alone. */
export const PlatformReview = v.object({
  visited: Visited,
  mine: v.nullable(v.object({ rating: stars, comment: v.string(), at: Instant })),
  /** Of what they told, or that they told nothing. */
  revision: Revision,
})
export type PlatformReview = v.InferOutput<typeof PlatformReview>

export const getPlatformReview = endpoint({
  name: 'getPlatformReview',
  method: 'GET',
  path: '/provider/bookings/:bookingId/platform-review',
  access: 'provider',
  params,
  response: PlatformReview,
  errors: ['booking_not_found', 'booking_state'],
})

export const putPlatformReview = endpoint({
  name: 'putPlatformReview',
  method: 'PUT',
  path: '/provider/bookings/:bookingId/platform-review',
  access: 'provider',
  params,
  query: OverRevision,
  body: PlatformReviewGiven,
  response: PlatformReview,
  errors: ['booking_not_found', 'booking_state', 'draft_changed'],
})
