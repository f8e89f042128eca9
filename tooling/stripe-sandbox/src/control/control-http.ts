import * as v from 'valibot'
import { disputeReasons } from '#cards.ts'
import type { ApiAnswer, ApiRequest } from '#http/pipeline.ts'
import { disputeEnds } from '#payment/dispute.ts'
import { onboardingStages } from '#state/tables.ts'
import type { Control } from './control.ts'
import { past } from './import-past.ts'

const count = v.pipe(v.number(), v.integer(), v.minValue(0))
const target = { method: v.optional(v.string()), path: v.optional(v.string()) }

type Verb = (control: Control, body: unknown) => unknown

/** Types a verb by its schema. */
function verb<S extends v.GenericSchema>(schema: S, run: (control: Control, body: v.InferOutput<S>) => unknown): Verb {
  return (control, body) => run(control, v.parse(schema, body))
}

const nothing = v.object({})

/** `POST /_sandbox/<verb>` with a JSON body. */
const verbs: Readonly<Record<string, Verb>> = {
  now: verb(nothing, (control) => ({ now: control.now() })),
  'advance-clock': verb(v.object({ seconds: count }), (control, { seconds }) => control.advanceClock(seconds)),
  'next-outcome': verb(
    v.object({ payment_method: v.string(), outcome: v.string(), times: v.optional(count, 1) }),
    (control, body) => control.nextOutcome(body.payment_method, body.outcome, body.times),
  ),
  onboard: verb(
    v.object({ account: v.pipe(v.string(), v.startsWith('acct_')), stage: v.picklist(onboardingStages) }),
    (control, { account, stage }) => control.onboard(account, stage),
  ),
  dispute: verb(
    v.object({ intent: v.pipe(v.string(), v.startsWith('pi_')), reason: v.picklist(disputeReasons) }),
    (control, { intent, reason }) => ({ dispute: control.dispute(intent, reason) }),
  ),
  'warn-of-fraud': verb(v.object({ intent: v.pipe(v.string(), v.startsWith('pi_')) }), (control, { intent }) =>
    control.warnOfFraud(intent),
  ),
  'close-dispute': verb(v.object({ dispute: v.string(), end: v.picklist(disputeEnds) }), (control, { dispute, end }) =>
    control.closeDispute(dispute, end),
  ),
  'close-bank': verb(v.object({ account: v.pipe(v.string(), v.startsWith('acct_')) }), (control, { account }) =>
    control.closeBank(account),
  ),
  'fail-refund': verb(v.object({ refund: v.string() }), (control, { refund }) => control.failRefund(refund)),
  import: verb(past, (control, body) => control.importPast(body)),
  settle: verb(nothing, (control) => control.settle()),
  'webhooks/hold': verb(nothing, ({ webhooks }) => webhooks.hold()),
  'webhooks/release': verb(nothing, ({ webhooks }) => webhooks.release()),
  'webhooks/flush': verb(nothing, ({ webhooks }) => webhooks.flush()),
  'webhooks/drop': verb(v.object({ count }), ({ webhooks }, body) => webhooks.drop(body.count)),
  'webhooks/duplicate': verb(v.object({ count }), ({ webhooks }, body) => webhooks.duplicate(body.count)),
  'webhooks/shuffle': verb(v.object({ on: v.boolean() }), ({ webhooks }, { on }) => webhooks.shuffle(on)),
  'webhooks/resend': verb(v.object({ event: v.string() }), ({ webhooks }, { event }) => webhooks.resend(event)),
  'webhooks/idle': verb(nothing, ({ webhooks }) => webhooks.idle()),
  'faults/latency': verb(v.object({ ms: count }), ({ faults }, { ms }) => faults.setLatency(ms)),
  'faults/hang-up': verb(
    v.object({ when: v.picklist(['before', 'after']), ...target }),
    ({ faults }, { when, ...of }) => faults.hangUp(when, defined(of)),
  ),
  'faults/fail': verb(v.object({ status: v.picklist([409, 429, 500]), ...target }), ({ faults }, { status, ...of }) =>
    faults.fail(status, defined(of)),
  ),
  'faults/clear': verb(nothing, ({ faults }) => faults.clear()),
  reset: verb(nothing, (control) => control.reset()),
  dump: verb(nothing, (control) => control.dump()),
}

/** @throws RangeError for a verb that isn't one, and as the verb does; ValiError for a body that isn't its own */
export async function runVerb(control: Control, verb: string, body: unknown): Promise<unknown> {
  const run = Object.hasOwn(verbs, verb) ? verbs[verb] : undefined
  if (!run) throw new RangeError(`verbs: ${Object.keys(verbs).join(', ')}`)
  return run(control, body)
}

export async function answerControl(control: Control, request: ApiRequest): Promise<ApiAnswer> {
  // A web page always says its origin on a POST; tests and scripts do not. Pages have no business here.
  if (request.headers.origin !== undefined) return json(403, { error: 'not for web pages' })
  const run = verbs[request.path.replace('/_sandbox/', '')]
  if (!run || request.method !== 'POST') return json(404, { error: `verbs: ${Object.keys(verbs).join(', ')}` })
  try {
    const result = await run(control, JSON.parse(request.body || '{}'))
    return json(200, result ?? { done: true })
  } catch (error) {
    if (!(error instanceof v.ValiError || error instanceof SyntaxError || error instanceof RangeError)) throw error
    return json(400, { error: error.message })
  }
}

function json(status: number, body: unknown): ApiAnswer {
  return { status, headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) }
}

function defined(of: { method?: string | undefined; path?: string | undefined }): { method?: string; path?: string } {
  return {
    ...(of.method === undefined ? {} : { method: of.method }),
    ...(of.path === undefined ? {} : { path: of.path }),
  }
}
