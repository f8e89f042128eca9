import * as v from 'valibot'
import webPush from 'web-push'
import { seal, unseal } from '#platform/crypto.ts'
import type { Sql } from '#platform/database/sql.ts'
import { enqueue } from '#platform/jobs/enqueue.ts'
import { postPublic } from '#platform/outbound/post-public.ts'
import type { Platform } from '#platform/platform.ts'
import { readDevice, removeDevice } from './push.sql.ts'
import { deviceContext, PUSH_SEAL, PushDevice, PushOrder } from './push.ts'

const MAX_MS = 10_000
/** Seconds for which a push service keeps what it can't deliver: what is older is read in the app. */
const LIFE_S = 12 * 3600
/** The browser has no such subscription any more. */
const GONE = [404, 410]
/** Nothing will change by asking again: too large, or not as the service wants it. */
const HOPELESS = [400, 401, 403, 413]

/** Shows something on a device, with the commit of the caller's transaction; it waits sealed. */
export async function enqueuePush({ config }: Pick<Platform, 'config'>, sql: Sql, order: PushOrder): Promise<void> {
  const sealed = seal(config.fieldKey, PUSH_SEAL, order).toString('base64')
  await enqueue(sql, 'push.send', { sealed })
}

/** `push.send`: to the service of the device's browser, which can't read it. A device that is gone is forgotten.
 *  Source: RFC 8030, RFC 8291, RFC 8292. @throws to be tried again */
export async function sendPush({ clock, config, database, log }: Platform, sealed: string): Promise<void> {
  const { sessionId, note } = v.parse(PushOrder, unseal(config.fieldKey, PUSH_SEAL, Buffer.from(sealed, 'base64')))
  const kept = await readDevice(database, sessionId, clock.now())
  if (!config.push || !kept) return // logged out since, or turned off
  const device = v.parse(PushDevice, unseal(config.fieldKey, deviceContext(sessionId), kept.sealed))
  const { title, path, action, isUrgent } = note
  const { headers, body } = webPush.generateRequestDetails(
    device,
    JSON.stringify({ title, path, ...(action ? { action } : {}) }),
    {
      vapidDetails: { subject: `mailto:${config.publisher.email}`, ...config.push.keys },
      TTL: LIFE_S,
      urgency: isUrgent ? 'high' : 'normal',
    },
  )
  const status = await postPublic(new URL(device.endpoint), {
    headers: Object.fromEntries(Object.entries(headers).map(([name, value]) => [name, String(value)])),
    body: body ?? Buffer.alloc(0),
    maxMs: MAX_MS,
    standIn: config.push.standIn,
  })
  if (status === 'private_address' || GONE.includes(status)) return removeDevice(database, sessionId)
  if (HOPELESS.includes(status)) log.warn({ status }, 'a push was refused for good')
  else if (status < 200 || status >= 300) throw new Error(`The push service answered ${status}`)
}
