import { createECDH, randomBytes } from 'node:crypto'
import { listNotifications } from '@ginipig/contract/notification/notification.ts'
import { putPush } from '@ginipig/contract/notification/push.ts'
import { type Language, languages } from '@ginipig/domain/identity'
import {
  allNotificationKinds,
  type NotificationKind,
  type NotificationSide,
  type NotificationWishes,
  notificationRow,
  notificationTopics,
} from '@ginipig/domain/notification'
import { beforeEach, describe, expect, test } from 'vitest'
import { createClient } from '#demo/factories/account.ts'
import { createProvider } from '#demo/factories/provider.ts'
import { unseal } from '#platform/crypto.ts'
import { everyMail } from '#platform/mail/every-mail.fixture.ts'
import { renderMail } from '#platform/mail/render-mail.ts'
import { type NewNotification, notify } from '#platform/notify/notify.ts'
import { PUSH_SEAL, type PushOrder } from '#platform/push/push.ts'
import { everySms } from '#platform/sms/every-sms.fixture.ts'
import { smsText } from '#platform/sms/sms-text.ts'
import { apiOfFile } from '#testing/api-of-file.ts'
import { injectCaller } from '#testing/caller.ts'
import { runJobs } from '#testing/run-jobs.ts'
import { signIn } from '#testing/sign-in.ts'
import { TEST_NOW } from '#testing/test-api.ts'
import { pushWaiting } from './push.ts'

// Every kind, told to people with every setting in both languages; and what lay in whose mailbox, phone, device and bell.

const pair = createECDH('prime256v1')
const origin = 'http://127.0.0.1:9' // nothing is sent there: the orders are taken before
const api = apiOfFile({
  environment: {
    VAPID_PUBLIC_KEY: pair.generateKeys('base64url'),
    VAPID_PRIVATE_KEY: Buffer.from(pair.getPrivateKey('hex').padStart(64, '0'), 'hex').toString('base64url'),
    PUSH_STAND_IN: origin,
  },
})
const rows = <Row>(text: string, ...values: unknown[]) => api.platform.database.rows<Row>(text, values)
beforeEach(async () => {
  api.clock.set(TEST_NOW)
  await rows('delete from local_message')
  await rows('delete from graphile_worker._private_jobs')
})

const everything: NotificationWishes = { takesOther: true, takesMarketing: true, takesSms: true, turnedOff: [] }
const settings: Record<string, NotificationWishes> = {
  everything,
  'no other notifications': { ...everything, takesOther: false },
  'no marketing': { ...everything, takesMarketing: false },
  'no SMS': { ...everything, takesSms: false },
  'every topic off': {
    ...everything,
    turnedOff: notificationTopics.flatMap((topic) =>
      (['mail', 'sms', 'push'] as const).map((channel) => ({ topic, channel })),
    ),
  },
}

let mobiles = 7_911_000_000

/** Somebody of a side with a phone, and a device that agreed. */
async function somebody(side: NotificationSide, language: Language, wishes: NotificationWishes) {
  const { clock, config, database } = api.platform
  const now = clock.now()
  const { id } = side === 'client' ? await createClient(database, now) : await createProvider(database, now)
  const mobile = String(++mobiles)
  const [account] = await rows<{ email: string }>(
    `update account set language = $2, other_notifications = $3, marketing_notifications = $4, sms_notifications = $5,
       dial_code = '+44', mobile = $6 where id = $1 returning email`,
    ...[id, language, wishes.takesOther, wishes.takesMarketing, wishes.takesSms, mobile],
  )
  for (const { topic, channel } of wishes.turnedOff)
    await rows('insert into notification_off (account_id, topic, channel) values ($1, $2, $3)', id, topic, channel)
  const audience = side === 'client' ? 'marketplace' : 'console'
  const token = await signIn({ clock, database, tokenSecret: config.tokenSecret }, id, audience)
  const call = injectCaller(api.app, token, { origin: config.origins[audience] })
  const keys = createECDH('prime256v1')
  const subscription = {
    endpoint: `${origin}/${id}`,
    keys: { p256dh: keys.generateKeys('base64url'), auth: randomBytes(16).toString('base64url') },
  }
  await call(putPush, { body: subscription })
  const [device] = await rows<{ id: string }>('select id from session where account_id = $1', id)
  return { id, call, email: account?.email, number: `+44${mobile}`, device: device?.id }
}

const mailOf = (kind: NotificationKind) => everyMail.find((one) => one.kind === kind)
const smsOf = (kind: NotificationKind) => everySms.find((one) => one.kind === kind)

