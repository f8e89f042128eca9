import type { CancellationReason, VisitLinkAct } from '@ginipig/domain/booking'
import type { RefundFault } from '@ginipig/domain/payment'
import type { ReportKind, ReportReason } from '@ginipig/domain/report'
import type { I18n } from '@lingui/core'
import { html, type Markup } from '#platform/html/html.ts'
import { cancellationWords } from './booking-words.ts'
import { isId } from './fields.ts'
import type { Visit } from './page.ts'
import { link, sum } from './parts.ts'
import { reportKindWords, reportReasonWords } from './person-words.ts'

type Words = (i18n: I18n) => string

/** By what somebody logged in (modules/session/grant.ts). */
const byWords = {
  password: (i18n) => i18n._('With their password'),
  sign_up: (i18n) => i18n._('By signing up'),
  handoff: (i18n) => i18n._('By crossing from the other app'),
  desk: (i18n) => i18n._('At the desk'),
} satisfies Record<string, Words>

/** Why a session ended or a password changed (modules/session, modules/account). */
const endWords = {
  logout: (i18n) => i18n._('Logged out'),
  replaced: (i18n) => i18n._('Logged in anew in that browser'),
  idle: (i18n) => i18n._('Not used for too long'),
  reuse: (i18n) => i18n._('An old session token was used again'),
  handoff_replayed: (i18n) => i18n._('A crossing between the apps was replayed'),
  ended_by_person: (i18n) => i18n._('They ended it'),
  suspended: (i18n) => i18n._('Suspended'),
  operator: (i18n) => i18n._('An operator ended it'),
  operator_set_up: (i18n) => i18n._('Set up as an operator'),
  account_deleted: (i18n) => i18n._('Deleted'),
  password_changed: (i18n) => i18n._('Password changed'),
  password_reset: (i18n) => i18n._('Password chosen anew by mail'),
} satisfies Record<string, Words>

/** What a call was turned away with: 401 and 403 (contract/core/problem.ts). */
const refusedWords = {
  unauthenticated: (i18n) => i18n._('Not logged in'),
  forbidden: (i18n) => i18n._('Not theirs to see or do'),
  origin_refused: (i18n) => i18n._('From a page that isn’t ours'),
  profile_unfinished: (i18n) => i18n._('Hasn’t finished signing up'),
  step_up_required: (i18n) => i18n._('Had to give the password again'),
} satisfies Record<string, Words>

const purposeWords = {
  sign_up: (i18n) => i18n._('Signing up'),
  email_change: (i18n) => i18n._('Changing the email'),
} satisfies Record<string, Words>

const linkActWords: Record<VisitLinkAct, Words> = {
  coming: (i18n) => i18n._('They’re coming'),
  move: (i18n) => i18n._('Moved'),
  cancel: (i18n) => i18n._('Booking cancelled'),
}

const faultWords: Record<RefundFault, Words> = {
  provider: (i18n) => i18n._('The provider is at fault'),
  nobody: (i18n) => i18n._('We pay, out of goodwill'),
}

/** One that a later version named otherwise is shown by its name. */
const worded = (words: Readonly<Record<string, Words>>, code: string, { i18n }: Visit): string =>
  Object.hasOwn(words, code) ? (words[code]?.(i18n) ?? code) : code

const ofBooking = (reference: string, words: string): Markup =>
  html`${link(`/admin/bookings/${reference}`, reference)}${words ? html`, ${words}` : ''}`
const ofReport = (reference: string, words: string): Markup =>
  html`${link(`/admin/reports/${reference.replace(/^RP-/, '')}`, reference)}${words ? html`, ${words}` : ''}`

type Reading = (detail: string, visit: Visit, currency: string) => string | Markup

/** Details that are one word of ours. */
const oneOf =
  (words: Readonly<Record<string, Words>>): Reading =>
  (detail, visit) =>
    worded(words, detail, visit)

const aboutBooking =
  (words: Readonly<Record<string, Words>>): Reading =>
  (detail, visit) => {
    const [reference = '', code = ''] = detail.split(' ')
    return ofBooking(reference, worded(words, code, visit))
  }

const pence: Reading = (detail, visit, currency) =>
  /^\d+$/.test(detail) ? sum(Number(detail), visit, currency) : detail

/** What an event's detail says, by the event: the audit keeps words of ours, pence and names of rows (platform/audit). */
const readings: Readonly<Record<string, Reading>> = {
  logged_in: oneOf(byWords),
  session_ended: oneOf(endWords),
  password_changed: oneOf(endWords),
  code_wrong: oneOf(purposeWords),
  refused: oneOf(refusedWords),
  visit_link_used: oneOf(linkActWords),
  debt_paid: pence,
  debt_written_off: pence,
  fee_kept: (detail) => ofBooking(detail, ''),
  fee_waived: aboutBooking(cancellationWords satisfies Record<CancellationReason, Words>),
  refund_granted: aboutBooking(faultWords),
  report_settled: (detail) => ofReport(detail, ''),
  report_sent(detail, visit) {
    const [reference = '', kind = '', reason = ''] = detail.split(' ')
    const kinds: Record<ReportKind, Words> = reportKindWords
    const reasons: Record<ReportReason, Words> = reportReasonWords
    return ofReport(reference, `${worded(kinds, kind, visit)}, ${worded(reasons, reason, visit)}`)
  },
  listing_taken_down: (detail, { i18n }) =>
    isId(detail) ? link(`/admin/listings/${detail}`, i18n._('The listing')) : detail,
  // The database writes them: "<review>: why".
  review_hidden: (detail) => detail.split(': ').slice(1).join(': '),
  review_unhidden: () => '',
}

/** @param currency - that the platform takes */
export const eventDetail = (event: string, detail: string | null, visit: Visit, currency: string): string | Markup =>
  detail === null ? '' : (readings[event]?.(detail, visit, currency) ?? detail)
