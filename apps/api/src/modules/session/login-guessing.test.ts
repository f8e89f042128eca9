import { randomUUID } from 'node:crypto'
import { beforeAll, describe, expect, test } from 'vitest'
import { DEMO_PASSWORD as PASSWORD } from '#demo/factories/demo-password.ts'
import { apiOfFile } from '#testing/api-of-file.ts'
import { codeOf, cookieOf, createPerson, logInAs } from '#testing/password-login.ts'
import type { TestApi } from '#testing/test-api.ts'
import { testOrigins } from '#testing/test-config.ts'

const opened = apiOfFile()
let api: TestApi
beforeAll(() => {
  api = opened()
})

describe('guessing (trust.md S43)', () => {
  test('the eleventh try at an address within 15 minutes is refused, even with the right password', async () => {
    const person = await createPerson(api)
    for (let tries = 0; tries < 10; tries += 1) {
      expect((await logInAs(api, person.email, 'Ginipig-2027', { ip: `10.0.0.${tries}` })).statusCode).toBe(401)
    }
    api.clock.advance(60_000)
    const refused = await logInAs(api, person.email)
    expect([refused.statusCode, codeOf(refused), refused.headers['retry-after']]).toEqual([
      429,
      'too_many_requests',
      '840',
    ])
    api.clock.advance(840_000)
    expect((await logInAs(api, person.email)).statusCode).toBe(200)
  })

  test('an address that is nobody’s is refused just the same', async () => {
    const email = `${randomUUID()}@ginipig.test`
    for (let tries = 0; tries < 10; tries += 1) await logInAs(api, email, PASSWORD)
    expect((await logInAs(api, email)).statusCode).toBe(429)
  })

  test('twenty tries at the same moment get no more than ten answers', async () => {
    const { email } = await createPerson(api)
    const responses = await Promise.all(
      Array.from({ length: 20 }, (_, tries) => logInAs(api, email, 'Ginipig-2027', { ip: `10.1.0.${tries}` })),
    )
    expect(responses.filter(({ statusCode }) => statusCode === 401)).toHaveLength(10)
    expect(responses.filter(({ statusCode }) => statusCode === 429)).toHaveLength(10)
  })

  test('the thirty-first failure of one IP is refused, whatever header it sends', async () => {
    for (let tries = 0; tries < 30; tries += 1)
      await logInAs(api, `${tries}@ginipig.test`, PASSWORD, { ip: '203.0.113.7' })
    const person = await createPerson(api)
    const attempt = (headers: object) =>
      api.app.inject({
        method: 'POST',
        url: '/api/v1/auth/login',
        remoteAddress: '203.0.113.7',
        headers: { origin: testOrigins.marketplace, ...headers },
        payload: { email: person.email, password: PASSWORD },
      })
    expect((await attempt({})).statusCode).toBe(429)
    expect((await attempt({ 'x-forwarded-for': '198.51.100.1' })).statusCode).toBe(429)
    expect((await logInAs(api, person.email, PASSWORD, { ip: '203.0.113.8' })).statusCode).toBe(200)
  })

  test('thirty failures from as many addresses of one IPv6 network are as many as of one address', async () => {
    for (let tries = 0; tries < 30; tries += 1)
      await logInAs(api, `${tries}@ginipig.test`, PASSWORD, { ip: `2001:db8:1:2::${(tries + 1).toString(16)}` })
    const { email } = await createPerson(api)
    const from = async (ip: string) => (await logInAs(api, email, PASSWORD, { ip })).statusCode
    expect(await from('2001:db8:1:2:ffff::1')).toBe(429)
    expect(await from('2001:db8:1:3::1')).toBe(200)
  })

  test('right passwords count for nothing', async () => {
    const person = await createPerson(api)
    for (let tries = 0; tries < 35; tries += 1) expect((await logInAs(api, person.email)).statusCode).toBe(200)
  })

  test('a stranger’s guesses don’t lock out a browser that has signed in before', async () => {
    const person = await createPerson(api)
    const first = await logInAs(api, person.email)
    const device = cookieOf(first, '__Host-device') ?? ''
    for (let tries = 0; tries < 11; tries += 1)
      await logInAs(api, person.email, 'Ginipig-2027', { ip: `10.2.0.${tries}` })
    expect((await logInAs(api, person.email)).statusCode).toBe(429)
    expect((await logInAs(api, person.email, PASSWORD, { cookies: { '__Host-device': device } })).statusCode).toBe(200)
    const forged = `${device.slice(0, -1)}${device.endsWith('A') ? 'B' : 'A'}`
    expect((await logInAs(api, person.email, PASSWORD, { cookies: { '__Host-device': forged } })).statusCode).toBe(429)
    const other = await createPerson(api)
    const othersDevice = cookieOf(await logInAs(api, other.email), '__Host-device') ?? ''
    const stolen = await logInAs(api, person.email, PASSWORD, { cookies: { '__Host-device': othersDevice } })
    expect(stolen.statusCode).toBe(429)
  })

  test('neither addresses nor IPs are kept', async () => {
    await logInAs(api, 'kept@ginipig.test', PASSWORD, { ip: '203.0.113.99' })
    const rows = await api.platform.database.rows<{ text: string }>('select q::text as text from quota q')
    expect(rows).toHaveLength(2)
    for (const { text } of rows) expect(text).not.toMatch(/kept|203/)
  })
})
