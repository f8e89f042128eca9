import { createRoute, lazyRouteComponent, type RouteComponent } from '@tanstack/react-router'
import { act, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { renderRoutes, testRoot } from '#testing/render-routes.tsx'
import { loadAhead } from './load-ahead.ts'

const loadNext = vi.fn(async () => ({ default: () => <h1>Next</h1> }))
const loadOther = vi.fn(async () => ({ default: () => <h1>Other</h1> }))

const page = (path: string, component: RouteComponent, leadsTo: string[] = []) =>
  createRoute({ getParentRoute: () => testRoot, path, staticData: { access: 'common', leadsTo }, component })

const routes = () => [
  page('/', () => <h1>Home</h1>, ['/next', '/gone']),
  page('/next', lazyRouteComponent(loadNext)),
  page('/other', lazyRouteComponent(loadOther)),
]

let stop: (() => void) | undefined
beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'], shouldAdvanceTime: true })
  loadNext.mockClear()
})
afterEach(() => {
  stop?.()
  vi.useRealTimers()
})

const rest = () => act(() => vi.advanceTimersByTimeAsync(1_000))

test('the page that mostly comes next is there once this one is at rest, and no other', async () => {
  const { router } = await renderRoutes(routes(), { at: '/' })
  stop = loadAhead(router)
  await act(() => router.load())
  await screen.findByRole('heading', { name: 'Home' })
  expect(loadNext).not.toHaveBeenCalled()
  await rest()
  expect(loadNext).toHaveBeenCalledOnce()
  expect(loadOther).not.toHaveBeenCalled()
})

test('one that can’t be had is asked for again by who goes there', async () => {
  loadNext.mockRejectedValueOnce(new Error('offline'))
  const { router } = await renderRoutes(routes(), { at: '/' })
  stop = loadAhead(router)
  await act(() => router.load())
  await rest()
  await act(() => router.navigate({ to: '/next' as string }))
  await screen.findByRole('heading', { name: 'Next' })
  expect(loadNext).toHaveBeenCalledTimes(2)
})

test('who asks to save data downloads nothing ahead', async () => {
  vi.stubGlobal('navigator', Object.assign(Object.create(navigator), { connection: { saveData: true } }))
  const { router } = await renderRoutes(routes(), { at: '/' })
  stop = loadAhead(router)
  await act(() => router.load())
  await rest()
  expect(loadNext).not.toHaveBeenCalled()
})

test('nothing is asked for without a network', async () => {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
  const { router } = await renderRoutes(routes(), { at: '/' })
  stop = loadAhead(router)
  await act(() => router.load())
  await rest()
  expect(loadNext).not.toHaveBeenCalled()
})
