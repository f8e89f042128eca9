import { randomBytes, randomUUID } from 'node:crypto'
import { beforeEach, describe, expect, test } from 'vitest'
import { DEMO_PASSWORD } from '#demo/factories/demo-password.ts'
import { apiOfFile } from '#testing/api-of-file.ts'
import { cookieOf, createPerson, logInAs, post, signIn } from '#testing/password-login.ts'
import { testOrigins } from '#testing/test-config.ts'
import { createPkce, exchange, expectRefused, minted } from './handoff.fixture.ts'

// What the API answers to guesses (trust.md §2.3, G04). The rest of the table is the apps' to refuse.

const api = apiOfFile()
let held: Awaited<ReturnType<typeof signIn>>
beforeEach(async () => {
  held = await signIn(api, await createPerson(api))
})

describe('G04 guessing', () => {
  const guess = (ip: string) =>
    exchange(api, { code: randomBytes(32).toString('base64url'), verifier: createPkce().verifier }, { ip })

  test('twenty bad exchanges a minute from one address, then 429 to that address alone', async () => {
    for (let count = 0; count < 20; count += 1) expectRefused(await guess('198.51.100.1'))
    const refused = await guess('198.51.100.1')
    expect([refused.statusCode, refused.headers['retry-after']]).toEqual([429, '60'])
    const good = await minted(api, held.token)
    expect((await exchange(api, good, { ip: '198.51.100.1' })).statusCode).toBe(429)
    expect((await exchange(api, good, { ip: '198.51.100.2' })).statusCode).toBe(200)
    api.clock.advance(60_000)
    expectRefused(await guess('198.51.100.1'))
  })

  test('twenty from as many addresses of one IPv6 network are as many as from one', async () => {
    for (let count = 0; count < 20; count += 1) expectRefused(await guess(`2001:db8:1:2::${(count + 1).toString(16)}`))
    expect((await guess('2001:db8:1:2:ffff::1')).statusCode).toBe(429)
    expectRefused(await guess('2001:db8:1:3::1'))
  })

  test('good ones don’t count', async () => {
    for (let count = 0; count < 3; count += 1) {
      const person = await signIn(api, await createPerson(api))
      for (let crossing = 0; crossing < 10; crossing += 1)
        expect((await exchange(api, await minted(api, person.token), { ip: '198.51.100.3' })).statusCode).toBe(200)
    }
  })

  test('who arrived by it is known there: a stranger’s wrong log-ins don’t stop their password (S43)', async () => {
    const person = await createPerson(api)
    const { token } = await signIn(api, person)
    const arrived = await exchange(api, await minted(api, token))
    const device = cookieOf(arrived, '__Host-device') ?? ''
    for (let tries = 0; tries < 6; tries += 1)
      await logInAs(api, person.email, 'Ginipig-2027', { ip: `10.9.0.${tries}` })
    const stepUp = (cookies: Record<string, string>) => {
      const { accessToken } = arrived.json<{ accessToken: string }>()
      return post(api, '/me/step-up', { password: DEMO_PASSWORD }, { token: accessToken, cookies })
    }
    expect((await stepUp({})).statusCode).toBe(429)
    expect((await stepUp({ '__Host-device': device })).statusCode).toBe(200)
  })

  test('an address in a header of a stranger’s own making is not believed', async () => {
    const spoofed = () =>
      api.app.inject({
        method: 'POST',
        url: '/api/v1/auth/handoff/token',
        payload: { code: randomBytes(32).toString('base64url'), verifier: createPkce().verifier },
        headers: { origin: testOrigins.console, 'x-forwarded-for': randomUUID() },
        remoteAddress: '198.51.100.4',
      })
    for (let count = 0; count < 20; count += 1) await spoofed()
    expect((await spoofed()).statusCode).toBe(429)
  })
})
