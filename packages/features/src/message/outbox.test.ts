import type { Api } from '@ginipig/api-client/core/api.ts'
import { ApiError } from '@ginipig/api-client/core/api-error.ts'
import { clearPersonalData, restoreFor } from '@ginipig/app/services/clear-personal-data.ts'
import { QueryClient } from '@tanstack/react-query'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { drop, outbox, post, retry } from './outbox.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => {
  vi.useRealTimers()
  outbox.setState({}, true)
})

/** Numbers from 0 to 1, the same for the same seed. Source: Lehmer's generator. */
function chance(seed: number) {
  let state = seed
  return () => {
    state = (state * 48_271) % 2_147_483_647
    return state / 2_147_483_647
  }
}

type Sent = { params: { personId: string; key: string }; body: { text: string } }

/** A server that keeps a message once, by its name, at the end of a line that loses questions and answers.
 *  @param isCut - asked before a message arrives and before its answer does */
function lineTo(isCut: () => boolean, refuses: (text: string) => boolean = () => false) {
  const kept = new Map<string, Map<string, string>>()
  const offline = () => new ApiError({ code: 'offline', status: 0 })
  const api = (async (_call: unknown, { params: { personId, key }, body: { text } }: Sent) => {
    if (isCut()) throw offline()
    if (refuses(text)) throw new ApiError({ code: 'thread_blocked', status: 409 })
    const messages = kept.get(personId) ?? new Map<string, string>()
    kept.set(personId, messages)
    if (!messages.has(key)) messages.set(key, text)
    if (isCut()) throw offline()
    return {}
  }) as unknown as Api // only what the outbox asks for
  return {
    line: { api, queryClient: new QueryClient() },
    keptBy: (personId: string) => [...(kept.get(personId)?.values() ?? [])],
  }
}

const waiting = (personId: string) => (outbox.getState()[personId] ?? []).filter(({ isSent }) => !isSent)
const written = (text: string) => ({ text, photo: null })
const photo = { id: 'fringe', picture: { url: '/fringe.webp', width: 960, height: 720, srcSet: '' } }

test('over a line that breaks three times in ten: none lost, none twice, each person’s in order (trust.md G29)', async () => {
  for (const seed of [1, 2, 3, 4, 5].map((nth) => 20_261_122 + nth)) {
    const random = chance(seed)
    const { line, keptBy } = lineTo(() => random() < 0.3)
    const people = [`ann ${seed}`, `bob ${seed}`]
    const said: Record<string, string[]> = {}
    for (let nth = 0; nth < 80; nth += 1) {
      const person = people[Math.floor(random() * people.length)] ?? ''
      said[person] = [...(said[person] ?? []), `Message ${nth}`]
      post(line, person, written(`Message ${nth}`))
      if (random() < 0.5) await vi.advanceTimersByTimeAsync(random() * 2_000)
      // The line is back: what waits goes at once, and only once.
      if (random() < 0.2) window.dispatchEvent(new Event('online'))
    }
    for (const person of people) {
      while (waiting(person).length > 0) await vi.advanceTimersByTimeAsync(30_000)
      expect(keptBy(person), `seed ${seed}`).toEqual(said[person])
      expect(outbox.getState()[person]?.map(({ text }) => text)).toEqual(said[person])
    }
  }
})

test('what is refused stands still with its reason, what is behind it goes; tried again it goes under its own name', async () => {
  let isShut = true
  const { line, keptBy } = lineTo(
    () => false,
    (text) => isShut && text === 'two',
  )
  for (const text of ['one', 'two', 'three']) post(line, 'cat', written(text))
  await vi.advanceTimersByTimeAsync(0)
  expect(keptBy('cat')).toEqual(['one', 'three'])
  const [refused] = waiting('cat')
  expect(refused).toMatchObject({ text: 'two', error: { code: 'thread_blocked' } })
  isShut = false
  retry(line, 'cat', refused?.key ?? '')
  await vi.advanceTimersByTimeAsync(0)
  expect(keptBy('cat')).toEqual(['one', 'three', 'two'])
  drop('cat', new Set(outbox.getState().cat?.map(({ key }) => key)))
  expect(outbox.getState().cat).toEqual([])
})

test('the tab isn’t closed without a question while a message is on its way', async () => {
  let isAway = true
  const { line, keptBy } = lineTo(
    () => isAway,
    (text) => text === 'Refused',
  )
  const asks = () => !window.dispatchEvent(new Event('beforeunload', { cancelable: true }))
  expect(asks()).toBe(false)
  post(line, 'ann', written('On the train'))
  await vi.advanceTimersByTimeAsync(5_000)
  expect(asks()).toBe(true)
  isAway = false
  window.dispatchEvent(new Event('online'))
  await vi.advanceTimersByTimeAsync(0)
  expect(keptBy('ann')).toEqual(['On the train'])
  expect(asks()).toBe(false)
  // What was refused isn't on its way: it says so where it stands.
  post(line, 'ann', written('Refused'))
  await vi.advanceTimersByTimeAsync(0)
  expect(asks()).toBe(false)
})

test('who was cut off finds what isn’t sent once they are back, and sends it under its own name', async () => {
  let isEnded = false
  const { line, keptBy } = lineTo(
    () => false,
    () => isEnded,
  )
  post(line, 'ann', written('Before'))
  await vi.advanceTimersByTimeAsync(0)
  isEnded = true
  post(line, 'ann', written('See you at five'))
  post(line, 'ann', { text: '', photo })
  const [first, second] = waiting('ann').map(({ key }) => key)
  clearPersonalData(line.queryClient, 'hannah')
  expect(outbox.getState()).toEqual({})
  restoreFor('hannah')
  await vi.advanceTimersByTimeAsync(60_000)
  expect(outbox.getState().ann).toMatchObject([
    { key: first, text: 'See you at five', error: null },
    { key: second, text: '', photo, error: null },
  ])
  expect(keptBy('ann')).toEqual(['Before'])
  isEnded = false
  retry(line, 'ann', first ?? '')
  await vi.advanceTimersByTimeAsync(0)
  expect(keptBy('ann')).toEqual(['Before', 'See you at five'])
})

test('nothing of who was cut off comes up for another, nor of who logged out', async () => {
  const { line } = lineTo(() => true)
  post(line, 'ann', written('See you at five'))
  clearPersonalData(line.queryClient, 'hannah')
  restoreFor('priya')
  expect(outbox.getState()).toEqual({})
  post(line, 'ann', written('See you at six'))
  clearPersonalData(line.queryClient)
  restoreFor('hannah')
  expect(outbox.getState()).toEqual({})
})

test('who signs in next need not wait for what the one before was trying to send', async () => {
  let isAway = true
  const { line, keptBy } = lineTo(() => isAway)
  post(line, 'ann', written('On the train'))
  await vi.advanceTimersByTimeAsync(0)
  clearPersonalData(line.queryClient)
  isAway = false
  post(line, 'ann', written('Good evening'))
  await vi.advanceTimersByTimeAsync(0)
  expect(keptBy('ann')).toEqual(['Good evening'])
})
