import { problem } from '@ginipig/app/testing/fake-api.ts'
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { expect, onTestFinished, test, vi } from 'vitest'
import { openSettings } from './testing/settings-page.tsx'

const PUBLIC_KEY = 'B'.repeat(87)
const made = {
  toJSON: () => ({ endpoint: 'https://push.example/1', keys: { p256dh: 'p'.repeat(87), auth: 'a'.repeat(22) } }),
}

/** A browser with push, whose person answers its question so. */
function browserWithPush(answer: NotificationPermission) {
  const subscribe = vi.fn(async () => made)
  const unsubscribe = vi.fn(async () => true)
  const pushManager = { subscribe, getSubscription: async () => ({ unsubscribe }) }
  const serviceWorker = { getRegistration: async () => ({ pushManager }) }
  Object.defineProperty(navigator, 'serviceWorker', { value: serviceWorker, configurable: true })
  onTestFinished(() => void Reflect.deleteProperty(navigator, 'serviceWorker'))
  vi.stubGlobal('PushManager', class {})
  const requestPermission = vi.fn(async () => {
    notification.permission = answer
    return answer
  })
  const notification = { permission: 'default', requestPermission }
  vi.stubGlobal('Notification', notification)
  return { subscribe, unsubscribe, requestPermission }
}

const calls = {
  'GET /me/push': () => Response.json({ isOn: false, publicKey: PUBLIC_KEY }),
  'GET /me/notification-switches': () =>
    Response.json({ switches: [{ topic: 'bookings', channel: 'push', isFixed: false, needs: null, isOn: true }] }),
}
const theSwitch = () => screen.findByRole('switch', { name: /^Notifications on this device/ })

test('the browser asks on a press alone; then the API has the device, and its topics can be chosen', async () => {
  const { subscribe, requestPermission } = browserWithPush('granted')
  const put = vi.fn((_body: unknown) => Response.json({ isOn: true, publicKey: PUBLIC_KEY }))
  await openSettings({ ...calls, 'PUT /me/push': put })
  const turn = await theSwitch()
  expect(requestPermission).not.toHaveBeenCalled()
  expect(screen.queryByRole('group', { name: 'Bookings' })).toBeNull()
  fireEvent.click(turn)
  await waitFor(() => expect(turn.getAttribute('aria-checked')).toBe('true'))
  expect(subscribe).toHaveBeenCalledExactlyOnceWith({ userVisibleOnly: true, applicationServerKey: PUBLIC_KEY })
  expect(put).toHaveBeenCalledExactlyOnceWith(made.toJSON())
  const bookings = await screen.findByRole('group', { name: 'Bookings' })
  expect(within(bookings).getByRole('switch', { name: 'On your devices' }).getAttribute('aria-checked')).toBe('true')
})

test('who says no to the browser is told where that can be changed, and nothing is sent', async () => {
  const { subscribe } = browserWithPush('denied')
  await openSettings(calls)
  fireEvent.click(await theSwitch())
  await screen.findByText(/^Your browser holds back notifications/)
  expect(subscribe).not.toHaveBeenCalled()
})

test('a browser whose service can’t be reached says so', async () => {
  const { subscribe } = browserWithPush('granted')
  subscribe.mockRejectedValue(new DOMException('push service error', 'AbortError'))
  await openSettings(calls)
  const turn = await theSwitch()
  fireEvent.click(turn)
  await screen.findByText(/^Your browser couldn’t turn on notifications/)
  expect(turn.getAttribute('aria-checked')).toBe('false')
})

test('a device that couldn’t be turned off says that', async () => {
  browserWithPush('granted')
  await Notification.requestPermission()
  const isOn = () => Response.json({ isOn: true, publicKey: PUBLIC_KEY })
  await openSettings({ ...calls, 'GET /me/push': isOn, 'DELETE /me/push': () => problem('unavailable', 503) })
  const turn = await theSwitch()
  fireEvent.click(turn)
  await screen.findByText(/^We couldn’t turn off notifications on this device/)
  expect(turn.getAttribute('aria-checked')).toBe('true')
})

test('without keys of the deployment nothing is offered', async () => {
  browserWithPush('granted')
  const ask = vi.fn(() => Response.json({ isOn: false, publicKey: null }))
  await openSettings({ ...calls, 'GET /me/push': ask })
  await waitFor(() => expect(ask).toHaveBeenCalled())
  await screen.findByRole('heading', { name: 'What we send you' })
  expect(screen.queryByRole('heading', { name: 'This device' })).toBeNull()
})
