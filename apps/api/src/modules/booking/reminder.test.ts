import { HOUR_MS, MINUTE_MS } from '@ginipig/domain/time'
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
  const reminders = await inFrench(one, 'booking_reminder', /prélevés le/)
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
  const calls = await inFrench(one, 'booking_balance_last_call', /dernier|toujours|encore/i)
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
  const calls = await inFrench(one, 'booking_balance_last_call', /dernier|toujours|encore/i)
  one.refuse('insufficient_funds')
  await one.sweepAt(36)
  await one.sweepAt(30)
  await one.sweepAt(23)
  expect(await calls()).toEqual([0, 0])
  expect(one.world.api.clock.now()).toBe(one.startsAt - 23 * HOUR_MS)
})
