import {
  cancelBookingAsProvider,
  completeBooking,
  getProviderBooking,
  releasePayment,
} from '@ginipig/contract/booking/provider-calls.ts'
import { getStatement } from '@ginipig/contract/payment/earnings.ts'
import { DAY_MS, HOUR_MS, MINUTE_MS, toWallClock } from '@ginipig/domain/time'
import { expect, test } from 'vitest'
import { endDebtByHand } from '#modules/payment/debt.ts'
import { checkBooksAfterEach, setUp } from './booking.fixture.ts'
import { keepFeeByHand, readMoneyTasks, taskDetail, taskLine, waiveFeeByHand } from './by-hand.ts'
import { confirmed, expectBooksToAgree, ledger, rest, sent, toldOf } from './ending.fixture.ts'

// The listing costs £54.00, so the fee for cancelling is £8.10 and a share £45.90.

checkBooksAfterEach()

async function cancelled(asksWaiver = false) {
  const world = await setUp()
  const { params } = await confirmed(world, 'deposit', 8)
  await world.provider(cancelBookingAsProvider, { params, body: { reason: 'illness', asksWaiver } })
  await rest(world)
  const { database } = world.api.platform
  const row = await database.row<{ reference: string }>('select reference from booking where id = $1', [
    params.bookingId,
  ])
  const waive = () => waiveFeeByHand(world.api.platform, row?.reference ?? '', 'illness')
  const release = async () => {
    const { params, startsAt } = await confirmed(world, 'full')
    world.api.clock.set(startsAt + MINUTE_MS)
    await world.provider(completeBooking, { params })
    await world.provider(releasePayment, { params })
    await rest(world)
  }
  const kinds = async () => {
    const month = toWallClock(world.api.clock.now(), 'Europe/London').date.slice(0, 7)
    const { body } = await world.provider(getStatement, { params: { month } })
    return body.lines.map(({ kind, amount }) => [kind, amount])
  }
  const keep = () => keepFeeByHand(world.api.platform, row?.reference ?? '')
  const view = async () => (await world.provider(getProviderBooking, { params })).body.waiver
  return { world, waive, keep, view, release, kinds, reference: row?.reference }
}

test('a fee that is waived is owed no more: the next share goes out whole', async () => {
  const { world, waive, release } = await cancelled()
  expect(await waive()).toBe(810)
  expect(await ledger(world)).toEqual({})
  await release()
  expect(await sent(world)).toEqual([4_590])
  expect(await ledger(world)).toEqual({ commission: -810 })
  expect(await toldOf(world, 'waived')).toEqual(['booking_fee_waived'])
  await expectBooksToAgree(world)
})

test('one that was kept back already goes out to them', async () => {
  const { world, waive, release, kinds } = await cancelled()
  await release()
  expect(await sent(world)).toEqual([3_780])
  expect(await waive()).toBe(810)
  await rest(world)
  // Our own balance has settled by then: the first try found it empty.
  world.api.sandbox.control.advanceClock(7 * DAY_MS)
  world.api.clock.advance(2 * HOUR_MS)
  await rest(world)
  expect(await sent(world)).toEqual([810, 3_780])
  expect(await ledger(world)).toEqual({ commission: -810 })
  expect(await kinds()).toContainEqual(['fee_repaid', 810])
  await expectBooksToAgree(world)
})

test('once; and nothing is waived of what has no fee', async () => {
  const { world, waive } = await cancelled()
  const both = await Promise.all([waive(), waive()])
  expect(both.toSorted((a, b) => a - b)).toEqual([0, 810])
  expect(await waiveFeeByHand(world.api.platform, 'GP-0', 'other')).toBe(0)
})

test('nor of one that was written off: nothing was ever paid of it', async () => {
  const { world, waive } = await cancelled()
  expect(await endDebtByHand(world.api.platform, world.providerId, 'written_off')).toBe(810)
  expect(await waive()).toBe(0)
  await rest(world)
  expect([await sent(world), await ledger(world)]).toEqual([[], { bad_debt: 810, provider_fee_income: -810 }])
})

test('who asks to be let off waits for a person, who reads it in one list with its age and what to do', async () => {
  const { world, waive, keep, view, reference } = await cancelled(true)
  const { platform, clock } = world.api
  const askedAt = clock.now()
  const lines = async () =>
    (await readMoneyTasks(platform.database)).map((task) =>
      taskLine({ ...task, detail: taskDetail(task) }, clock.now()),
    )
  clock.advance(3 * DAY_MS)
  expect(await view()).toEqual({ askedAt, answer: null })
  expect(await lines()).toEqual([
    `waiver  ${reference}  810 pence  3 days  "illness"  -> --waive ${reference} --because <reason> or --keep-fee ${reference}`,
  ])
  expect(await waive()).toBe(810)
  expect([await view(), await lines()]).toEqual([{ askedAt, answer: 'waived' }, []])
  expect(await keep()).toBe(false)
})

test('the answer that a fee stands is told once, and moves nothing', async () => {
  const { world, keep, view } = await cancelled(true)
  const before = await ledger(world)
  expect([await keep(), await keep()]).toEqual([true, false])
  expect(await view()).toMatchObject({ answer: 'kept' })
  expect([await toldOf(world, 'fee_kept'), await ledger(world)]).toEqual([['booking_fee_kept'], before])
  const unasked = await cancelled()
  expect(await unasked.keep()).toBe(false)
})
