import { randomUUID } from 'node:crypto'
import { beforeEach, describe, expect, test } from 'vitest'
import { apiOfFile } from '#testing/api-of-file.ts'
import { createPerson, type Person, post, signIn } from '#testing/password-login.ts'
import { testOrigins } from '#testing/test-config.ts'
import {
  countSessions,
  createPkce,
  crossOver,
  exchange,
  expectBurnt,
  expectRefused,
  heldAfter,
  isSignedIn,
  minted,
} from './handoff.fixture.ts'

// What the API answers to codes that are swapped and used again (trust.md §2.3, G04). The rest of the table is the apps' to refuse.

const api = apiOfFile()
let ada: Person
let held: Awaited<ReturnType<typeof signIn>>
beforeEach(async () => {
  ada = await createPerson(api)
  held = await signIn(api, ada)
})

test('undisturbed it works: the tables below can fail', async () => {
  const { code, verifier } = await minted(api, held.token)
  expect((await exchange(api, { code, verifier })).statusCode).toBe(200)
})

describe('G04 login CSRF and fixation', () => {
  test('the attacker’s code in the victim’s tab meets the victim’s verifier: no session', async () => {
    const attack = await minted(api, held.token)
    const victim = createPkce()
    expectRefused(await exchange(api, { code: attack.code, verifier: victim.verifier }))
    await expectBurnt(api, attack.code, attack.verifier)
  })

  test('the victim’s own session at the receiving origin stays as it was', async () => {
    const victim = await signIn(api, await createPerson(api), { origin: testOrigins.console })
    const attack = await minted(api, held.token)
    const cookies = { '__Host-refresh': victim.refreshToken }
    expectRefused(await exchange(api, { code: attack.code, verifier: createPkce().verifier }, { cookies }))
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
      expectRefused(await exchange(api, { code, verifier: createPkce().verifier }, { origin }))
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
    expect(await countSessions(api, ada.id)).toBe(2)
  })
})
