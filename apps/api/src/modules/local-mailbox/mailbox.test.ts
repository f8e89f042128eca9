import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest'
import { createApp } from '#app.ts'
import { enqueueMail } from '#platform/mail/enqueue-mail.ts'
import { clientsBooking } from '#platform/mail/every-mail.fixture.ts'
import { enqueueSms } from '#platform/sms/enqueue-sms.ts'
import { runJobs } from '#testing/run-jobs.ts'
import { createTestApi, type TestApi } from '#testing/test-api.ts'

let api: TestApi
const get = (url: string) => api.app.inject({ url })

beforeAll(async () => {
  api = await createTestApi(inject('serverUrl'))
  const { platform, clock } = api
  const code = { kind: 'sign_up_code', code: 'K7QX', expiresAt: clock.now() + 600_000 } as const
  await enqueueMail(platform, platform.database, { to: '"<img>"@example.com', language: 'en', mail: code })
  await runJobs(platform)
  const exists = { kind: 'account_exists', app: 'marketplace' } as const
  await enqueueMail(platform, platform.database, { to: 'bea@example.com', language: 'fr', mail: exists })
  await runJobs(platform)
  const sms = { kind: 'email_changed' } as const
  await enqueueSms(platform, platform.database, { to: '+447911123456', language: 'en', sms })
  await runJobs(platform)
})
afterAll(() => api.close())

type Listed = { id: number; channel: string; recipient: string; subject: string; text: string; html: string | null }
const listed = async (query = '') => (await get(`/dev/mailbox.json${query}`)).json<{ messages: Listed[] }>().messages

describe('the local mailbox', () => {
  test('lists mails and SMS, newest first, for journeys', async () => {
    expect((await listed()).map(({ channel, recipient }) => [channel, recipient])).toEqual([
      ['sms', '+447911123456'],
      ['email', 'bea@example.com'],
      ['email', '"<img>"@example.com'],
    ])
    expect(await listed('?to=BEA@example.com')).toEqual([
      expect.objectContaining({ subject: 'Vous avez déjà un compte Ginipig', text: expect.stringContaining('/login') }),
    ])
    expect(await listed('?to=%2B447911123456')).toHaveLength(1)
    expect(await listed('?to=a&to=b')).toHaveLength(3)
    expect(await listed('?to=nobody')).toEqual([])
  })

  test('shows them on a page that runs nothing', async () => {
    const { body, headers } = await get('/dev/mailbox')
    expect(headers['content-type']).toBe('text/html; charset=utf-8')
    expect(headers['content-security-policy']).toMatch(
      /^default-src 'none'; style-src 'sha256-[^']+'; frame-src 'self'/,
    )
    expect(body).toContain('K7QX is your Ginipig code')
    expect(body).toContain('the email address of your account was changed')
    expect(body).toContain('&lt;img&gt;')
    expect(body).not.toContain('<img>')
    expect(body.indexOf('SMS to')).toBeLessThan(body.indexOf('K7QX'))
    expect((await get('/dev/mailbox?to=%22%3E%3Cscript%3E')).body).toContain('value="&quot;&gt;&lt;script&gt;"')
    expect((await get('/dev/mailbox?to=nobody')).body).toContain('Nothing has been sent yet.')
  })

  test('shows one, a mail as it looks in a frame that is sealed off', async () => {
    const [sms, mail] = await listed()
    const page = await get(`/dev/mailbox/${mail?.id}`)
    expect(page.body).toContain(`src="/dev/mailbox/${mail?.id}/mail" sandbox=`)
    const framed = await get(`/dev/mailbox/${mail?.id}/mail`)
    expect(framed.headers['content-security-policy']).toMatch(/^sandbox allow-popups .*default-src 'none'/)
    expect(framed.body).toContain('<base target="_blank">')
    expect(framed.body).toContain('Vous avez déjà un compte')
    expect((await get(`/dev/mailbox/${sms?.id}`)).body).not.toContain('<iframe')
    expect((await get(`/dev/mailbox/${sms?.id}/mail`)).statusCode).toBe(404)
  })

  test('hands out the files of a mail, and no others', async () => {
    const { platform } = api
    const mail = { kind: 'booking_booked', booking: clientsBooking } as const
    await enqueueMail(platform, platform.database, { to: 'cleo@example.com', language: 'en', mail })
    await runJobs(platform)
    const [{ id } = { id: 0 }] = await listed('?to=cleo@example.com')
    const path = `/dev/mailbox/${id}/file/GP-48213.ics`
    expect((await get(`/dev/mailbox/${id}`)).body).toContain(`<a href="${path}">GP-48213.ics</a>`)
    const { body, headers } = await get(path)
    expect(headers['content-type']).toBe('text/calendar; charset=utf-8')
    expect(headers['content-disposition']).toBe('attachment; filename="GP-48213.ics"')
    expect(body).toMatch(/^BEGIN:VCALENDAR\r\n/)
    expect((await get(`/dev/mailbox/${id}/file/other.ics`)).statusCode).toBe(404)
  })

  test.for(['0', '999999', '-1', 'x', '1e3', '9999999999999999999'])('has no message %s', async (id) => {
    expect((await get(`/dev/mailbox/${id}`)).statusCode).toBe(404)
  })

  test('is not there outside of local mode (trust.md S44)', async () => {
    const [message] = await listed()
    const config = { ...api.platform.config, isLocal: false }
    const app = await createApp({ ...api.platform, config })
    for (const path of ['', '.json', `/${message?.id}`, `/${message?.id}/mail`])
      expect([path, (await app.inject({ url: `/dev/mailbox${path}` })).statusCode]).toEqual([path, 404])
    await app.close()
  })
})
