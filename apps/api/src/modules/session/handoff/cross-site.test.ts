import { beforeEach, describe, expect, test } from 'vitest'
import { apiOfFile } from '#testing/api-of-file.ts'
import { codeOf, createPerson, type Person, post, signIn } from '#testing/password-login.ts'
import { testOrigins } from '#testing/test-config.ts'
import { countSessions, createPkce, exchange, minted } from './handoff.fixture.ts'

// What the API answers to calls from other sites (trust.md §2.3, G04). The rest of the table is the apps' to refuse.

const api = apiOfFile()
let ada: Person
let held: Awaited<ReturnType<typeof signIn>>
beforeEach(async () => {
  ada = await createPerson(api)
  held = await signIn(api, ada)
})

describe('G04 cross-site', () => {
  const foreign = [
    undefined,
    '',
    'null',
    'https://evil.example',
    'http://evil.ginipig.localhost:4000',
    'http://x.console.ginipig.localhost:4000',
    'http://console.ginipig.localhost',
    'https://console.ginipig.localhost:4000',
    'http://console.ginipig.localhost:4001',
    'http://console.ginipig.localhost:4000.evil.example',
    'http://evil.example/http://console.ginipig.localhost:4000',
    'http://consoleXginipig.localhost:4000',
    'http://console.ginipig.localhost:4000/',
    'HTTP://CONSOLE.GINIPIG.LOCALHOST:4000',
  ]
  const postFrom = (origin: string | undefined, payload: string, type = 'application/json') =>
    api.app.inject({
      method: 'POST',
      url: '/api/v1/auth/handoff/token',
      payload,
      headers: { 'content-type': type, ...(origin === undefined ? {} : { origin }) },
    })

  test('a foreign, null or missing Origin gets nothing, and a sibling’s neither', async () => {
    const { code, verifier } = await minted(api, held.token)
    for (const origin of foreign) {
      const response = await postFrom(origin, JSON.stringify({ code, verifier }))
      expect([origin, response.statusCode, codeOf(response)]).toEqual([origin, 403, 'origin_refused'])
      expect([response.cookies, response.headers['access-control-allow-origin']]).toEqual([[], undefined])
    }
    expect(await countSessions(api, ada.id)).toBe(1)
  })

  test.for(['text/plain', 'application/x-www-form-urlencoded', 'multipart/form-data; boundary=x'])(
    'a body as %s is not taken',
    async (type) => {
      const { code, verifier } = await minted(api, held.token)
      const response = await postFrom(testOrigins.console, JSON.stringify({ code, verifier }), type)
      expect([response.statusCode, response.cookies]).toEqual([415, []])
      expect(await countSessions(api, ada.id)).toBe(1)
    },
  )

  test('there is nothing to GET', async () => {
    const { code, verifier } = await minted(api, held.token)
    for (const url of ['/api/v1/auth/handoff/token', '/api/v1/auth/handoff/codes']) {
      const response = await api.app.inject({
        url: `${url}?${new URLSearchParams({ code, verifier, audience: 'console' })}`,
        headers: { origin: testOrigins.console, authorization: `Bearer ${held.token}` },
      })
      expect(response.statusCode).toBe(404)
    }
  })

  test('a victim’s cookie alone mints nothing', async () => {
    const response = await post(
      api,
      '/auth/handoff/codes',
      { audience: 'console', challenge: createPkce().challenge },
      { cookies: { '__Host-refresh': held.refreshToken } },
    )
    expect(response.statusCode).toBe(401)
  })

  test('the cookie is bound to one host: no sibling reads or sets it', async () => {
    const { code, verifier } = await minted(api, held.token)
    const response = await exchange(api, { code, verifier })
    const [device, cookie, ...more] = [response.headers['set-cookie']].flat()
    expect(more).toEqual([])
    expect(device).toMatch(/^__Host-device=[\w.-]+; Max-Age=\d+; Path=\/; HttpOnly; Secure; SameSite=Strict$/)
    expect(cookie).toMatch(/^__Host-refresh=[\w-]{43}; Max-Age=\d+; Path=\/; HttpOnly; Secure; SameSite=Strict$/)
  })
})
