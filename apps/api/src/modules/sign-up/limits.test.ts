import { describe, expect, test } from 'vitest'
import { apiOfFile } from '#testing/api-of-file.ts'
import { codeOf } from '#testing/password-login.ts'
import { clientForm, mailsTo, newAddress, register } from './sign-up.fixture.ts'

const api = apiOfFile()

const rowsOf = <Row>(text: string, ...values: unknown[]) => api.platform.database.rows<Row>(text, values)

describe('how often (trust.md S13)', () => {
  test('from one place five sign-ups an hour, whatever header it sends', async () => {
    const ip = '203.0.113.9'
    for (let tries = 0; tries < 5; tries += 1) expect((await register(api, clientForm(), { ip })).statusCode).toBe(200)
    const refused = await register(api, clientForm(), { ip })
    expect([refused.statusCode, codeOf(refused), refused.headers['retry-after']]).toEqual([
      429,
      'too_many_requests',
      '3600',
    ])
    const forged = await api.app.inject({
      method: 'POST',
      url: '/api/v1/auth/registrations/client',
      remoteAddress: ip,
      headers: { 'x-forwarded-for': '198.51.100.1' },
      payload: clientForm(),
    })
    expect(forged.statusCode).toBe(429)
    expect((await register(api, clientForm(), { ip: '203.0.113.10' })).statusCode).toBe(200)
    api.clock.advance(3_600_000)
    expect((await register(api, clientForm(), { ip })).statusCode).toBe(200)
  })

  test('a password that is refused doesn’t count as one', async () => {
    const ip = '203.0.113.11'
    const common = { password: 'P@ssw0rd', confirmPassword: 'P@ssw0rd' }
    for (let tries = 0; tries < 8; tries += 1)
      expect((await register(api, clientForm(common), { ip })).statusCode).toBe(422)
    expect((await register(api, clientForm(), { ip })).statusCode).toBe(200)
  })

  test('to one address five codes a day from one place, by whichever of its addresses and however it is typed', async () => {
    const email = newAddress()
    for (let tries = 0; tries < 5; tries += 1)
      expect((await register(api, clientForm({ email }), { ip: `203.0.113.${tries}` })).statusCode).toBe(200)
    const refused = await register(api, clientForm({ email: email.toUpperCase() }), { ip: '203.0.113.99' })
    expect([refused.statusCode, refused.headers['retry-after']]).toEqual([429, '86400'])
    expect(await mailsTo(api, email)).toHaveLength(5)
  })

  test('neither addresses nor places are kept to count by', async () => {
    await register(api, clientForm({ email: 'kept@example.com' }), { ip: '203.0.113.77' })
    const rows = await rowsOf<{ text: string }>('select q::text as text from quota q')
    expect(rows).toHaveLength(4)
    for (const { text } of rows) expect(text).not.toMatch(/kept|203/)
  })
})