/** What is sent for one kind, with its sample's words. */
function telling(kind: NotificationKind, accountId: string): NewNotification {
  const mail = mailOf(kind)
  const shared = { accountId, event: `every.${kind}`, about: {}, sms: smsOf(kind) }
  return notificationRow(kind).mail === 'own' && mail
    ? ({ ...shared, mail } as NewNotification) // the sample of this kind
    : { ...shared, kind }
}

/** The orders for devices that wait now, and don't after. */
async function takePushes(): Promise<PushOrder[]> {
  const found = await rows<{ sealed: string }>(
    `delete from graphile_worker._private_jobs j using graphile_worker._private_tasks t
     where t.id = j.task_id and t.identifier = 'push.send' returning j.payload ->> 'sealed' as sealed`,
  )
  return found.map(
    ({ sealed }) => unseal(api.platform.config.fieldKey, PUSH_SEAL, Buffer.from(sealed, 'base64')) as PushOrder,
  )
}

describe.each(languages)('in %s', (language) => {
  test.each(Object.entries(settings))('told to who chose %s', async (_name, wishes) => {
    const { platform } = api
    const told = {
      client: await somebody('client', language, wishes),
      provider: await somebody('provider', language, wishes),
    }
    // Who wants everything and is told nothing.
    const other: Language = language === 'en' ? 'fr' : 'en'
    for (const side of ['client', 'provider'] as const) await somebody(side, other, everything)

    const pushes: Record<string, PushOrder[]> = {}
    for (const kind of allNotificationKinds) {
      const { id } = told[notificationRow(kind).to]
      await platform.database.transaction((sql) => notify(platform, sql, telling(kind, id)))
      await pushWaiting(platform, id)
      pushes[kind] = await takePushes()
    }
    await runJobs(platform)
    const messages = await rows<{ channel: string; recipient: string; subject: string; text: string }>(
      'select channel, recipient, subject, text from local_message order by id',
    )

    const isOff = (kind: NotificationKind) =>
      wishes.turnedOff.some(({ topic }) => topic === notificationRow(kind).topic)
    const left = new Set(messages)
    const take = (
      channel: string,
      recipient: string | undefined,
      isIt: (one: (typeof messages)[number]) => boolean,
    ) => {
      const found = messages.filter((one) => one.channel === channel && one.recipient === recipient && isIt(one))
      for (const one of found) left.delete(one)
      return found.length
    }
    const news = (email: string | undefined) =>
      messages.find((one) => one.recipient === email && !allNotificationKinds.some((kind) => isMailOf(kind, one)))
    const isMailOf = (kind: NotificationKind, { subject }: { subject: string }) => {
      const mail = notificationRow(kind).mail === 'own' ? mailOf(kind) : undefined
      return mail !== undefined && renderMail(mail, language, platform.config, TEST_NOW).subject === subject
    }
    for (const side of ['client', 'provider'] as const) {
      const { call, email, number, device } = told[side]
      const kinds = allNotificationKinds.filter((kind) => notificationRow(kind).to === side)
      const bell = new Map<string, string>()
      let cursor: string | undefined
      do {
        const page = (await call(listNotifications, { query: { language, limit: '20', ...(cursor && { cursor }) } }))
          .body
        for (const { kind, title } of page.items) bell.set(kind, title)
        cursor = page.nextCursor ?? undefined
      } while (cursor)
      expect([...bell.keys()].toSorted(), 'the bell').toEqual(kinds.toSorted())
      const gathered = news(email)
      for (const kind of kinds) {
        const { nature, mail, hasSms, hasPush, isUrgent } = notificationRow(kind)
        const agreed = { service: true, optional: wishes.takesOther, marketing: wishes.takesMarketing }[nature]
        const isMailed = agreed && (nature === 'service' || !isOff(kind))
        const title = bell.get(kind) ?? ''
        const sms = smsOf(kind)
        const got = {
          mail:
            mail === 'own'
              ? take('email', email, (one) => isMailOf(kind, one))
              : Number(gathered?.text.includes(title) ?? false),
          sms: sms ? take('sms', number, ({ text }) => text === smsText(sms, language, platform.config.origins)) : 0,
          push: pushes[kind]?.map(({ sessionId, note }) => ({ sessionId, ...note })),
        }
        expect([kind, got]).toEqual([
          kind,
          {
            mail: Number(isMailed),
            sms: Number(hasSms && wishes.takesSms && !isOff(kind)),
            push:
              hasPush && !isOff(kind)
                ? [{ sessionId: device, title, isUrgent, action: null, path: expect.stringMatching(/^\/[a-z]/) }]
                : [],
          },
        ])
      }
      if (gathered) left.delete(gathered)
    }
    expect([...left], 'sent to nobody else, and nothing besides').toEqual([])
  })
})
