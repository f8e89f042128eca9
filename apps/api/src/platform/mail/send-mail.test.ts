import { randomBytes } from 'node:crypto'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { createPlatform } from '#platform/create-platform.ts'
import type { Platform } from '#platform/platform.ts'
import { runJobs } from '#testing/run-jobs.ts'
import { createTestClock } from '#testing/test-api.ts'
import { testConfig } from '#testing/test-config.ts'
import { createTestDatabase } from '#testing/test-database.ts'
import { enqueueMail } from './enqueue-mail.ts'
import { clientsBooking, everyMail } from './every-mail.fixture.ts'
import type { Mail, MailOrder } from './mail.ts'
import { startSmtpServer } from './smtp-server.fixture.ts'

let stored: Awaited<ReturnType<typeof createTestDatabase>>
const platforms: Platform[] = []
beforeAll(async () => {
  stored = await createTestDatabase(inject('serverUrl'))
})
afterAll(async () => {
  for (const platform of platforms) await platform.database.end()
  await stored.drop()
})

const FIELD_KEY = randomBytes(32).toString('base64')
const clock = createTestClock()

function platformWith(extra: Record<string, string> = {}): Platform {
  const platform = createPlatform(testConfig(stored.url, 1, { FIELD_KEY, ...extra }), clock)
  platforms.push(platform)
  return platform
}
const overSmtp = (url: string) => platformWith({ SMTP_URL: url, MAIL_FROM: 'Ginipig <hello@ginipig.example>' })

const code = (expiresAt = clock.now() + 600_000) => ({ kind: 'sign_up_code', code: 'K7QX', expiresAt }) as const
const orderOf = (to: string, mail = code()) => ({ to, language: 'fr', mail }) as const

type Job = { attempts: number; last_error: string | null }
const jobs = ({ database }: Platform) => database.rows<Job>('select attempts, last_error from graphile_worker.jobs')
/** The queue notes how a job went a moment after it went. */
const jobsSoon = (platform: Platform) => expect.poll(() => jobs(platform))

test('in local mode every kind of mail lands in the mailbox', async () => {
  const platform = platformWith()
  for (const mail of everyMail)
    await enqueueMail(platform, platform.database, { to: 'ada@example.com', language: 'en', mail })
  await runJobs(platform)
  const rows = await platform.database.rows<{ recipient: string; channel: string; sent_at: number; html: string }>(
    'select recipient, channel, sent_at, html from local_message',
  )
  const sent = everyMail.filter((mail) => !('expiresAt' in mail) || mail.expiresAt > clock.now())
  expect(rows).toHaveLength(sent.length)
  for (const row of rows)
    expect(row).toMatchObject({ recipient: 'ada@example.com', channel: 'email', sent_at: clock.now() })
})

test('neither address nor code can be read in the queue, and a rollback sends nothing', async () => {
  const platform = platformWith()
  const { database } = platform
  await enqueueMail(platform, database, orderOf('secret.person@example.com'))
  const rows = await database.rows<{ text: string }>(
    'select j::text || p::text as text from graphile_worker.jobs j join graphile_worker._private_jobs p using (id)',
  )
  expect(rows).toHaveLength(1)
  for (const { text } of rows) expect(text).not.toMatch(/secret|K7QX|sign_up/)
  const failed = database.transaction(async (sql) => {
    await enqueueMail(platform, sql, orderOf('other@example.com'))
    throw new Error('rolled back')
  })
  await expect(failed).rejects.toThrow('rolled back')
  expect(await jobs(platform)).toHaveLength(1)
  await runJobs(platform)
})

test('a code that is over is not sent any more', async () => {
  const server = await startSmtpServer()
  const platform = overSmtp(server.url)
  await enqueueMail(platform, platform.database, orderOf('late@example.com', code(clock.now())))
  await enqueueMail(platform, platform.database, orderOf('in-time@example.com', code(clock.now() + 1)))
  await runJobs(platform)
  expect(server.received.map(({ to }) => to)).toEqual([['in-time@example.com']])
  await server.close()
})

test('over SMTP a mail goes to one address as text and as a page', async () => {
  const server = await startSmtpServer()
  const platform = overSmtp(server.url)
  await enqueueMail(platform, platform.database, orderOf('ada@example.com'))
  await runJobs(platform)
  expect(server.received).toHaveLength(1)
  const [mail] = server.received
  expect(mail).toMatchObject({ from: 'hello@ginipig.example', to: ['ada@example.com'] })
  expect(mail?.data).toMatch(/^From: Ginipig <hello@ginipig\.example>$/m)
  expect(mail?.data).toMatch(/^Subject: K7QX est votre code Ginipig$/m)
  expect(mail?.data).toMatch(/^Auto-Submitted: auto-generated$/m)
  expect(mail?.data).toContain('multipart/alternative')
  expect(mail?.data.indexOf('text/plain')).toBeLessThan(mail?.data.indexOf('text/html') ?? 0)
  await server.close()
})

