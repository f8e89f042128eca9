import { setTimeout as pause } from 'node:timers/promises'
import { StripeFailure } from '#errors.ts'

/** Which calls a fault waits for; everything when left out. */
export interface FaultTarget {
  method?: string
  /** Part of the path, e.g. `/capture`. */
  path?: string
}

type Fate = 'hang_up_before' | 'hang_up_after'

interface Fault extends FaultTarget {
  fate: Fate | 409 | 429 | 500
}

/** Faults on order. Each strikes once, before the call is executed unless it says otherwise. */
export class Faults {
  #faults: Fault[] = []
  #latencyMs = 0

  /** Every call waits this long, its idempotency key already taken. */
  setLatency(ms: number): void {
    this.#latencyMs = ms
  }

  /** Closes the connection without an answer. */
  hangUp(when: 'before' | 'after', target: FaultTarget = {}): void {
    this.#faults.push({ ...target, fate: `hang_up_${when}` })
  }

  /** Answers with a failure instead of executing; nothing is kept for the idempotency key. */
  fail(status: 409 | 429 | 500, target: FaultTarget = {}): void {
    this.#faults.push({ ...target, fate: status })
  }

  clear(): void {
    this.#faults = []
    this.#latencyMs = 0
  }

  /** @throws the failure on order */
  async meet(request: { method: string; path: string }): Promise<Fate | undefined> {
    if (this.#latencyMs > 0) await pause(this.#latencyMs)
    const index = this.#faults.findIndex(
      ({ method, path }) => (method ?? request.method) === request.method && request.path.includes(path ?? ''),
    )
    const fate = this.#faults.splice(index, index < 0 ? 0 : 1)[0]?.fate
    if (typeof fate === 'number') throw injected(fate)
    return fate
  }
}

function injected(status: 409 | 429 | 500): StripeFailure {
  if (status === 429)
    return new StripeFailure(429, {
      type: 'invalid_request_error',
      code: 'rate_limit',
      message: 'Testmode request rate limit exceeded. Please slow down.',
    })
  if (status === 409)
    return new StripeFailure(409, {
      type: 'invalid_request_error',
      code: 'lock_timeout',
      message:
        'This object cannot be accessed right now because another API request or Stripe process is currently accessing it.',
    })
  return new StripeFailure(500, { type: 'api_error', message: 'An unknown error occurred.' })
}
