import type { Config } from '#platform/config/config.ts'
import type { Log } from '#platform/log.ts'
import type { SmsSender } from './sms.ts'

const TIMEOUT_MS = 10_000

/** The provider won't take this message another time either: a bad number, a country that it doesn't serve. */
const isHopeless = (status: number) => status === 400 || status === 422

/** Posts `{to, text}` as JSON with a bearer token to one address. It follows no redirect: the token goes nowhere else. */
export function createHttpSmsSender({ url, token }: NonNullable<Config['sms']>, log: Log): SmsSender {
  return {
    async send(message) {
      const { status, ok } = await fetch(url, {
        method: 'POST',
        headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
        body: JSON.stringify(message),
        redirect: 'manual',
        signal: AbortSignal.timeout(TIMEOUT_MS),
      })
      if (ok) return
      if (!isHopeless(status)) throw new Error(`SMS provider answered ${status}`)
      log.warn({ status }, 'an SMS was refused for good')
    },
  }
}
