import { expect, test, vi } from 'vitest'
import { openPush, showPush } from './show-push.ts'

function world() {
  const showNotification = vi.fn(async () => undefined)
  const openWindow = vi.fn(async () => undefined)
  return { it: { registration: { showNotification }, clients: { openWindow } }, showNotification, openWindow }
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

test('a button stands under it, and leads where it says', async () => {
  const { it, showNotification, openWindow } = world()
  const action = { label: 'Pay now', path: '/pay-full/1' }
  await showPush(it, JSON.stringify({ title: 'Your bank refused the balance', path: '/booking-details/1', action }))
  const data = { path: '/booking-details/1', actionPath: '/pay-full/1' }
  expect(showNotification).toHaveBeenCalledWith(
    'Your bank refused the balance',
    expect.objectContaining({ data, actions: [{ action: 'go', title: 'Pay now' }] }),
  )
  await openPush(it, data, 'go')
  await openPush(it, data, '')
  expect(openWindow.mock.calls).toEqual([['/pay-full/1'], ['/booking-details/1']])
})

test.for([{ label: 1, path: '/' }, { label: 'Go', path: '//evil.example' }, 'Go', null])(
  'a button that isn’t ours isn’t shown: %j',
  async (action) => {
    const { it, showNotification } = world()
    await showPush(it, JSON.stringify({ title: 'News', path: '/notification', action }))
    const data = { path: '/notification' }
    expect(showNotification).toHaveBeenCalledWith('News', { tag: '/notification', icon: '/icon-192.png', data })
  },
)

test.for([undefined, '', 'no JSON', '{"title":1,"path":"/"}', '{"title":"a","path":"//evil.example"}', '{"path":"/"}'])(
  '%s isn’t ours, and leads nowhere but home',
  async (text) => {
    const { it, showNotification } = world()
    await showPush(it, text)
    expect(showNotification).toHaveBeenCalledWith('Ginipig', { tag: '/', icon: '/icon-192.png', data: { path: '/' } })
  },
)

test('a press opens its page, and leads no open window away from what is typed there', async () => {
  const { it, openWindow } = world()
  await openPush(it, { path: '/message/1' })
  expect(openWindow.mock.calls).toEqual([['/message/1']])
})
