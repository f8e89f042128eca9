import type { I18n } from '@lingui/core'

/** What an operator can do, by the name that the log keeps; the words of its button and of the log. */
export const actWords = {
  look: (i18n: I18n) => i18n._('Look'),
  approve_picture: (i18n: I18n) => i18n._('Approve'),
  refuse_picture: (i18n: I18n) => i18n._('Refuse'),
  settle_report: (i18n: I18n) => i18n._('Settle the report'),
  take_listing_down: (i18n: I18n) => i18n._('Take the listing down'),
  hide_review: (i18n: I18n) => i18n._('Hide the review'),
  show_review: (i18n: I18n) => i18n._('Show the review again'),
  decide_missed: (i18n: I18n) => i18n._('They missed it'),
  decide_was_there: (i18n: I18n) => i18n._('They were there'),
  paid_back: (i18n: I18n) => i18n._('Paid back from the bank'),
  waive_fee: (i18n: I18n) => i18n._('Waive the fee'),
  keep_fee: (i18n: I18n) => i18n._('Keep the fee'),
  refund: (i18n: I18n) => i18n._('Refund'),
  ask_refund: (i18n: I18n) => i18n._('Ask for a refund: it waits for another operator'),
  approve_refund: (i18n: I18n) => i18n._('Agree to the refund'),
  refuse_refund: (i18n: I18n) => i18n._('Turn the refund down'),
  call_off: (i18n: I18n) => i18n._('Call the booking off'),
  debt_paid: (i18n: I18n) => i18n._('Debt paid by bank transfer'),
  write_debt_off: (i18n: I18n) => i18n._('Write the debt off'),
  suspend: (i18n: I18n) => i18n._('Suspend'),
  unsuspend: (i18n: I18n) => i18n._('Lift the suspension'),
  end_sessions: (i18n: I18n) => i18n._('Log them out everywhere'),
  make_code: (i18n: I18n) => i18n._('Make the code'),
  end_code: (i18n: I18n) => i18n._('End the code'),
  stop_switch: (i18n: I18n) => i18n._('Stop'),
  resume_switch: (i18n: I18n) => i18n._('Let it go on'),
  save_words: (i18n: I18n) => i18n._('Save the words'),
  release_words: (i18n: I18n) => i18n._('Take the release’s words again'),
  hide_words: (i18n: I18n) => i18n._('Hide it'),
  show_words: (i18n: I18n) => i18n._('Show it again'),
} as const satisfies Record<string, (i18n: I18n) => string>

export type ActName = keyof typeof actWords

/** Of what a log holds: an act that a later version named otherwise is shown by its name. */
export const actWord = (act: string, i18n: I18n): string =>
  Object.hasOwn(actWords, act) ? actWords[act as ActName](i18n) : act // narrowed by the look before
