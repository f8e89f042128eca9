import { getMyBooking } from '@ginipig/contract/booking/client-calls.ts'
import { getProviderBooking } from '@ginipig/contract/booking/provider-calls.ts'
import { getEarnings, getStatement } from '@ginipig/contract/payment/earnings.ts'
import { listPayments } from '@ginipig/contract/payment/history.ts'
import { changeOf } from '@ginipig/domain/payment'
import { DAY_MS, DEFAULT_ZONE, toWallClock } from '@ginipig/domain/time'
import { expect } from 'vitest'
import type { TestApi } from '#testing/test-api.ts'
import type { Cast } from './cast.fixture.ts'

type Booked = { taken: number; kept: number; earned: number }

/** What the pages of both sides say was taken, given back and earned is what the ledger holds, once all is at rest.
 *  @param since - ms UTC, before the story began */
export async function expectPagesToAgree(api: TestApi, people: Cast, since: number): Promise<void> {
  const { database } = api.platform
  const { providerId } = people.world
  for (const [number, { bookingId } = {}] of people.about.entries()) {
    const client = people.clients[number]
    if (!client || !bookingId) continue
    const params = { bookingId }
    const { status, body } = await client(getMyBooking, { params })
    if (status !== 200) continue // let go before anything was paid
    const booked = await readBooked(api, bookingId)
    const back = booked.taken - booked.kept
    const isTaken = new Set(['taken', 'paid', 'disputed', 'taken_back'])
    const taken = sumOf(body.payments.filter(({ state }) => isTaken.has(state)))
    const { items } = (await client(listPayments, { query: { period: 'all', limit: '24' } })).body
    const lines = items.filter((line) => line.bookingId === bookingId)
    const refunds = sumOf(lines.filter(({ kind, state }) => kind === 'refund' && state !== 'refund_pending'))
    const { outcome } = (await people.provider(getProviderBooking, { params })).body
    expect({
      taken,
      refund: body.refund?.amount ?? 0,
      refunds: lines.length > 0 ? refunds : back,
      earned: outcome ? outcome.earned : booked.earned,
    }).toEqual({ taken: booked.taken, refund: back, refunds: back, earned: booked.earned })
  }
  const months = new Set<string>()
  for (let at = since; at <= api.clock.now() + DAY_MS; at += DAY_MS)
    months.add(toWallClock(at, DEFAULT_ZONE).date.slice(0, 7))
  const told = { money: 0, owed: 0 }
  for (const month of months) {
    const { lines } = (await people.provider(getStatement, { params: { month } })).body
    for (const change of lines.map(changeOf)) {
      told.money += change.money
      told.owed += change.owed
    }
  }
  const held = await database.row<{ money: number; owed: number }>(
    `select coalesce(-sum(amount) filter (where account like 'provider_payable/%'), 0)::int as money,
       coalesce(sum(amount) filter (where account like 'provider_receivable/%'), 0)::int as owed
     from ledger_entry where provider_id = $1`,
    [providerId],
  )
  expect(told, 'statements').toEqual(held)
  const { onItsWay, owed } = (await people.provider(getEarnings, {})).body
  expect({ money: onItsWay, owed }, 'earnings').toEqual(held)
}

const sumOf = (lines: readonly { amount: number }[]) => lines.reduce((sum, { amount }) => sum + amount, 0)

async function readBooked({ platform: { database } }: TestApi, bookingId: string): Promise<Booked> {
  const row = await database.row<Booked>(
    `select
       (select coalesce(sum(amount), 0)::int from payment where booking_id = $1 and status = 'succeeded') as taken,
       coalesce(sum(e.amount) filter (where e.account in ('stripe', 'bank')
         and t.source_type in ('payment.captured', 'refund.succeeded', 'refund.by_hand')), 0)::int as kept,
       coalesce(-sum(e.amount) filter (where e.account like 'provider_payable/%'
         and t.source_type in ('booking.settled', 'booking.released', 'booking.undone')), 0)::int as earned
     from ledger_txn t join ledger_entry e on e.provider_id = t.provider_id and e.txn_id = t.id where t.booking_id = $1`,
    [bookingId],
  )
  if (!row) throw new Error('An aggregate has a row')
  return row
}
