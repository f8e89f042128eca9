import type { UserType, WorkingFrom } from '@ginipig/domain/identity'
import type { ReportKind, ReportReason } from '@ginipig/domain/report'
import type { I18n } from '@lingui/core'

export const kindWords: Record<UserType, (i18n: I18n) => string> = {
  user: (i18n) => i18n._('Client'),
  provider: (i18n) => i18n._('Provider'),
  admin: (i18n) => i18n._('Operator'),
}

export const workingFromWords: Record<WorkingFrom, (i18n: I18n) => string> = {
  salon: (i18n) => i18n._('Salon'),
  academy: (i18n) => i18n._('Academy'),
  clinic: (i18n) => i18n._('Clinic'),
  mobile: (i18n) => i18n._('Mobile'),
  home: (i18n) => i18n._('Home'),
  freelance: (i18n) => i18n._('Freelance'),
}

export const reportReasonWords: Record<ReportReason, (i18n: I18n) => string> = {
  inappropriate: (i18n) => i18n._('Inappropriate'),
  misleading: (i18n) => i18n._('Misleading'),
  contact_details: (i18n) => i18n._('Contact details'),
  safety: (i18n) => i18n._('Safety'),
  did_not_turn_up: (i18n) => i18n._('Didn’t turn up'),
  harassment: (i18n) => i18n._('Harassment'),
  other: (i18n) => i18n._('Something else'),
}

/** What a report is about. */
export const reportKindWords: Record<ReportKind, (i18n: I18n) => string> = {
  listing: (i18n) => i18n._('A listing'),
  provider: (i18n) => i18n._('A provider'),
  client: (i18n) => i18n._('A client'),
  review: (i18n) => i18n._('A review'),
  message: (i18n) => i18n._('A message'),
  booking: (i18n) => i18n._('A booking'),
}

/** What the audit has of an account, by the names that it uses (platform/audit). */
const eventWords: Readonly<Record<string, (i18n: I18n) => string>> = {
  logged_in: (i18n) => i18n._('Logged in'),
  login_failed: (i18n) => i18n._('Wrong password'),
  login_delayed: (i18n) => i18n._('Log-in made to wait'),
  login_suspended: (i18n) => i18n._('Tried to log in while suspended'),
  password_given: (i18n) => i18n._('Gave the password again'),
  password_wrong: (i18n) => i18n._('Gave a wrong password again'),
  code_wrong: (i18n) => i18n._('Wrong code'),
  refresh_reused: (i18n) => i18n._('An old session token was used again'),
  handoff_replayed: (i18n) => i18n._('A crossing between the apps was replayed'),
  refused: (i18n) => i18n._('Turned away'),
  session_ended: (i18n) => i18n._('Session ended'),
  password_changed: (i18n) => i18n._('Password changed'),
  email_changed: (i18n) => i18n._('Email changed'),
  mobile_changed: (i18n) => i18n._('Mobile changed'),
  data_exported: (i18n) => i18n._('Took their data along'),
  account_deleted: (i18n) => i18n._('Deleted'),
  visit_link_used: (i18n) => i18n._('Answered by the link of a reminder'),
  report_sent: (i18n) => i18n._('Reported something'),
  report_settled: (i18n) => i18n._('A report of theirs was answered'),
  listing_taken_down: (i18n) => i18n._('A listing was taken down'),
  review_hidden: (i18n) => i18n._('A review of theirs was hidden'),
  review_unhidden: (i18n) => i18n._('A review of theirs was shown again'),
  operator_invited: (i18n) => i18n._('Invited to the desk'),
  fee_kept: (i18n) => i18n._('A fee was kept'),
  fee_waived: (i18n) => i18n._('A fee was waived'),
  refund_granted: (i18n) => i18n._('A refund was granted'),
  booking_called_off: (i18n) => i18n._('A booking was called off'),
  debt_paid: (i18n) => i18n._('A debt was paid'),
  debt_written_off: (i18n) => i18n._('A debt was written off'),
  suspended: (i18n) => i18n._('Suspended'),
  unsuspended: (i18n) => i18n._('Suspension lifted'),
}

/** One that a later version named otherwise is shown by its name. */
export const eventWord = (event: string, i18n: I18n): string => eventWords[event]?.(i18n) ?? event
