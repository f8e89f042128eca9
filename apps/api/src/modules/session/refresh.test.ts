import { randomUUID } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import { at } from '#platform/database/sql.ts'
import { apiOfFile } from '#testing/api-of-file.ts'
import { codeOf, cookieOf, createPerson, post, signIn } from '#testing/password-login.ts'
import { runJobs } from '#testing/run-jobs.ts'
import { testOrigins } from '#testing/test-config.ts'

const api = apiOfFile()

const DAY_MS = 86_400_000

const refresh = (token: string | undefined, nonce: string = randomUUID(), origin = testOrigins.marketplace) =>
  post(
    api,
    '/auth/refresh',
    { nonce },
    { origin, ...(token === undefined ? {} : { cookies: { '__Host-refresh': token } }) },
  )

const isSignedIn = async (token: string) =>
  (await api.app.inject({ method: 'GET', url: '/api/v1/me', headers: { authorization: `Bearer ${token}` } }))
    .statusCode === 200

const sessionsOf = (accountId: string) =>
  api.platform.database.rows<{ end_reason: string | null }>(
    'select end_reason from session where account_id = $1 order by created_at',
    [accountId],
  )

async function signedIn() {
  const person = await createPerson(api)
  return { person, ...(await signIn(api, person)) }
}

test('each refresh hands on a new token, and the chain goes on', async () => {
  const { person, refreshToken } = await signedIn()
  const seen = new Set([refreshToken])
  let token = refreshToken
  for (let round = 0; round < 5; round += 1) {
    api.clock.advance(10 * 60_000)
    const response = await refresh(token)
    expect(response.statusCode).toBe(200)
    expect(response.json()).toMatchObject({ userData: { id: person.id }, expiresAt: api.clock.now() + 600_000 })
    expect(await isSignedIn(response.json<{ accessToken: string }>().accessToken)).toBe(true)
    token = cookieOf(response) ?? ''
    seen.add(token)
  }
  expect(seen.size).toBe(6)
})

test('a lost answer: the same nonce gets the same successor again, for a minute', async () => {
  const { refreshToken } = await signedIn()
  const nonce = randomUUID()
  const first = await refresh(refreshToken, nonce)
  api.clock.advance(60_000)
  const again = await refresh(refreshToken, nonce)
  expect(again.statusCode).toBe(200)
  expect(cookieOf(again)).toBe(cookieOf(first))
  expect((await refresh(cookieOf(again))).statusCode).toBe(200)
})

test('the same nonce after a minute is reuse', async () => {
  const { person, refreshToken, token } = await signedIn()
  const nonce = randomUUID()
  await refresh(refreshToken, nonce)
  api.clock.advance(60_001)
  expect((await refresh(refreshToken, nonce)).statusCode).toBe(401)
  expect(await sessionsOf(person.id)).toEqual([{ end_reason: 'reuse' }])
  expect(await isSignedIn(token)).toBe(false)
})

test('another tab within ten seconds is told to wait, and nobody comes to harm', async () => {
  const { refreshToken } = await signedIn()
  const first = await refresh(refreshToken)
  api.clock.advance(10_000)
  const raced = await refresh(refreshToken)
  expect([raced.statusCode, codeOf(raced), raced.cookies]).toEqual([409, 'refresh_raced', []])
  expect((await refresh(cookieOf(first))).statusCode).toBe(200)
})

test('a used token after that ends the session for all who hold any of its tokens', async () => {
  const { person, refreshToken } = await signedIn()
  const first = await refresh(refreshToken)
  api.clock.advance(10_001)
  const reused = await refresh(refreshToken)
  expect([reused.statusCode, codeOf(reused)]).toEqual([401, 'unauthenticated'])
  expect(reused.cookies).toMatchObject([{ name: '__Host-refresh', value: '' }])
  expect((await refresh(cookieOf(first))).statusCode).toBe(401)
  expect(await isSignedIn(first.json<{ accessToken: string }>().accessToken)).toBe(false)
  expect(await sessionsOf(person.id)).toEqual([{ end_reason: 'reuse' }])
})

test('the person hears of it by mail, once (trust.md §2.4)', async () => {
  const { person, refreshToken } = await signedIn()
  await refresh(refreshToken)
  api.clock.advance(10_001)
  for (let count = 0; count < 3; count += 1) await refresh(refreshToken)
  await runJobs(api.platform)
  const mails = await api.platform.database.rows<{ subject: string }>(
    'select subject from local_message where recipient = $1',
    [person.email],
  )
  expect(mails).toEqual([{ subject: 'We logged one of your browsers out' }])
})

test('of fifty at the same moment with nonces of their own exactly one gets a token', async () => {
  const { person, refreshToken } = await signedIn()
  const responses = await Promise.all(Array.from({ length: 50 }, () => refresh(refreshToken)))
  const statuses = responses.map(({ statusCode }) => statusCode).sort()
  expect(statuses).toEqual([200, ...Array<number>(49).fill(409)])
  expect(await sessionsOf(person.id)).toEqual([{ end_reason: null }])
  const winner = responses.find(({ statusCode }) => statusCode === 200)
  expect((await refresh(winner && cookieOf(winner))).statusCode).toBe(200)
})

