import type { Database } from '#platform/database/sql.ts'

/** Every table with rows about a person, and which are theirs; `$1` is the account. A table that is in neither of
 *  these two lists fails the tests of export and deletion. */
export const personal: Record<string, string> = {
  account: 'id = $1',
  client_profile: 'account_id = $1',
  favourite_listing: 'client_id = $1',
  favourite_provider: 'client_id = $1',
  waitlist_entry: 'client_id = $1',
  alert: 'client_id = $1',
  provider_sign_up: 'account_id = $1',
  provider: 'id = $1',
  earnings_account: 'provider_id = $1',
  payout: 'provider_id = $1',
  transfer: 'provider_id = $1',
  provider_profile: 'account_id = $1',
  portfolio_photo: 'account_id = $1',
  operator: 'account_id = $1',
  session: 'account_id = $1',
  refresh_token: 'session_id in (select id from session where account_id = $1)',
  realtime_ticket: 'session_id in (select id from session where account_id = $1)',
  handoff_code: 'session_id in (select id from session where account_id = $1)',
  otp_challenge: 'account_id = $1',
  password_reset: 'account_id = $1',
  customer: 'account_id = $1',
  photo: 'account_id = $1',
  document: 'account_id = $1',
  listing: 'provider_id = $1',
  listing_draft: 'provider_id = $1',
  busy_time: 'provider_id = $1',
  outside_calendar: 'provider_id = $1',
  diary_feed: 'provider_id = $1',
  booking: 'client_id = $1 or provider_id = $1',
  booking_proposal: 'booking_id in (select id from booking where client_id = $1 or provider_id = $1)',
  sick_day_booking: 'booking_id in (select id from booking where client_id = $1 or provider_id = $1)',
  payment: 'booking_id in (select id from booking where client_id = $1 or provider_id = $1)',
  invoice: 'booking_id in (select id from booking where client_id = $1 or provider_id = $1)',
  promo_redemption: 'client_id = $1',
  payment_op: 'booking_id in (select id from booking where client_id = $1 or provider_id = $1)',
  review: 'client_id = $1',
  thread: 'client_id = $1 or provider_id = $1',
  thread_side: 'account_id = $1',
  message: 'key is not null and (thread_id, sender) in (select thread_id, side from thread_side where account_id = $1)',
  client_review: 'client_id = $1 or provider_id = $1',
  platform_review: 'provider_id = $1',
  report: 'reporter_id = $1',
  idempotency: 'account_id = $1',
  notification: 'account_id = $1',
  notification_off: 'account_id = $1',
  push_subscription: 'account_id = $1',
}

export const impersonal: Record<string, string> = {
  audit: 'ids, keyed marks and words of our own; can’t be changed, and goes after 90 days',
  operator_act: 'what operators did, by the id of who did it; can’t be changed, and goes after two years',
  content_edit: 'words of the blog and of answers that an operator changed',
  content_hidden: 'which of them are shown to nobody',
  booking_event: 'what happened and when, in our own words; can’t be changed',
  faq: 'questions and answers that everybody reads',
  faq_text: 'the same',
  feedback: 'what somebody thinks of us under a name they gave; no account stands beside it, and it goes after a year',
  listing_view: 'a number under the id of a listing',
  event_reading: 'how far Stripe’s list of events was read',
  ledger_entry: 'amounts under the ids of bookings; can’t be changed',
  ledger_txn: 'the same',
  provider_share: 'the same, until it is sent',
  local_message: 'the person’s own mailbox and phone, on a developer’s machine',
  migration: 'of the schema',
  price_history: 'prices under the ids of listings; can’t be changed',
  post: 'the blog',
  post_text: 'the same',
  post_rating: 'two numbers a post',
  promo_code: 'codes of ours, and how often they were used',
  quota: 'subjects are keyed hashes',
  refund_proposal: 'sums under the ids of bookings, who asked and who answered; the words go with the answer',
  refused_address: 'addresses are keyed marks, and go after 90 days',
  safety_switch: 'what an operator has stopped, and why',
  slot: 'times of a listing',
  socket_io_attachments: 'events on their way, for seconds',
  webhook_event: 'ids at Stripe',
  worker_process: 'of the worker',
}

export const tablesOf = async (database: Database): Promise<string[]> => {
  const rows = await database.rows<{ name: string }>(
    `select table_name as name from information_schema.tables
     where table_schema = 'public' and table_type = 'BASE TABLE' order by 1`,
  )
  return rows.map(({ name }) => name)
}

type Column = { table: string; column: string; type: string }

/** How a mark is put into a column, by its type; each row's own, for some columns are unique. */
const planting: Record<string, string> = {
  text: '$2 || ctid::text',
  jsonb: `jsonb_build_object('mark', $2::text)`,
  ARRAY: 'array[$2]',
}

const isRefused = (error: unknown) => String((error as { code?: unknown }).code) === '23514' // a check: not free text

/** Writes a mark of its own into each field of a person that takes any text.
 *  @returns the fields, as table.column */
export async function plantCanaries(database: Database, accountId: string): Promise<string[]> {
  const columns = await database.rows<Column>(
    `select table_name as table, column_name as column, data_type as type from information_schema.columns
     where table_schema = 'public' and is_generated = 'NEVER' and table_name = any ($1)
       and (table_name, column_name) not in (('photo', 'file_name'), ('document', 'file_name')) -- the way to the file, which the tests look for itself
       and (data_type in ('text', 'jsonb') or udt_name = '_text') order by 1, 2`,
    [Object.keys(personal)],
  )
  const done: string[] = []
  for (const { table, column, type } of columns) {
    const update = `update ${table} set ${column} = ${planting[type]} where ${personal[table]} returning 1 as planted`
    const rows = await database.rows(update, [accountId, `CANARY.${table}.${column}.`]).catch((error: unknown) => {
      if (isRefused(error)) return []
      throw error
    })
    if (rows.length > 0) done.push(`${table}.${column}`)
  }
  return done
}

/** All that the database holds, queue included, as one text. @param without - tables that may differ */
export async function dumpOf(database: Database, without: readonly string[] = []): Promise<string> {
  const tables = await database.rows<{ name: string }>(
    `select format('%I.%I', table_schema, table_name) as name from information_schema.tables
     where table_schema in ('public', 'graphile_worker') and table_type = 'BASE TABLE' and table_name <> all ($1)
     order by 1`,
    [['local_message', ...without]],
  )
  const texts: string[] = []
  for (const { name } of tables) {
    const rows = await database.rows<{ text: string }>(`select one::text as text from ${name} one`)
    texts.push(...rows.map(({ text }) => text))
  }
  return texts.join('\n')
}

/** Fields whose mark is in a text. */
export const canariesIn = (text: string): string[] =>
  [...new Set([...text.matchAll(/CANARY\.(\w+\.\w+)\./g)].map(([, field = '']) => field))].sort()
