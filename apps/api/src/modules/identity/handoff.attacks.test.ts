import { randomBytes, randomUUID } from 'node:crypto'
import { Writable } from 'node:stream'
import type { LightMyRequestResponse } from 'fastify'
import { pino } from 'pino'
import { afterAll, beforeAll, beforeEach, describe, expect, inject, test } from 'vitest'
import { createApp } from '#app.ts'
import { at } from '#platform/database/sql.ts'
import { codeOf, createPerson, type Person, post, signIn } from '#testing/password-login.ts'
import { createTestApi, type TestApi } from '#testing/test-api.ts'
import { testOrigins } from '#testing/test-config.ts'
import { crossOver, exchange, heldAfter, isSignedIn, makeProof, mint, minted } from './handoff.fixture.ts'

// What the API answers to each row of trust.md §2.3 (G04). The rest of the table is the apps' to refuse.

let api: TestApi
let ada: Person
let held: Awaited<ReturnType<typeof signIn>>
beforeAll(async () => {
  api = await createTestApi(inject('serverUrl'))
})
afterAll(() => api.close())
beforeEach(async () => {
  await api.platform.database.rows('delete from quota')
  ada = await createPerson(api)
  held = await signIn(api, ada)
})

/** Refused in the one way, without a cookie. */
function expectRefused(response: LightMyRequestResponse, what?: string) {
  const said = [what, response.statusCode, codeOf(response), response.cookies]
  expect(said).toEqual([what, 400, 'handoff_refused', []])
}

/** Refused, and the right verifier at the right origin comes too late. */
async function expectBurnt(code: string, verifier: string, origin = testOrigins.console) {
  expectRefused(await exchange(api, { code, verifier }, { origin }))
  const row = await api.platform.database.row<{ used_at: number | null; child_session_id: string | null }>(
    `select used_at, child_session_id from handoff_code where code_hash = sha256($1::bytea)`,
    [code],
  )
  expect(row).toMatchObject({ used_at: expect.any(Number), child_session_id: null })
}

const countSessions = async (accountId: string) =>
  (await api.platform.database.rows('select 1 from session where account_id = $1', [accountId])).length

test('undisturbed it works: the tables below can fail', async () => {
  const { code, verifier } = await minted(api, held.token)
  expect((await exchange(api, { code, verifier })).statusCode).toBe(200)
})

describe('G04 login CSRF and fixation', () => {
  test('the attacker’s code in the victim’s tab meets the victim’s verifier: no session', async () => {
    const attack = await minted(api, held.token)
    const victim = makeProof()
    expectRefused(await exchange(api, { code: attack.code, verifier: victim.verifier }))
    await expectBurnt(attack.code, attack.verifier)
  })

  test('the victim’s own session at the receiving origin stays as it was', async () => {
    const victim = await signIn(api, await createPerson(api), { origin: testOrigins.console })
    const attack = await minted(api, held.token)
    const cookies = { '__Host-refresh': victim.refreshToken }
    expectRefused(await exchange(api, { code: attack.code, verifier: makeProof().verifier }, { cookies }))
    expect(await isSignedIn(api, victim.token)).toBe(true)
  })
})

