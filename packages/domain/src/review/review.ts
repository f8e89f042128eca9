import * as v from 'valibot'
import { attendedStatuses, type BookingStatus } from '#booking/status.ts'
import { hasContactDetails } from '#contact-details/index.ts'
import { publicText } from '#provider/profile.ts'
import { PlainText } from '#text/index.ts'
import { DAY_MS } from '#time/durations.ts'
import type { RatingDimension } from './rating.ts'

/** Ms after completion in which both sides may write, and change what they wrote; then what was written is shown, whoever
 *  stayed silent. Source: product.md §9. */
export const REVIEW_WINDOW_MS = 14 * DAY_MS

/** Characters of what a client writes beside the stars, and of what a provider answers. Source: design notes. */
export const MAX_REVIEW_TEXT = 500

/** Photos of the result beside a client's review. Source: product.md §5. */
export const MAX_REVIEW_PHOTOS = 3

/** One to five stars; none is "Please choose rating". Source: spec §5, §8. */
export const Stars = v.pipe(
  v.number('not_chosen'),
  v.integer('invalid'),
  v.minValue(1, 'invalid'),
  v.maxValue(5, 'invalid'),
)

/** Words for us alone. */
const words = v.pipe(PlainText, v.trim(), v.maxLength(MAX_REVIEW_TEXT, 'too_long'))

/** What everybody reads: without a way around the marketplace. */
const publicWords = v.pipe(
  PlainText,
  v.trim(),
  v.maxLength(MAX_REVIEW_TEXT, 'too_long'),
  v.check((text) => !hasContactDetails(text), 'contact_details'),
)

/** A client's review of an appointment, with uploaded photos of the result. A photo needs the client's consent to be
 *  shown to everybody. Source: spec §3, product.md §5. */
export const ReviewGiven = v.pipe(
  v.object({
    professionalism: Stars,
    friendliness: Stars,
    reliability: Stars,
    results: Stars,
    comment: publicWords,
    photoIds: v.pipe(v.array(v.pipe(v.string(), v.uuid('invalid'))), v.maxLength(MAX_REVIEW_PHOTOS, 'too_long')),
    consentsToPhotos: v.boolean('must_accept'),
  }),
  v.forward(
    v.partialCheck([['photoIds']], ({ photoIds }) => new Set(photoIds).size === photoIds.length, 'invalid'),
    ['photoIds'],
  ),
  v.forward(
    v.partialCheck(
      [['photoIds'], ['consentsToPhotos']],
      ({ photoIds, consentsToPhotos }) => photoIds.length === 0 || consentsToPhotos,
      'must_accept',
    ),
    ['consentsToPhotos'],
  ),
)
export type ReviewGiven = v.InferOutput<typeof ReviewGiven>

/** What a provider rates of a client. Source: product.md §6 /provider/review. */
export const clientDimensions = ['friendliness', 'reliability'] as const satisfies readonly RatingDimension[]
export type ClientDimension = (typeof clientDimensions)[number]

/** A provider's review of a client, in stars alone: nobody is written about behind their back. */
export const ClientReviewGiven = v.object({ friendliness: Stars, reliability: Stars })
export type ClientReviewGiven = v.InferOutput<typeof ClientReviewGiven>

/** A provider's public answer to a review. */
export const ReviewAnswer = v.object({ text: publicText(MAX_REVIEW_TEXT) })

/** What a provider thinks of us after an appointment: for us alone. Source: product.md §6 /provider/leave-review. */
export const PlatformReviewGiven = v.object({ rating: Stars, comment: words })
export type PlatformReviewGiven = v.InferOutput<typeof PlatformReviewGiven>

/** A booking as its reviews see it. Instants are epoch ms. */
export type Visit = { status: BookingStatus; completedAt: number | null; endsAt: number }

/** The last moment to write or to change; also when what was written is shown at the latest. */
export const reviewsCloseAt = ({ completedAt, endsAt }: Pick<Visit, 'completedAt' | 'endsAt'>): number =>
  (completedAt ?? endsAt) + REVIEW_WINDOW_MS

/** Was the appointment said to be done? One that is only over may still turn out as missed. */
export const isReviewable = ({ status }: Pick<Visit, 'status'>): boolean =>
  status !== 'confirmed' && (attendedStatuses as readonly BookingStatus[]).includes(status)

export type ReviewStep = 'write' | 'change' | 'view'

/** What one of the two can do about their review of the other now: one rule for button and server. Undefined where there
 *  is nothing to do: not done yet, never to be, or too late without a word. @param now - epoch ms */
export function reviewStep(visit: Visit, isWritten: boolean, now: number): ReviewStep | undefined {
  if (!isReviewable(visit)) return undefined
  const isOpen = now < reviewsCloseAt(visit)
  if (isWritten) return isOpen ? 'change' : 'view'
  return isOpen ? 'write' : undefined
}

/** Are the two reviews of a visit to be shown? Together, or when the time to write is over: nobody writes in answer to
 *  what the other wrote. */
export const areReviewsOut = (
  visit: Visit,
  written: { byClient: boolean; byProvider: boolean },
  now: number,
): boolean => (written.byClient && written.byProvider) || now >= reviewsCloseAt(visit)

/** Was an answer given to what a review said before it was edited? Then it may be given anew. Instants in epoch ms. */
export const isAnswerOlder = (answer: { at: number } | null, editedAt: number | null | undefined): boolean =>
  answer !== null && typeof editedAt === 'number' && answer.at < editedAt
