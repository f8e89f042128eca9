import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { memoryStorage } from '../testing/people.ts'
import { readArrival, readAsk, writeFragment } from './fragment.ts'
import { consumeOwnAct, OWN_ACT_MS, recordOwnAct } from './own-act.ts'
import { PENDING_MS, startPending, takePending } from './pending.ts'
import { challengeOf, randomToken } from './proof.ts'

const NOW = 1_000_000
const wish = { to: '/my-booking', isExpired: false }

beforeEach(() => vi.stubGlobal('sessionStorage', memoryStorage()))
afterEach(() => vi.unstubAllGlobals())

describe('a crossing that was begun', () => {
  test('is found by its state, once, with the verifier of the challenge that went out', async () => {
    const { state, challenge } = await startPending(wish, NOW)
    const pending = takePending(state, NOW + 1)
    expect(pending).toMatchObject(wish)
    expect(await challengeOf(pending?.verifier ?? '')).toBe(challenge)
    expect(takePending(state, NOW + 1)).toBeUndefined()
  })

  test('waits five minutes, not longer, and not before its time', async () => {
    const at = async (now: number) => takePending((await startPending(wish, NOW)).state, now)
    expect(await at(NOW + PENDING_MS)).toBeDefined()
    expect(await at(NOW + PENDING_MS + 1)).toBeUndefined()
    expect(await at(NOW - 1)).toBeUndefined()
  })

  test('answers to no other state, and is over then', async () => {
    const { state } = await startPending(wish, NOW)
    expect(takePending(randomToken(), NOW)).toBeUndefined()
    expect(takePending(state, NOW)).toBeUndefined()
  })

  test('is none in a tab that began none', () => expect(takePending(randomToken(), NOW)).toBeUndefined())

  test.for(['x', '{}', 'null', '[]', '{"state":7}'])('is none where somebody wrote %j', (text) => {
    sessionStorage.setItem('handoff.pending', text)
    expect(takePending('x', NOW)).toBeUndefined()
  })

  test('can’t begin where the tab may keep nothing, and finds nothing there', async () => {
    vi.stubGlobal('sessionStorage', { ...memoryStorage(), setItem: () => throwQuota() })
    await expect(startPending(wish, NOW)).rejects.toThrow()
    expect(takePending('x', NOW)).toBeUndefined()
  })
})

describe('an act of one’s own', () => {
  test('counts for thirty seconds, once', () => {
    recordOwnAct(NOW)
    expect(consumeOwnAct(NOW + OWN_ACT_MS)).toBe(true)
    expect(consumeOwnAct(NOW + OWN_ACT_MS)).toBe(false)
    recordOwnAct(NOW)
    expect(consumeOwnAct(NOW + OWN_ACT_MS + 1)).toBe(false)
    recordOwnAct(NOW)
    expect(consumeOwnAct(NOW - 1)).toBe(false)
  })

  test.for(['', 'x', 'Infinity', '-1e9'])('%j is none', (text) => {
    sessionStorage.setItem('handoff.act', text)
    expect(consumeOwnAct(NOW)).toBe(false)
  })

  test('is only missed where the tab may keep nothing', () => {
    vi.stubGlobal('sessionStorage', { ...memoryStorage(), setItem: () => throwQuota() })
    recordOwnAct(NOW)
    expect(consumeOwnAct(NOW)).toBe(false)
  })
})

describe('fragments', () => {
  const [state, code, challenge] = [randomToken(), randomToken(), randomToken()]

  test('come back as they were written', () => {
    const ask = { client: 'console', challenge, state } as const
    expect(readAsk(writeFragment(ask))).toEqual(ask)
    expect(readArrival(writeFragment({ state, code }))).toEqual({ state, code })
    expect(readArrival(writeFragment({ state, error: 'none' }))).toEqual({ state, error: 'none' })
    expect(readArrival(writeFragment({ state, error: 'expired' }))).toEqual({ state, error: 'expired' })
  })

  test.for([
    '',
    '#',
    '#x',
    `#state=${randomToken()}`,
    `#code=${randomToken()}`,
    `#state=short&code=${randomToken()}`,
    `#state=${randomToken()}&code=${randomToken()}x`,
    `#state=${randomToken()}&error=other`,
    undefined,
    null,
    7,
  ])('%j is no answer', (hash) => expect(readArrival(hash)).toBeUndefined())

  test.for([
    '',
    `#client=evil&challenge=${randomToken()}&state=${randomToken()}`,
    `#client=https%3A%2F%2Fevil.example&challenge=${randomToken()}&state=${randomToken()}`,
    `#client=console&state=${randomToken()}`,
    `#client=console&challenge=plain&state=${randomToken()}`,
    `#client=console&challenge=${randomToken()}&state=%3Cscript%3E`,
  ])('%j asks for nothing', (hash) => expect(readAsk(hash)).toBeUndefined())
})

function throwQuota(): never {
  throw new DOMException('full', 'QuotaExceededError')
}
