import type { Calls } from '@ginipig/app/testing/fake-api.ts'
import { renderRoutes, testRoot } from '@ginipig/app/testing/render-routes.tsx'
import { createRoute } from '@tanstack/react-router'
import { SettingsPage } from '../settings/SettingsPage.tsx'

const page = (path: string, heading: string) =>
  createRoute({
    getParentRoute: () => testRoot,
    path,
    staticData: { access: 'common', title: { id: 'Test' } },
    component: () => <h1>{heading}</h1>,
  })

const settings = createRoute({
  getParentRoute: () => testRoot,
  path: '/settings',
  staticData: { access: 'client', title: { id: 'Settings' } },
  component: () => (
    <SettingsPage
      size="page"
      passwordLink={(slot) => <a href="/change-password" {...slot} />}
      bookingsLink={(slot) => <a href="/my-booking" {...slot} />}
    />
  ),
})
const routes = [page('/', 'Home page'), page('/login', 'Log in here'), settings]

/** The settings of a client who is logged in in this browser alone, unless a call says otherwise. */
export const openSettings = (calls: Calls = {}) =>
  renderRoutes(routes, {
    at: '/settings',
    signedIn: true,
    calls: {
      'GET /me/sessions': () => Response.json({ sessions: [] }),
      'GET /me/notification-switches': () => Response.json({ switches: [] }),
      ...calls,
    },
  })
