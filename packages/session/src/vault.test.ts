import 'fake-indexeddb/auto'
import { IDBFactory } from 'fake-indexeddb'
import { beforeEach, expect, test } from 'vitest'
import { readOrMakeKey } from './key-store.ts'
import { hannah, priya } from './testing/people.ts'
import { createVault } from './vault.ts'

beforeEach(() => {
  globalThis.indexedDB = new IDBFactory()
})

const sealFor = (text: string, subject = hannah.id) => createVault().seal(text, subject)
const partsOf = (record: string) => {
  const [version = '', subject = '', sealed = ''] = record.split('.')
  return { version, subject, sealed }
}

test('opens what it sealed, letters of any script too, for somebody and for nobody', async () => {
  const vault = createVault()
  expect(await vault.open(await sealFor('Łukasz 🐹'))).toBe('Łukasz 🐹')
  expect(await vault.open(await sealFor('a', ''))).toBe('a')
})

test('the sealed text shows whose it is and nothing of it, and is another each time', async () => {
  const [first, second] = [partsOf(await sealFor('token-123')), partsOf(await sealFor('token-123'))]
  expect(first).toMatchObject({ version: '3', subject: hannah.id })
  expect(first.sealed).not.toBe(second.sealed)
  expect(atob(first.sealed)).not.toContain('token')
})

test('the key cannot be taken out', async () => {
  const key = await readOrMakeKey()
  expect(key.extractable).toBe(false)
  for (const format of ['raw', 'jwk'] as const) await expect(crypto.subtle.exportKey(format, key)).rejects.toThrow()
})

test('two at once agree on one key', async () => {
  const [one, other] = await Promise.all([sealFor('a'), sealFor('b')])
  const vault = createVault()
  expect([await vault.open(one), await vault.open(other)]).toEqual(['a', 'b'])
})

test('a copy is useless in another profile', async () => {
  const sealed = await sealFor('a')
  globalThis.indexedDB = new IDBFactory()
  await expect(createVault().open(sealed)).rejects.toThrow()
  await sealFor('own key')
  await expect(createVault().open(sealed)).rejects.toThrow()
})

test('under the name of somebody else, or of nobody, it does not open (S26)', async () => {
  const { version, subject, sealed } = partsOf(await sealFor('a'))
  await expect(createVault().open(`${version}.${subject}.${sealed}`)).resolves.toBe('a')
  for (const other of [priya.id, '', `${subject} `])
    await expect(createVault().open(`${version}.${other}.${sealed}`)).rejects.toThrow()
  const nobodys = partsOf(await sealFor('a', ''))
  await expect(createVault().open(`${version}.${subject}.${nobodys.sealed}`)).rejects.toThrow()
})

test('what an older version sealed is as good as nothing, and never opens as newer', async () => {
  const record = await createVault(2).seal('a', hannah.id)
  await expect(createVault(3).open(record)).resolves.toBeUndefined()
  const { subject, sealed } = partsOf(record)
  await expect(createVault(3).open(`3.${subject}.${sealed}`)).rejects.toThrow()
  await expect(createVault(3).open(sealed)).resolves.toBeUndefined()
  await expect(createVault(1).open(record)).rejects.toThrow()
})

test('every flipped bit is noticed', async () => {
  const vault = createVault()
  const { version, subject, sealed } = partsOf(await sealFor('a'))
  const bytes = Uint8Array.from(atob(sealed), (one) => one.charCodeAt(0))
  for (let index = 0; index < bytes.length; index += 1) {
    const changed = bytes.map((byte, at) => (at === index ? byte ^ 1 : byte))
    await expect(vault.open(`${version}.${subject}.${btoa(String.fromCharCode(...changed))}`)).rejects.toThrow()
  }
})

test('after destroying nothing opens', async () => {
  const vault = createVault()
  const sealed = await sealFor('a')
  await vault.destroy()
  await expect(vault.open(sealed)).rejects.toThrow()
})
