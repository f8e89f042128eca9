import type { Report, Reportable } from '@ginipig/contract/report/report.ts'
import { providerName } from '@ginipig/domain/identity'
import { maskContactDetails } from '@ginipig/domain/message'
import {
  isAnnounced,
  MAX_REPORT_ADDITIONS,
  REPORTS_A_DAY,
  type ReportGiven,
  type ReportKind,
  reportReasonsFor,
  reportReference,
} from '@ginipig/domain/report'
import { DAY_MS } from '@ginipig/domain/time'
import { audit } from '#platform/audit/audit.ts'
import { type BookingKey, lockProvider } from '#platform/database/provider-key.ts'
import type { Sql } from '#platform/database/sql.ts'
import { Refusal } from '#platform/http/refusal.ts'
import { enqueue } from '#platform/jobs/enqueue.ts'
import { notify } from '#platform/notify/notify.ts'
import type { Platform } from '#platform/platform.ts'
import { takeQuota } from '#platform/quota/quota.ts'
import { addWords, findOpen, hasHoldingReport, insertReport, type ReportRow, readReport } from './report.sql.ts'
import { type Reader, readTarget, type TargetRow } from './target.sql.ts'

type Target = { kind: ReportKind; targetId: string }

/** @throws Refusal `not_found` for what is gone, and for what the reader has nothing to do with */
async function find(sql: Sql, { kind, targetId }: Target, reader: Reader | undefined): Promise<TargetRow> {
  const target = await readTarget(sql, kind, targetId, reader)
  if (!target) throw new Refusal('not_found')
  return target
}

/** As the reader sees it where it stands: contact details are hidden as long as they are there. */
function quoteOf(kind: ReportKind, { quote, first_name: firstName, is_open }: TargetRow): string {
  if (kind === 'provider') return providerName({ firstName, displayName: quote })
  if (is_open) return quote
  return maskContactDetails(quote)
    .map((part) => ('text' in part ? part.text : '•••'))
    .join('')
}

/** What the page about a report quotes. @param reader - undefined for a visitor @throws Refusal `not_found` */
export async function reportable(
  { database }: Platform,
  { kind, targetId }: Target,
  reader: Reader | undefined,
): Promise<Reportable> {
  const target = await find(database, { kind, targetId }, reader)
  const open = reader && (await findOpen(database, reader.accountId, kind, targetId))
  const { by, first_name: firstName, about_id: id } = target
  return {
    kind,
    targetId,
    quote: quoteOf(kind, target),
    by: kind === 'listing' && by !== null ? providerName({ firstName, displayName: by }) : by,
    holdsMoney: target.is_held,
    person: target.knows && reader ? { id, firstName } : null,
    openReportId: open?.id ?? null,
  }
}

const toReport = (row: ReportRow): Report => ({
  id: row.id,
  reference: reportReference(row.number),
  kind: row.kind,
  quote: row.quote,
  reason: row.reason,
  comment: row.comment,
  at: row.created_at,
  added: row.added,
  holdsMoney: row.holds_money,
  settled: row.settled_at === null || row.answer === null ? null : { at: row.settled_at, answer: row.answer },
})

/** Takes a report down. Where one of the same thing is open, what is new of it is added to that one, for who wrote again, in
 *  another tab perhaps; the same words sent again are a repeated call.
 *  @throws Refusal `not_found`, `invalid_input` for a reason that fits nothing of the kind, `too_many_requests` also where the open one holds as much as it can */
export async function send(
  platform: Platform,
  reader: Reader,
  { kind, targetId }: Target,
  { reason, comment }: ReportGiven,
): Promise<Report> {
  const { database, clock } = platform
  const { accountId: reporterId, side } = reader
  if (!reportReasonsFor(kind, side).includes(reason))
    throw new Refusal('invalid_input', { fields: [{ path: 'reason', problem: 'not_chosen' }] })
  return database.transaction(async (sql) => {
    const seen = await find(sql, { kind, targetId }, reader)
    // The money of a booking goes out under this lock: it is held, or it had gone before.
    if (seen.is_held && seen.provider_id) await lockProvider(sql, seen.provider_id)
    const target = seen.is_held ? await find(sql, { kind, targetId }, reader) : seen
    const open = await findOpen(sql, reporterId, kind, targetId)
    if (open) return toReport(await withWords(sql, open, reporterId, comment, clock.now()))
    await takeQuota(platform, sql, { subject: `report:${reporterId}`, limit: REPORTS_A_DAY, windowMs: DAY_MS })
    const quote = quoteOf(kind, target)
    const made = await insertReport(sql, { reporterId, kind, targetId, target, quote, reason, comment }, clock.now())
    const kept = made ?? (await findOpen(sql, reporterId, kind, targetId))
    if (!kept) throw new Refusal('not_found')
    if (made && target.is_held && target.provider_id && target.booking_id) {
      const booking = { providerId: target.provider_id, bookingId: target.booking_id }
      await enqueue(sql, 'booking.moved', booking, `booking.moved:${booking.bookingId}`)
      if (isAnnounced(reason)) await notifyHeld(platform, sql, booking, 'booking_reported', made.id)
    }
    if (made)
      await audit(platform, sql, {
        event: 'report_sent',
        accountId: reporterId,
        detail: `${reportReference(made.number)} ${kind} ${reason}`,
      })
    return toReport(made ?? (await withWords(sql, kept, reporterId, comment, clock.now())))
  })
}

/** Tells a provider that money of theirs waits for a report, or no longer does. */
export const notifyHeld = (
  platform: Parameters<typeof notify>[0],
  sql: Sql,
  booking: BookingKey,
  kind: 'booking_reported' | 'booking_report_over',
  reportId: string,
): Promise<boolean> =>
  notify(platform, sql, {
    accountId: booking.providerId,
    event: `booking.${booking.bookingId}.${kind}.${reportId}`,
    about: { booking },
    kind,
  })

/** An open report that has these words. @throws Refusal `too_many_requests` */
async function withWords(sql: Sql, open: ReportRow, reporterId: string, text: string, now: number): Promise<ReportRow> {
  if (text === '' || [open.comment, ...open.added.map((one) => one.text)].includes(text)) return open
  const row = await addWords(sql, { reporterId, id: open.id, text, most: MAX_REPORT_ADDITIONS }, now)
  if (!row) throw new Refusal('too_many_requests')
  return row
}

/** A report as its author reads it. @throws Refusal `not_found` for anybody else's */
export async function reportOf(
  { database }: Pick<Platform, 'database'>,
  reporterId: string,
  reportId: string,
): Promise<Report> {
  const row = await readReport(database, reporterId, reportId)
  if (!row) throw new Refusal('not_found')
  return toReport(row)
}

/** Adds words to an open report of one's own.
 *  @throws Refusal `not_found`, `report_settled`, `too_many_requests` where it holds as much as it can */
export async function add(
  { database, clock }: Platform,
  reporterId: string,
  id: string,
  text: string,
): Promise<Report> {
  const row = await addWords(database, { reporterId, id, text, most: MAX_REPORT_ADDITIONS }, clock.now())
  if (row) return toReport(row)
  const known = await reportOf({ database }, reporterId, id)
  throw new Refusal(known.settled ? 'report_settled' : 'too_many_requests')
}

/** Is a report open for which the provider's money of a booking waits? Under the provider's lock it stays true. */
export const isHeldByReport = (sql: Sql, booking: BookingKey): Promise<boolean> => hasHoldingReport(sql, booking)
