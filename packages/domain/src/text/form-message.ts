/** What can be wrong with one field. Validators in this package use these codes as their messages. */
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
  'clients_below_booked',
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

/** The form messages in the words of spec §5 and §8; the apps' catalogs carry the same and their translation. */
export const formMessages: Record<FieldProblem, string> = {
  required: 'Please enter {label}',
  not_chosen: 'Please choose {label}',
  too_short: '{label} is too short',
  too_long: '{label} is too long',
  letters_only: 'Letters only, please',
  email_invalid: 'Please enter a valid email address',
  mobile_invalid: 'Please enter a valid mobile number',
  mobile_leading_zero: 'Leave out the 0 at the start',
  dial_code_invalid: 'Please choose a dialling code',
  password_weak: '8 to 15 characters with an upper-case letter, a lower-case letter, a digit and a special character',
  password_common: 'This password is easy to guess. Please choose another',
  password_wrong: 'That isn’t your password',
  unchanged: 'This is what you have now',
  contact_details: 'No phone numbers, email addresses, links or account names here, please',
  medicine_named:
    'Prescription-only medicines, like botulinum toxin, may not be advertised. Offer a consultation instead',
  otp_invalid: 'The code has 4 letters and digits',
  must_accept: 'Please tick this to go on',
  not_equal: 'The two don’t match',
  price_below_minimum: 'The price must be at least £7.50',
  price_above_rrp: 'The price can’t be above the usual price',
  discount_too_small: 'The price must be at least 30% off the usual price',
  image_too_large: 'The image is larger than 10 MB',
  image_type: 'JPEG, JPG or PNG only',
  postcode_invalid: 'Please enter a UK postcode, like M4 1AB',
  country_not_served: 'Appointments can only be in the United Kingdom for now',
  service_missing: 'Please pick at least one service',
  photo_missing: 'Please add at least one photo of your work',
  too_many_services: 'Three services at most, please',
  duration_missing: 'Please say how long it takes',
  question_missing: 'Please add at least one question',
  document_missing: 'Please add your form',
  document_too_large: 'The file is too large: 50 MB at most, 1 MB for HTML',
  document_type: 'PDF, HTML, PPT or PPTX only',
  clients_below_booked: 'More clients have booked already',
  slot_missing: 'Please select any Slot!',
  slot_in_past: 'This start is in the past',
  slot_too_far_ahead: 'Three months ahead at most',
  slot_off_grid: 'On the half hour, from 07:00 to 21:30',
  slot_skipped: 'The clocks go forward then: this time doesn’t exist on that day',
  slot_past_midnight: 'It would end after midnight',
  slot_overlaps: 'This start overlaps another one',
  slot_clashes: 'You’re busy then',
  service_in_use: 'A listing uses a service you’ve taken out. Close it first, or move it to another service.',
  slot_booked: 'Somebody has booked this start',
  slot_alone: 'All clients of this listing come at one time: move its slot instead',
  calendar_address: 'Use the calendar’s public address, the one that starts with https',
  calendar_private: 'That’s a private address. Use the public one that starts with https',
  calendar_twice: 'This calendar is in your list already',
  invalid: 'Please check {label}',
}

const known: ReadonlySet<string> = new Set(fieldProblems)

/** A validator's message as one of our codes; anything else (a library's own words) is `invalid`. */
export function toFieldProblem(message: string): FieldProblem {
  return known.has(message) ? (message as FieldProblem) : 'invalid' // checked on the same line
}

/** A message with its label put in, in lower case inside the sentence: "Please enter first name", but "Please enter RRP". */
export function formMessage(problem: FieldProblem, label: string): string {
  const template = formMessages[problem]
  const isKept = template.startsWith('{label}') || /^\p{Lu}{2}/u.test(label)
  const inside = isKept ? label : label.charAt(0).toLowerCase() + label.slice(1)
  return template.replace('{label}', () => inside)
}
