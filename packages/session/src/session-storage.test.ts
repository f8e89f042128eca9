import 'fake-indexeddb/auto'
import { IDBFactory } from 'fake-indexeddb'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { restoreSession } from './restore.ts'
import { loggedOut, sessionReducer } from './session-state.ts'
import { AUTH_KEY, createSessionStorage, type SessionStorage } from './session-storage.ts'
import { STORED_VERSION } from './stored-session.ts'
import { hannah, memoryStorage, priya, sessionFor } from './testing/people.ts'
import { createVault } from './vault.ts'

const signedIn = sessionReducer(loggedOut, { type: 'loggedIn', session: sessionFor(hannah, 'token-1', 1_000) })

let disk: Storage
let storage: SessionStorage

beforeEach(() => {
  globalThis.indexedDB = new IDBFactory()
  disk = memoryStorage()
  storage = createSessionStorage(createVault(), () => disk)
})

test('comes back as it was', async () => {
  await storage.write(signedIn)
  expect(await createSessionStorage(createVault(), () => disk).read()).toEqual(signedIn)
})

test('lies on the disk as noise, under the one key', async () => {
  await storage.write(signedIn)
  expect(disk.length).toBe(1)
  expect(disk.getItem(AUTH_KEY)).not.toMatch(/hannah|token/)
})

test('only what may be kept is kept', async () => {
  const tooMuch = { ...signedIn, address: '1 Mill Lane', userData: { ...hannah, bank: '12345678' } }
  await storage.write(tooMuch)
  expect(await createVault().open(disk.getItem(AUTH_KEY) ?? '')).not.toMatch(/Mill Lane|12345678/)
  const found = await storage.read()
  expect(found).not.toHaveProperty('address')
  expect(found?.userData).not.toHaveProperty('bank')
})

test('of two writes the later one stays', async () => {
  const later = sessionReducer(signedIn, { type: 'refreshed', session: sessionFor(hannah, 'token-2', 2_000) })
  await Promise.all([storage.write(signedIn), storage.write(later)])
  expect((await storage.read())?.accessToken).toBe('token-2')
})

test('clearing takes the text and its key', async () => {
  await storage.write(signedIn)
  const copy = disk.getItem(AUTH_KEY) ?? ''
  await storage.clear()
  expect(disk.length).toBe(0)
  disk.setItem(AUTH_KEY, copy)
  await expect(storage.read()).rejects.toThrow()
})

describe('restoring', () => {
  test('gives what is stored', async () => {
    await storage.write(signedIn)
    expect(await restoreSession(storage, vi.fn())).toEqual(signedIn)
  })

  test.for(['x', '', 'AAAA', 'null', '{"userData":null}', '%%%'])(
    'takes broken storage (%j) for logged out, reports and cleans it',
    async (text) => {
      disk.setItem(AUTH_KEY, text)
      const report = vi.fn()
      expect(await restoreSession(storage, report)).toBeUndefined()
      expect(report).toHaveBeenCalledOnce()
      await vi.waitFor(() => expect(disk.getItem(AUTH_KEY)).toBeNull(), { timeout: 10_000 })
    },
  )

  test('takes a state of another shape for logged out', async () => {
    disk.setItem(AUTH_KEY, await createVault().seal(JSON.stringify({ ...signedIn, accessToken: null }), hannah.id))
    expect(await restoreSession(storage, vi.fn())).toBeUndefined()
  })

  test('takes forbidden storage for logged out', async () => {
    const forbidden = () => {
      throw new DOMException('denied', 'SecurityError')
    }
    expect(await restoreSession(createSessionStorage(createVault(), forbidden), vi.fn())).toBeUndefined()
  })

  test('takes what an older version stored for logged out, without a word', async () => {
    const older = await createVault(STORED_VERSION - 1).seal(JSON.stringify(signedIn), hannah.id)
    const oldest = older.split('.')[2] ?? ''
    for (const record of [older, oldest]) {
      disk.setItem(AUTH_KEY, record)
      const report = vi.fn()
      expect(await restoreSession(storage, report)).toBeUndefined()
      expect(report).not.toHaveBeenCalled()
      expect(disk.length).toBe(0)
    }
  })

  test('takes a session under somebody else’s name for logged out, and cleans it (S26)', async () => {
    await storage.write(signedIn)
    disk.setItem(AUTH_KEY, (disk.getItem(AUTH_KEY) ?? '').replace(hannah.id, priya.id))
    const report = vi.fn()
    expect(await restoreSession(storage, report)).toBeUndefined()
    expect(report).toHaveBeenCalledOnce()
    await vi.waitFor(() => expect(disk.getItem(AUTH_KEY)).toBeNull(), { timeout: 10_000 })
  })

  test('takes a person whose fields are not today’s for logged out', async () => {
    const { isProfileComplete: _gone, ...older } = hannah
    disk.setItem(AUTH_KEY, await createVault().seal(JSON.stringify({ ...signedIn, userData: older }), hannah.id))
    expect(await restoreSession(storage, vi.fn())).toBeUndefined()
  })

  test.for<[how: string, database: unknown]>([
    ['forbidden', { open: throwDenied }],
    ['missing', undefined],
    ['broken', { open: failingRequest }],
  ])('takes a %s database of keys for logged out', async ([, database]) => {
    await storage.write(signedIn)
    globalThis.indexedDB = database as IDBFactory // the only part of it that is used
    const report = vi.fn()
    expect(
      await restoreSession(
        createSessionStorage(createVault(), () => disk),
        report,
      ),
    ).toBeUndefined()
    expect(report).toHaveBeenCalled()
  })

  test('waits five seconds, not longer', async () => {
    vi.useFakeTimers()
    try {
      const hanging = { ...storage, read: () => new Promise<never>(() => {}) }
      const report = vi.fn()
      const settled = vi.fn()
      void restoreSession(hanging, report).then(settled)
      await vi.advanceTimersByTimeAsync(4_999)
      expect(settled).not.toHaveBeenCalled()
      await vi.advanceTimersByTimeAsync(1)
      expect(settled).toHaveBeenCalledExactlyOnceWith(undefined)
      expect(report).toHaveBeenCalledOnce()
    } finally {
      vi.useRealTimers()
    }
  })
})

function throwDenied(): never {
  throw new DOMException('denied', 'SecurityError')
}

function failingRequest() {
  const request = { error: new DOMException('broken', 'UnknownError'), onerror: () => {} }
  queueMicrotask(() => request.onerror())
  return request
}
