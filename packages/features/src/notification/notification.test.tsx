import { renderRoutes, testRoot } from '@ginipig/app/testing/render-routes.tsx'
import type { Notification } from '@ginipig/contract/notification/notification.ts'
import { allNotificationKinds, notificationRow } from '@ginipig/domain/notification'
import { createRoute } from '@tanstack/react-router'
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import Bell from './Bell.tsx'
import { NotificationPage } from './NotificationPage.tsx'
import { notificationStyles } from './notification-styles.ts'

const id = (number: number) => `00000000-0000-4000-8000-00000000000${number}`
const HOUR = 3_600_000
const told = (number: number, part: Partial<Notification> = {}): Notification => ({
  id: id(number),
  kind: 'booking_booked',
  at: Date.now() - number * 24 * HOUR,
  isRead: false,
  title: `You’re booked with Priya ${number}`,
  line: 'Balayage, Thu 14 May, 10:30.',
  path: `/booking-details/${id(number)}`,
  action: null,
  ...part,
})

const route = (path: string, component: () => React.ReactNode) =>
  createRoute({
    getParentRoute: () => testRoot,
    path,
    staticData: { access: 'client', title: { id: 'Test' } },
    component,
  })
const routes = [
  route('/', () => <Bell allLink={(slot) => <a href="/notification" {...slot} />} />),
  route('/notification', () => (
    <NotificationPage size="page" settingsLink={(slot) => <a href="/settings" {...slot} />} />
  )),
  route('/booking-details/$id', () => <h1>The booking</h1>),
  route('/pay-full/$id', () => <h1>Paying</h1>),
]

const open = (
  at: string,
  items: readonly Notification[],
  read = vi.fn((_asked: unknown) => Response.json({ unread: 0 })),
) =>
  renderRoutes(routes, {
    at,
    signedIn: true,
    calls: {
      'GET /notifications/latest': () =>
        Response.json({ items: items.slice(0, 5), unread: items.filter(({ isRead }) => !isRead).length }),
      'GET /notifications': () => Response.json({ items, nextCursor: null }),
      'PUT /notifications/read': read,
      [`PUT /notifications/${id(0)}/read`]: read,
    },
  }).then(() => read)

test('the bell says how many are unread, shows the latest, and one tap leads to its page and reads it', async () => {
  const read = await open('/', [told(0), told(1, { isRead: true })])
  fireEvent.click(await screen.findByRole('button', { name: 'Notifications, 1 unread' }))
  const panel = await screen.findByRole('dialog', { name: 'Notifications' })
  expect(within(panel).getAllByRole('listitem')).toHaveLength(2)
  fireEvent.click(within(panel).getByRole('link', { name: 'You’re booked with Priya 0' }))
  await screen.findByRole('heading', { name: 'The booking' })
  await waitFor(() => expect(read).toHaveBeenCalledOnce())
})

test('what can be done at once has a button, which leads there and reads it', async () => {
  const action = { label: 'Pay now', path: `/pay-full/${id(0)}`, heldBookingId: null }
  const read = await open('/notification', [told(0, { action }), told(1, { isRead: true })])
  const [first, second] = await screen.findAllByRole('listitem')
  expect(within(second as HTMLElement).getAllByRole('link')).toHaveLength(1)
  fireEvent.click(within(first as HTMLElement).getByRole('link', { name: 'Pay now: You’re booked with Priya 0' }))
  await screen.findByRole('heading', { name: 'Paying' })
  await waitFor(() => expect(read).toHaveBeenCalled())
})

test.for(['client', 'provider'] as const)('no two kinds that a %s is told have the same icon', (side) => {
  const icons = allNotificationKinds
    .filter((kind) => notificationRow(kind).to === side)
    .map((kind) => notificationStyles[kind].icon.displayName)
  expect(icons).toEqual([...new Set(icons)])
})

