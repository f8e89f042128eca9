import { beforeEach, describe, expect, test } from 'vitest'
import { at } from '#platform/database/sql.ts'
import { apiOfFile } from '#testing/api-of-file.ts'
import { codeOf, createPerson, type Person, post, signIn } from '#testing/password-login.ts'
import { testOrigins } from '#testing/test-config.ts'
import { countSessions, createPkce, exchange, expectBurnt, expectRefused, mint, minted } from './handoff.fixture.ts'

// What the API answers to what changes between mint and exchange, and who may not (trust.md §2.3, G04). The rest of the table is the apps' to refuse.

const api = apiOfFile()
let ada: Person
let held: Awaited<ReturnType<typeof signIn>>
beforeEach(async () => {
  ada = await createPerson(api)
  held = await signIn(api, ada)
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
    await expectBurnt(api, code, verifier)
    expect(await countSessions(api, ada.id)).toBe(1)
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

describe('G04 who may not', () => {
  test('an operator', async () => {
    const operator = await signIn(api, await createPerson(api, 'admin'))
    const response = await mint(api, operator.token, 'console', createPkce().challenge)
    expect([response.statusCode, codeOf(response)]).toEqual([403, 'forbidden'])
  })

  test('a visitor, and a session that ended', async () => {
    expect((await mint(api, '', 'console', createPkce().challenge)).statusCode).toBe(401)
    await post(api, '/auth/logout', {}, { cookies: { '__Host-refresh': held.refreshToken } })
    expect((await mint(api, held.token, 'console', createPkce().challenge)).statusCode).toBe(401)
  })

  test('a script on one origin is held to the other app and to ten an hour', async () => {
    const { code, verifier } = await minted(api, held.token)
    expectRefused(await exchange(api, { code, verifier }, { origin: testOrigins.marketplace }))
    for (let count = 1; count < 10; count += 1) await minted(api, held.token)
    expect((await mint(api, held.token, 'console', createPkce().challenge)).statusCode).toBe(429)
  })
})
