import { randomUUID } from 'node:crypto'
import type { AddressInfo } from 'node:net'
import type { OpenSession } from '@ginipig/contract/identity/open-session.ts'
import type { Socket } from 'socket.io-client'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { attachRealtime, type Realtime } from '#platform/realtime/realtime-server.ts'
import { next, openSocket, outcomeOf } from '#platform/realtime/socket.fixture.ts'
import { apiOfFile } from '#testing/api-of-file.ts'
import { codeOf, cookieOf, createPerson, type Person, post, signIn } from '#testing/password-login.ts'
import { testOrigins } from '#testing/test-config.ts'
import { crossOver, isSignedIn } from './handoff/handoff.fixture.ts'

const api = apiOfFile()
let realtime: Realtime
let port: number
let ada: Person
let held: Awaited<ReturnType<typeof signIn>>
const sockets: Socket[] = []

beforeAll(async () => {
  realtime = attachRealtime(api.platform, api.app.server)
  await api.app.listen({ port: 0, host: '127.0.0.1' })
  await realtime.isListening
  port = (api.app.server.address() as AddressInfo).port // a TCP server's address is one
})
afterAll(async () => {
  await realtime.close()
})
beforeEach(async () => {
  ada = await createPerson(api)
  held = await signIn(api, ada)
})
afterEach(() => {
  for (const socket of sockets.splice(0)) socket.disconnect()
})

const DAY_MS = 86_400_000
const FIREFOX = 'Mozilla/5.0 (X11; Linux x86_64; rv:130.0) Gecko/20100101 Firefox/130.0'

const call = (method: 'GET' | 'DELETE', path: string, token: string) =>
  api.app.inject({ method, url: `/api/v1${path}`, headers: { authorization: `Bearer ${token}` } })

const stepUp = async (token: string) =>
  expect((await post(api, '/me/step-up', { password: 'Ginipig-2026' }, { token })).statusCode).toBe(200)

async function listed(token: string): Promise<OpenSession[]> {
  const response = await call('GET', '/me/sessions', token)
  expect(response.statusCode).toBe(200)
  return response.json<{ sessions: OpenSession[] }>().sessions
}

const refresh = (refreshToken: string, origin = testOrigins.marketplace) =>
  post(api, '/auth/refresh', { nonce: randomUUID() }, { origin, cookies: { '__Host-refresh': refreshToken } })

async function connect(token: string, origin: string): Promise<Socket> {
  const { ticket } = (await post(api, '/realtime/tickets', {}, { token })).json<{ ticket: string }>()
  const socket = openSocket(port, { ticket }, { extraHeaders: { origin } })
  sockets.push(socket)
  expect(await outcomeOf(socket)).toBe('connected')
  return socket
}

describe('the list', () => {
  test('has one entry a browser, newest first, and says which is this one', async () => {
    api.clock.advance(60_000)
    const second = await api.app.inject({
      method: 'POST',
      url: '/api/v1/auth/login',
      payload: { email: ada.email, password: 'Ginipig-2026' },
      headers: { origin: testOrigins.console, 'user-agent': FIREFOX },
    })
    const { accessToken } = second.json<{ accessToken: string }>()
    const sessions = await listed(accessToken)
    const now = api.clock.now()
    expect(sessions).toMatchObject([
      { audience: 'console', browser: 'Firefox', platform: 'Linux', createdAt: now, lastSeenAt: now, isCurrent: true },
      { audience: 'marketplace', browser: null, createdAt: now - 60_000, lastSeenAt: now - 60_000, isCurrent: false },
    ])
    expect((await listed(held.token)).map((one) => one.isCurrent)).toEqual([false, true])
  })

  test('shows what was handed over as one with what it came from, seen when either was', async () => {
    const began = api.clock.now()
    api.clock.advance(1_000)
    const child = await crossOver(api, held.token)
    api.clock.advance(5 * 60_000)
    await refresh(child.refreshToken, testOrigins.console)
    for (const token of [held.token, child.token])
      expect(await listed(token)).toMatchObject([
        { audience: 'marketplace', createdAt: began, lastSeenAt: began + 301_000, isCurrent: true },
      ])
  })

  test('leaves out what ended, ran out or can’t be refreshed any more, and other people’s', async () => {
    await signIn(api, await createPerson(api))
    const gone = await signIn(api, ada)
    await post(api, '/auth/logout', {}, { cookies: { '__Host-refresh': gone.refreshToken } })
    await signIn(api, ada) // and never seen again
    let token: string | undefined = held.refreshToken
    for (let count = 0; count < 2; count += 1) {
      api.clock.advance(7 * DAY_MS)
      const refreshed = await refresh(token ?? '')
      token = cookieOf(refreshed)
      held.token = refreshed.json<{ accessToken: string }>().accessToken
      expect(await listed(held.token)).toHaveLength(2 - count)
    }
  })
})

