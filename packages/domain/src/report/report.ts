import * as v from 'valibot'
import type { BookingSide } from '#booking/index.ts'
import { PlainText } from '#text/index.ts'

/** What can be reported. A message is named by the key that its author's app gave it, within the reporter's threads. */
export const reportKinds = ['listing', 'provider', 'client', 'review', 'message', 'booking'] as const
export type ReportKind = (typeof reportKinds)[number]

/** Of these somebody on either side can report what the other did. */
export const mutualReportKinds = ['message', 'booking'] as const satisfies readonly ReportKind[]

/** Why. Source: product.md §3. */
export const reportReasons = [
  'inappropriate',
  'misleading',
  'contact_details',
  'safety',
  'did_not_turn_up',
  'harassment',
  'other',
] as const
export type ReportReason = (typeof reportReasons)[number]

/** The reasons that fit: prices are a provider's alone, and neither a listing nor a review can stay away.
 *  @param by - the side of who reports: a provider's message or booking is about a client */
export function reportReasonsFor(kind: ReportKind, by: BookingSide): ReportReason[] {
  const isOfBoth = mutualReportKinds.some((one) => one === kind)
  const isOfProvider = kind === 'listing' || kind === 'provider' || (isOfBoth && by === 'client')
  const isOfPerson = kind !== 'listing' && kind !== 'review'
  return reportReasons.filter(
    (reason) => (reason !== 'misleading' || isOfProvider) && (reason !== 'did_not_turn_up' || isOfPerson),
  )
}

/** Is a provider told that their money waits for a report? Nobody who fears somebody is announced to them: then it is said on
 *  the booking's page alone, where the money would be released. */
export const isAnnounced = (reason: ReportReason): boolean => reason !== 'safety' && reason !== 'harassment'

/** Characters of what somebody writes beside the reason. Source: spec §5. */
export const MAX_REPORT_TEXT = 500

/** How often something can be added to a report while it is open. */
export const MAX_REPORT_ADDITIONS = 5

/** Reports of one person in a day. Source: trust.md §2.4. */
export const REPORTS_A_DAY = 10

/** `other` needs words. Only we read them, so they may name what they like. */
export const ReportGiven = v.pipe(
  v.object({
    reason: v.picklist(reportReasons, 'not_chosen'),
    comment: v.pipe(PlainText, v.trim(), v.maxLength(MAX_REPORT_TEXT, 'too_long')),
  }),
  v.forward(
    v.partialCheck(
      [['reason'], ['comment']],
      ({ reason, comment }) => reason !== 'other' || comment !== '',
      'required',
    ),
    ['comment'],
  ),
)
export type ReportGiven = v.InferOutput<typeof ReportGiven>

/** Words that come to mind after a report was sent. */
export const ReportAddition = v.object({
  text: v.pipe(PlainText, v.trim(), v.nonEmpty('required'), v.maxLength(MAX_REPORT_TEXT, 'too_long')),
})

/** "RP-1183", as it is told and asked for. */
export const reportReference = (number: number): string => `RP-${number}`
