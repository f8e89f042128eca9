import { afterEach, expect, test, vi } from 'vitest'

const openAt = async (path: string) => {
  history.replaceState(null, '', path)
  vi.resetModules()
  return import('./capture.ts')
}
afterEach(() => history.replaceState(null, '', '/'))

test('the fragment of a callback is out of address and history before anything else runs, and there once', async () => {
  const entries = history.length
  const { takeCaptured } = await openAt('/handoff/callback#code=c&state=s')
  expect(location.href).toMatch(/\/handoff\/callback$/)
  expect(history.length).toBe(entries)
  expect(takeCaptured()).toBe('#code=c&state=s')
  expect(takeCaptured()).toBeUndefined()
})

test.for(['/category-detail/1#reviews', '/handoff/continue#state=s', '/handoff/callback'])(
  '%s keeps its address',
  async (path) => {
    const { takeCaptured } = await openAt(path)
    expect(location.pathname + location.hash).toBe(path)
    expect(takeCaptured()).toBeUndefined()
  },
)
