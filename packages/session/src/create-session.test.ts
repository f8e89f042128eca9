import 'fake-indexeddb/auto'
import type { Session } from '@ginipig/contract/identity'
import { IDBFactory } from 'fake-indexeddb'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { createSession, type SessionOptions, type SessionService } from './create-session.ts'
import { loggedOut } from './session-state.ts'
import { createSessionStorage } from './session-storage.ts'
import { hannah, memoryStorage, priya, sessionFor } from './testing/people.ts'
import { createVault } from './vault.ts'

const NOW = 1_000_000
const LONG = NOW + 600_000
const failure = (code: string) => Object.assign(new Error(code), { code })
const credentials = { email: 'hannah@example.test', password: 'Ginipig-2026' }

let disk: Storage
let opened: SessionService[] = []

beforeEach(() => {
  globalThis.indexedDB = new IDBFactory()
  disk = memoryStorage()
})
afterEach(() => {
  for (const session of opened) session.close()
  opened = []
})

function openTab(calls: Partial<SessionOptions['calls']> = {}) {
  const all = {
    logIn: vi.fn(async () => sessionFor(hannah, 'first', LONG)),
    refreshSession: vi.fn(async (_body: { nonce: string }): Promise<Session> => sessionFor(hannah, 'second', LONG + 1)),
    logOut: vi.fn(async () => {}),
    ...calls,
  }
  const report = vi.fn()
  const storage = createSessionStorage(createVault(), () => disk)
  const session = createSession({ userType: 'user', calls: all, report, now: () => NOW, storage })
  opened.push(session)
  return { session, calls: all, report }
}

describe('logging in', () => {
  test('is kept over a reload', async () => {
    await openTab().session.logIn(credentials)
    const { session } = openTab()
    await session.restore()
    expect(session.store.getState()).toMatchObject({ userData: hannah, accessToken: 'first' })
  })

  test('with the other app’s account keeps nothing and takes the cookie back', async () => {
    const logIn = async () => sessionFor(priya, 'p', LONG)
    const { session, calls } = openTab({ logIn })
    await expect(session.logIn(credentials)).resolves.toEqual({ outcome: 'other_app', userType: 'provider' })
    expect(calls.logOut).toHaveBeenCalledOnce()
    expect(session.store.getState()).toEqual(loggedOut)
    expect(disk.length).toBe(0)
  })

  test('that fails changes nothing', async () => {
    const { session } = openTab({ logIn: () => Promise.reject(failure('login_failed')) })
    await expect(session.logIn(credentials)).rejects.toMatchObject({ code: 'login_failed' })
    expect(session.store.getState()).toEqual(loggedOut)
  })
})

describe('logging out', () => {
  test('leaves nothing on the disk, even when the server can’t be reached', async () => {
    const { session, report } = openTab({ logOut: () => Promise.reject(failure('offline')) })
    await session.logIn(credentials)
    await session.logOut()
    expect(session.store.getState()).toEqual(loggedOut)
    expect(disk.length).toBe(0)
    expect(report).toHaveBeenCalledOnce()
  })

  test('is followed by the other tabs, and so is logging in', async () => {
    const [one, other] = [openTab().session, openTab().session]
    await one.logIn(credentials)
    await vi.waitFor(() => expect(other.store.getState().userData).toEqual(hannah), { timeout: 10_000 })
    await other.logOut()
    await vi.waitFor(() => expect(one.store.getState()).toEqual(loggedOut), { timeout: 10_000 })
  })
})

describe('the access token', () => {
  test('is handed out as it is while it lasts', async () => {
    const { session, calls } = openTab()
    await session.logIn(credentials)
    await expect(session.getAccessToken()).resolves.toBe('first')
    expect(calls.refreshSession).not.toHaveBeenCalled()
  })

  test('is renewed within its last minute', async () => {
    const { session, calls } = openTab({ logIn: async () => sessionFor(hannah, 'first', NOW + 59_000) })
    await session.logIn(credentials)
    await expect(session.getAccessToken()).resolves.toBe('second')
    expect(calls.refreshSession).toHaveBeenCalledOnce()
  })

  test('is renewed once however many ask', async () => {
    const { session, calls } = openTab()
    await session.logIn(credentials)
    const answers = await Promise.all([1, 2, 3].map(() => session.getAccessToken('first')))
    expect(answers).toEqual(['second', 'second', 'second'])
    expect(calls.refreshSession).toHaveBeenCalledOnce()
  })

  test('renewed by one tab is used by the next', async () => {
    const refreshSession = vi.fn(async () => sessionFor(hannah, 'second', LONG + 1))
    const [one, other] = [openTab({ refreshSession }), openTab({ refreshSession })]
    await one.session.logIn(credentials)
    await vi.waitFor(() => expect(other.session.store.getState().accessToken).toBe('first'), { timeout: 10_000 })
    const answers = await Promise.all([one.session.getAccessToken('first'), other.session.getAccessToken('first')])
    expect(answers).toEqual(['second', 'second'])
    expect(refreshSession).toHaveBeenCalledOnce()
  })

  test('refused for good ends the session', async () => {
    const { session } = openTab({ refreshSession: () => Promise.reject(failure('unauthenticated')) })
    await session.logIn(credentials)
    await expect(session.getAccessToken('first')).resolves.toBeUndefined()
    expect(session.store.getState()).toEqual(loggedOut)
    expect(disk.length).toBe(0)
  })

  test('that can’t be renewed now leaves the person signed in', async () => {
    const { session } = openTab({ refreshSession: () => Promise.reject(failure('internal')) })
    await session.logIn(credentials)
    await expect(session.getAccessToken('first')).rejects.toMatchObject({ code: 'internal' })
    expect(session.store.getState().userData).toEqual(hannah)
  })

  test('that arrives after the log-out is not kept', async () => {
    let answer = (_session: Session) => {}
    const refreshSession = vi.fn(
      () =>
        new Promise<Session>((resolve) => {
          answer = resolve
        }),
    )
    const { session } = openTab({ refreshSession })
    await session.logIn(credentials)
    const asked = session.getAccessToken('first')
    await vi.waitFor(() => expect(refreshSession).toHaveBeenCalled(), { timeout: 10_000 })
    await session.logOut()
    answer(sessionFor(hannah, 'second', LONG))
    await expect(asked).resolves.toBeUndefined()
    expect(session.store.getState()).toEqual(loggedOut)
    expect(disk.length).toBe(0)
  })

  test('is none for a visitor', async () => {
    await expect(openTab().session.getAccessToken()).resolves.toBeUndefined()
  })
})

test('what a screen keeps comes back, and goes with the person', async () => {
  const { session } = openTab()
  await session.logIn(credentials)
  await session.keep({ homeData: { place: 'Leeds' } })
  const later = openTab().session
  await later.restore()
  expect(later.store.getState().homeData).toEqual({ place: 'Leeds' })
  await later.logOut()
  expect(later.store.getState().homeData).toBeNull()
})
