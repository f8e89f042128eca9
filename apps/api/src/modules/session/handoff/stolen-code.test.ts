import { beforeEach, describe, expect, test } from 'vitest'
import { apiOfFile } from '#testing/api-of-file.ts'
import { codeOf, createPerson, type Person, post, signIn } from '#testing/password-login.ts'
import { testOrigins } from '#testing/test-config.ts'
import { createPkce, exchange, expectBurnt, expectRefused, mint, minted } from './handoff.fixture.ts'

// What the API answers to codes that are stolen or old (trust.md §2.3, G04). The rest of the table is the apps' to refuse.

const api = apiOfFile()
let ada: Person
let held: Awaited<ReturnType<typeof signIn>>
beforeEach(async () => {
  ada = await createPerson(api)
  held = await signIn(api, ada)
})

describe('G04 a stolen code', () => {
  const wrong: [string, (proof: { verifier: string; challenge: string }) => object][] = [
    ['no verifier', () => ({})],
    ['an empty one', () => ({ verifier: '' })],
    ['another one', () => ({ verifier: createPkce().verifier })],
    ['the challenge itself: method "plain"', ({ challenge }) => ({ verifier: challenge })],
    ['"plain" asked for', ({ challenge }) => ({ verifier: challenge, code_challenge_method: 'plain' })],
    ['the verifier cut short', ({ verifier }) => ({ verifier: verifier.slice(0, -1) })],
    ['the verifier in another case', ({ verifier }) => ({ verifier: verifier.toLowerCase() })],
    ['the verifier and a space', ({ verifier }) => ({ verifier: `${verifier} ` })],
    ['a list', ({ verifier }) => ({ verifier: [verifier] })],
    ['an object', () => ({ verifier: { length: 43 } })],
    ['a number', () => ({ verifier: 1 })],
    ['null', () => ({ verifier: null })],
    ['a long text', () => ({ verifier: 'x'.repeat(5_000) })],
    ['padded base64', ({ verifier }) => ({ verifier: `${verifier}=` })],
  ]
  test.for(wrong)('with %s: refused and burnt', async ([, make]) => {
    const { code, verifier, challenge } = await minted(api, held.token)
    expectRefused(await exchange(api, { code, ...make({ verifier, challenge }) }))
    await expectBurnt(api, code, verifier)
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
    await expectBurnt(api, there.code, there.verifier)
    const atConsole = await signIn(api, ada, { origin: testOrigins.console })
    const back = await minted(api, atConsole.token, 'marketplace')
    expectRefused(await exchange(api, back, { origin: testOrigins.console }))
    await expectBurnt(api, back.code, back.verifier, testOrigins.marketplace)
  })

  test('is of no use to one’s own origin', async () => {
    expectRefused(await mint(api, held.token, 'marketplace', createPkce().challenge))
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
    await expectBurnt(api, late.code, late.verifier)
  })

  test('nor does it make one last longer', async () => {
    const { code, verifier } = await minted(api, held.token)
    api.clock.advance(-3_600_000)
    expectRefused(await exchange(api, { code, verifier }))
    api.clock.advance(3_600_000)
    await expectBurnt(api, code, verifier)
  })

  test('two processes a second apart understand each other', async () => {
    const { code, verifier } = await minted(api, held.token)
    api.clock.advance(-1_000)
    expect((await exchange(api, { code, verifier })).statusCode).toBe(200)
    api.clock.advance(1_000)
  })
})
