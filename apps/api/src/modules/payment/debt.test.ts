import { cancelBookingAsProvider } from '@ginipig/contract/booking/provider-calls.ts'
import { reopenListing } from '@ginipig/contract/listing/my-listings.ts'
import { getEarnings, getStatement } from '@ginipig/contract/payment/earnings.ts'
import { DEBT_OVERDUE_AFTER_MS } from '@ginipig/domain/payment'
import { DEFAULT_ZONE, toWallClock } from '@ginipig/domain/time'
import { expect, test } from 'vitest'
import { leave, stepUp } from '#modules/account/life.fixture.ts'
import { checkBooksAfterEach, setUp, type World } from '#modules/booking/booking.fixture.ts'
import { confirmed, ledger, rest, toldOf } from '#modules/booking/ending.fixture.ts'
import { closeForDebt } from '#modules/my-listing/listing.job.ts'
import { lockProvider } from '#platform/database/provider-key.ts'
import { sweep } from '#sweep.ts'
import { injectCaller } from '#testing/caller.ts'
import { codeOf } from '#testing/password-login.ts'
import { sweepAndRun, waitingNews } from '#testing/run-jobs.ts'
import { signIn } from '#testing/sign-in.ts'
import { testOrigins } from '#testing/test-config.ts'
import { endDebtByHand, readOverdueDebts } from './debt.ts'

// The listing costs £54.00, so the fee for cancelling is £8.10.

checkBooksAfterEach()

/** A provider who owes the fee for cancelling, and has owed it for the time given (ms). */
async function owing(forMs: number) {
  const world = await setUp()
  const { params } = await confirmed(world, 'deposit', 8)
  await world.provider(cancelBookingAsProvider, { params, body: { reason: 'illness' } })
  await rest(world)
  const owedAt = world.api.clock.now()
  world.api.clock.set(owedAt + forMs)
  await sweepAndRun(world.api.platform)
  // No session lasts that long.
  const { app, platform } = world.api
  const { tokenSecret } = platform.config
  const token = await signIn({ ...platform, tokenSecret }, world.providerId, 'console')
  return { world: { ...world, provider: injectCaller(app, token) }, owedAt }
}

const statusOf = async ({ api, listing }: World) =>
  (await api.platform.database.row<{ status: string }>('select status from listing where id = $1', [listing.id]))
    ?.status

test('90 days of debt close the listings, once, and none is opened anew until it is paid', async () => {
  const { world, owedAt } = await owing(DEBT_OVERDUE_AFTER_MS - 1)
  const { platform, clock } = world.api
  expect(await statusOf(world)).toBe('listed')
  expect((await world.provider(getEarnings)).body).toMatchObject({ owed: 810, owedSince: owedAt, overdue: 0 })
  clock.advance(1)
  await sweep(platform)
  // Open pages of theirs and of clients'.
  expect(await waitingNews(platform)).toEqual([
    `diary.changed:${world.providerId}`,
    `listing.changed:${world.listing.id}`,
  ])
  await sweepAndRun(platform)
  await sweepAndRun(platform)
  expect(await statusOf(world)).toBe('closed')
  expect(await toldOf(world, 'debt')).toEqual(['listings_closed_for_debt'])
  expect((await world.provider(getEarnings)).body).toMatchObject({ owed: 810, overdue: 810 })
  const reopen = () => world.provider(reopenListing, { params: { listingId: world.listing.id } })
  expect((await reopen()).body).toMatchObject({ code: 'debt_overdue' })

  expect(await readOverdueDebts(platform.database, clock.now())).toEqual([
    { providerId: world.providerId, pence: 810, since: owedAt },
  ])
  expect(await endDebtByHand(platform, world.providerId, 'paid', 811)).toBe(0)
  expect(await endDebtByHand(platform, world.providerId, 'paid', 500)).toBe(500)
  expect((await reopen()).body).toMatchObject({ code: 'debt_overdue' })
  expect(await endDebtByHand(platform, world.providerId, 'written_off')).toBe(310)
  expect(await toldOf(world, 'debt')).toEqual(['debt_settled', 'listings_closed_for_debt'])
  expect((await reopen()).status).toBe(200)
  await sweepAndRun(platform)
  expect(await statusOf(world)).toBe('listed')
  expect(await ledger(world)).toEqual({ bad_debt: 310, bank: 500, provider_fee_income: -810 })

  const month = toWallClock(clock.now(), DEFAULT_ZONE).date.slice(0, 7)
  const { lines } = (await world.provider(getStatement, { params: { month } })).body
  expect(lines.map(({ kind, amount }) => [kind, amount]).toReversed()).toEqual([
    ['debt_paid', 500],
    ['debt_written_off', 310],
  ])
})

test('a debt that is paid while the sweep waits for it closes nothing', async () => {
  const { world } = await owing(DEBT_OVERDUE_AFTER_MS - 1)
  const { platform, clock } = world.api
  const { database } = platform
  clock.advance(1)
  const waiting = async () =>
    (
      await database.row<{ count: number }>(
        "select count(*) as count from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'",
      )
    )?.count
  const { paying, closing } = await database.transaction(async (sql) => {
    await lockProvider(sql, world.providerId)
    const paying = endDebtByHand(platform, world.providerId, 'paid')
    await expect.poll(waiting).toBe(1)
    const closing = closeForDebt(platform)
    await expect.poll(waiting).toBe(2)
    return { paying, closing }
  })
  expect([await paying, await closing, await statusOf(world)]).toEqual([810, 0, 'listed'])
})

test('a debt that is written off can’t be written off again', async () => {
  const { world } = await owing(0)
  const { platform } = world.api
  const both = await Promise.all([1, 2].map(() => endDebtByHand(platform, world.providerId, 'written_off')))
  expect(both.toSorted((a, b) => a - b)).toEqual([0, 810])
})

test('who owes something keeps the account until it is paid', async () => {
  const { world } = await owing(0)
  const { platform } = world.api
  const token = await (
    await signIn({ ...platform, tokenSecret: platform.config.tokenSecret }, world.providerId, 'console')
  )()
  await stepUp(world.api, token)
  const early = await leave(world.api, token, testOrigins.console)
  expect([early.statusCode, codeOf(early)]).toEqual([409, 'account_in_debt'])
  expect(await endDebtByHand(platform, world.providerId, 'paid')).toBe(810)
  expect((await leave(world.api, token, testOrigins.console)).statusCode).toBe(200)
})
