import { createECDH, randomBytes } from 'node:crypto'
import { createServer, type IncomingHttpHeaders, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { buffer } from 'node:stream/consumers'
import { readAllNotifications } from '@ginipig/contract/notification/notification.ts'
import { deletePush, getPush, putPush } from '@ginipig/contract/notification/push.ts'
import type { NotificationKind } from '@ginipig/domain/notification'
import { HOUR_MS, MINUTE_MS } from '@ginipig/domain/time'
import { afterAll, beforeAll, beforeEach, expect, inject, test } from 'vitest'
import { createClient } from '#demo/factories/account.ts'
import { createProvider } from '#demo/factories/provider.ts'
import { unseal } from '#platform/crypto.ts'
import { notify } from '#platform/notify/notify.ts'
import { PUSH_SEAL, type PushOrder } from '#platform/push/push.ts'
import { enqueuePush } from '#platform/push/send-push.ts'
import { type Caller, injectCaller } from '#testing/caller.ts'
import { runJobs } from '#testing/run-jobs.ts'
import { signIn } from '#testing/sign-in.ts'
import { createTestApi, TEST_NOW, type TestApi } from '#testing/test-api.ts'
import { pushWaiting } from './push.ts'

const pair = createECDH('prime256v1')
const vapid = {
  VAPID_PUBLIC_KEY: pair.generateKeys('base64url'),
  VAPID_PRIVATE_KEY: Buffer.from(pair.getPrivateKey('hex').padStart(64, '0'), 'hex').toString('base64url'),
}

/** The push service of a browser: what it answers, and what it was asked. */
let status: number
let asked: { url: string | undefined; headers: IncomingHttpHeaders; body: Buffer }[]
let server: Server
let origin: string
let api: TestApi

beforeAll(async () => {
  server = createServer(async (request, response) => {
    asked.push({ url: request.url, headers: request.headers, body: await buffer(request) })
    response.writeHead(status, status === 307 ? { location: '/elsewhere' } : {}).end()
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}` // of a server that listens
  api = await createTestApi(inject('serverUrl'), { environment: { ...vapid, PUSH_STAND_IN: origin } })
})
afterAll(async () => {
  await api.close()
  await new Promise((resolve) => server.close(resolve))
})
beforeEach(async () => {
  api.clock.set(TEST_NOW)
  status = 201
  asked = []
  await rows('delete from graphile_worker._private_jobs')
})

const rows = <Row>(text: string, ...values: unknown[]) => api.platform.database.rows<Row>(text, values)

/** As a browser makes it. */
function subscription(path = '/device') {
  const keys = createECDH('prime256v1')
  return {
    endpoint: `${origin}${path}`,
    keys: { p256dh: keys.generateKeys('base64url'), auth: randomBytes(16).toString('base64url') },
  }
}

async function deviceOf(accountId: string, audience: 'marketplace' | 'console'): Promise<Caller> {
  const { clock, config, database } = api.platform
  const token = await signIn({ clock, database, tokenSecret: config.tokenSecret }, accountId, audience)
  return injectCaller(api.app, token, { origin: config.origins[audience] })
}

/** Somebody new with one device that agreed. */
async function somebody(side: 'client' | 'provider' = 'client') {
  const { clock, database } = api.platform
  const { id } =
    side === 'client' ? await createClient(database, clock.now()) : await createProvider(database, clock.now())
  const call = await deviceOf(id, side === 'client' ? 'marketplace' : 'console')
  expect((await call(putPush, { body: subscription() })).body).toMatchObject({ isOn: true })
  return { id, call }
}

let events = 0
const tellOf = (accountId: string, kind: NotificationKind) =>
  api.platform.database.transaction((sql) =>
    notify(api.platform, sql, { accountId, kind, event: `push.${++events}`, about: {} }),
  )

/** What waits to be sent, and goes by this. */
async function takeOrders(): Promise<PushOrder[]> {
  const found = await rows<{ sealed: string }>(
    `delete from graphile_worker._private_jobs j using graphile_worker._private_tasks t
     where t.id = j.task_id and t.identifier = 'push.send' returning j.payload ->> 'sealed' as sealed`,
  )
  return found.map(
    ({ sealed }) => unseal(api.platform.config.fieldKey, PUSH_SEAL, Buffer.from(sealed, 'base64')) as PushOrder,
  )
}

test('several are one, those that were read are none, and a topic that is turned off is none', async () => {
  const { id, call } = await somebody()
  await tellOf(id, 'booking_booked')
  await tellOf(id, 'booking_reminder')
  await pushWaiting(api.platform, id)
  expect((await takeOrders()).map(({ note }) => note)).toEqual([
    { title: '2 things are new for you on Ginipig', path: '/notification', action: null, isUrgent: false },
  ])
  await tellOf(id, 'booking_booked')
  await call(readAllNotifications)
  await pushWaiting(api.platform, id)
  expect(await takeOrders()).toEqual([])
  await rows(`insert into notification_off (account_id, topic, channel) values ($1, 'bookings', 'push')`, id)
  await tellOf(id, 'booking_booked')
  await pushWaiting(api.platform, id)
  expect(await takeOrders()).toEqual([])
})

test('at night only what can’t wait disturbs; the rest comes together in the morning', async () => {
  const { id } = await somebody()
  const night = Date.parse('2027-02-10T22:00:00Z')
  api.clock.set(night)
  await tellOf(id, 'booking_booked')
  await tellOf(id, 'booking_balance_failed')
  const waits = await rows<{ minutes: string }>(
    `select round(extract(epoch from run_at - now()) / 60) as minutes from graphile_worker.jobs
     where task_identifier = 'notification.push' order by run_at`,
  )
  expect(waits.map(({ minutes }) => Number(minutes))).toEqual([0, (9.5 * HOUR_MS + MINUTE_MS) / MINUTE_MS])
  await pushWaiting(api.platform, id)
  expect((await takeOrders()).map(({ note }) => note.isUrgent)).toEqual([true])
  api.clock.set(night + 9.5 * HOUR_MS)
  await pushWaiting(api.platform, id)
  expect((await takeOrders()).map(({ note }) => note.isUrgent)).toEqual([false])
})

test('it goes to the browser’s own service, signed, and nobody on the way can read it', async () => {
  const { id } = await somebody()
  await tellOf(id, 'booking_reminder')
  await runJobs(api.platform)
  await runJobs(api.platform)
  const [one] = asked
  expect(asked).toHaveLength(1)
  expect(one?.url).toBe('/device')
  expect(one?.headers).toMatchObject({ 'content-encoding': 'aes128gcm', ttl: '43200', urgency: 'normal' })
  expect(one?.headers.authorization).toContain(`k=${vapid.VAPID_PUBLIC_KEY}`)
  expect(one?.body.toString('latin1')).not.toMatch(/appointment|booking-details/)
})

const devicesOf = async (id: string) =>
  (await rows('select 1 as found from push_subscription where account_id = $1', id)).length

test.for([
  { answer: 201, isKept: true, isAskedAgain: false },
  { answer: 404, isKept: false, isAskedAgain: false },
  { answer: 410, isKept: false, isAskedAgain: false },
  { answer: 413, isKept: true, isAskedAgain: false },
  { answer: 307, isKept: true, isAskedAgain: true },
  { answer: 429, isKept: true, isAskedAgain: true },
  { answer: 503, isKept: true, isAskedAgain: true },
])('an answer of $answer: kept? $isKept, asked again? $isAskedAgain', async ({ answer, isKept, isAskedAgain }) => {
  const { id } = await somebody()
  status = answer
  await tellOf(id, 'booking_reminder')
  await pushWaiting(api.platform, id)
  await runJobs(api.platform)
  expect(asked.map(({ url }) => url)).toEqual(['/device'])
  expect(await devicesOf(id)).toBe(isKept ? 1 : 0)
  const left = await rows(`select 1 as found from graphile_worker.jobs where task_identifier = 'push.send'`)
  expect(left).toHaveLength(isAskedAgain ? 1 : 0)
})

test('what ends the log-in ends it: nothing is sent to who logged out', async () => {
  const { id } = await somebody()
  const [session] = await rows<{ id: string }>('select id from session where account_id = $1', id)
  await rows(`update session set ended_at = now(), end_reason = 'logout' where account_id = $1`, id)
  expect(await devicesOf(id)).toBe(0)
  const note = { title: 'Late', path: '/', action: null, isUrgent: false }
  await enqueuePush(api.platform, api.platform.database, { sessionId: session?.id ?? '', note })
  await runJobs(api.platform)
  expect(asked).toEqual([])
})

test('a device is turned on and off by itself, and a second one of the same person stays', async () => {
  const { id, call } = await somebody()
  const other = await deviceOf(id, 'marketplace')
  expect((await other(getPush)).body).toEqual({ isOn: false, publicKey: vapid.VAPID_PUBLIC_KEY })
  await other(putPush, { body: subscription('/other') })
  expect((await call(deletePush)).body.isOn).toBe(false)
  expect((await other(getPush)).body.isOn).toBe(true)
  expect(await devicesOf(id)).toBe(1)
})

test.for([
  'http://push.example/a',
  'https://127.0.0.1/a',
  'https://[::1]/a',
  'https://169.254.169.254/latest',
  'https://localhost/a',
  'https://push.example:22/a',
  'https://user:secret@push.example/a',
])('%s is no push service (S03)', async (endpoint) => {
  const { call } = await somebody()
  const { status: answered, problem } = await call(putPush, { body: { ...subscription(), endpoint } })
  expect([answered, problem.fields]).toEqual([422, [{ path: 'endpoint', problem: 'invalid' }]])
})
