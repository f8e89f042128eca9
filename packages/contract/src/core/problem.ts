import { fieldProblems } from '@ginipig/domain/text'
import * as v from 'valibot'

/** Every way a call can fail, with its HTTP status. The apps keep one complete record from code to words,
 *  so a new code does not compile until it has words. */
export const problemStatus = {
  malformed: 400,
  idempotency_key_missing: 400,
  handoff_refused: 400,
  unauthenticated: 401,
  login_failed: 401,
  forbidden: 403,
  origin_refused: 403,
  account_suspended: 403,
  profile_unfinished: 403,
  step_up_required: 403,
  not_found: 404,
  listing_not_found: 404,
  slot_not_found: 404,
  booking_not_found: 404,
  photo_not_found: 404,
  provider_not_found: 404,
  thread_not_found: 404,
  review_not_found: 404,
  favourites_full: 409,
  thread_blocked: 409,
  person_gone: 409,
  card_not_found: 404,
  place_not_found: 404,
  card_needed: 409,
  refresh_raced: 409,
  otp_exhausted: 409,
  account_busy: 409,
  request_in_progress: 409,
  slot_taken: 409,
  slot_not_bookable: 409,
  already_booked: 409,
  price_changed: 409,
  cost_changed: 409,
  move_too_late: 409,
  hold_expired: 409,
  must_haves_missing: 409,
  plan_not_offered: 409,
  booking_state: 409,
  review_closed: 409,
  review_answered: 409,
  too_many_holds: 409,
  response_too_late: 409,
  payment_busy: 409,
  draft_changed: 409,
  too_many_drafts: 409,
  too_many_calendars: 409,
  earnings_account_missing: 409,
  listing_booked: 409,
  slot_booked: 409,
  portfolio_full: 409,
  portfolio_last_photo: 409,
  otp_expired: 410,
  reset_link_invalid: 410,
  body_too_large: 413,
  photo_too_large: 413,
  avatar_too_large: 413,
  unsupported_media_type: 415,
  photo_type: 415,
  invalid_input: 422,
  otp_wrong: 422,
  idempotency_mismatch: 422,
  photo_unreadable: 422,
  too_many_requests: 429,
  held_too_often: 429,
  too_many_payments: 429,
  too_many_messages: 429,
  too_many_threads: 429,
  internal: 500,
  unavailable: 503,
  search_too_broad: 503,
  payment_unavailable: 503,
} as const

export type ProblemCode = keyof typeof problemStatus

const codes = Object.keys(problemStatus) as [ProblemCode, ...ProblemCode[]] // keys of a const object

/** One field that was refused: a path like `answers.q1` and what is wrong with it. */
export const FieldError = v.object({ path: v.string(), problem: v.picklist(fieldProblems) })
export type FieldError = v.InferOutput<typeof FieldError>

/** RFC 9457 problem document. `requestId` is what a person can tell support. */
export const Problem = v.object({
  type: v.string(),
  title: v.string(),
  status: v.number(),
  code: v.picklist(codes),
  detail: v.optional(v.string()),
  fields: v.optional(v.array(FieldError)),
  requestId: v.optional(v.string()),
  /** Seconds until it may be tried again, as in the Retry-After header. */
  retryAfter: v.optional(v.number()),
})
export type Problem = v.InferOutput<typeof Problem>
