import { brokenAtStripe, brokenInvariants, type Database } from '@ginipig/api/testing'
import type { Promised } from './booking-life.ts'
import type { Stand } from './stand.ts'

/** States that nothing may rest in once all that was away is back; each with the rows that do. */
const passing: Record<string, string> = {
  'a capture that never ends': `select id from booking where status = 'accepting'`,
  'a hold that is over': `select id from booking where status = 'pending_payment' and hold_until < now()`,
  'a request that nobody answered in time': `select id from booking where status = 'requested' and respond_by < now()`,
  'an event that was not worked on': `select id from webhook_event where processed_at is null`,
  'a fee that nobody told us': `select id from payment where status = 'succeeded' and not fee_known`,
  'money owed back': `select booking_id from refund_due`,
  // One that a newer job of its key took the place of has no key any more; a kill leaves it to retention.
  'a job that was given up': `select task_identifier || ': ' || coalesce(last_error, '') from graphile_worker.jobs
    where attempts >= max_attempts and key is not null`,
}

type Intents = Parameters<typeof brokenAtStripe>[1]

/** Pence at Stripe, available or on their way. */
async function balanceAtStripe({ stack }: Stand): Promise<number> {
  const balance = await ask<Record<'available' | 'pending', { amount: number }[]>>(stack.sandboxUrl, '/v1/balance')
  return [...balance.available, ...balance.pending].reduce((sum, { amount }) => sum + amount, 0)
}

export async function intentsAtStripe({ stack }: Stand): Promise<Intents[number][]> {
  const intents: Intents[number][] = []
  for (let more = true; more; ) {
    const after = intents.at(-1)?.id
    const page = await ask<{ data: Intents; has_more: boolean }>(
      stack.sandboxUrl,
      `/v1/payment_intents?limit=100${after ? `&starting_after=${after}` : ''}`,
    )
    intents.push(...page.data)
    more = page.has_more
  }
  return intents
}

export async function ask<Answer>(url: string, path: string): Promise<Answer> {
  const response = await fetch(url + path, { headers: { authorization: 'Bearer sk_test_local' } })
  if (!response.ok) throw new Error(`${path} answered ${response.status}`)
  return (await response.json()) as Answer // Stripe's own shapes
}

/** @param unbooked - pence that left Stripe and that the books can't know of */
async function disagreement(stand: Stand, unbooked: number): Promise<string[]> {
  const { database } = stand
  const sum = async (where: string) => {
    const row = await database.row<{ pence: string }>(
      `select coalesce(sum(amount), 0)::text as pence from ledger_entry ${where}`,
    )
    return Number(row?.pence)
  }
  const [all, ours, theirs] = [await sum(''), await sum(`where account = 'stripe'`), await balanceAtStripe(stand)]
  return [
    ...(all === 0 ? [] : [`the ledger sums to ${all} p`]),
    ...(ours - unbooked === theirs ? [] : [`the books have ${ours} p at Stripe, Stripe has ${theirs} p`]),
  ]
}

async function atRest(database: Database): Promise<string[]> {
  const resting = await Promise.all(
    Object.entries(passing).map(async ([what, query]) => {
      const rows = await database.rows<Record<string, unknown>>(query)
      return rows.length === 0 ? [] : [`${what}: ${rows.map((row) => Object.values(row)[0]).join(', ')}`]
    }),
  )
  return resting.flat()
}

async function untrue(database: Database, promises: readonly Promised[]): Promise<string[]> {
  const rows = await database.rows<{ id: string; status: Promised['ends'][number] }>('select id, status from booking')
  const statuses = new Map(rows.map(({ id, status }) => [id, status]))
  return promises.flatMap(({ bookingId, told, ends }) => {
    const status = statuses.get(bookingId)
    return status && ends.includes(status) ? [] : [`${bookingId} was told "${told}" and is ${status ?? 'gone'}`]
  })
}

async function isWorking({ stack }: Stand): Promise<string[]> {
  const response = await fetch(`${stack.apiUrl}/api/v1/health`)
  const health = response.ok ? ((await response.json()) as { worker: string }) : undefined // as its contract says
  return health?.worker === 'running' ? [] : [`health is ${response.status}, the worker ${health?.worker}`]
}

/** Payments of which the books can know nothing, and what they cost, pence. */
interface Lost {
  readonly intents: ReadonlySet<string>
  readonly cost: number
}

/** All that doesn't agree: bookings, slots, the ledger, what people were told, the sandbox, the processes. */
export async function disagreements(
  stand: Stand,
  promises: readonly Promised[],
  lost: Lost = { intents: new Set(), cost: 0 },
): Promise<string[]> {
  const { database } = stand
  try {
    const intents = (await intentsAtStripe(stand)).filter(({ id }) => !lost.intents.has(id))
    return [
      ...(await isWorking(stand)),
      ...(await brokenInvariants(database)),
      ...(await brokenAtStripe(database, intents)),
      ...(await disagreement(stand, lost.cost)),
      ...(await atRest(database)),
      ...(await untrue(database, promises)),
    ]
  } catch (error) {
    return [`could not look: ${error instanceof Error ? error.message : error}`]
  }
}

/** Figures of the whole run, for its last lines. */
export async function booksOf(stand: Stand): Promise<string> {
  const rows = await stand.database.rows<{ status: string; count: string }>(
    'select status, count(*)::text as count from booking group by status order by count(*) desc',
  )
  const pounds = ((await balanceAtStripe(stand)) / 100).toFixed(2)
  return `${rows.map(({ status, count }) => `${count} ${status}`).join(', ')}; £${pounds} at Stripe`
}
