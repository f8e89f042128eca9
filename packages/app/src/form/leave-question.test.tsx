import { createBrowserHistory, createRootRoute, createRoute, createRouter, Outlet } from '@tanstack/react-router'
import { fireEvent, screen, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { startServices } from '#services/services.ts'
import { sessionOf } from '../testing/fake-api.ts'
import { hannah } from '../testing/people.ts'
import { createTestServices, showApp } from '../testing/show-app.tsx'
import { LeaveQuestion } from './LeaveQuestion.tsx'

test('the browser’s Back and its own leaving are asked about, while something is at stake', async () => {
  const stake = { isThere: true }
  const Page = () => <LeaveQuestion isAtStake={() => stake.isThere} title="Leave?" description="It would be lost." />
  const root = createRootRoute({ component: Outlet, staticData: { access: 'common' } })
  const routes = ['/', '/page'].map((path) =>
    createRoute({
      getParentRoute: () => root,
      staticData: { access: 'common' },
      path,
      component: path === '/' ? () => 'Before it' : Page,
    }),
  )
  window.history.replaceState(null, '', '/')
  const history = createBrowserHistory()
  const router = createRouter({ routeTree: root.addChildren(routes), history })
  const { services } = createTestServices({ userType: 'user', calls: {} })
  await startServices(services)
  await services.session.accept(sessionOf(hannah))
  showApp(services, router)
  await screen.findByText('Before it')
  await router.navigate({ to: '/page' })
  await waitFor(() => expect(screen.queryByText('Before it')).toBeNull())
  const browserAsks = () => !window.dispatchEvent(new Event('beforeunload', { cancelable: true }))
  expect(browserAsks()).toBe(true)
  history.back()
  await screen.findByRole('alertdialog', { name: 'Leave?' })
  fireEvent.click(screen.getByRole('button', { name: 'Stay here' }))
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
  await waitFor(() => expect(window.location.pathname).toBe('/page'))
  history.back()
  fireEvent.click(await screen.findByRole('button', { name: 'Leave' }))
  await screen.findByText('Before it')
  await router.navigate({ to: '/page' })
  stake.isThere = false
  expect(browserAsks()).toBe(false)
  history.back()
  await screen.findByText('Before it')
  history.destroy()
})
