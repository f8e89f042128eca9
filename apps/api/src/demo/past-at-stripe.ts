import { at, type Sql } from '#platform/database/sql.ts'
import type { Platform } from '#platform/platform.ts'
import { stripeName } from './booking-money.ts'
import { askStandIn } from './stand-in.ts'

type Told = { id: string; provider_id: string; booking_id: string }
type ChargeRow = Told & {
  kind: string
  amount: number
  status: string
  card_last4: string
  created_at: number
  changed_at: number
}
/** A movement that the books have at Stripe, or a memo of one. Pence. */
type Movement = { source_type: string; source_id: string; at: number; pence: number }

const readCharges = (sql: Sql) =>
  sql.rows<ChargeRow>(
    `select id, provider_id, booking_id, kind, amount, status, card_last4, created_at, changed_at
     from payment where stripe_payment_intent is null order by created_at, id`,
  )

const readMovements = (sql: Sql) =>
  sql.rows<Movement>(
    `select t.source_type, t.source_id, t.at, abs(e.amount)::int as pence
     from ledger_txn t join ledger_entry e on e.provider_id = t.provider_id and e.txn_id = t.id
     where e.account = 'stripe' or (e.account = 'auth_held' and t.source_type = 'payment.authorised') order by t.at, t.id`,
  )

const readPayouts = (sql: Sql) =>
  sql.rows<{ id: string; account: string; amount: number; created_at: number; transfers: string[] }>(
    `select p.id, a.stripe_account as account, p.amount, p.created_at, array_agg(t.id) as transfers
     from payout p join earnings_account a on a.provider_id = p.provider_id join transfer t on t.payout_id = p.id
     group by p.id, a.stripe_account order by p.created_at, p.id`,
  )

const seconds = (instant: number) => Math.floor(instant / 1_000)

/** What Stripe would hold of the past that the books tell: each charge with its fee, what went back of it and what was sent
 *  of it, and the payouts. As the sandbox's `import` takes it. */
async function pastOf(sql: Sql, accounts: ReadonlyMap<string, string>, charges: readonly ChargeRow[]) {
  const movements = await readMovements(sql)
  const bySource = new Map(movements.map((one) => [`${one.source_type} ${one.source_id}`, one]))
  const named = ({ id, provider_id, booking_id }: Told) => ({ provider_id, booking_id, payment_id: id })
  const refunded = new Map(
    movements.flatMap((one) =>
      one.source_type === 'refund.succeeded' ? [[one.source_id.split(':')[0] ?? '', one]] : [],
    ),
  )
  return {
    accounts: [...accounts.values()],
    charges: charges.map((charge) => {
      const held = bySource.get(`payment.authorised ${charge.id}`)
      const taken = bySource.get(`payment.captured ${charge.id}`)
      const fee = bySource.get(`charge.fee ${stripeName('ch', charge.id)}`)?.pence ?? 0
      return {
        intent: stripeName('pi', charge.id),
        charge: stripeName('ch', charge.id),
        amount: charge.amount,
        card: charge.card_last4,
        transfer_group: `booking_${charge.booking_id}`,
        metadata: named(charge),
        off_session: charge.kind === 'balance',
        held_at: held ? seconds(held.at) : null,
        taken: taken ? { at: seconds(taken.at), fee } : null,
        canceled_at: charge.status === 'canceled' ? seconds(charge.changed_at) : null,
      }
    }),
    refunds: charges.flatMap((charge) => {
      const back = refunded.get(stripeName('ch', charge.id))
      if (!back) return []
      const [id, of] = [stripeName('re', charge.id), stripeName('ch', charge.id)]
      return [{ id, charge: of, amount: back.pence, at: seconds(back.at), metadata: named(charge) }]
    }),
    transfers: charges.flatMap((charge) => {
      const id = stripeName('tr', charge.id)
      const sent = bySource.get(`transfer.made ${id}`)
      if (!sent) return []
      const destination = accounts.get(charge.provider_id) ?? ''
      const transfer_group = `booking_${charge.booking_id}`
      const whose = { destination, transfer_group, metadata: named(charge) }
      return [{ id, charge: stripeName('ch', charge.id), amount: sent.pence, at: seconds(sent.at), ...whose }]
    }),
    payouts: (await readPayouts(sql)).map(({ created_at, ...payout }) => ({ ...payout, at: seconds(created_at) })),
  }
}

/** Ties each charge to what is at Stripe now, and writes down which refunds were asked of it: a later one takes no more
 *  than is left. */
async function tie(
  sql: Sql,
  charges: readonly ChargeRow[],
  refunds: readonly { amount: number; at: number; metadata: { payment_id: string } }[],
) {
  await sql.rows(
    `update payment p set stripe_payment_intent = tied.intent, fee_known = p.status = 'succeeded'
     from unnest($1::uuid[], $2::text[]) as tied (id, intent) where p.id = tied.id`,
    [charges.map(({ id }) => id), charges.map(({ id }) => stripeName('pi', id))],
  )
  await sql.rows(
    `insert into payment_op (provider_id, booking_id, payment_id, kind, params, status, created_at, tried_at, finished_at)
     select p.provider_id, p.booking_id, p.id, 'refund', jsonb_build_object('amount', back.amount), 'succeeded', back.at, back.at, back.at
     from unnest($1::uuid[], $2::int[], $3::timestamptz[]) as back (id, amount, at) join payment p on p.id = back.id`,
    [
      refunds.map(({ metadata }) => metadata.payment_id),
      refunds.map(({ amount }) => amount),
      refunds.map((one) => at(one.at * 1_000)),
    ],
  )
}

/** Has the stand-in for Stripe live through the money of the demo's past, which is older than it: afterwards its balances
 *  are those of the books, and every charge, refund, transfer and payout of a past booking is there to be found, refunded,
 *  disputed and taken back. @throws where the stand-in won't have it: then the books are wrong */
export async function replayPastAtStripe(platform: Platform): Promise<void> {
  const { config, database } = platform
  if (!config.stripe.standIn) return
  const accounts = await database.rows<{ provider_id: string; stripe_account: string }>(
    'select provider_id, stripe_account from earnings_account',
  )
  const charges = await readCharges(database)
  const past = await pastOf(
    database,
    new Map(accounts.map(({ provider_id, stripe_account }) => [provider_id, stripe_account])),
    charges,
  )
  await askStandIn(platform, 'import', past)
  await database.transaction((sql) => tie(sql, charges, past.refunds))
}