describe('G04 replay and race', () => {
  test('a second use a second later is refused and ends what the first one got, and that alone', async () => {
    const { code, verifier } = await minted(api, held.token)
    const first = heldAfter(await exchange(api, { code, verifier }))
    api.clock.advance(1_000)
    expectRefused(await exchange(api, { code, verifier }))
    expect([await isSignedIn(api, first.token), await isSignedIn(api, held.token)]).toEqual([false, true])
    const cookies = { '__Host-refresh': first.refreshToken }
    const refreshed = await post(
      api,
      '/auth/refresh',
      { nonce: randomUUID() },
      { origin: testOrigins.console, cookies },
    )
    expect(refreshed.statusCode).toBe(401)
  })

  test('so does one hours later, with a wrong verifier, at the wrong origin', async () => {
    for (const origin of Object.values(testOrigins)) {
      const { code, verifier } = await minted(api, held.token)
      const first = heldAfter(await exchange(api, { code, verifier }))
      expectRefused(await exchange(api, { code, verifier: makeProof().verifier }, { origin }))
      expect(await isSignedIn(api, first.token)).toBe(false)
    }
    const { code, verifier } = await minted(api, held.token)
    const first = heldAfter(await exchange(api, { code, verifier }))
    api.clock.advance(5 * 3_600_000)
    await exchange(api, { code, verifier })
    const row = await api.platform.database.row<{ end_reason: string | null }>(
      'select s.end_reason from handoff_code c join session s on s.id = c.child_session_id where c.code_hash = sha256($1::bytea)',
      [code],
    )
    expect([first.token.length > 0, row?.end_reason]).toEqual([true, 'handoff_replayed'])
  })

  test('and what was handed over from it in turn', async () => {
    const { code, verifier } = await minted(api, held.token)
    const child = heldAfter(await exchange(api, { code, verifier }))
    const grandchild = await crossOver(api, child.token, 'marketplace')
    await exchange(api, { code, verifier })
    expect([await isSignedIn(api, grandchild.token), await isSignedIn(api, held.token)]).toEqual([false, true])
  })

  test('of fifty at the same moment exactly one is answered, and the other forty-nine end what it got', async () => {
    const { code, verifier } = await minted(api, held.token)
    const responses = await Promise.all(
      Array.from({ length: 50 }, (_, index) => exchange(api, { code, verifier }, { ip: `203.0.113.${index}` })),
    )
    expect(responses.map(({ statusCode }) => statusCode).sort()).toEqual([200, ...Array<number>(49).fill(400)])
    const [winner] = responses.filter(({ statusCode }) => statusCode === 200)
    expect(winner && (await isSignedIn(api, heldAfter(winner).token))).toBe(false)
    expect(await countSessions(ada.id)).toBe(2)
  })
})

describe('G04 a stolen code', () => {
  const wrong: [string, (proof: { verifier: string; challenge: string }) => object][] = [
    ['no verifier', () => ({})],
    ['an empty one', () => ({ verifier: '' })],
    ['another one', () => ({ verifier: makeProof().verifier })],
    ['the challenge itself: method "plain"', ({ challenge }) => ({ verifier: challenge })],
    ['"plain" asked for', ({ challenge }) => ({ verifier: challenge, code_challenge_method: 'plain' })],
    ['the verifier cut short', ({ verifier }) => ({ verifier: verifier.slice(0, -1) })],
    ['the verifier in another case', ({ verifier }) => ({ verifier: verifier.toLowerCase() })],
    ['the verifier and a space', ({ verifier }) => ({ verifier: `${verifier} ` })],
    ['padded base64', ({ verifier }) => ({ verifier: `${verifier}=` })],
  ]
  test.for(wrong)('with %s: refused and burnt', async ([, make]) => {
    const { code, verifier, challenge } = await minted(api, held.token)
    expectRefused(await exchange(api, { code, ...make({ verifier, challenge }) }))
    await expectBurnt(code, verifier)
  })

  test.for([
    ['no challenge', undefined],
    ['an empty one', ''],
    ['a short one', 'x'.repeat(42)],
    ['a long one', 'x'.repeat(44)],
    ['one that is no base64url', `${'x'.repeat(42)}+`],
  ])('%s mints nothing', async ([, challenge]) => {
    const response = await post(
      api,
      '/auth/handoff/codes',
      { audience: 'console', ...(challenge === undefined ? {} : { challenge }) },
      { token: held.token },
    )
    expect([response.statusCode, codeOf(response)]).toEqual([422, 'invalid_input'])
  })

  test('for the console used at the marketplace, and the other way round: refused and burnt', async () => {
    const there = await minted(api, held.token)
    expectRefused(await exchange(api, there, { origin: testOrigins.marketplace }))
    await expectBurnt(there.code, there.verifier)
    const atConsole = await signIn(api, ada, { origin: testOrigins.console })
    const back = await minted(api, atConsole.token, 'marketplace')
    expectRefused(await exchange(api, back, { origin: testOrigins.console }))
    await expectBurnt(back.code, back.verifier, testOrigins.marketplace)
  })

  test('is of no use to one’s own origin', async () => {
    expectRefused(await mint(api, held.token, 'marketplace', makeProof().challenge))
  })

  test('is not kept in a form that would let anybody in', async () => {
    const { code, verifier } = await minted(api, held.token)
    const rows = await api.platform.database.rows<{ text: string }>('select c::text as text from handoff_code c')
    for (const { text } of rows) {
      expect(text).not.toContain(code)
      expect(text).not.toContain(verifier)
      expect(text).not.toContain(Buffer.from(code).toString('hex'))
    }
  })
})

