import 'fake-indexeddb/auto'
import type { Session } from '@ginipig/contract/identity/session.ts'
import { IDBFactory } from 'fake-indexeddb'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { createSession } from './create-session.ts'
import { consumeOwnAct } from './handoff/own-act.ts'
import type { SessionOptions, SessionService } from './session-service.ts'
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
  vi.stubGlobal('sessionStorage', memoryStorage())
  vi.stubGlobal('localStorage', memoryStorage())
})
afterEach(() => {
  vi.unstubAllGlobals()
  for (const session of opened) session.close()
  opened = []
})

function openTab(calls: Partial<SessionOptions['calls']> = {}) {
  const all = {
    logIn: vi.fn(async () => sessionFor(hannah, 'first', LONG)),
    refreshSession: vi.fn(async (_body: { nonce: string }): Promise<Session> => sessionFor(hannah, 'second', LONG + 1)),
    logOut: vi.fn(async () => {}),
    exchangeHandoff: vi.fn(async () => sessionFor(hannah, 'handed', LONG)),
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

  test('with the other app’s account is kept too, and says so', async () => {
    const logIn = async () => sessionFor(priya, 'p', LONG)
    const { session, calls } = openTab({ logIn })
    await expect(session.logIn(credentials)).resolves.toEqual({ outcome: 'other_app', userData: priya })
    expect(calls.logOut).not.toHaveBeenCalled()
    expect(session.store.getState().userData).toEqual(priya)
    expect(consumeOwnAct(NOW)).toBe(true)
  })

  test('with an operator’s account keeps nothing and takes the cookie back', async () => {
    const logIn = async () => sessionFor({ ...priya, user_type: 'admin' }, 'a', LONG)
    const { session, calls } = openTab({ logIn })
    await expect(session.logIn(credentials)).resolves.toEqual({ outcome: 'operator' })
    expect(calls.logOut).toHaveBeenCalledOnce()
    expect(session.store.getState()).toEqual(loggedOut)
    expect(disk.length).toBe(0)
    expect(consumeOwnAct(NOW)).toBe(false)
  })

  test('that fails changes nothing', async () => {
    const { session } = openTab({ logIn: () => Promise.reject(failure('login_failed')) })
    await expect(session.logIn(credentials)).rejects.toMatchObject({ code: 'login_failed' })
    expect(session.store.getState()).toEqual(loggedOut)
  })
})

describe('what the other app hands over', () => {
  const proof = { code: 'c', verifier: 'v' }

  test('is kept like a log-in, but was no act of one’s own', async () => {
    const { session, calls } = openTab()
    await expect(session.receiveHandoff(proof)).resolves.toEqual({ outcome: 'logged_in', userData: hannah })
    expect(calls.exchangeHandoff).toHaveBeenCalledExactlyOnceWith(proof)
    expect(consumeOwnAct(NOW)).toBe(false)
    const later = openTab().session
    await later.restore()
    expect(later.store.getState()).toMatchObject({ userData: hannah, accessToken: 'handed' })
  })

  test('takes the place of who was signed in, whole', async () => {
    const { session } = openTab({ exchangeHandoff: async () => sessionFor(priya, 'handed', LONG) })
    await session.logIn(credentials)
    await session.keep({ homeData: { place: 'Leeds' } })
    await session.receiveHandoff(proof)
    expect(session.store.getState()).toMatchObject({ userData: priya, accessToken: 'handed', homeData: null })
  })

  test('and is refused changes nothing', async () => {
    const { session } = openTab({ exchangeHandoff: () => Promise.reject(failure('handoff_refused')) })
    await session.logIn(credentials)
    await expect(session.receiveHandoff(proof)).rejects.toMatchObject({ code: 'handoff_refused' })
    expect(session.store.getState().userData).toEqual(hannah)
  })
})

