import { beforeEach, expect, test, vi } from 'vitest'

const token = 'x'.repeat(43)

/** The module as an app runs it that was opened at an address. */
async function openAt(address: string) {
  window.history.replaceState(null, '', address)
  vi.resetModules()
  return import('./capture-reset-token.ts')
}

beforeEach(() => sessionStorage.clear())

test('a link’s token leaves the address at once and outlives a reload', async () => {
  const { readResetToken } = await openAt(`/reset-password#token=${token}`)
  expect(window.location.href).not.toContain(token)
  expect(readResetToken()).toBe(token)
  const reloaded = await openAt('/reset-password')
  expect(reloaded.readResetToken()).toBe(token)
})

test('a newer link takes the place of an older one', async () => {
  await openAt(`/reset-password#token=${token}`)
  const { readResetToken } = await openAt(`/reset-password#token=${'y'.repeat(43)}`)
  expect(readResetToken()).toBe('y'.repeat(43))
})

test('once forgotten it is gone', async () => {
  const { readResetToken, clearResetToken } = await openAt(`/reset-password#token=${token}`)
  clearResetToken()
  expect(readResetToken()).toBeUndefined()
  expect(sessionStorage.length).toBe(0)
})

test('the fragments of other pages are theirs', async () => {
  const { readResetToken } = await openAt(`/category-detail/7#token=${token}`)
  expect(readResetToken()).toBeUndefined()
  expect(window.location.hash).toBe(`#token=${token}`)
})

test('without storage it lasts as long as the page', async () => {
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('forbidden', 'SecurityError')
  })
  const { readResetToken } = await openAt(`/reset-password#token=${token}`)
  expect(readResetToken()).toBe(token)
})
