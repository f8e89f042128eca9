import type { DisputeReason } from '#cards.ts'
import type { Engine } from '#engine.ts'
import type { DeliveryState } from '#events/dispatcher.ts'
import { newDelivery } from '#events/emit.ts'
import type { Faults } from '#http/faults.ts'
import { adoptAccount, setStage } from '#onboarding/account.ts'
import { closeDispute, type DisputeEnd, openDispute } from '#payment/dispute.ts'
import { warnOfFraud } from '#payment/radar.ts'
import { failRefund } from '#payment/refund.ts'
import { type OnboardingStage, tableNames } from '#state/tables.ts'
import { sweep } from '#sweep.ts'
import { importPast, type Past } from './import-past.ts'

/** What a test may do to the sandbox; the same verbs as `POST /_sandbox/<verb>`. */
export interface Control {
  /** Sandbox time, Unix seconds. */
  now(): number
  /** Moves the clock on; authorisations expire and funds become available. */
  advanceClock(seconds: number): void
  /** The next `times` uses of a payment method come to `outcome`: `succeed`, `challenge`, `authentication_required`,
   *  or a decline such as `insufficient_funds`, whatever its test card does. */
  nextOutcome(paymentMethod: string, outcome: string, times?: number): void
  /** What the hosted onboarding of an account comes to; one that nobody made is made, for data that is older than the
   *  sandbox. */
  onboard(account: string, stage: OnboardingStage): void
  /** Does now what would come a moment later: fees become known, refunds come through. */
  settle(): void
  /** A client's bank disputes the charge of an intent. @param amount - pence, where it is not all  @returns the dispute's id */
  dispute(intent: string, reason: DisputeReason, amount?: number): string
  /** The network of a card warns of the charge of an intent. */
  warnOfFraud(intent: string): void
  /** The bank decides an open dispute. */
  closeDispute(dispute: string, end: DisputeEnd): void
  /** The bank of a connected account sends its next payout back. */
  closeBank(account: string): void
  /** Lives a past through that is older than the sandbox (demo data). */
  importPast(past: Past): void
  /** The bank sends a refund back that had gone through. */
  failRefund(refund: string): void
  webhooks: WebhookControl
  faults: Pick<Faults, 'clear' | 'fail' | 'hangUp' | 'setLatency'>
  /** Forgets everything but the webhook endpoints. */
  reset(): void
  /** All tables, rows in order of creation. */
  dump(): Record<string, object[]>
}

export interface WebhookControl {
  hold(): void
  /** Ends `hold` and sends what was kept back. */
  release(): Promise<void>
  /** Sends what was kept back and goes on holding. */
  flush(): Promise<void>
  drop(count: number): void
  duplicate(count: number): void
  shuffle(isOn: boolean): void
  /** How deliveries leave now, and how many wait. */
  state(): DeliveryState
  /** Sends an event again to every endpoint. */
  resend(event: string): void
  /** Resolves when nothing is on its way or waiting for a retry. */
  idle(): Promise<void>
}

export function sandboxControl(engine: Engine, faults: Faults): Control {
  const { world, dispatcher, tasks, background } = engine
  return {
    now: () => world.clock.now(),
    advanceClock: (seconds) =>
      background(() => {
        world.clock.advance(seconds)
        sweep(world)
      }),
    nextOutcome: (id, outcome, times = 1) => background(() => world.store.put('outcomes', { id, outcome, times })),
    onboard: (account, stage) => background(() => void setStage(world, adoptAccount(world, account), stage)),
    settle: () => tasks.runAll(),
    dispute: (intent, reason, amount) => {
      const charge = world.store.get('payment_intents', intent)?.latest_charge
      let id = ''
      background(() => {
        id = openDispute(world, String(charge), reason, { amount }).id
      })
      return id
    },
    warnOfFraud: (intent) =>
      background(() => warnOfFraud(world, String(world.store.get('payment_intents', intent)?.latest_charge))),
    closeDispute: (dispute, end) => background(() => closeDispute(world, dispute, end)),
    closeBank: (account) => background(() => world.store.put('closed_banks', { id: account })),
    importPast: (past) => background(() => importPast(world, past)),
    failRefund: (refund) => background(() => failRefund(world, refund)),
    webhooks: {
      hold: () => dispatcher.hold(),
      release: () => dispatcher.release(),
      flush: () => dispatcher.flush(),
      drop: (count) => dispatcher.drop(count),
      duplicate: (count) => dispatcher.duplicate(count),
      shuffle: (isOn) => dispatcher.shuffle(isOn),
      state: () => dispatcher.state(),
      resend: (event) => resend(engine, event),
      idle: () => dispatcher.idle(),
    },
    faults,
    reset: () => {
      dispatcher.reset()
      tasks.close()
      faults.clear()
      background(() => forget(engine))
    },
    dump: () => Object.fromEntries(tableNames.map((table) => [table, structuredClone(world.store.all(table))])),
  }
}

function resend({ world, dispatcher, background }: Engine, event: string): void {
  if (!world.store.get('events', event)) throw new RangeError(`no event ${event}`)
  const ids: string[] = []
  background(() => {
    for (const endpoint of world.store.all('webhook_endpoints')) ids.push(newDelivery(world, event, endpoint.id))
  })
  void dispatcher.send(ids)
}

/** What a reset leaves: where webhooks go. */
const kept: ReadonlySet<string> = new Set([
  'webhook_endpoints',
  'thin_endpoints',
  'connect_endpoints',
  'endpoint_secrets',
])

function forget({ world: { store } }: Engine): void {
  for (const table of tableNames) if (!kept.has(table)) for (const { id } of store.all(table)) store.delete(table, id)
}
