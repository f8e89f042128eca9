import { createRoute } from '@tanstack/react-router'
import { act, screen } from '@testing-library/react'
import { expect, onTestFinished, test, vi } from 'vitest'
import { renderRoutes, testRoot } from '#testing/render-routes.tsx'
import { home, page } from '#testing/routes.tsx'

test('a page whose search takes long to answer stays, with the focus in it; another page gives way to the spinner', async () => {
  let answer = () => {}
  const slowly = () => new Promise<void>((resolve) => (answer = resolve))
  const found = createRoute({
    getParentRoute: () => testRoot,
    path: '/found',
    staticData: { access: 'common' },
    validateSearch: ({ q }: Record<string, unknown>): { q?: string } => (typeof q === 'string' ? { q } : {}),
    loaderDeps: ({ search }) => search,
    loader: ({ deps: { q } }) => (q === undefined ? undefined : slowly()),
    component: function Found() {
      return (
        <>
          <input aria-label="Words" />
          <p>{`Found: ${found.useSearch().q ?? 'all'}`}</p>
        </>
      )
    },
  })
  const late = page('/late', () => <h1>Late page</h1>, slowly)
  const { router } = await renderRoutes([home, found, late], { at: '/found' })
  const words = await screen.findByRole('textbox', { name: 'Words' })
  words.focus()

  vi.useFakeTimers()
  onTestFinished(() => void vi.useRealTimers())
  await act(async () => {
    void router.navigate({ to: '/found', search: { q: 'gloss' } })
    await vi.advanceTimersByTimeAsync(5000)
  })
  expect(screen.queryByText('Loading')).toBeNull()
  expect(screen.getByRole('textbox', { name: 'Words' })).toBe(words) // not hidden
  expect(document.activeElement).toBe(words)
  await act(async () => {
    answer()
    await vi.advanceTimersByTimeAsync(100)
  })
  expect(screen.getByText('Found: gloss')).toBeTruthy()
  expect(document.activeElement).toBe(words)

  await act(async () => {
    void router.navigate({ to: '/late' })
    await vi.advanceTimersByTimeAsync(301)
  })
  expect(screen.getByText('Loading')).toBeTruthy()
  vi.useRealTimers()
  await act(async () => answer())
  expect(await screen.findByRole('heading', { name: 'Late page' })).toBeTruthy()
})
