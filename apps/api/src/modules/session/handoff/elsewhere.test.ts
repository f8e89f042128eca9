import { Writable } from 'node:stream'
import { pino } from 'pino'
import { beforeEach, describe, expect, test } from 'vitest'
import { createApp } from '#app.ts'
import { apiOfFile } from '#testing/api-of-file.ts'
import { createPerson, post, signIn } from '#testing/password-login.ts'
import { testOrigins } from '#testing/test-config.ts'
import { createPkce, exchange, heldAfter, minted } from './handoff.fixture.ts'

// What the API answers to other sites, and what others could read (trust.md §2.3, G04). The rest of the table is the apps' to refuse.

const api = apiOfFile()
let held: Awaited<ReturnType<typeof signIn>>
beforeEach(async () => {
  held = await signIn(api, await createPerson(api))
})

const elsewhere = [
  'https://evil.example',
  '//evil.example',
  '///evil.example',
  '/\\evil.example',
  'http:evil.example',
  'javascript:alert(1)',
  'data:text/html,x',
  'marketplace@evil.example',
  'console.evil.example',
  'console\u0000',
  'console ',
  ' console',
  'Console',
  'CONSOLE',
  'console/',
  'console/../..',
  'console#',
  'console?x',
  'console%00',
  'console\r\nLocation: https://evil.example',
  'console\t',
  'console,marketplace',
  'consоle',
  'console\u200b',
  'c\u006fnsole\u0301',
  testOrigins.console,
  `${testOrigins.console}@evil.example`,
  `${testOrigins.console}.evil.example`,
  'http://console.ginipig.localhost:4000/handoff/callback',
  '..',
  '.',
  '',
  '*',
  'null',
  'undefined',
  'admin',
  'api',
  '__proto__',
  'constructor',
  'toString',
]

describe('G04 open redirect', () => {
  test(`none of ${elsewhere.length} strings is an audience`, async () => {
    expect(new Set(elsewhere).size).toBe(40)
    for (const audience of [...elsewhere, null, 1, ['console'], { console: 1 }]) {
      const response = await post(
        api,
        '/auth/handoff/codes',
        { audience, challenge: createPkce().challenge },
        { token: held.token },
      )
      expect([audience, response.statusCode]).toEqual([audience, 422])
      expect(response.body).not.toContain('evil')
    }
  })

  test('nothing else in the call moves the address', async () => {
    const names = ['callbackUrl', 'redirect_uri', 'client', 'to', 'next', 'return', 'origin', 'state']
    const extra = Object.fromEntries(names.map((name) => [name, 'https://evil.example/']))
    const response = await api.app.inject({
      method: 'POST',
      url: `/api/v1/auth/handoff/codes?${new URLSearchParams(extra)}`,
      payload: { ...extra, audience: 'console', challenge: createPkce().challenge },
      headers: {
        authorization: `Bearer ${held.token}`,
        origin: 'https://evil.example',
        referer: 'https://evil.example/',
        'x-forwarded-host': 'evil.example',
        'x-forwarded-proto': 'https',
        host: 'evil.example',
      },
    })
    expect(response.statusCode).toBe(200)
    expect(Object.keys(response.json()).sort()).toEqual(['callbackUrl', 'code', 'expiresAt'])
    expect(response.json()).toMatchObject({ callbackUrl: `${testOrigins.console}/handoff/callback` })
  })
})

test('G04 leaks: neither code, verifier, challenge nor tokens are in any line of the log, at its most talkative', async () => {
  let lines = ''
  const stream = new Writable({
    write(chunk, _encoding, done) {
      lines += String(chunk)
      done()
    },
  })
  const log = pino({ level: 'trace' }, stream)
  const app = await createApp({ ...api.platform, log })
  const loud = { ...api, app }
  const { code, verifier, challenge } = await minted(loud, held.token)
  const child = heldAfter(await exchange(loud, { code, verifier }))
  await exchange(loud, { code, verifier })
  await exchange(loud, { code, verifier }, { origin: 'https://evil.example' })
  await exchange(loud, { code: `${code}x`, verifier })
  log.info('end of the flow')
  await app.close()
  expect(lines).toContain('end of the flow')
  for (const secret of [code, verifier, challenge, child.token, child.refreshToken, held.token])
    expect(lines).not.toContain(secret)
})