test('fifty at the same moment with one nonce all get the same token', async () => {
  const { refreshToken } = await signedIn()
  const nonce = randomUUID()
  const responses = await Promise.all(Array.from({ length: 50 }, () => refresh(refreshToken, nonce)))
  expect(new Set(responses.map(({ statusCode }) => statusCode))).toEqual(new Set([200]))
  expect(new Set(responses.map((response) => cookieOf(response))).size).toBe(1)
  const tokens = await api.platform.database.row<{ count: number }>(
    `select count(*) from refresh_token where used_at is null and session_id =
       (select session_id from refresh_token order by created_at desc limit 1)`,
  )
  expect(tokens?.count).toBe(1)
})

describe('what gives no new token', () => {
  test('no cookie, an empty one, any text', async () => {
    for (const token of [undefined, '', 'x', 'a'.repeat(43), "' or 1=1 --"]) {
      const response = await refresh(token)
      expect([token, response.statusCode, codeOf(response)]).toEqual([token, 401, 'unauthenticated'])
    }
  })

  test('a nonce of the wrong size', async () => {
    const { refreshToken } = await signedIn()
    expect((await refresh(refreshToken, 'short')).statusCode).toBe(422)
    expect((await refresh(refreshToken, 'x'.repeat(65))).statusCode).toBe(422)
    expect((await refresh(refreshToken)).statusCode).toBe(200)
  })

  test('a nonce of unusual characters is a nonce like any other', async () => {
    const { refreshToken } = await signedIn()
    const nonce = '\0\ud800 zero and a lone half '
    expect((await refresh(refreshToken, nonce)).statusCode).toBe(200)
    expect((await refresh(refreshToken, nonce)).statusCode).toBe(200)
  })

  test('the other app’s origin, though its page is of the same site', async () => {
    const { refreshToken, token } = await signedIn()
    const response = await refresh(refreshToken, randomUUID(), testOrigins.console)
    expect([response.statusCode, codeOf(response), response.cookies]).toEqual([403, 'origin_refused', []])
    expect(await isSignedIn(token)).toBe(true)
    expect((await refresh(refreshToken)).statusCode).toBe(200)
  })

  test('14 days without a refresh', async () => {
    const { person, refreshToken } = await signedIn()
    api.clock.advance(14 * DAY_MS)
    expect((await refresh(refreshToken)).statusCode).toBe(401)
    expect(await sessionsOf(person.id)).toEqual([{ end_reason: 'idle' }])
  })

  test('60 days, however busy', async () => {
    const { refreshToken } = await signedIn()
    let token: string | undefined = refreshToken
    for (let days = 10; days < 60; days += 10) {
      api.clock.advance(10 * DAY_MS)
      token = cookieOf(await refresh(token))
    }
    api.clock.advance(10 * DAY_MS - 60_000)
    const last = await refresh(token)
    expect(last.cookies[0]?.maxAge).toBe(60)
    api.clock.advance(60_000)
    expect((await refresh(cookieOf(last))).statusCode).toBe(401)
  })

  test('a suspension', async () => {
    const { person, refreshToken } = await signedIn()
    await api.platform.database.row('update account set suspended_at = $2 where id = $1', [
      person.id,
      at(api.clock.now()),
    ])
    expect((await refresh(refreshToken)).statusCode).toBe(401)
  })
})

describe('signing out', () => {
  test('ends the session and takes the cookie away', async () => {
    const { person, refreshToken, token } = await signedIn()
    const response = await post(api, '/auth/logout', {}, { cookies: { '__Host-refresh': refreshToken } })
    expect(response.headers['clear-site-data']).toBe('"cache"')
    expect([response.statusCode, response.json()]).toEqual([200, {}])
    expect(response.cookies).toMatchObject([
      { name: '__Host-refresh', value: '', path: '/', secure: true, httpOnly: true, sameSite: 'Strict' },
    ])
    expect(await isSignedIn(token)).toBe(false)
    expect((await refresh(refreshToken)).statusCode).toBe(401)
    expect(await sessionsOf(person.id)).toEqual([{ end_reason: 'logout' }])
  })

  test('without a session does no harm', async () => {
    expect((await post(api, '/auth/logout', {})).statusCode).toBe(200)
    expect((await post(api, '/auth/logout', {}, { cookies: { '__Host-refresh': 'x' } })).statusCode).toBe(200)
  })

  test('can’t be done to somebody by another origin', async () => {
    const { refreshToken, token } = await signedIn()
    for (const origin of ['https://evil.example', testOrigins.console])
      await post(api, '/auth/logout', {}, { origin, cookies: { '__Host-refresh': refreshToken } })
    expect(await isSignedIn(token)).toBe(true)
  })
})
