import { once } from 'node:events'
import { createServer, type IncomingHttpHeaders, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import { languages } from '@ginipig/domain/identity'
import {
  allNotificationKinds,
  type NotificationKind,
  notificationPath,
  notificationRow,
} from '@ginipig/domain/notification'
import { HOUR_MS } from '@ginipig/domain/time'
import { afterAll, beforeAll, beforeEach, describe, expect, inject, test } from 'vitest'
import { createPlatform } from '#platform/create-platform.ts'
import { i18nIn } from '#platform/i18n/i18n.ts'
import type { Platform } from '#platform/platform.ts'
import { runJobs } from '#testing/run-jobs.ts'
import { testConfig, testOrigins } from '#testing/test-config.ts'
import { createTestDatabase } from '#testing/test-database.ts'
import { enqueueSms } from './enqueue-sms.ts'
import { bookingId, everySms } from './every-sms.fixture.ts'
import { smsText } from './sms-text.ts'

let stored: Awaited<ReturnType<typeof createTestDatabase>>
let provider: Server
let url: string
let status = 200
let asked: { headers: IncomingHttpHeaders; body: unknown; path: string | undefined }[] = []
const platforms: Platform[] = []
beforeAll(async () => {
  stored = await createTestDatabase(inject('serverUrl'))
  provider = createServer(async (request, response) => {
    asked.push({ headers: request.headers, body: JSON.parse(await text(request)), path: request.url })
    response.writeHead(status, status === 307 ? { location: '/elsewhere' } : {}).end()
  })
  provider.listen(0, '127.0.0.1')
  await once(provider, 'listening')
  url = `http://127.0.0.1:${(provider.address() as AddressInfo).port}/sms` // listen() with a port gives an address object
})
afterAll(async () => {
  provider.close()
  for (const platform of platforms) await platform.database.end()
  await stored.drop()
})
beforeEach(() => {
  asked = []
  status = 200
})

function platformWith(extra: Record<string, string>): Platform {
  const platform = createPlatform(testConfig(stored.url, 1, extra))
  platforms.push(platform)
  return platform
}

const order = { to: '+447911123456', language: 'en', sms: { kind: 'password_changed', app: 'console' } } as const

/** Sends one. @returns what the queue still holds: it notes how a job went a moment after it went */
async function sendOver(platform: Platform) {
  await platform.database.rows('delete from graphile_worker._private_jobs')
  await enqueueSms(platform, platform.database, order)
  const [waiting] = await platform.database.rows<{ text: string }>(
    'select p::text as text from graphile_worker._private_jobs p',
  )
  // Whole: four digits of it stand in many a time of the row.
  expect(waiting?.text).not.toMatch(/447911123456|password/)
  await runJobs(platform)
  const left = () =>
    platform.database.rows<{ last_error: string | null }>('select last_error from graphile_worker.jobs')
  await expect.poll(left).not.toContainEqual({ last_error: null })
  return left()
}

test('in local mode it lands in the mailbox', async () => {
  const platform = platformWith({})
  expect(await sendOver(platform)).toEqual([])
  expect(await platform.database.rows('select channel, recipient, subject, text, html from local_message')).toEqual([
    {
      channel: 'sms',
      recipient: '+447911123456',
      subject: '',
      text: expect.stringContaining(`${testOrigins.console}/forgot-password`),
      html: null,
    },
  ])
})

test('a provider is handed the number and the words, with the token', async () => {
  expect(await sendOver(platformWith({ SMS_URL: url, SMS_TOKEN: 'a-token' }))).toEqual([])
  expect(asked).toEqual([
    {
      headers: expect.objectContaining({ authorization: 'Bearer a-token', 'content-type': 'application/json' }),
      body: { to: '+447911123456', text: expect.stringMatching(/^Ginipig: your password was changed/) },
      path: '/sms',
    },
  ])
})

test.for([
  { answer: 500, again: true },
  { answer: 401, again: true },
  { answer: 307, again: true },
  { answer: 400, again: false },
])('an answer of $answer: asked again? $again', async ({ answer, again }) => {
  status = answer
  const left = await sendOver(platformWith({ SMS_URL: url, SMS_TOKEN: 'a-token' }))
  expect(left).toHaveLength(again ? 1 : 0)
  // The token follows no redirect.
  expect(asked.map(({ path }) => path)).toEqual(['/sms'])
  for (const { last_error } of left) expect(last_error).not.toMatch(/7911|password/)
})

test('without a provider nothing is sent, and nothing waits', async () => {
  const platform = platformWith({ LOCAL_MODE: '0', SMTP_URL: 'smtp://127.0.0.1:1', MAIL_FROM: 'a@ginipig.example' })
  await platform.database.rows('delete from local_message')
  expect(await sendOver(platform)).toEqual([])
  expect(await platform.database.rows('select 1 from local_message')).toEqual([])
})

test.for(languages)('a deadline in August fits the SMS alphabet in %s', (language) => {
  const now = Date.parse('2027-08-09T12:00:00Z')
  const until = { bookingId, until: now + 8 * HOUR_MS, zone: 'Europe/London', now }
  const origins = { marketplace: 'https://ginipig.example', console: 'https://console.ginipig.example' }
  expect(smsText({ kind: 'booking_move_wished', ...until }, language, origins)).toMatch(/^[\w àéèù:.,@/'-]+$/)
})

describe.each(languages.flatMap((language) => everySms.map((sms) => ({ kind: sms.kind, language, sms }))))(
  '$kind in $language',
  ({ kind, language, sms }) => {
    const missing: string[] = []
    const off = i18nIn(language).on('missing', ({ id }) => missing.push(id))
    const words = smsText(sms, language, {
      marketplace: 'https://ginipig.example',
      console: 'https://console.ginipig.example',
    })
    off()

    test('has every word, fits the SMS alphabet, and one part where it is about a booking', () => {
      if (language !== 'en') expect(missing).toEqual([])
      expect(words).toMatch(/^[\w àéèù:.,@/'-]+$/)
      expect(words).not.toMatch(/undefined|NaN|Invalid/)
      expect(words.length).toBeLessThanOrEqual(kind.startsWith('booking_') ? 160 : 306)
    })

    test('leads to the page of who is told', () => {
      if (!isKind(kind)) return
      const origin =
        notificationRow(kind).to === 'provider' ? 'https://console.ginipig.example' : 'https://ginipig.example'
      expect(words).toMatch(new RegExp(` ${origin}${notificationPath(kind, bookingId)}$`))
    })
  },
)

const isKind = (kind: string): kind is NotificationKind => allNotificationKinds.some((one) => one === kind)

test('every kind that goes by SMS has its words, and no other has', () => {
  const having = [...new Set(everySms.map(({ kind }) => kind))].filter(isKind)
  expect(having.toSorted()).toEqual(allNotificationKinds.filter((kind) => notificationRow(kind).hasSms).toSorted())
})
