import type { Session } from '@ginipig/contract/identity'
import { expect, test, vi } from 'vitest'
import { refreshInTurn } from './refresh.ts'
import { hannah, sessionFor } from './testing/people.ts'

const failure = (code: string) => Object.assign(new Error(code), { code })
const renewed = sessionFor(hannah, 'new', 9_000)

/** Answers one after the other; a text is the code it fails with. */
function answering(...answers: (Session | string)[]) {
  return vi.fn(async (_body: { nonce: string }) => {
    const answer = answers.shift() ?? 'internal'
    if (typeof answer === 'string') throw failure(answer)
    return answer
  })
}

const pause = async () => {}
const nobody = async () => undefined
const keep = async () => {}

test('a lost answer is asked for again with the same nonce', async () => {
  const send = answering('offline', 'timeout', renewed)
  await expect(refreshInTurn({ send, findRenewed: nobody, pause, keep })).resolves.toBe(renewed)
  expect(new Set(send.mock.calls.map(([body]) => body.nonce)).size).toBe(1)
})

test('each refresh has a nonce of its own', async () => {
  const send = answering(renewed, renewed)
  await refreshInTurn({ send, findRenewed: nobody, pause, keep })
  await refreshInTurn({ send, findRenewed: nobody, pause, keep })
  expect(new Set(send.mock.calls.map(([body]) => body.nonce)).size).toBe(2)
})

test('after losing a race the winner’s session is taken', async () => {
  const send = answering('refresh_raced')
  const findRenewed = vi.fn<() => Promise<Session | undefined>>(nobody).mockResolvedValueOnce(undefined)
  findRenewed.mockResolvedValueOnce(renewed)
  await expect(refreshInTurn({ send, findRenewed, pause, keep })).resolves.toBe(renewed)
  expect(send).toHaveBeenCalledOnce()
})

test('a race with nobody to be found ends in another try, not in a log-out', async () => {
  const send = answering('refresh_raced', 'refresh_raced', renewed)
  await expect(refreshInTurn({ send, findRenewed: nobody, pause, keep })).resolves.toBe(renewed)
})

test('what another tab renewed while we waited is enough', async () => {
  const send = answering()
  await expect(refreshInTurn({ send, findRenewed: async () => renewed, pause, keep })).resolves.toBe(renewed)
  expect(send).not.toHaveBeenCalled()
})

test('only the server’s no ends the session', async () => {
  await expect(refreshInTurn({ send: answering('unauthenticated'), findRenewed: nobody, pause, keep })).resolves.toBe(
    undefined,
  )
  for (const code of ['offline', 'timeout', 'unavailable', 'internal', 'refresh_raced', 'origin_refused']) {
    const send = answering(...Array.from({ length: 9 }, () => code))
    await expect(refreshInTurn({ send, findRenewed: nobody, pause, keep })).rejects.toMatchObject({ code })
    expect(send.mock.calls.length).toBeLessThan(9)
  }
})

test('tabs take turns', async () => {
  let running = 0
  let most = 0
  const send = async () => {
    running += 1
    most = Math.max(most, running)
    await new Promise((resolve) => setTimeout(resolve, 5))
    running -= 1
    return renewed
  }
  await Promise.all([1, 2, 3].map(() => refreshInTurn({ send, findRenewed: nobody, pause, keep })))
  expect(most).toBe(1)
})
