import 'fake-indexeddb/auto'
import { IDBFactory } from 'fake-indexeddb'
import { beforeEach, expect, test } from 'vitest'
import { readOrMakeKey } from './key-store.ts'
import { createVault } from './vault.ts'

beforeEach(() => {
  globalThis.indexedDB = new IDBFactory()
})

test('opens what it sealed, letters of any script too', async () => {
  const vault = createVault()
  expect(await vault.open(await vault.seal('Łukasz 🐹'))).toBe('Łukasz 🐹')
})

test('the sealed text shows nothing of it and is another each time', async () => {
  const vault = createVault()
  const [first, second] = await Promise.all([vault.seal('token-123'), vault.seal('token-123')])
  expect(first).not.toBe(second)
  expect(atob(first)).not.toContain('token')
})

test('the key cannot be taken out', async () => {
  const key = await readOrMakeKey()
  expect(key.extractable).toBe(false)
  await expect(crypto.subtle.exportKey('raw', key)).rejects.toThrow()
})

test('two at once agree on one key', async () => {
  const [one, other] = await Promise.all([createVault().seal('a'), createVault().seal('b')])
  const vault = createVault()
  expect([await vault.open(one), await vault.open(other)]).toEqual(['a', 'b'])
})

test('a copy is useless in another profile', async () => {
  const sealed = await createVault().seal('a')
  globalThis.indexedDB = new IDBFactory()
  await expect(createVault().open(sealed)).rejects.toThrow()
  await createVault().seal('own key')
  await expect(createVault().open(sealed)).rejects.toThrow()
})

test('an older version does not open as a newer one', async () => {
  const sealed = await createVault(1).seal('a')
  await expect(createVault(2).open(sealed)).rejects.toThrow()
})

test('every flipped bit is noticed', async () => {
  const vault = createVault()
  const bytes = Uint8Array.from(atob(await vault.seal('a')), (one) => one.charCodeAt(0))
  for (let index = 0; index < bytes.length; index += 1) {
    const changed = bytes.map((byte, at) => (at === index ? byte ^ 1 : byte))
    await expect(vault.open(btoa(String.fromCharCode(...changed)))).rejects.toThrow()
  }
})

test('after destroying nothing opens', async () => {
  const vault = createVault()
  const sealed = await vault.seal('a')
  await vault.destroy()
  await expect(vault.open(sealed)).rejects.toThrow()
})
