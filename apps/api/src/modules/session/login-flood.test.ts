import * as argon2 from '@node-rs/argon2'
import { afterAll, beforeAll, expect, inject, test, vi } from 'vitest'
import { codeOf, createPerson, logInAs, signIn } from '#testing/password-login.ts'
import { createTestApi, type TestApi } from '#testing/test-api.ts'
import { HASHES_AT_ONCE } from './password/hash.ts'

vi.mock('@node-rs/argon2', { spy: true })

let api: TestApi
beforeAll(async () => {
  api = await createTestApi(inject('serverUrl'))
})
afterAll(() => api.close())

const FLOOD = 400
/** Those that may stand in line for a hash; who comes then hears at once that it is too much. */
const WAITING = 100
const TURNED_AWAY = FLOOD - HASHES_AT_ONCE - WAITING

/** Hashes that end when they are told to, and how many ran at once at most. */
function heldHashes() {
  const { promise, resolve: release } = Promise.withResolvers<void>()
  const seen = { most: 0 }
  let running = 0
  vi.mocked(argon2.verify).mockImplementation(async () => {
    running += 1
    seen.most = Math.max(seen.most, running)
    await promise
    running -= 1
    return false
  })
  return { seen, release }
}

test('a flood of log-ins hashes few at a time, turns the rest away, and lets everybody else through (trust.md G07)', async () => {
  const person = await createPerson(api)
  const { token } = await signIn(api, person)
  const { seen, release } = heldHashes()
  const answers: Awaited<ReturnType<typeof logInAs>>[] = []
  const flood = Array.from({ length: FLOOD }, async (_, index) => {
    const ip = `10.${index % 200}.3.4`
    answers.push(await logInAs(api, `flood-${index}@ginipig.test`, 'Ginipig-2027', { ip }))
  })
  await expect.poll(() => answers.length, { timeout: 20_000 }).toBe(TURNED_AWAY)
  for (const answer of answers) {
    expect([answer.statusCode, codeOf(answer)]).toEqual([503, 'unavailable'])
    expect(answer.headers['retry-after']).toBe('5')
  }

  expect((await api.app.inject({ url: '/api/v1/listings' })).statusCode).toBe(200)
  const me = await api.app.inject({ url: '/api/v1/me', headers: { authorization: `Bearer ${token}` } })
  expect(me.statusCode).toBe(200)

  release()
  await Promise.all(flood)
  expect(answers.filter((answer) => answer.statusCode === 401)).toHaveLength(HASHES_AT_ONCE + WAITING)
  expect(seen.most).toBe(HASHES_AT_ONCE)
  expect(seen.most).toBeLessThanOrEqual(2)
  vi.mocked(argon2.verify).mockReset()
  expect((await logInAs(api, person.email)).statusCode).toBe(200)
})
