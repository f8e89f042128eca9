import { getMyBooking } from '@ginipig/contract/booking/client-calls.ts'
import { acceptBooking } from '@ginipig/contract/booking/provider-calls.ts'
import { HOUR_MS } from '@ginipig/domain/time'
import { runJobs, sweepAndRun } from '#testing/run-jobs.ts'
import { intentsOf, request, setUp, slotOf } from './booking.fixture.ts'

/** A confirmed booking whose deposit is paid, and the means to make its card say no. */
export async function deposited(testCard = 'pm_card_visa') {
  const world = await setUp()
  const { params } = await request(world, { plan: 'deposit', card: testCard })
  await world.provider(acceptBooking, { params })
  await runJobs(world.api.platform)
  const { startsAt } = slotOf(world)
  const card = (await intentsOf(world.api))[0]?.payment_method
  const read = async () => {
    const { status, paymentStatus, captured, paymentProblem } = (await world.client(getMyBooking, { params })).body
    return { status, paymentStatus, captured, paymentProblem }
  }
  /** Lets the sweep come by so many hours before the start. */
  const sweepAt = async (hours: number, ms = 0) => {
    world.api.clock.set(startsAt - hours * HOUR_MS + ms)
    await sweepAndRun(world.api.platform)
    return read()
  }
  const refuse = (outcome: string) => world.api.sandbox.control.nextOutcome(String(card), outcome)
  const tries = async () => {
    const rows = await world.api.platform.database.rows<{ status: string }>(
      `select status from payment_op where kind = 'charge' order by created_at`,
    )
    return rows.map(({ status }) => status)
  }
  return { world, params, startsAt, sweepAt, refuse, tries }
}
