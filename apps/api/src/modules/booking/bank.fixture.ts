import { DAY_MS, HOUR_MS } from '@ginipig/domain/time'
import { sweepAndRun } from '#testing/run-jobs.ts'
import type { TestApi } from '#testing/test-api.ts'
import { grantRefundByHand, keepFeeByHand, payBackByHand, readMoneyTasks, waiveFeeByHand } from './by-hand.ts'
import type { BankAct } from './story.fixture.ts'

type Drawn = BankAct & { bookingId: string }

/** What a client's bank or an operator does to a booking; nothing where there is nothing to do it to. */
export async function actAtBank(api: TestApi, { do: what, draw, bookingId }: Drawn): Promise<void> {
  const { platform, sandbox } = api
  const { database, stripe } = platform
  const row = await database.row<{ reference: string }>('select reference from booking where id = $1', [bookingId])
  const reference = row?.reference ?? ''
  switch (what) {
    case 'warn': {
      const intent = oneOf(await takenBy(api, bookingId), draw)
      if (intent) ignoreRefusal(() => sandbox.control.warnOfFraud(intent))
      return
    }
    case 'dispute': {
      const intent = oneOf(await takenBy(api, bookingId), draw)
      // Twice is refused by the sandbox, as a bank would.
      if (intent) ignoreRefusal(() => sandbox.control.dispute(intent, draw % 2 ? 'fraudulent' : 'product_not_received'))
      return
    }
    case 'decide dispute': {
      const one = oneOf(await openDisputes(api), draw)
      if (one) sandbox.control.closeDispute(one.id, draw % 2 ? 'won' : 'lost')
      return
    }
    case 'send refund back': {
      const intent = oneOf(await takenBy(api, bookingId), draw)
      if (!intent) return
      const { data } = await stripe.refunds.list({ payment_intent: intent, limit: 100 })
      const one = data.find(({ status }) => status === 'succeeded')
      if (one) sandbox.control.failRefund(one.id)
      return
    }
    case 'grant': {
      const grant = { amount: 100 * (1 + draw), atFault: draw % 2 ? ('provider' as const) : ('nobody' as const) }
      await grantRefundByHand(platform, reference, grant)
      return
    }
    case 'waive fee':
      await waiveFeeByHand(platform, reference, 'illness')
      return
    case 'keep fee':
      await keepFeeByHand(platform, reference)
  }
}

const oneOf = <One>(all: readonly One[], draw: number): One | undefined => all[draw % Math.max(1, all.length)]

/** The intents that took money. */
async function takenBy({ platform }: TestApi, bookingId: string): Promise<string[]> {
  const rows = await platform.database.rows<{ intent: string }>(
    `select stripe_payment_intent as intent from payment where booking_id = $1 and status = 'succeeded' order by created_at`,
    [bookingId],
  )
  return rows.map(({ intent }) => intent)
}

function ignoreRefusal(what: () => unknown): void {
  try {
    what()
  } catch {
    // Belongs to the story.
  }
}

async function openDisputes({ platform, sandbox }: TestApi) {
  await sandbox.control.webhooks.idle()
  const { data } = await platform.stripe.disputes.list({ limit: 100 })
  return data.filter(({ status }) => !['won', 'lost', 'warning_closed'].includes(status))
}

/** The banks decide, and an operator pays by hand what a bank sent back. */
export async function settleAtBank(api: TestApi, providerId: string): Promise<void> {
  const { platform, sandbox, clock } = api
  const rest = async () => {
    sandbox.control.settle()
    await sandbox.control.webhooks.idle()
    await sweepAndRun(platform)
  }
  const open = await openDisputes(api)
  for (const [index, { id }] of open.entries()) sandbox.control.closeDispute(id, index % 2 ? 'won' : 'lost')
  if (open.length > 0) await rest()
  const tasks = (await readMoneyTasks(platform.database)).filter(({ what }) => what === 'refund')
  for (const { booking_id: bookingId } of tasks) if (bookingId) await payBackByHand(platform, { providerId, bookingId })
  if (open.length + tasks.length === 0) return
  for (const ms of [12 * HOUR_MS, 12 * HOUR_MS, 8 * DAY_MS]) {
    clock.advance(ms)
    await rest()
  }
}
