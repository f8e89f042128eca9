import type { Session } from '@ginipig/contract/identity/session.ts'
import { beforeEach, expect, test, vi } from 'vitest'
import { refreshInTurn } from './refresh.ts'
import { createRefreshNonce, type RefreshNonce } from './refresh-nonce.ts'
import { hannah, memoryStorage, sessionFor } from './testing/people.ts'

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

let disk: Storage
let nonce: RefreshNonce

/** What one tab or one load of a page keeps of it. */
const openNonce = () => createRefreshNonce(() => disk)
beforeEach(() => {
  disk = memoryStorage()
  nonce = openNonce()
})

/** Nonces that went out. */
const sentBy = (send: ReturnType<typeof answering>) => send.mock.calls.map(([body]) => body.nonce)

test('a lost answer is asked for again with the same nonce', async () => {
  const send = answering('offline', 'timeout', renewed)
  await expect(refreshInTurn({ send, findRenewed: nobody, pause, keep, nonce })).resolves.toBe(renewed)
  expect(new Set(send.mock.calls.map(([body]) => body.nonce)).size).toBe(1)
})

test('one whose answers were all lost goes out again as the same, from another tab or after a reload too', async () => {
  const send = answering('offline', 'offline', 'offline', renewed, renewed)
  const options = { send, findRenewed: nobody, pause, keep }
  await expect(refreshInTurn({ ...options, nonce })).rejects.toMatchObject({ code: 'offline' })
  await refreshInTurn({ ...options, nonce: openNonce() })
  await refreshInTurn({ ...options, nonce })
  expect(new Set(sentBy(send)).size).toBe(1)
})

test('whoever logs in next has another, and nothing of it stays after a log-out', () => {
  const before = nonce.take()
  nonce.renew()
  expect(openNonce().take()).not.toBe(before)
  nonce.forget()
  expect(disk.length).toBe(0)
  expect(openNonce().take()).not.toBe(before)
})

test('where storage is forbidden a page keeps its own', async () => {
  const forbidden = createRefreshNonce(() => {
    throw new DOMException('denied', 'SecurityError')
  })
  const send = answering('offline', 'offline', 'offline', renewed, renewed)
  const options = { send, findRenewed: nobody, pause, keep, nonce: forbidden }
  await expect(refreshInTurn(options)).rejects.toMatchObject({ code: 'offline' })
  await refreshInTurn(options)
  await refreshInTurn(options)
  expect(new Set(sentBy(send)).size).toBe(1)
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