test('a bell without anything says so', async () => {
  await open('/', [])
  fireEvent.click(await screen.findByRole('button', { name: 'Notifications' }))
  const panel = await screen.findByRole('dialog', { name: 'Notifications' })
  expect(panel.textContent).toContain('Nothing yet.')
  expect(within(panel).queryByRole('button', { name: 'Read all' })).toBeNull()
})

test('the page stands by day, unread ones say so, and all are read by one button', async () => {
  const read = await open('/notification', [told(0), told(1, { isRead: true }), told(3, { isRead: true })])
  await screen.findByRole('heading', { name: /^Today, / })
  screen.getByRole('heading', { name: /^Yesterday, / })
  expect(screen.getAllByRole('heading', { level: 2 })).toHaveLength(3)
  const [first, second] = screen.getAllByRole('listitem')
  expect(first?.textContent).toContain('unread')
  expect(second?.textContent).not.toContain('unread')
  fireEvent.click(screen.getByRole('button', { name: 'Read all' }))
  await waitFor(() => expect(read).toHaveBeenCalledOnce())
})

test.for([
  ['/', 'Notifications'],
  ['/notification', 'All read'],
] as const)('who has read all goes on at %s by keyboard at “%s”', async ([at, words]) => {
  const items = [told(0)]
  await open(
    at,
    items,
    vi.fn(() => {
      items.splice(0, 1, told(0, { isRead: true }))
      return Response.json({ unread: 0 })
    }),
  )
  if (at === '/') fireEvent.click(await screen.findByRole('button', { name: 'Notifications, 1 unread' }))
  await screen.findByRole('button', { name: 'Read all' })
  expect(document.activeElement?.textContent).not.toBe('1 unread') // what has just come takes no focus
  const readAll = await screen.findByRole('button', { name: 'Read all' })
  readAll.focus()
  fireEvent.click(readAll)
  await waitFor(() => expect(document.activeElement?.textContent).toBe(words))
})

const readsShown = (read: ReturnType<typeof vi.fn>, items: readonly Notification[]) => {
  const times = items.map(({ at }) => at)
  return waitFor(() => expect(read).toHaveBeenCalledWith({ from: Math.min(...times), until: Math.max(...times) }))
}

test('the list waits for how many are unread: what the header says of it would push the list down', async () => {
  const { promise, resolve } = Promise.withResolvers<Response>()
  const { services } = await renderRoutes(routes, {
    at: '/notification',
    signedIn: true,
    calls: {
      'GET /notifications/latest': () => promise,
      'GET /notifications': () => Response.json({ items: [told(0)], nextCursor: null }),
      'PUT /notifications/read': () => Response.json({ unread: 0 }),
    },
  })
  await screen.findByRole('heading', { name: 'Notifications' })
  await waitFor(() => expect(services.queryClient.isFetching()).toBe(1)) // the list is there
  expect(screen.queryByText('You’re booked with Priya 0')).toBeNull()
  resolve(Response.json({ items: [told(0)], unread: 1 }))
  await screen.findByText('You’re booked with Priya 0')
  expect(screen.getByText('1 unread')).toBeTruthy()
})

test('what the bell showed is read when it closes, and nothing where all was', async () => {
  const items = [told(0), told(1)]
  const read = await open(
    '/',
    items,
    vi.fn((_asked: unknown) => Response.json({ unread: 0 })),
  )
  fireEvent.click(await screen.findByRole('button', { name: 'Notifications, 2 unread' }))
  const panel = await screen.findByRole('dialog', { name: 'Notifications' })
  expect(read).not.toHaveBeenCalled()
  fireEvent.keyDown(panel, { key: 'Escape' })
  await readsShown(read, items)
})

test('what the page showed is read when one leaves it', async () => {
  const items = [told(0), told(1), told(2, { isRead: true })]
  const read = await open(
    '/notification',
    items,
    vi.fn((_asked: unknown) => Response.json({ unread: 0 })),
  )
  const link = await screen.findByRole('link', { name: 'You’re booked with Priya 2' })
  expect(read).not.toHaveBeenCalled()
  fireEvent.click(link)
  await screen.findByRole('heading', { name: 'The booking' })
  await readsShown(read, items)
})
