import { randomUUID } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import { DEMO_PASSWORD as PASSWORD } from '#demo/factories/demo-password.ts'
import { apiOfFile } from '#testing/api-of-file.ts'
import { codeOf, cookieOf, createPerson, logInAs } from '#testing/password-login.ts'
import { testOrigins } from '#testing/test-config.ts'

const api = apiOfFile()

describe('guessing (trust.md S43)', () => {
  const wrong = (email: string, ip?: string) => logInAs(api, email, 'Ginipig-2027', ip === undefined ? {} : { ip })

  test('after five failures at an address the wait for the next try grows, even with the right password', async () => {
    const person = await createPerson(api)
    for (let tries = 0; tries < 5; tries += 1)
      expect((await wrong(person.email, `10.0.0.${tries}`)).statusCode).toBe(401)
    for (const [after, wait] of [30, 60, 120, 240, 240, 240].entries()) {
      const refused = await logInAs(api, person.email, PASSWORD, { ip: `10.0.1.${after}` })
      const said = [refused.statusCode, codeOf(refused), refused.headers['retry-after']]
      expect(said).toEqual([429, 'too_many_requests', String(wait)])
      expect(refused.json()).toMatchObject({ retryAfter: wait })
      api.clock.advance(wait * 1_000)
      expect((await wrong(person.email, `10.0.2.${after}`)).statusCode).toBe(401)
    }
    api.clock.advance(240_000)
    expect((await logInAs(api, person.email)).statusCode).toBe(200)
    expect((await wrong(person.email)).statusCode).toBe(401)
    expect((await logInAs(api, person.email)).statusCode).toBe(200)
  })

  test('no more than ten guesses fit into a quarter of an hour, however they are spread', async () => {
    const { email } = await createPerson(api)
    const answered: number[] = []
    for (let second = 0; second < 3_600; second += 10) {
      if ((await wrong(email, `10.3.${second >> 8}.${second & 255}`)).statusCode === 401) answered.push(second)
      api.clock.advance(10_000)
    }
    for (const from of answered) expect(answered.filter((at) => at >= from && at < from + 900).length).toBeLessThan(11)
    expect(answered.length).toBeGreaterThan(10)
  })

  test('who was forgotten about for a quarter of an hour begins anew', async () => {
    const { email } = await createPerson(api)
    for (let tries = 0; tries < 5; tries += 1) await wrong(email)
    api.clock.advance(900_000)
    for (let tries = 0; tries < 5; tries += 1) expect((await wrong(email)).statusCode).toBe(401)
    expect((await wrong(email)).statusCode).toBe(429)
  })

  test('an address that is nobody’s is refused just the same', async () => {
    const email = `${randomUUID()}@ginipig.test`
    for (let tries = 0; tries < 5; tries += 1) await logInAs(api, email, PASSWORD)
    expect((await logInAs(api, email)).statusCode).toBe(429)
  })

  test('twenty tries at the same moment get no more than five answers', async () => {
    const { email } = await createPerson(api)
    const responses = await Promise.all(Array.from({ length: 20 }, (_, tries) => wrong(email, `10.1.0.${tries}`)))
    expect(responses.filter(({ statusCode }) => statusCode === 401)).toHaveLength(5)
    expect(responses.filter(({ statusCode }) => statusCode === 429)).toHaveLength(15)
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