describe('G04 expiry', () => {
  test.for([
    [59_000, 200],
    [59_999, 200],
    [60_000, 400],
    [61_000, 400],
  ] as const)('after %i ms: %i', async ([age, status]) => {
    const { code, verifier } = await minted(api, held.token)
    api.clock.advance(age)
    expect((await exchange(api, { code, verifier })).statusCode).toBe(status)
  })

  test('a clock that jumps back does not revive a code', async () => {
    const late = await minted(api, held.token)
    api.clock.advance(61_000)
    expectRefused(await exchange(api, late))
    api.clock.advance(-40_000)
    await expectBurnt(late.code, late.verifier)
  })

  test('nor does it make one last longer', async () => {
    const { code, verifier } = await minted(api, held.token)
    api.clock.advance(-3_600_000)
    expectRefused(await exchange(api, { code, verifier }))
    api.clock.advance(3_600_000)
    await expectBurnt(code, verifier)
  })

  test('two processes a second apart understand each other', async () => {
    const { code, verifier } = await minted(api, held.token)
    api.clock.advance(-1_000)
    expect((await exchange(api, { code, verifier })).statusCode).toBe(200)
    api.clock.advance(1_000)
  })
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
        { audience, challenge: makeProof().challenge },
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
      payload: { ...extra, audience: 'console', challenge: makeProof().challenge },
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
  const app = await createApp({ ...api.platform, log: pino({ level: 'trace' }, stream) })
  const loud = { ...api, app }
  const { code, verifier, challenge } = await minted(loud, held.token)
  const child = heldAfter(await exchange(loud, { code, verifier }))
  await exchange(loud, { code, verifier })
  await exchange(loud, { code, verifier }, { origin: 'https://evil.example' })
  await exchange(loud, { code: `${code}x`, verifier })
  app.log.info('end of the flow')
  await app.close()
  expect(lines).toContain('end of the flow')
  for (const secret of [code, verifier, challenge, child.token, child.refreshToken, held.token])
    expect(lines).not.toContain(secret)
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
    expect(await countSessions(ada.id)).toBe(1)
  })

  test.for(['text/plain', 'application/x-www-form-urlencoded', 'multipart/form-data; boundary=x'])(
    'a body as %s is not taken',
    async (type) => {
      const { code, verifier } = await minted(api, held.token)
      const response = await postFrom(testOrigins.console, JSON.stringify({ code, verifier }), type)
      expect([response.statusCode, response.cookies]).toEqual([415, []])
      expect(await countSessions(ada.id)).toBe(1)
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
      { audience: 'console', challenge: makeProof().challenge },
      { cookies: { '__Host-refresh': held.refreshToken } },
    )
    expect(response.statusCode).toBe(401)
  })

  test('the cookie is bound to one host: no sibling reads or sets it', async () => {
    const { code, verifier } = await minted(api, held.token)
    const response = await exchange(api, { code, verifier })
    const [cookie, ...more] = [response.headers['set-cookie']].flat()
    expect(more).toEqual([])
    expect(cookie).toMatch(/^__Host-refresh=[\w-]{43}; Max-Age=\d+; Path=\/; HttpOnly; Secure; SameSite=Strict$/)
  })
})

