import { randomUUID } from 'node:crypto'
import { setTimeout as pause } from 'node:timers/promises'
import { type Answer, type Caller, DEMO_PASSWORD, fetchCaller, type Input } from '@ginipig/api/testing'
import type { Endpoint } from '@ginipig/contract/core/endpoint.ts'
import { logIn } from '@ginipig/contract/identity/session.ts'
import { count, type Tally } from './tally.ts'

/** Makes calls as one person does whose app doesn't give up: the same call with the same key until there is an answer. */
export type Person = Caller

export interface Visit {
  readonly apiUrl: string
  readonly origin: string
  readonly email: string
  readonly tally: Tally
}

const AGAIN_MS = 500

/** Longer than the longest outage with what comes after it. */
const TRIES = 360

/** @throws when nothing was answered for minutes, or the log-in is refused */
export function person({ apiUrl, origin, email, tally }: Visit): Person {
  let token = ''
  const anonymous = fetchCaller(apiUrl, undefined, { origin })
  const known = fetchCaller(apiUrl, async () => token, { origin })
  const persist = async <E extends Endpoint>(call: Caller, endpoint: E, input: Input<E>): Promise<Answer<E>> => {
    const keyed = { key: randomUUID(), ...input }
    for (let tries = 0; tries < TRIES; tries += 1) {
      // A connection that broke, or an answer cut in half: both are no answer.
      const answer = await call(endpoint, keyed).catch(() => undefined)
      count(tally, answer?.status)
      if (answer && answer.status < 500 && answer.code !== 'request_in_progress') return answer
      await pause(AGAIN_MS)
    }
    throw new Error(`${endpoint.name} got no answer for ${(TRIES * AGAIN_MS) / 1000} s`)
  }
  const enter = async () => {
    const answer = await persist(anonymous, logIn, { body: { email, password: DEMO_PASSWORD } })
    if (answer.status !== 200) throw new Error(`${email} could not log in: ${answer.status} ${answer.code}`)
    token = answer.body.accessToken
  }
  return async (endpoint, input = {}) => {
    if (token === '') await enter()
    const answer = await persist(known, endpoint, input)
    if (answer.status !== 401) return answer
    await enter()
    return persist(known, endpoint, input)
  }
}
