import { type FieldProblem, toFieldProblem } from '@ginipig/domain/text'
import type { I18n, MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { useLingui } from '@lingui/react'
import { useCallback } from 'react'

/** What is wrong with a field, in words; those of spec §5 and §8 verbatim. */
export const fieldWords: Record<FieldProblem, MessageDescriptor> = {
  required: msg({ message: 'Please enter {label}', comment: 'label: a field’s name in lower case, e.g. "email"' }),
  not_chosen: msg({ message: 'Please choose {label}', comment: 'label: as in "Please enter {label}"' }),
  too_short: msg({ message: '{label} is too short' }),
  too_long: msg({ message: '{label} is too long' }),
  letters_only: msg`Letters only, please`,
  email_invalid: msg`Please enter a valid email address`,
  mobile_invalid: msg`Please enter a valid mobile number`,
  mobile_leading_zero: msg`Leave out the 0 at the start`,
  dial_code_invalid: msg`Please choose a dialling code`,
  password_weak: msg`8 to 15 characters with an upper-case letter, a lower-case letter, a digit and a special character`,
  password_common: msg`This password is easy to guess. Please choose another`,
  password_wrong: msg`That isn’t your password`,
  unchanged: msg`This is what you have now`,
  contact_details: msg`No phone numbers, email addresses, links or account names here, please`,
  medicine_named: msg`Prescription-only medicines, like botulinum toxin, may not be advertised. Offer a consultation instead`,
  otp_invalid: msg`The code has 4 letters and digits`,
  must_accept: msg`Please tick this to go on`,
  not_equal: msg`The two don’t match`,
  amount_invalid: msg`Please enter an amount, like 45 or 45.50`,
  price_below_minimum: msg`The price must be at least £7.50`,
  price_above_rrp: msg`The price can’t be above the usual price`,
  discount_too_small: msg`The price must be at least 30% off the usual price`,
  image_too_large: msg`The image is larger than 10 MB`,
  image_type: msg`JPEG, JPG or PNG only`,
  postcode_invalid: msg`Please enter a UK postcode, like M4 1AB`,
  country_not_served: msg`Appointments can only be in the United Kingdom for now`,
  service_missing: msg`Please pick at least one service`,
  photo_missing: msg`Please add at least one photo of your work`,
  too_many_services: msg`Three services at most, please`,
  duration_missing: msg`Please say how long it takes`,
  question_missing: msg`Please add at least one question`,
  document_missing: msg`Please add your form`,
  document_too_large: msg`The file is too large: 50 MB at most, 1 MB for HTML`,
  document_type: msg`PDF, HTML, PPT or PPTX only`,
  clients_out_of_range: msg`From 1 to 50 clients, please`,
  clients_below_booked: msg`More clients have booked already`,
  patch_test_out_of_range: msg`From 1 to 168 hours before, please`,
  slot_missing: msg`Please select any Slot!`,
  slot_in_past: msg`This start is in the past`,
  slot_too_far_ahead: msg`Three months ahead at most`,
  slot_off_grid: msg`On the half hour, from 07:00 to 21:30`,
  slot_skipped: msg`The clocks go forward then: this time doesn’t exist on that day`,
  slot_past_midnight: msg`It would end after midnight`,
  slot_overlaps: msg`This start overlaps another one`,
  slot_clashes: msg`You’re busy then`,
  service_in_use: msg`A listing uses a service you’ve taken out. Close it first, or move it to another service.`,
  slot_booked: msg`Somebody has booked this start, or it is held for them`,
  slot_alone: msg`All clients of this listing come at one time: move its slot instead`,
  calendar_address: msg`Use the calendar’s iCal address, the one that starts with https`,
  calendar_private: msg`That’s on a private network. Use the iCal address from the calendar’s settings`,
  calendar_twice: msg`This calendar is in your list already`,
  invalid: msg({ message: 'Please check {label}' }),
}

/** "RRP" and "CVV" keep their capitals inside a sentence. */
const inSentence = (label: string) =>
  /^\p{Lu}{2}/u.test(label) ? label : label.charAt(0).toLocaleLowerCase() + label.slice(1)

/** A field's message with its label put in. @param label - as the form shows it, in the person's language */
export function fieldText(i18n: I18n, problem: FieldProblem, label: string): string {
  const text = i18n._({ ...fieldWords[problem], values: { label: inSentence(label) } })
  return text.charAt(0).toLocaleUpperCase() + text.slice(1)
}

/** For a field where one chooses: nothing chosen is said so. */
export const ofChoice = (problem: string | undefined) => (problem === 'required' ? 'not_chosen' : problem)

/** `fieldText` for forms: takes a validator's message as it comes ("required"), answers undefined for none. */
export function useFieldText(): (message: string | undefined, label: string) => string | undefined {
  const { i18n } = useLingui()
  return useCallback(
    (message, label) => (message === undefined ? undefined : fieldText(i18n, toFieldProblem(message), label)),
    [i18n],
  )
}