describe('renewing in several tabs of a browser that knows no locks', () => {
  /** Tabs of one browser, signed in with a token that has to be renewed. */
  async function openTwo() {
    const refreshSession = vi.fn((_body: { nonce: string }): Promise<Session> => Promise.reject(failure('internal')))
    const calls = { refreshSession, logIn: async () => sessionFor(hannah, 'first', NOW) }
    const [one, other] = [openTab(calls).session, openTab(calls).session]
    await one.logIn(credentials)
    await other.restore()
    return { one, other, refreshSession }
  }
  const sent = (refreshSession: { mock: { calls: [{ nonce: string }][] } }) =>
    refreshSession.mock.calls.map(([{ nonce }]) => nonce)

  test('says the same, whoever gives up: what one lost the other is given', async () => {
    const { one, other, refreshSession } = await openTwo()
    await expect(one.getAccessToken()).rejects.toThrow()
    await expect(other.getAccessToken()).rejects.toThrow()
    const reloaded = openTab({ refreshSession }).session
    await reloaded.restore()
    await expect(reloaded.getAccessToken()).rejects.toThrow()
    expect(sent(refreshSession)).toHaveLength(3)
    expect(new Set(sent(refreshSession)).size).toBe(1)
  })
})

describe('how it ended', () => {
  test('is told once: by the server’s word elsewhere, by a refused call expired', async () => {
    const { session } = openTab({ refreshSession: () => Promise.reject(failure('unauthenticated')) })
    await session.logIn(credentials)
    await session.end('elsewhere')
    expect(session.takeEnding()).toBe('elsewhere')
    expect(session.takeEnding()).toBeUndefined()
    await session.logIn(credentials)
    await session.getAccessToken('first')
    expect(session.takeEnding()).toBe('expired')
  })

  test('is nothing to tell after logging out here', async () => {
    const { session } = openTab()
    await session.logIn(credentials)
    await session.end('expired')
    await session.logIn(credentials)
    await session.logOut()
    expect(session.takeEnding()).toBeUndefined()
  })

  test('is known in the other tabs', async () => {
    const [one, other] = [openTab().session, openTab().session]
    await one.logIn(credentials)
    await vi.waitFor(() => expect(other.store.getState().userData).toEqual(hannah), { timeout: 10_000 })
    await one.logOut()
    await vi.waitFor(() => expect(other.takeEnding()).toBe('logged_out'), { timeout: 10_000 })
  })

  test('is told nobody once the session is closed', async () => {
    const { session } = openTab()
    await session.logIn(credentials)
    session.close()
    await expect(session.end('expired')).resolves.toBeUndefined()
  })

  test('is no log-out in the other tabs where the server ended it', async () => {
    const [one, other] = [openTab().session, openTab().session]
    await one.logIn(credentials)
    await vi.waitFor(() => expect(other.store.getState().userData).toEqual(hannah), { timeout: 10_000 })
    await one.end('expired')
    await vi.waitFor(() => expect(other.ending()).toBe('elsewhere'), { timeout: 10_000 })
  })
})

describe('a page that stood still', () => {
  test('learns that the session was logged out meanwhile, without asking the server', async () => {
    const { session, calls } = openTab()
    await session.logIn(credentials)
    disk.clear()
    await session.recheck()
    expect(session.store.getState()).toEqual(loggedOut)
    expect(session.takeEnding()).toBe('logged_out')
    expect(calls.refreshSession).not.toHaveBeenCalled()
  })

  test('learns from the server that it was ended at the other app', async () => {
    const { session } = openTab({ refreshSession: () => Promise.reject(failure('unauthenticated')) })
    await session.logIn(credentials)
    await session.recheck()
    expect(session.store.getState()).toEqual(loggedOut)
  })

  test('goes on where all is well, and asks nothing for a visitor', async () => {
    const { session, calls } = openTab()
    await session.recheck()
    expect(calls.refreshSession).not.toHaveBeenCalled()
    await session.logIn(credentials)
    await session.recheck()
    expect(session.store.getState()).toMatchObject({ userData: hannah, accessToken: 'second' })
  })

  test('where storage is forbidden asks the server', async () => {
    const { session, calls } = openTab()
    await session.logIn(credentials)
    disk.getItem = () => {
      throw new DOMException('denied', 'SecurityError')
    }
    await session.recheck()
    expect(calls.refreshSession).toHaveBeenCalledOnce()
    expect(session.store.getState().userData).toEqual(hannah)
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
