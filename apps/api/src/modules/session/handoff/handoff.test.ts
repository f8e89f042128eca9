import { randomUUID } from 'node:crypto'
import { beforeEach, describe, expect, test } from 'vitest'
import { apiOfFile } from '#testing/api-of-file.ts'
import { codeOf, cookieOf, createPerson, type Person, post, signIn } from '#testing/password-login.ts'
import { testOrigins } from '#testing/test-config.ts'
import { createPkce, crossOver, exchange, heldAfter, isSignedIn, mint, minted } from './handoff.fixture.ts'

const api = apiOfFile()
let ada: Person
let held: Awaited<ReturnType<typeof signIn>>
beforeEach(async () => {
  ada = await createPerson(api)
  held = await signIn(api, ada)
})

const DAY_MS = 86_400_000

const refresh = (refreshToken: string, origin = testOrigins.console) =>
  post(api, '/auth/refresh', { nonce: randomUUID() }, { origin, cookies: { '__Host-refresh': refreshToken } })

const sessionsOf = (accountId: string) =>
  api.platform.database.rows<{ audience: string; family_id: string; expires_at: number; end_reason: string | null }>(
    'select audience, family_id, expires_at, end_reason from session where account_id = $1 order by created_at, audience desc',
    [accountId],
  )

describe('crossing over', () => {
  test('a code is good for a minute and goes to the other app’s own callback', async () => {
    const { code, callbackUrl, expiresAt } = await minted(api, held.token)
    expect(Buffer.from(code, 'base64url')).toHaveLength(32)
    expect(callbackUrl).toBe(`${testOrigins.console}/handoff/callback`)
    expect(expiresAt).toBe(api.clock.now() + 60_000)
  })

  test('signs in at the other origin, with a cookie of its own', async () => {
    const { code, verifier } = await minted(api, held.token)
    const response = await exchange(api, { code, verifier })
    expect(response.statusCode).toBe(200)
    expect(response.json()).toMatchObject({ userData: { id: ada.id }, expiresAt: api.clock.now() + 600_000 })
    expect(response.cookies).toMatchObject([
      { name: '__Host-device', path: '/', secure: true, httpOnly: true, sameSite: 'Strict' },
      { name: '__Host-refresh', path: '/', secure: true, httpOnly: true, sameSite: 'Strict', maxAge: 14 * 86_400 },
    ])
    const child = heldAfter(response)
    expect(child.refreshToken).not.toBe(held.refreshToken)
    expect(await isSignedIn(api, child.token)).toBe(true)
    expect(await isSignedIn(api, held.token)).toBe(true)
  })

  test('goes from the console to the marketplace as well', async () => {
    const provider = await createPerson(api, 'provider')
    const { token } = await signIn(api, provider, { origin: testOrigins.console })
    const { callbackUrl } = await minted(api, token, 'marketplace')
    expect(callbackUrl).toBe(`${testOrigins.marketplace}/handoff/callback`)
    expect(await isSignedIn(api, (await crossOver(api, token, 'marketplace')).token)).toBe(true)
  })

  test('the new session is of the same family, and ends no later', async () => {
    api.clock.advance(5 * 60_000)
    await crossOver(api, held.token)
    const [parent, child, ...more] = await sessionsOf(ada.id)
    expect(more).toEqual([])
    expect(child).toMatchObject({ audience: 'console', end_reason: null })
    expect([child?.family_id, child?.expires_at]).toEqual([parent?.family_id, parent?.expires_at])
  })

  test('is refreshed at its own origin only', async () => {
    const child = await crossOver(api, held.token)
    expect((await refresh(child.refreshToken, testOrigins.marketplace)).statusCode).toBe(403)
    expect((await refresh(child.refreshToken)).statusCode).toBe(200)
  })

  test('60 days after the first sign-in both are over, however late one crossed', async () => {
    let token: string | undefined = held.refreshToken
    for (let days = 10; days < 60; days += 10) {
      api.clock.advance(10 * DAY_MS)
      token = cookieOf(await refresh(token ?? '', testOrigins.marketplace))
    }
    const session = await refresh(token ?? '', testOrigins.marketplace)
    const child = await crossOver(api, heldAfter(session).token)
    api.clock.advance(10 * DAY_MS - 1_000)
    const last = await refresh(child.refreshToken)
    expect([last.statusCode, last.cookies[0]?.maxAge]).toEqual([200, 1])
    api.clock.advance(1_000)
    expect((await refresh(cookieOf(last) ?? '')).statusCode).toBe(401)
  })
})

describe('what was there before at the receiving origin', () => {
  const crossWith = async (previous: string) => {
    const { code, verifier } = await minted(api, held.token)
    return exchange(api, { code, verifier }, { cookies: { '__Host-refresh': previous } })
  }

  test('of somebody else ends, here and at the origin it came from', async () => {
    const bob = await signIn(api, await createPerson(api))
    const theirs = await crossOver(api, bob.token)
    expect((await crossWith(theirs.refreshToken)).statusCode).toBe(200)
    expect([await isSignedIn(api, theirs.token), await isSignedIn(api, bob.token)]).toEqual([false, false])
  })

  test('of the same sign-in ends alone', async () => {
    const first = await crossOver(api, held.token)
    const second = heldAfter(await crossWith(first.refreshToken))
    expect(await isSignedIn(api, first.token)).toBe(false)
    expect([await isSignedIn(api, held.token), await isSignedIn(api, second.token)]).toEqual([true, true])
  })
})

describe('codes', () => {
  test('a person gets ten an hour, and the next person is not touched', async () => {
    for (let count = 0; count < 10; count += 1) await minted(api, held.token)
    const refused = await mint(api, held.token, 'console', createPkce().challenge)
    expect([refused.statusCode, codeOf(refused), refused.headers['retry-after']]).toEqual([
      429,
      'too_many_requests',
      '3600',
    ])
    const bob = await signIn(api, await createPerson(api))
    expect((await mint(api, bob.token, 'console', createPkce().challenge)).statusCode).toBe(200)
    api.clock.advance(3_600_000)
    const again = await signIn(api, ada)
    expect((await mint(api, again.token, 'console', createPkce().challenge)).statusCode).toBe(200)
  })

  test('long over are forgotten', async () => {
    await minted(api, held.token)
    api.clock.advance(25 * 3_600_000)
    const { token } = await signIn(api, ada)
    await minted(api, token)
    const row = await api.platform.database.row<{ count: number }>(
      'select count(*) as count from handoff_code c join session s on s.id = c.session_id where s.account_id = $1',
      [ada.id],
    )
    expect(row?.count).toBe(1)
  })
})