test('over SMTP a file goes along as what it is', async () => {
  const server = await startSmtpServer()
  const platform = overSmtp(server.url)
  const mail = { kind: 'booking_booked', booking: clientsBooking } as const
  await enqueueMail(platform, platform.database, { to: 'ada@example.com', language: 'en', mail })
  await runJobs(platform)
  const [{ data } = { data: '' }] = server.received
  expect(data).toContain('multipart/mixed')
  expect(data).toMatch(/^Content-Type: text\/calendar; charset=utf-8; name=GP-48213\.ics$/m)
  expect(data).toMatch(/^Content-Disposition: attachment; filename=GP-48213\.ics$/m)
  await server.close()
})

test('an address with more in it than an address stays one address', async () => {
  const server = await startSmtpServer()
  const platform = overSmtp(server.url)
  await enqueueMail(platform, platform.database, orderOf('a@example.com, b@example.com\r\nBcc: c@example.com'))
  await runJobs(platform)
  for (const { to, data } of server.received) {
    expect(to).toHaveLength(1)
    expect(data).not.toMatch(/^Bcc:/m)
  }
  await server.close()
})

test('a server that has trouble is asked again; what is kept of it names no address', async () => {
  const server = await startSmtpServer({ data: '451 try later ada@example.com' })
  const platform = overSmtp(server.url)
  await enqueueMail(platform, platform.database, orderOf('ada@example.com'))
  await runJobs(platform)
  await jobsSoon(platform).toEqual([{ attempts: 1, last_error: 'SMTP EMESSAGE 451' }])
  await server.close()
  const better = await startSmtpServer()
  await platform.database.row('update graphile_worker._private_jobs set run_at = now()')
  await runJobs(overSmtp(better.url))
  expect(better.received).toHaveLength(1)
  await jobsSoon(platform).toEqual([])
  await better.close()
})

test('a mailbox that does not exist is not asked again', async () => {
  const server = await startSmtpServer({ rcpt: '550 no such user' })
  const platform = overSmtp(server.url)
  await enqueueMail(platform, platform.database, orderOf('nobody@example.com'))
  await runJobs(platform)
  await jobsSoon(platform).toEqual([])
  await server.close()
})

test('an address that refuses three times is left alone, but for what is asked for; taking one, it is good again', async () => {
  const no = await startSmtpServer({ rcpt: '550 no such user' })
  const news = { kind: 'password_changed', app: 'console', at: 0 } as const
  const send = async (url: string, mail: Mail) => {
    const platform = overSmtp(url)
    await enqueueMail(platform, platform.database, { to: 'Gone@example.com', language: 'en', mail })
    await runJobs(platform)
  }
  for (const _ of [1, 2, 3]) await send(no.url, news)
  await no.close()
  const server = await startSmtpServer()
  await send(server.url, news)
  expect(server.received).toEqual([])
  await send(server.url, code())
  await send(server.url, news)
  expect(server.received).toHaveLength(2)
  await server.close()
})

test('what may be left out carries its one-click link, as headers and in its foot', async () => {
  const server = await startSmtpServer()
  const platform = overSmtp(server.url)
  const order: MailOrder = {
    to: 'ada@example.com',
    language: 'en',
    mail: { kind: 'news', items: [{ title: 'A review', line: 'Cut', href: 'https://ginipig.example/x' }] },
    unsubscribe: 'https://ginipig.example/api/v1/unsubscribe/abc',
  }
  await enqueueMail(platform, platform.database, order)
  await enqueueMail(platform, platform.database, orderOf('ada@example.com'))
  await runJobs(platform)
  const [first, second] = server.received.sort(
    (one, other) => other.data.indexOf('unsubscribe') - one.data.indexOf('unsubscribe'),
  )
  expect(first?.data).toMatch(/^List-Unsubscribe: <https:\/\/ginipig\.example\/api\/v1\/unsubscribe\/abc>$/m)
  expect(first?.data).toMatch(/^List-Unsubscribe-Post: List-Unsubscribe=One-Click$/m)
  expect(first?.data).toContain('Stop emails like this one')
  expect(second?.data).not.toContain('List-Unsubscribe')
  await server.close()
})

test('nothing that was changed on its way is sent', async () => {
  const platform = platformWith()
  const sealed = Buffer.alloc(80, 7).toString('base64')
  await platform.database.row(`select 1 as added from graphile_worker.add_job('mail.send', $1::json)`, [
    JSON.stringify({ sealed }),
  ])
  await runJobs(platform)
  await jobsSoon(platform).toEqual([{ attempts: 1, last_error: expect.any(String) }])
})
