import { DAY_MS, HOUR_MS, MINUTE_MS } from '@ginipig/domain/time'
import { expect, test } from 'vitest'
import { runJobs } from '#testing/run-jobs.ts'
import { deposited } from './balance.fixture.ts'
import { checkBooksAfterEach } from './booking.fixture.ts'

checkBooksAfterEach()

type Deposited = Awaited<ReturnType<typeof deposited>>

/** Makes the client read French, and finds what they are told of a kind: how often, and the mails of it. */
async function inFrench({ world }: Deposited, kind: string, subject: RegExp) {
  const { database } = world.api.platform
  await database.row(`update account set language = 'fr' where id = $1`, [world.clientIds[0]])
  return async () => {
    await runJobs(world.api.platform)
    const told = await database.rows('select id from notification where kind = $1', [kind])
    const mails = await database.rows<{ subject: string }>('select subject from local_message order by id')
    return [told.length, mails.filter((mail) => subject.test(mail.subject)).length]
  }
}

test('the client is reminded 48 hours before, not earlier, once, in their language', async () => {
  const one = await deposited()
  const reminders = await inFrench(one, 'booking_reminder', /prélèvement de/)
  await one.sweepAt(48, -1)
  const before = await reminders()
  expect(before[0]).toBe(0)
  await one.sweepAt(48)
  expect(await reminders()).toEqual([1, (before[1] ?? 0) + 1])
  await one.sweepAt(47)
  expect(await reminders()).toEqual([1, (before[1] ?? 0) + 1])
})

test('a last call comes ten minutes after the last try was refused, once, in their language', async () => {
  const one = await deposited()
  const calls = await inFrench(one, 'booking_balance_last_call', /^Il reste .* à payer/)
  for (const hours of [36, 30, 24]) {
    one.refuse('insufficient_funds')
    await one.sweepAt(hours)
  }
  expect(await one.tries()).toEqual(['failed', 'failed', 'failed'])
  await one.sweepAt(24, 10 * MINUTE_MS - 1)
  expect((await calls())[0]).toBe(0)
  await one.sweepAt(24, 10 * MINUTE_MS)
  expect(await calls()).toEqual([1, 1])
  await one.sweepAt(20)
  expect(await calls()).toEqual([1, 1])
})

test('who pays in the meantime hears no last call', async () => {
  const one = await deposited()
  const calls = await inFrench(one, 'booking_balance_last_call', /^Il reste .* à payer/)
  one.refuse('insufficient_funds')
  await one.sweepAt(36)
  await one.sweepAt(30)
  await one.sweepAt(23)
  expect(await calls()).toEqual([0, 0])
  expect(one.world.api.clock.now()).toBe(one.startsAt - 23 * HOUR_MS)
})

/** Lets the card of the deposit end so long before the balance is taken. */
const cardEnds = ({ world, startsAt }: Deposited, before: number) =>
  world.api.platform.database.row(`update payment set card_ends_at = to_timestamp($1::bigint / 1000.0)`, [
    startsAt - 36 * HOUR_MS - before,
  ])

test('who is to pay with a card that ends before is told a week before the balance, once, in their language', async () => {
  const one = await deposited()
  const told = await inFrench(one, 'booking_card_expires', /carte expire/)
  await cardEnds(one, 0)
  const week = (7 * DAY_MS) / HOUR_MS
  await one.sweepAt(36 + week, -1)
  expect(await told()).toEqual([0, 0])
  await one.sweepAt(36 + week)
  expect(await told()).toEqual([1, 1])
  await one.sweepAt(37)
  expect(await told()).toEqual([1, 1])
})

test('a card that lasts until then, and one that was chosen meanwhile, are not told of', async () => {
  const lasting = await deposited()
  const ofLasting = await inFrench(lasting, 'booking_card_expires', /carte expire/)
  await cardEnds(lasting, -1)
  await lasting.sweepAt(40)
  expect(await ofLasting()).toEqual([0, 0])
  const chosen = await deposited()
  const ofChosen = await inFrench(chosen, 'booking_card_expires', /carte expire/)
  await cardEnds(chosen, 0)
  await chosen.world.api.platform.database.row(`update booking set balance_card = 'pm_other'`)
  await chosen.sweepAt(40)
  expect(await ofChosen()).toEqual([0, 0])
})

test('until when a card can pay is kept of what Stripe says of the charge', async () => {
  const { world } = await deposited()
  const { database } = world.api.platform
  const [payment] = await database.rows<{ endsAt: number }>('select card_ends_at as "endsAt" from payment')
  expect(new Date(payment?.endsAt ?? 0).toISOString()).toMatch(/^20\d\d-\d\d-01T00:00:00\.000Z$/)
  expect(payment?.endsAt).toBeGreaterThan(world.api.clock.now())
})
