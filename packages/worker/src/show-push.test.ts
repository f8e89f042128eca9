import { expect, test, vi } from 'vitest'
import { openPush, showPush } from './show-push.ts'

function world(open: readonly { canGuide: boolean }[] = []) {
  const showNotification = vi.fn(async () => undefined)
  const openWindow = vi.fn(async () => undefined)
  const windows = open.map(({ canGuide }) => ({
    focus: vi.fn(async () => undefined),
    navigate: vi.fn(async () => {
      if (!canGuide) throw new TypeError('not this worker’s')
    }),
  }))
  const clients = { matchAll: async () => windows, openWindow }
  return { it: { registration: { showNotification }, clients }, showNotification, openWindow, windows }
}

test('a push shows its title, and the same page twice is one', async () => {
  const { it, showNotification } = world()
  await showPush(it, JSON.stringify({ title: 'Priya cancelled', path: '/booking-details/1' }))
  expect(showNotification).toHaveBeenCalledWith('Priya cancelled', {
    tag: '/booking-details/1',
    icon: '/icon-192.png',
    data: { path: '/booking-details/1' },
  })
})

test.for([undefined, '', 'no JSON', '{"title":1,"path":"/"}', '{"title":"a","path":"//evil.example"}', '{"path":"/"}'])(
  '%s isn’t ours, and leads nowhere but home',
  async (text) => {
    const { it, showNotification } = world()
    await showPush(it, text)
    expect(showNotification).toHaveBeenCalledWith('Ginipig', { tag: '/', icon: '/icon-192.png', data: { path: '/' } })
  },
)

test.for([
  { open: [], opens: true, navigates: false },
  { open: [{ canGuide: true }], opens: false, navigates: true },
  { open: [{ canGuide: false }], opens: true, navigates: true },
])('a press leads to the page: $open', async ({ open, opens, navigates }) => {
  const { it, openWindow, windows } = world(open)
  await openPush(it, { path: '/message/1' })
  expect(openWindow.mock.calls).toEqual(opens ? [['/message/1']] : [])
  expect(windows[0]?.navigate.mock.calls ?? []).toEqual(navigates ? [['/message/1']] : [])
})
