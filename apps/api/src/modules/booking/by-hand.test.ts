import { cancelBooking, contestNoShow } from '@ginipig/contract/booking/client-calls.ts'
import { cancelBookingAsProvider, markNoShow } from '@ginipig/contract/booking/provider-calls.ts'
import { MINUTE_MS } from '@ginipig/domain/time'
import { expect, test } from 'vitest'
import { checkBooksAfterEach, intentsOf, setUp } from './booking.fixture.ts'
import { countMoneyTasks, readMoneyTasks } from './by-hand.ts'
import { confirmed, rest } from './ending.fixture.ts'

checkBooksAfterEach()

test('as many tasks are counted as are listed, of each kind', async () => {
  const world = await setUp()
  const { platform, sandbox } = world.api
  const expectCounted = async (kinds: string[]) => {
    const listed = (await readMoneyTasks(platform.database)).map(({ what }) => what)
    expect([listed.toSorted(), await countMoneyTasks(platform.database)]).toEqual([kinds, kinds.length])
  }
  const intentOf = async ({ bookingId }: { bookingId: string }) =>
    (await intentsOf(world.api)).find(({ metadata }) => metadata.booking_id === bookingId)?.id ?? ''
  await expectCounted([])

  const waived = await confirmed(world, 'full', 12)
  const body = { reason: 'illness', asksWaiver: true } as const
  await world.provider(cancelBookingAsProvider, { params: waived.params, body })
  await rest(world)
  await expectCounted(['waiver'])

  const sentBack = await confirmed(world, 'full', 14)
  await world.client(cancelBooking, { params: sentBack.params, body: { loses: 810 } })
  await rest(world)
  await expectCounted(['waiver'])
  const intent = await intentOf(sentBack.params)
  const { data } = await platform.stripe.refunds.list({ payment_intent: intent })
  sandbox.control.failRefund(data[0]?.id ?? '')
  await rest(world)
  await expectCounted(['refund', 'waiver'])

  const missed = await confirmed(world, 'full', 8)
  world.api.clock.set(missed.startsAt + 15 * MINUTE_MS)
  await world.provider(markNoShow, { params: missed.params })
  await world.client(contestNoShow, { params: missed.params, body: { words: 'I was there.' } })
  await rest(world)
  await expectCounted(['contest', 'refund', 'waiver'])

  // What the client's bank may give isn't ours to give as well.
  sandbox.control.dispute(intent, 'fraudulent')
  await rest(world)
  await expectCounted(['contest', 'dispute', 'waiver'])
})
