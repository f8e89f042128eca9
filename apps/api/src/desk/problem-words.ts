import type { I18n } from '@lingui/core'
import type { Refusal } from '#platform/http/refusal.ts'

/** What is wrong with one field of a form, by the codes that validators use. */
export function problemWords(problem: string, i18n: I18n): string {
  switch (problem) {
    case 'required':
      return i18n._('This is needed.')
    case 'too_long':
      return i18n._('This is too long.')
    case 'figure_unknown':
      return i18n._('There is no figure of that name in braces.')
    case 'amount_invalid':
      return i18n._('Give an amount such as 12.50.')
    case 'email_invalid':
      return i18n._('This isn’t an email address.')
    case 'password_weak':
      return i18n._('8 to 15 characters, with an upper and a lower case letter, a digit and a special character.')
    case 'password_common':
      return i18n._('This is easy to guess. Choose another one.')
    default:
      return i18n._('Check this.')
  }
}

export const draftChangedWords = (i18n: I18n): string =>
  i18n._(
    'Somebody changed this while you had it open. Look at what stands here now: if you do it again, yours replaces it.',
  )

/** Why something wasn't done. */
export function refusalWords({ code, retryAfter }: Refusal, i18n: I18n): string {
  switch (code) {
    case 'login_failed':
      return i18n._('Email, password or code is wrong. Each code is good once.')
    case 'account_suspended':
      return i18n._('This account is suspended.')
    case 'too_many_requests':
      return i18n._('Too many tries. Wait {minutes, plural, one {# minute} other {# minutes}}.', {
        minutes: Math.ceil((retryAfter ?? 60) / 60),
      })
    case 'payment_busy':
      return i18n._('Money of it is on its way. Try again in a minute.')
    case 'payment_unavailable':
      return i18n._('Stripe doesn’t answer. Nothing was done: try again in a minute.')
    case 'unavailable':
      return i18n._('The database doesn’t answer. Try again in a minute.')
    case 'not_found':
    case 'booking_not_found':
    case 'listing_not_found':
    case 'provider_not_found':
    case 'photo_not_found':
      return i18n._('There is no such thing, or somebody has seen to it.')
    case 'booking_state':
      return i18n._('This can’t be done any more. Look at what stands here now.')
    case 'draft_changed':
      return draftChangedWords(i18n)
    case 'malformed':
    case 'unsupported_media_type':
      return i18n._('What was sent can’t be read.')
    case 'body_too_large':
      return i18n._('That is too much text for one form.')
    case 'origin_refused':
      return i18n._('This form didn’t come from the desk. Open the page again.')
    case 'reset_link_invalid':
      return i18n._('This link was used or is over. Ask for a new one.')
    case 'internal':
      return i18n._('Something is wrong on our side. It is in the log.')
    default:
      return i18n._('Not possible: {code}', { code: code.replaceAll('_', ' ') })
  }
}
