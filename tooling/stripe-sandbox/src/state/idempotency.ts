import { createHash } from 'node:crypto'
import { invalidRequest, StripeFailure } from '#errors.ts'
import { type Clock, DAY_SECONDS } from './clock.ts'
import type { Store } from './store.ts'
import type { StoredAnswer } from './tables.ts'

/** One POST with a key. */
export interface KeyedCall {
  id: string
  key: string
  fingerprint: string
}

export function keyedCall(key: string, account: string, path: string, params: unknown): KeyedCall {
  const fingerprint = createHash('sha256')
    .update(JSON.stringify([account, path, params]))
    .digest('hex')
  return { id: `${account}:${key}`, key, fingerprint }
}

/** Remembers answers for a day, errors too (money.md §1.7), and which keys are being worked on. */
export class Idempotency {
  readonly #store: Store
  readonly #clock: Clock
  readonly #underway = new Set<string>()

  constructor(store: Store, clock: Clock) {
    this.#store = store
    this.#clock = clock
  }

  /** @returns the answer to replay, or nothing when the call is the first; then `finish` must follow
   *  @throws 400 `idempotency_error` for other parameters, 409 while the first call is underway */
  begin(call: KeyedCall): StoredAnswer | undefined {
    const answer = this.#store.get('answers', call.id)
    const isFresh = answer !== undefined && this.#clock.now() - answer.created < DAY_SECONDS
    if (isFresh && answer.fingerprint !== call.fingerprint) throw otherParams(call.key)
    if (isFresh) return answer
    if (this.#underway.has(call.id)) throw inUse(call.key)
    this.#underway.add(call.id)
    return undefined
  }

  /** Without an answer nothing is remembered: the call never got to be executed. */
  finish(call: KeyedCall, answer?: Pick<StoredAnswer, 'status' | 'body' | 'requestId'>): void {
    this.#underway.delete(call.id)
    if (!answer) return
    const { id, fingerprint } = call
    this.#store.put('answers', { id, fingerprint, ...answer, created: this.#clock.now() })
  }
}

function otherParams(key: string): StripeFailure {
  return invalidRequest(
    `Keys for idempotent requests can only be used with the same parameters they were first used with. Try using a key other than '${key}' if you meant to execute a different request.`,
    { type: 'idempotency_error' },
  )
}

function inUse(key: string): StripeFailure {
  return new StripeFailure(409, {
    type: 'idempotency_error',
    code: 'idempotency_key_in_use',
    message: `There is currently another in-progress request using this Idempotent Key (that probably means you submitted twice, and the other request is still going through): ${key}. If you submitted only once and received this error, it probably means another request is using the same key.`,
  })
}
