import { sign } from '#platform/crypto.ts'
import { at, type Sql } from '#platform/database/sql.ts'
import type { Platform } from '#platform/platform.ts'
import { networkOf } from '#platform/quota/network.ts'

/** What is written down, and whether it is a reason to look (trust.md G16, S71). `suspended` and `unsuspended` are
 *  written by the database, where suspending is done. */
const levels = {
  logged_in: 'info',
  login_failed: 'warn',
  login_delayed: 'warn',
  login_suspended: 'warn',
  password_given: 'info',
  password_wrong: 'warn',
  code_wrong: 'warn',
  refresh_reused: 'warn',
  handoff_replayed: 'warn',
  refused: 'warn',
  session_ended: 'info',
  password_changed: 'info',
  email_changed: 'info',
  mobile_changed: 'info',
  data_exported: 'info',
  account_deleted: 'info',
  visit_link_used: 'info',
  report_sent: 'info',
  report_settled: 'info',
  listing_taken_down: 'info',
  fee_kept: 'info',
  fee_waived: 'info',
  refund_granted: 'info',
  booking_called_off: 'info',
  debt_paid: 'info',
  debt_written_off: 'info',
  operator_invited: 'warn',
  switch_thrown: 'warn',
  switch_released: 'warn',
} as const

type AuditEntry = {
  event: keyof typeof levels
  accountId?: string | undefined
  sessionId?: string | undefined
  /** Where it came from, and the address that was tried: kept as keyed marks only. */
  ip?: string | undefined
  emailKey?: string | undefined
  /** A word of ours, such as why a session ended; never what somebody typed. */
  detail?: string | undefined
}

type Auditing = Pick<Platform, 'clock' | 'config' | 'log'>

const markOf = ({ config }: Auditing, purpose: 'email' | 'network', text: string | undefined) =>
  text === undefined ? undefined : sign(config.tokenSecret, `audit-${purpose}`, text)

/** Writes a security event down, in the log and in the table that keeps it for 90 days: the one place that does.
 *  @param sql - of the transaction that it belongs to; without one, the database */
export async function audit(platform: Auditing, sql: Sql, entry: AuditEntry): Promise<void> {
  const { event, accountId, sessionId, detail } = entry
  const emailMark = markOf(platform, 'email', entry.emailKey)
  const networkMark = markOf(platform, 'network', entry.ip === undefined ? undefined : networkOf(entry.ip))
  platform.log[levels[event]](
    { audit: { event, accountId, sessionId, emailMark, networkMark, detail } },
    'security event',
  )
  await sql.row(
    `insert into audit (at, event, account_id, session_id, email_mark, network_mark, detail)
     values ($1, $2, $3, $4, $5, $6, $7)`,
    [
      at(platform.clock.now()),
      event,
      accountId ?? null,
      sessionId ?? null,
      emailMark ?? null,
      networkMark ?? null,
      detail ?? null,
    ],
  )
}

/** Forgets what is older than the table must keep. @returns how many */
export const sweepAudit = async ({ database }: Pick<Platform, 'database'>): Promise<number> =>
  (await database.rows('delete from audit where at < audit_over() returning 1 as gone')).length
