import { getMyBooking } from '@ginipig/contract/booking/client-calls.ts'
import { acceptBooking } from '@ginipig/contract/booking/provider-calls.ts'
import { expect } from 'vitest'
import { runJobs, sweepAndRun } from '#testing/run-jobs.ts'
import { request, slotOf, type World } from './booking.fixture.ts'

/** A booking that is confirmed and paid for, by deposit or in full. */
export async function confirmed(world: World, plan: 'deposit' | 'full' = 'full', index = 10) {
  const { params } = await request(world, { plan, index })
  if (!(await isConfirmed(world, params))) {
    await world.provider(acceptBooking, { params })
    await runJobs(world.api.platform)
  }
  return { params, startsAt: slotOf(world, index).startsAt }
}

export const isConfirmed = async ({ client }: World, params: { bookingId: string }) =>
  (await client(getMyBooking, { params })).body.status === 'confirmed'

/** Lets all that is on its way arrive: Stripe settles, events are read, jobs run. */
export async function rest({ api }: World) {
  await runJobs(api.platform)
  api.sandbox.control.settle()
  await sweepAndRun(api.platform)
}

/** Pence on each account of the ledger that is not empty, without whose they are. */
export async function ledger({ api }: World): Promise<Record<string, number>> {
  const rows = await api.platform.database.rows<{ account: string; pence: number }>(
    `select split_part(account, '/', 1) as account, sum(amount) as pence from ledger_entry
     where account not in ('stripe', 'stripe_fees') group by 1 having sum(amount) <> 0 order by 1`,
  )
  return Object.fromEntries(rows.map(({ account, pence }) => [account, pence]))
}

/** Stripe has, to the penny, what our books say is there, and sent to each account, less what came back, what they say. */
export async function expectBooksToAgree({ api }: { api: Pick<World['api'], 'platform'> }) {
  const row = await api.platform.database.row<{ pence: number }>(
    `select coalesce(sum(amount), 0) as pence from ledger_entry where account = 'stripe'`,
  )
  const { available, pending } = await api.platform.stripe.balance.retrieve()
  expect(row?.pence).toBe((available[0]?.amount ?? 0) + (pending[0]?.amount ?? 0))
  const booked = await api.platform.database.rows<{ account: string; pence: number }>(
    `select a.stripe_account as account, -sum(e.amount) as pence
     from ledger_txn t join ledger_entry e on e.txn_id = t.id and e.account = 'stripe'
       join earnings_account a on a.provider_id = t.provider_id
     where t.source_type in ('transfer.made', 'transfer.reversed') group by 1`,
  )
  const sums = new Map<string, number>()
  for await (const { destination, amount, amount_reversed: back } of api.platform.stripe.transfers.list({ limit: 100 }))
    sums.set(String(destination), (sums.get(String(destination)) ?? 0) + amount - back)
  expect(new Map(booked.map(({ account, pence }) => [account, pence]))).toEqual(sums)
}

export const sent = async ({ api }: World) =>
  (await api.platform.stripe.transfers.list({ limit: 100 })).data.map(({ amount }) => amount).toSorted((a, b) => a - b)

export const refunds = async ({ api }: World) =>
  (await api.platform.stripe.refunds.list({ limit: 100 })).data.map(({ amount }) => amount)

/** What was told, of the kinds that have this in their name. */
export const toldOf = async ({ api }: World, part: string) => {
  const rows = await api.platform.database.rows<{ kind: string }>(
    `select kind from notification where strpos(kind, $1) > 0 order by kind`,
    [part],
  )
  return rows.map(({ kind }) => kind)
}
