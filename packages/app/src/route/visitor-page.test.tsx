import { createRoute } from '@tanstack/react-router'
import { act, fireEvent, screen, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { renderRoutes, testRoot } from '#testing/render-routes.tsx'
import { home, page } from '#testing/routes.tsx'
import { VisitorPage } from './VisitorPage.tsx'

const login = createRoute({
  getParentRoute: () => testRoot,
  path: '/login',
  staticData: { access: 'public-only' },
  component: () => (
    <VisitorPage brand="Good to see you again." pig="pig.svg" title="Log in" closesBack>
      {null}
    </VisitorPage>
  ),
})

test('who thinks better of logging in is back where they were, and home where they come from elsewhere', async () => {
  const { router } = await renderRoutes([home, page('/list', () => <h1>A list</h1>), login], { at: '/login' })
  fireEvent.click(await screen.findByRole('link', { name: 'Close' }))
  await waitFor(() => expect(router.state.location.href).toBe('/'))

  await act(() => router.navigate({ href: '/list?level=newbie' }))
  await act(() => router.navigate({ href: '/login?next=%2Flist' }))
  fireEvent.click(await screen.findByRole('button', { name: 'Close' }))
  await waitFor(() => expect(router.state.location.href).toBe('/list?level=newbie'))
})
