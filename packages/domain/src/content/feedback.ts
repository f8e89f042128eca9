import * as v from 'valibot'
import { FullName } from '#identity/index.ts'
import { PlainText } from '#text/index.ts'

/** Characters of what somebody writes to us beside the stars. */
export const FEEDBACK_LIMIT = 500

/** Whose feedback it is, in letters only. Source: spec §5. */
const FeedbackName = FullName

/** Optional words. */
const FeedbackText = v.pipe(PlainText, v.trim(), v.maxLength(FEEDBACK_LIMIT, 'too_long'))

/** One to five stars; none is "Please choose rating". Source: spec §5, §8. */
const FeedbackRating = v.pipe(
  v.number('not_chosen'),
  v.integer('invalid'),
  v.minValue(1, 'invalid'),
  v.maxValue(5, 'invalid'),
)

export const Feedback = v.object({ name: FeedbackName, rating: FeedbackRating, text: FeedbackText })
export type Feedback = v.InferOutput<typeof Feedback>
