import { deliverAt, notificationRow } from '@ginipig/domain/notification'
import type { Actor } from '#platform/auth/actor.ts'
import { seal } from '#platform/crypto.ts'
import { Refusal } from '#platform/http/refusal.ts'
import { wordContext } from '#platform/mail/words.ts'
import { isAllowed } from '#platform/outbound/fetch-public.ts'
import type { Platform } from '#platform/platform.ts'
import { hasDevice, readDevices, removeDevice, saveDevice } from '#platform/push/push.sql.ts'
import { deviceContext, type PushDevice, type PushNote } from '#platform/push/push.ts'
import { enqueuePush } from '#platform/push/send-push.ts'
import { claimUnpushed, type NotificationRow, readSubscriber, readUnpushed } from './notification.sql.ts'
import { toNotification } from './notification.ts'

type Device = Pick<Actor, 'accountId' | 'sessionId'>

export async function pushOf({ config, database }: Platform, { sessionId }: Device) {
  return { isOn: await hasDevice(database, sessionId), publicKey: config.push?.keys.publicKey ?? null }
}

/** @throws Refusal `not_found` without keys of ours; `invalid_input` for an address that isn't a public https one */
export async function turnOnPush(platform: Platform, device: Device, given: PushDevice) {
  const { clock, config, database } = platform
  const { sessionId, accountId } = device
  if (!config.push) throw new Refusal('not_found')
  if (!isAllowed(new URL(given.endpoint), config.push.standIn))
    throw new Refusal('invalid_input', { fields: [{ path: 'endpoint', problem: 'invalid' }] })
  const sealed = seal(config.fieldKey, deviceContext(sessionId), given)
  await saveDevice(database, { sessionId, accountId, sealed }, clock.now())
  return pushOf(platform, device)
}

export async function turnOffPush(platform: Platform, device: Device) {
  await removeDevice(platform.database, device.sessionId)
  return pushOf(platform, device)
}

/** `notification.push`: shows on somebody's devices what they were told and haven't read in the app, several as one. What
 *  must wait for the end of quiet hours keeps its own time. */
export async function pushWaiting(platform: Platform, accountId: string): Promise<void> {
  const { clock, config, database } = platform
  await database.transaction(async (sql) => {
    const now = clock.now()
    const subscriber = await readSubscriber(sql, accountId)
    if (!subscriber) return
    const due = (await readUnpushed(sql, accountId)).filter(({ kind }) => deliverAt(kind, now) <= now)
    const rows = await claimUnpushed(
      sql,
      due.map(({ id }) => id),
    )
    for (const audience of ['marketplace', 'console'] as const) {
      const side = audience === 'console' ? 'provider' : 'client'
      const note = noteOf(
        platform,
        subscriber,
        rows.filter(({ kind }) => notificationRow(kind).to === side),
      )
      if (!note) continue
      for (const { sessionId } of await readDevices(sql, accountId, audience, now))
        await enqueuePush({ config }, sql, { sessionId, note })
    }
  })
}

function noteOf(
  { clock, config }: Platform,
  { language }: Pick<NonNullable<Awaited<ReturnType<typeof readSubscriber>>>, 'language'>,
  rows: readonly NotificationRow[],
): PushNote | undefined {
  const [first, second] = rows
  if (!first) return undefined
  const context = wordContext(language, config.origins)
  const isUrgent = rows.some(({ kind }) => notificationRow(kind).isUrgent)
  const { title, path, action } = toNotification(first, context, { currency: config.currency, now: clock.now() })
  if (!second) return { title, path, action, isUrgent }
  const several = context.i18n._('{count, plural, one {# thing is new} other {# things are new}} for you on Ginipig', {
    count: rows.length,
  })
  const isProvider = notificationRow(first.kind).to === 'provider'
  return { title: several, path: isProvider ? '/provider/notification' : '/notification', action: null, isUrgent }
}
