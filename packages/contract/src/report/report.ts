import { ReportAddition, ReportGiven, reportKinds, reportReasons } from '@ginipig/domain/report'
import * as v from 'valibot'
import { endpoint } from '#core/endpoint.ts'
import { Id, Instant } from '#core/scalar.ts'

const about = v.object({ kind: v.picklist(reportKinds, 'invalid'), targetId: Id })

/** What is to be reported, as the page quotes it. */
export const Reportable = v.object({
  kind: v.picklist(reportKinds),
  targetId: Id,
  /** What it says: a listing's title, somebody's name, a review's or message's words; empty for a picture alone. */
  quote: v.string(),
  /** Whose it is; null where the quote says so. */
  by: v.nullable(v.string()),
  /** Money waits while it is open: it is about a booking that the reader paid for. */
  holdsMoney: v.boolean(),
  /** The person behind it, where the reader can block them. */
  person: v.nullable(v.object({ id: Id, firstName: v.string() })),
  /** The reader's own report of it that is still open. */
  openReportId: v.nullable(Id),
})
export type Reportable = v.InferOutput<typeof Reportable>

/** What stands on the page before one reports it. Bookings, messages and clients are known to who has to do with them. */
export const getReportable = endpoint({
  name: 'getReportable',
  method: 'GET',
  path: '/reportable/:kind/:targetId',
  access: 'public',
  optionalAuth: true,
  params: about,
  response: Reportable,
  errors: ['not_found'],
})

/** A report as its author reads it. */
export const Report = v.object({
  id: Id,
  /** "RP-1183". */
  reference: v.string(),
  kind: v.picklist(reportKinds),
  quote: v.string(),
  reason: v.picklist(reportReasons),
  comment: v.string(),
  at: Instant,
  /** What its author wrote to it since, the oldest first. */
  added: v.array(v.object({ at: Instant, text: v.string() })),
  /** Money of the booking waits for the answer. */
  holdsMoney: v.boolean(),
  /** Null while nobody has answered. */
  settled: v.nullable(v.object({ at: Instant, answer: v.string() })),
})
export type Report = v.InferOutput<typeof Report>

/** Ten a day, one open for each thing: sent again, its words are added to the one that is open, and that is the answer. */
export const sendReport = endpoint({
  name: 'sendReport',
  method: 'POST',
  path: '/reportable/:kind/:targetId/reports',
  access: 'either',
  params: about,
  body: ReportGiven,
  response: Report,
  errors: ['not_found', 'too_many_requests'],
})

export const getReport = endpoint({
  name: 'getReport',
  method: 'GET',
  path: '/reports/:reportId',
  access: 'either',
  params: v.object({ reportId: Id }),
  response: Report,
  errors: ['not_found'],
})

/** Adds words to one's own report, up to `MAX_REPORT_ADDITIONS` times, as long as it is open. */
export const addToReport = endpoint({
  name: 'addToReport',
  method: 'POST',
  path: '/reports/:reportId/words',
  access: 'either',
  params: v.object({ reportId: Id }),
  body: ReportAddition,
  response: Report,
  errors: ['not_found', 'report_settled', 'too_many_requests'],
  idempotent: true,
})
