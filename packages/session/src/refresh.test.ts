import type { Session } from '@ginipig/contract/identity/session.ts'
import { expect, test, vi } from 'vitest'
import { refreshInTurn } from './refresh.ts'
import { refreshNonce } from './refresh-nonce.ts'
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

const nonce = async () => 'of-the-token-now'

/** Nonces that went out. */
const sentBy = (send: ReturnType<typeof answering>) => send.mock.calls.map(([body]) => body.nonce)

test('a lost answer is asked for again with the same nonce', async () => {
  const send = answering('offline', 'timeout', renewed)
  await expect(refreshInTurn({ send, findRenewed: nobody, pause, keep, nonce })).resolves.toBe(renewed)
  expect(sentBy(send)).toEqual(Array.from({ length: 3 }, () => 'of-the-token-now'))
})

test('another tab may be further: each try is named anew', async () => {
  const send = answering('refresh_raced', renewed)
  const nonces = ['first', 'second']
  await refreshInTurn({ send, findRenewed: nobody, pause, keep, nonce: async () => nonces.shift() ?? '' })
  expect(sentBy(send)).toEqual(['first', 'second'])
})

test('tabs that renew the same token say the same, without a word between them; the next one is another', async () => {
  expect(await refreshNonce('token')).toBe(await refreshNonce('token'))
  expect(await refreshNonce('token')).not.toBe(await refreshNonce('token that followed'))
  expect(await refreshNonce('token')).toMatch(/^[0-9a-f]{64}$/)
})

test('after losing a race the winner’s session is taken', async () => {
  const send = answering('refresh_raced')
  const findRenewed = vi.fn<() => Promise<Session | undefined>>(nobody).mockResolvedValueOnce(undefined)
  findRenewed.mockResolvedValueOnce(renewed)
  await expect(refreshInTurn({ send, findRenewed, pause, keep, nonce })).resolves.toBe(renewed)
  expect(send).toHaveBeenCalledOnce()
})

test('a race with nobody to be found ends in another try, not in a log-out', async () => {
  const send = answering('refresh_raced', 'refresh_raced', renewed)
  await expect(refreshInTurn({ send, findRenewed: nobody, pause, keep, nonce })).resolves.toBe(renewed)
})

test('what another tab renewed while we waited is enough', async () => {
  const send = answering()
  await expect(refreshInTurn({ send, findRenewed: async () => renewed, pause, keep, nonce })).resolves.toBe(renewed)
  expect(send).not.toHaveBeenCalled()
})

test('only the server’s no ends the session', async () => {
  await expect(
    refreshInTurn({ send: answering('unauthenticated'), findRenewed: nobody, pause, keep, nonce }),
  ).resolves.toBe(undefined)
  for (const code of ['offline', 'timeout', 'unavailable', 'internal', 'refresh_raced', 'origin_refused']) {
    const send = answering(...Array.from({ length: 9 }, () => code))
    await expect(refreshInTurn({ send, findRenewed: nobody, pause, keep, nonce })).rejects.toMatchObject({ code })
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
  await Promise.all([1, 2, 3].map(() => refreshInTurn({ send, findRenewed: nobody, pause, keep, nonce })))
  expect(most).toBe(1)
})
