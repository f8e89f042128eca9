/** What can be wrong with one field. Validators in this package use these codes as their messages; packages/app has
 *  the words. */
export const fieldProblems = [
  'required',
  'not_chosen',
  'too_short',
  'too_long',
  'letters_only',
  'email_invalid',
  'mobile_invalid',
  'mobile_leading_zero',
  'dial_code_invalid',
  'password_weak',
  'password_common',
  'password_wrong',
  'unchanged',
  'contact_details',
  'medicine_named',
  'otp_invalid',
  'must_accept',
  'not_equal',
  'amount_invalid',
  'price_below_minimum',
  'price_above_rrp',
  'discount_too_small',
  'image_too_large',
  'image_type',
  'postcode_invalid',
  'country_not_served',
  'service_missing',
  'photo_missing',
  'too_many_services',
  'duration_missing',
  'question_missing',
  'document_missing',
  'document_too_large',
  'document_type',
  'clients_out_of_range',
  'clients_below_booked',
  'patch_test_out_of_range',
  'slot_missing',
  'slot_in_past',
  'slot_too_far_ahead',
  'slot_off_grid',
  'slot_skipped',
  'slot_past_midnight',
  'slot_overlaps',
  'slot_clashes',
  'service_in_use',
  'slot_booked',
  'slot_alone',
  'calendar_address',
  'calendar_private',
  'calendar_twice',
  'invalid',
] as const
export type FieldProblem = (typeof fieldProblems)[number]

const known: ReadonlySet<string> = new Set(fieldProblems)

/** A validator's message as one of our codes; anything else (a library's own words) is `invalid`. */
export function toFieldProblem(message: string): FieldProblem {
  return known.has(message) ? (message as FieldProblem) : 'invalid' // checked on the same line
}
