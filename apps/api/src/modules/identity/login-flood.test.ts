import { setTimeout as pause } from 'node:timers/promises'
import * as argon2 from '@node-rs/argon2'
import { afterAll, beforeAll, expect, inject, test, vi } from 'vitest'
import { codeOf, createPerson, logInAs, signIn } from '#testing/password-login.ts'
import { createTestApi, type TestApi } from '#testing/test-api.ts'
import { HASHES_AT_ONCE } from './password-hash.ts'

vi.mock('@node-rs/argon2', { spy: true })

let api: TestApi
beforeAll(async () => {
  api = await createTestApi(inject('serverUrl'))
})
afterAll(() => api.close())

const browse = () => api.app.inject({ url: '/api/v1/listings' })

/** How long `count` looks at the listings took, one after the other, ms each, in order of length. */
async function timesOf(count: number): Promise<number[]> {
  const times = []
  for (let looks = 0; looks < count; looks += 1) {
    const start = performance.now()
    expect((await browse()).statusCode).toBe(200)
    times.push(performance.now() - start)
    await pause(1)
  }
  return times.sort((one, other) => one - other)
}

test('a flood of log-ins hashes few at a time, turns the rest away, and lets everybody else through (trust.md G07)', async () => {
  const original = await vi.importActual<typeof argon2>('@node-rs/argon2')
  let running = 0
  let most = 0
  vi.mocked(argon2.verify).mockImplementation(async (stored, password) => {
    running += 1
    most = Math.max(most, running)
    try {
      return await original.verify(stored, password)
    } finally {
      running -= 1
    }
  })
  const person = await createPerson(api)
  const { token } = await signIn(api, person)
  await timesOf(20)

  let isOver = false
  const flood = Promise.all(
    Array.from({ length: 400 }, (_, index) =>
      logInAs(api, `flood-${index}@ginipig.test`, 'Ginipig-2027', { ip: `10.${index % 200}.3.4` }),
    ),
  ).finally(() => {
    isOver = true
  })
  const duringFlood = await timesOf(30)
  const me = await api.app.inject({ url: '/api/v1/me', headers: { authorization: `Bearer ${token}` } })
  expect(me.statusCode).toBe(200)
  expect(isOver).toBe(false)
  const answers = await flood

  expect(most).toBe(HASHES_AT_ONCE)
  expect(most).toBeLessThanOrEqual(2)
  const outcomes = new Map<string, number>()
  for (const answer of answers) outcomes.set(codeOf(answer), (outcomes.get(codeOf(answer)) ?? 0) + 1)
  expect([...outcomes.keys()].sort()).toEqual(['login_failed', 'unavailable'])
  // A hundred may wait; who comes then hears at once that it is too much.
  expect(outcomes.get('unavailable')).toBeGreaterThan(100)
  for (const answer of answers.filter(({ statusCode }) => statusCode === 503))
    expect(answer.headers['retry-after']).toBe('5')
  // Of a test on a busy machine no more can be asked: nobody waits for the hashes, which take seconds in all.
  expect(duringFlood.at(-1)).toBeLessThan(2_000)
  expect((await logInAs(api, person.email)).statusCode).toBe(200)
})
