import { createRoute } from '@tanstack/react-router'
import { act, screen, within } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { renderRoutes, testRoot } from '#testing/render-routes.tsx'
import { OfflineBanner } from './OfflineBanner.tsx'

const home = createRoute({
  getParentRoute: () => testRoot,
  path: '/',
  staticData: { access: 'common' },
  component: () => (
    <>
      <h1>Home</h1>
      <OfflineBanner />
    </>
  ),
})

// In the same turn: what had to be fetched first could not be had without a network.
test('messages show at once, each as loud as it is', async () => {
  const { services } = await renderRoutes([home], { at: '/' })
  await screen.findByRole('heading', { name: 'Home' })
  act(() => {
    services.toasts.push({ tone: 'danger', text: 'It looks like someone has beat you to this appointment.' })
    services.toasts.push({ tone: 'success', text: 'Saved' })
  })
  const region = screen.getByRole('region', { name: 'Messages' })
  expect(within(region).getByRole('alert').textContent).toBe('It looks like someone has beat you to this appointment.')
  expect(within(region).getByRole('status').textContent).toBe('Saved')
})

test('a message that came while the page was out of sight is there when somebody is back', async () => {
  const { services } = await renderRoutes([home], { at: '/' })
  await screen.findByRole('heading', { name: 'Home' })
  const visible = vi.spyOn(document, 'visibilityState', 'get')
  const turn = (state: DocumentVisibilityState) => {
    visible.mockReturnValue(state)
    act(() => void document.dispatchEvent(new Event('visibilitychange')))
  }
  vi.useFakeTimers()
  turn('hidden')
  act(() => void services.toasts.push({ tone: 'info', text: 'You have been logged out.' }))
  act(() => vi.advanceTimersByTime(60_000))
  expect(screen.getByText('You have been logged out.')).toBeTruthy()
  turn('visible')
  act(() => vi.advanceTimersByTime(services.toasts.lifeMs))
  expect(screen.queryByText('You have been logged out.')).toBeNull()
  vi.useRealTimers()
})

test('so does the word that the network is gone, for as long as it is', async () => {
  await renderRoutes([home], { at: '/' })
  await screen.findByRole('heading', { name: 'Home' })
  const onLine = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
  act(() => void window.dispatchEvent(new Event('offline')))
  expect(screen.getByText(/You’re offline/)).toBeTruthy()
  onLine.mockReturnValue(true)
  act(() => void window.dispatchEvent(new Event('online')))
  expect(screen.queryByText(/You’re offline/)).toBeNull()
})