describe('G04 between mint and exchange', () => {
  const rows = (text: string, values: unknown[]) => api.platform.database.rows(text, values)
  const changes: [string, () => Promise<unknown>][] = [
    [
      'the person logged out',
      () => post(api, '/auth/logout', {}, { cookies: { '__Host-refresh': held.refreshToken } }),
    ],
    [
      'the session was ended elsewhere',
      () => rows('update session set ended_at = created_at where account_id = $1', [ada.id]),
    ],
    [
      'the session ran out',
      () => rows('update session set expires_at = $2 where account_id = $1', [ada.id, at(api.clock.now())]),
    ],
    [
      'the person was suspended',
      () => rows('update account set suspended_at = $2 where id = $1', [ada.id, at(api.clock.now())]),
    ],
    [
      'the account was deleted',
      () => rows('update account set deleted_at = $2 where id = $1', [ada.id, at(api.clock.now())]),
    ],
    [
      'the password was changed',
      () => rows('update account set password_changed_at = $2 where id = $1', [ada.id, at(api.clock.now() + 1)]),
    ],
    ['the person became an operator', () => rows(`update account set user_type = 'admin' where id = $1`, [ada.id])],
  ]
  test.for(changes)('%s: refused and burnt', async ([, change]) => {
    const { code, verifier } = await minted(api, held.token)
    await change()
    api.clock.advance(2)
    await expectBurnt(code, verifier)
    expect(await countSessions(ada.id)).toBe(1)
  })

  test('a password changed before the mint is no obstacle', async () => {
    await rows('update account set password_changed_at = $2 where id = $1', [ada.id, at(api.clock.now() - 1)])
    const { code, verifier } = await minted(api, held.token)
    expect((await exchange(api, { code, verifier })).statusCode).toBe(200)
  })

  test('logging out while the other origin exchanges: nothing survives, whoever was first', async () => {
    for (let round = 0; round < 25; round += 1) {
      await rows('delete from quota', [])
      const session = await signIn(api, ada)
      const { code, verifier } = await minted(api, session.token)
      const logOut = () => post(api, '/auth/logout', {}, { cookies: { '__Host-refresh': session.refreshToken } })
      const both = [() => exchange(api, { code, verifier }), logOut]
      if (round % 2) both.reverse()
      await Promise.all(both.map((one) => one()))
      const alive = await rows('select id from session where account_id = $1 and ended_at is null', [ada.id])
      expect(alive).toHaveLength(1) // the one of beforeEach
    }
  })
})

describe('G04 guessing', () => {
  const guess = (ip: string) =>
    exchange(api, { code: randomBytes(32).toString('base64url'), verifier: makeProof().verifier }, { ip })

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

  test('good ones don’t count', async () => {
    for (let count = 0; count < 3; count += 1) {
      const person = await signIn(api, await createPerson(api))
      for (let crossing = 0; crossing < 10; crossing += 1)
        expect((await exchange(api, await minted(api, person.token), { ip: '198.51.100.3' })).statusCode).toBe(200)
    }
  })

  test('an address in a header of a stranger’s own making is not believed', async () => {
    const spoofed = () =>
      api.app.inject({
        method: 'POST',
        url: '/api/v1/auth/handoff/token',
        payload: { code: randomBytes(32).toString('base64url'), verifier: makeProof().verifier },
        headers: { origin: testOrigins.console, 'x-forwarded-for': randomUUID() },
        remoteAddress: '198.51.100.4',
      })
    for (let count = 0; count < 20; count += 1) await spoofed()
    expect((await spoofed()).statusCode).toBe(429)
  })
})

describe('G04 who may not', () => {
  test('an operator', async () => {
    const operator = await signIn(api, await createPerson(api, 'admin'))
    const response = await mint(api, operator.token, 'console', makeProof().challenge)
    expect([response.statusCode, codeOf(response)]).toEqual([403, 'forbidden'])
  })

  test('a visitor, and a session that ended', async () => {
    expect((await mint(api, '', 'console', makeProof().challenge)).statusCode).toBe(401)
    await post(api, '/auth/logout', {}, { cookies: { '__Host-refresh': held.refreshToken } })
    expect((await mint(api, held.token, 'console', makeProof().challenge)).statusCode).toBe(401)
  })

  test('a script on one origin is held to the other app and to ten an hour', async () => {
    const { code, verifier } = await minted(api, held.token)
    expectRefused(await exchange(api, { code, verifier }, { origin: testOrigins.marketplace }))
    for (let count = 1; count < 10; count += 1) await minted(api, held.token)
    expect((await mint(api, held.token, 'console', makeProof().challenge)).statusCode).toBe(429)
  })
})
