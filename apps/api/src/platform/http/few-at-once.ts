import { finished } from 'node:stream'
import type { preParsingHookHandler } from 'fastify'
import { Refusal } from './refusal.ts'

/** Seconds. */
const RETRY_AFTER = 5

/** Lets so many large bodies be in memory at once, from the first byte to the answer; who comes then is asked to come
 *  again, before a byte is read. */
export function fewAtOnce(most: number): preParsingHookHandler {
  let open = 0
  return (_request, reply, payload, done) => {
    if (open >= most) return done(new Refusal('unavailable', { retryAfter: RETRY_AFTER }))
    open += 1
    finished(reply.raw, () => {
      open -= 1
    })
    done(null, payload)
  }
}
