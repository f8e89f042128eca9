import { ApiError } from '@ginipig/api-client/core/api-error.ts'
import { createRootRouteWithContext, createRoute, redirect } from '@tanstack/react-router'
import { fireEvent, screen, waitFor } from '@testing-library/react'
import { useState } from 'react'
import { describe, expect, onTestFinished, test, vi } from 'vitest'
import type { Services } from '#services/services.ts'
import { renderRoutes, testRoot } from '#testing/render-routes.tsx'
import { home, page } from '#testing/routes.tsx'
import { Failure } from '#words/Failure.tsx'
import { loadOrNotFound } from '../load-or-not-found.ts'

describe('what fails', () => {
  test('a path that doesn’t exist is the not-found page', async () => {
    await renderRoutes([home], { at: '/nowhere' })
    await screen.findByRole('heading', { name: 'Page not found' })
    await waitFor(() => expect(document.title).toBe('Page not found | Ginipig'))
    expect(screen.getByRole('link', { name: 'Go to Home' }).getAttribute('href')).toBe('/')
  })

  test('what the API doesn’t find is the not-found page too', async () => {
    const missing = new ApiError({ code: 'listing_not_found', status: 404 })
    await renderRoutes(
      [
        home,
        page(
          '/x',
          () => null,
          () => loadOrNotFound(Promise.reject(missing)),
        ),
      ],
      { at: '/x' },
    )
    await screen.findByRole('heading', { name: 'Page not found' })
  })

  test('a loader that fails shows the error page, and Try Again tries again', async () => {
    const load = vi.fn<() => Promise<unknown>>().mockRejectedValueOnce(new ApiError({ code: 'internal', status: 500 }))
    load.mockResolvedValue({})
    await renderRoutes([home, page('/x', () => <h1>Loaded</h1>, load)], { at: '/x' })
    await screen.findByRole('heading', { name: 'Server Error' })
    expect(screen.getByRole('alert').textContent).toContain(
      "Oops! Something went wrong on our end. We're working to fix it.",
    )
    expect(screen.getByRole('link', { name: 'Go to Home' })).toBeTruthy()
    const again = screen.getByRole('button', { name: 'Try Again' })
    again.focus()
    fireEvent.click(again)
    await screen.findByRole('heading', { name: 'Loaded' })
    await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('main')))
  })

  test('the error page leads to the status page of a deployment that has one', async () => {
    const failing = () => Promise.reject(new ApiError({ code: 'internal', status: 500 }))
    await renderRoutes([home, page('/x', () => null, failing)], { at: '/x', statusUrl: 'https://status.example' })
    const link = await screen.findByRole('link', { name: 'How we are doing' })
    expect(link.getAttribute('href')).toBe('https://status.example')
  })

  test('a part that comes after all is gone on with where it stands', async () => {
    function Part() {
      const [isThere, setIsThere] = useState(false)
      return (
        <section aria-label="Part">
          {isThere ? <p>Here it is</p> : <Failure error={new Error('late')} onTryAgain={() => setIsThere(true)} />}
        </section>
      )
    }
    await renderRoutes([home, page('/x', Part)], { at: '/x' })
    const again = await screen.findByRole('button', { name: 'Try Again' })
    again.focus()
    fireEvent.click(again)
    await screen.findByText('Here it is')
    expect(document.activeElement).toBe(screen.getByRole('region', { name: 'Part' }))
  })

  test('a network that is gone is not called our fault', async () => {
    const gone = () => Promise.reject(new ApiError({ code: 'offline', status: 0 }))
    await renderRoutes([home, page('/x', () => null, gone)], { at: '/x' })
    await screen.findByRole('heading', { name: 'We can’t get through' })
  })

  test.for([
    ['a part of the app', new TypeError('Failed to fetch dynamically imported module: /assets/x.js')],
    ['its data', new ApiError({ code: 'offline', status: 0 })],
  ] as const)(
    'a page of which %s can’t come without signal says so, and leads a client to what is kept',
    async ([_what, error]) => {
      const onLine = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
      onTestFinished(() => onLine.mockRestore())
      const lost = page(
        '/x',
        () => null,
        () => Promise.reject(error),
      )
      await renderRoutes([home, lost], { at: '/x', signedIn: true })
      await screen.findByRole('heading', { name: 'You’re offline.' })
      expect(screen.getByRole('alert').textContent).toContain(
        'Appointments of the next two days are kept on this device.',
      )
      expect(screen.getByRole('button', { name: 'See what’s kept' })).toBeTruthy()
    },
  )

  test('a page that breaks says so in a toast and goes home', async () => {
    const Broken = () => {
      throw new Error('no such thing')
    }
    const { router } = await renderRoutes([home, page('/broken', Broken)], { at: '/broken' })
    await screen.findByRole('heading', { name: 'Home page' })
    expect(screen.getByRole('alert').textContent).toContain('Something went wrong')
    expect(router.state.location.pathname).toBe('/')
  })

  test('a home that breaks shows the error page instead of going round', async () => {
    const Broken = () => {
      throw new Error('no such thing')
    }
    await renderRoutes([page('/', Broken)], { at: '/' })
    await screen.findByRole('heading', { name: 'Server Error' })
  })

  test('so does a page that home leads on to: the console’s log-in', async () => {
    const Broken = () => {
      throw new Error('no such thing')
    }
    const start = createRoute({
      getParentRoute: () => testRoot,
      path: '/',
      staticData: { access: 'common' },
      beforeLoad: () => {
        throw redirect({ to: '/in' as string })
      },
    })
    await renderRoutes([start, page('/in', Broken)], { at: '/' })
    await screen.findByRole('heading', { name: 'Server Error' })
  })

  test('a frame that breaks on every page ends on the error page too', async () => {
    const Broken = () => {
      throw new Error('no such thing')
    }
    const root = createRootRouteWithContext<Services>()({ staticData: { access: 'common' }, component: Broken })
    const elsewhere = createRoute({ getParentRoute: () => root, path: '/x', staticData: { access: 'common' } })
    await renderRoutes([elsewhere], { at: '/x', root })
    await screen.findByRole('heading', { name: 'Server Error' })
  })

  test('a part of the app that doesn’t load offers to reload', async () => {
    const failure = new TypeError('Failed to fetch dynamically imported module: /assets/x.js')
    await renderRoutes(
      [
        home,
        page(
          '/x',
          () => null,
          () => Promise.reject(failure),
        ),
      ],
      { at: '/x' },
    )
    await screen.findByRole('button', { name: 'Reload' })
  })
})
