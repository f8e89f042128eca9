import { createRoute } from '@tanstack/react-router'
import { act, screen, within } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { renderRoutes, testRoot } from '#testing/render-routes.tsx'
import { OfflineBanner } from './OfflineBanner.tsx'

// The file with their looks can't be had.
vi.mock('../after-first.ts', () => {
  throw new TypeError('Failed to fetch dynamically imported module')
})

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

test('messages come in plain words where their looks can’t be had', async () => {
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

test('so does the word that the network is gone', async () => {
  await renderRoutes([home], { at: '/' })
  await screen.findByRole('heading', { name: 'Home' })
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
  act(() => void window.dispatchEvent(new Event('offline')))
  expect(await screen.findByText(/You’re offline/)).toBeTruthy()
})