describe('ending one (trust.md S54, S55)', () => {
  test('ends it at both origins at once, with its sockets, and no other', async () => {
    const other = await signIn(api, ada)
    const child = await crossOver(api, other.token)
    const [first, second] = [
      await connect(other.token, testOrigins.marketplace),
      await connect(child.token, testOrigins.console),
    ]
    const [entry] = (await listed(held.token)).filter((one) => !one.isCurrent)
    const cut = Promise.all([next(first, 'session.ended'), next(second, 'session.ended'), next(second, 'disconnect')])
    await stepUp(held.token)
    const response = await call('DELETE', `/me/sessions/${entry?.id}`, held.token)
    expect([response.statusCode, response.json()]).toEqual([200, {}])
    await cut
    expect([await isSignedIn(api, other.token), await isSignedIn(api, child.token)]).toEqual([false, false])
    expect((await refresh(other.refreshToken)).statusCode).toBe(401)
    expect((await refresh(child.refreshToken, testOrigins.console)).statusCode).toBe(401)
    expect(await listed(held.token)).toMatchObject([{ isCurrent: true }])
  })

  test('of another browser asks for the password, of this one it doesn’t (ASVS 7.5.2)', async () => {
    const other = await signIn(api, ada)
    const child = await crossOver(api, held.token)
    const [theirs] = (await listed(held.token)).filter((one) => !one.isCurrent)
    const [mine] = (await listed(held.token)).filter((one) => one.isCurrent)
    const refused = await call('DELETE', `/me/sessions/${theirs?.id}`, held.token)
    expect([refused.statusCode, codeOf(refused)]).toEqual([403, 'step_up_required'])
    expect(await isSignedIn(api, other.token)).toBe(true)
    expect((await call('DELETE', `/me/sessions/${mine?.id}`, child.token)).statusCode).toBe(200)
    expect([await isSignedIn(api, held.token), await isSignedIn(api, other.token)]).toEqual([false, true])
  })

  test('another person’s, one that ended and one that never was are not found', async () => {
    const bob = await signIn(api, await createPerson(api))
    const [theirs] = await listed(bob.token)
    const gone = await signIn(api, ada)
    const [ended] = (await listed(gone.token)).filter((one) => one.isCurrent)
    await post(api, '/auth/logout', {}, { cookies: { '__Host-refresh': gone.refreshToken } })
    for (const id of [theirs?.id, ended?.id, randomUUID(), 'x']) {
      const response = await call('DELETE', `/me/sessions/${id}`, held.token)
      expect([response.statusCode, codeOf(response)]).toEqual([404, 'not_found'])
    }
    expect(await isSignedIn(api, bob.token)).toBe(true)
  })
})

describe('"log out everywhere"', () => {
  test('ends all, this one too, and takes the cookie away', async () => {
    const other = await signIn(api, ada, { origin: testOrigins.console })
    const child = await crossOver(api, held.token)
    const bob = await signIn(api, await createPerson(api))
    const refused = await post(api, '/me/sessions/end', {}, { token: held.token })
    expect([refused.statusCode, codeOf(refused), refused.cookies]).toEqual([403, 'step_up_required', []])
    expect(await isSignedIn(api, other.token)).toBe(true)
    await stepUp(held.token)
    const response = await post(api, '/me/sessions/end', {}, { token: held.token })
    expect([response.statusCode, response.json()]).toEqual([200, {}])
    expect(response.cookies).toMatchObject([{ name: '__Host-refresh', value: '', path: '/' }])
    for (const { token } of [held, other, child]) expect(await isSignedIn(api, token)).toBe(false)
    expect(await isSignedIn(api, bob.token)).toBe(true)
  })

  test('is not done from the other app’s origin or a foreign one', async () => {
    for (const origin of [testOrigins.console, 'https://evil.example', 'null']) {
      const response = await post(api, '/me/sessions/end', {}, { token: held.token, origin })
      expect([response.statusCode, codeOf(response), response.cookies]).toEqual([403, 'origin_refused', []])
    }
    expect(await isSignedIn(api, held.token)).toBe(true)
  })
})

describe('logging out at one origin (trust.md S54)', () => {
  test.for(['marketplace', 'console'] as const)(
    'the %s: the other’s token is dead at once, its socket cut, its refresh refused',
    async (here) => {
      const child = await crossOver(api, held.token)
      const [mine, theirs] = here === 'marketplace' ? [held, child] : [child, held]
      const there = here === 'marketplace' ? 'console' : 'marketplace'
      const socket = await connect(theirs.token, testOrigins[there])
      const cut = Promise.all([next(socket, 'session.ended'), next(socket, 'disconnect')])
      const cookies = { '__Host-refresh': mine.refreshToken }
      await post(api, '/auth/logout', {}, { origin: testOrigins[here], cookies })
      expect(await isSignedIn(api, theirs.token)).toBe(false)
      expect(await cut).toEqual([{}, 'io server disconnect'])
      expect((await refresh(theirs.refreshToken, testOrigins[there])).statusCode).toBe(401)
    },
  )

  test('a refresh token of either used twice ends both', async () => {
    const child = await crossOver(api, held.token)
    await refresh(child.refreshToken, testOrigins.console)
    api.clock.advance(10_001)
    expect((await refresh(child.refreshToken, testOrigins.console)).statusCode).toBe(401)
    expect(await isSignedIn(api, held.token)).toBe(false)
  })
})
