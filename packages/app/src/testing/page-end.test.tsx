import { createRoute } from '@tanstack/react-router'
import { screen } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { endPages } from './page-end.ts'
import { renderRoutes, testRoot } from './render-routes.tsx'

test('a page that never comes doesn’t outlive its test', async () => {
  const load = vi.fn(() => new Promise<void>(() => {}))
  const route = { getParentRoute: () => testRoot, staticData: { access: 'common' } } as const
  const home = createRoute({ ...route, path: '/', component: () => <h1>Home</h1> })
  const never = createRoute({ ...route, path: '/never', loader: load })
  const { router } = await renderRoutes([home, never], { at: '/' })
  await screen.findByRole('heading', { name: 'Home' })
  void router.navigate({ to: '/never' })
  await vi.waitFor(() => expect(load).toHaveBeenCalled())
  expect(router.state.status).toBe('pending')
  await endPages()
  expect(router.state.status).toBe('idle')
})

test('nor does one that would set out once its test is over', async () => {
  const route = { getParentRoute: () => testRoot, staticData: { access: 'common' } } as const
  const load = vi.fn(async () => {})
  const home = createRoute({ ...route, path: '/', component: () => <h1>Home</h1> })
  const later = createRoute({ ...route, path: '/later', loader: load, component: () => <h1>Later</h1> })
  const { router } = await renderRoutes([home, later], { at: '/' })
  await screen.findByRole('heading', { name: 'Home' })
  await endPages()
  await router.navigate({ to: '/later' })
  expect(load).toHaveBeenCalledOnce()
  expect(screen.getByRole('heading').textContent).toBe('Home')
})
