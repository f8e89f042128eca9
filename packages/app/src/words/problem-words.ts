import type { ApiErrorCode } from '@ginipig/api-client/core/api-error.ts'
import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'

/** Words for every way a call can fail. Complete by its type: a new code does not compile until it has words. `{wait}` is
 *  when to try again: "in 12 minutes". */
export const problemWords: Record<ApiErrorCode, MessageDescriptor> = {
  malformed: msg`Something went wrong`,
  idempotency_key_missing: msg`Something went wrong`,
  handoff_refused: msg`We couldn’t bring your log-in across. Please log in here.`,
  unauthenticated: msg`Your Session is expired. Please login again.`,
  login_failed: msg`That email and password don’t match. Check for a typo and try again.`,
  forbidden: msg`Your account can’t do this.`,
  origin_refused: msg`This page can’t be used from here. Open Ginipig again and retry.`,
  account_suspended: msg`This account is suspended. Please contact us to find out why.`,
  profile_unfinished: msg`Please finish your profile first.`,
  step_up_required: msg`Please enter your password again.`,
  not_found: msg`We couldn’t find that.`,
  listing_not_found: msg`No treatment available`,
  slot_not_found: msg`This time is no longer in the diary. Please pick another.`,
  booking_not_found: msg`We couldn’t find this booking.`,
  photo_not_found: msg`We couldn’t find this photo. Please add it again.`,
  card_not_found: msg`We couldn’t find this card. Please use another one.`,
  place_not_found: msg`We don’t know this postcode. Please check it.`,
  refresh_raced: msg`Something went wrong. Please try again.`,
  otp_exhausted: msg`That was the last try for this code. Please ask for a new one.`,
  account_busy: msg`You still have bookings under way. Cancel them or let them pass, then delete your account.`,
  request_in_progress: msg`We’re still working on this. Give it a moment, then look again.`,
  slot_taken: msg`It looks like someone has beat you to this appointment.`,
  slot_not_bookable: msg`This time can no longer be booked. Please pick another.`,
  already_booked: msg`You already have this appointment.`,
  price_changed: msg`The price has changed. Please look at it again before you go on.`,
  hold_expired: msg`Your time ran out and the slot went back. Please pick it again.`,
  must_haves_missing: msg`The provider needs a few more things from you first.`,
  plan_not_offered: msg`This way to pay is no longer offered for this appointment. Please choose again.`,
  too_many_holds: msg({
    message:
      'You’re keeping three appointments for yourself already. Book or give back one of them, or try again {wait}.',
    comment: 'wait: e.g. "in 12 minutes"',
  }),
  booking_state: msg`This booking has changed meanwhile, so this can no longer be done.`,
  response_too_late: msg`The time to answer has run out.`,
  payment_busy: msg`The payment is being worked on. Please wait a moment and try again.`,
  portfolio_full: msg`Your portfolio is full. Delete a photo to add another.`,
  portfolio_last_photo: msg`Your page needs one photo at least. Add another before you delete this one.`,
  otp_expired: msg`This code is no longer good. Please ask for a new one.`,
  reset_link_invalid: msg`This link is no longer good. Please ask for a new one.`,
  body_too_large: msg`That’s too much to send at once`,
  photo_too_large: msg`The image is larger than 10 MB or 40 megapixels`,
  avatar_too_large: msg`The image is larger than 5 MB or 40 megapixels`,
  unsupported_media_type: msg`This kind of file can’t be used.`,
  photo_type: msg`JPEG, JPG or PNG only`,
  invalid_input: msg`Please check what you entered.`,
  otp_wrong: msg`That’s not the code we sent. Please check it and try again.`,
  idempotency_mismatch: msg`Something went wrong. Please try again.`,
  photo_unreadable: msg`We couldn’t read this image. Please try another one.`,
  too_many_requests: msg({ message: 'Too many tries in a short time. Please try again {wait}.' }),
  held_too_often: msg({
    message:
      'You’ve kept a lot of times for yourself today, so we leave this one to others for now. You can pick again {wait}.',
  }),
  too_many_payments: msg({
    message:
      'You’ve begun a lot of payments in a short time. To keep cards safe we stop here: please try again {wait}. Nothing was charged for this one.',
  }),
  internal: msg`Something went wrong`,
  payment_unavailable: msg`Card payments aren’t working right now. You haven’t been charged. Please try again in a minute.`,
  search_too_broad: msg`This search takes too long. Please narrow it: a category, a town or another word helps.`,
  unavailable: msg`Ginipig is having a short break. Please try again in a minute.`,
  offline: msg`You seem to be offline. Check your connection and try again.`,
  timeout: msg`This took too long. Please try again.`,
}
