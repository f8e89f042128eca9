import { msg } from '@lingui/core/macro'
import { createRoute } from '@tanstack/react-router'
import { act, fireEvent, screen, waitFor } from '@testing-library/react'
import { House } from 'lucide-react'
import { Suspense, use } from 'react'
import { describe, expect, test, vi } from 'vitest'
import { onPersonLeaves } from '#services/clear-personal-data.ts'
import { placeFor } from '#services/return-to.ts'
import { useLogOut } from '#services/use-log-out.ts'
import { problem, sessionOf } from '#testing/fake-api.ts'
import { hannah, priya } from '#testing/people.ts'
import { renderRoutes, testRoot } from '#testing/render-routes.tsx'
import { home, page } from '#testing/routes.tsx'
import { keepRenderedTitle, renderedTitle, usePageTitle } from './page-title.ts'
import { SkipLink } from './SkipLink.tsx'
import { useMenu } from './use-menu.tsx'

const own = createRoute({
  getParentRoute: () => testRoot,
  path: '/own',
  staticData: { access: 'client', title: msg`My own` },
  component: () => <h1>Own page</h1>,
})

const login = createRoute({
  getParentRoute: () => testRoot,
  path: '/login',
  staticData: { access: 'public-only', title: msg`Log in` },
  component: () => <h1>Log in here</h1>,
})

test('the way past the frame leads past the account’s menu too', async () => {
  const account = createRoute({
    getParentRoute: () => testRoot,
    path: '/account',
    staticData: { access: 'common' },
    component: () => (
      <>
        <SkipLink />
        <nav>Menu</nav>
        <h1>Settings</h1>
      </>
    ),
  })
  await renderRoutes([account], { at: '/account' })
  const link = await screen.findByRole('link', { name: 'Skip to content' })
  expect(link.getAttribute('href'), 'without script').toBe('#main')
  fireEvent.click(link)
  expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'Settings' }))
})

describe('the guard', () => {
  test('sends a visitor home from a private page, says why and keeps the place', async () => {
    const { services } = await renderRoutes([home, own], { at: '/own?tab=past' })
    await screen.findByRole('heading', { name: 'Home page' })
    expect(screen.getByRole('alert').textContent).toContain('Your Session is expired. Please login again.')
    expect(services.returnTo.getState().path).toBe('/own?tab=past')
  })

  test('the warning leads to the log-in, which still knows the place', async () => {
    const { services } = await renderRoutes([home, own, login], { at: '/own?tab=past' })
    fireEvent.click(await screen.findByRole('button', { name: 'Log in' }))
    await screen.findByRole('heading', { name: 'Log in here' })
    expect(screen.queryByRole('alert')).toBeNull()
    expect(services.returnTo.getState().path).toBe('/own?tab=past')
  })

  test('says nothing to a visitor who only points at a link to a private page', async () => {
    const { services, router } = await renderRoutes([home, own], { at: '/' })
    await screen.findByRole('heading', { name: 'Home page' })
    await act(() => router.preloadRoute({ to: '/own' as string }))
    expect(screen.queryByText(/Session is expired/)).toBeNull()
    expect(services.returnTo.getState().path).toBeUndefined()
  })

  test('lets a client in', async () => {
    await renderRoutes([home, own], { at: '/own', signedIn: true })
    await screen.findByRole('heading', { name: 'Own page' })
    expect(screen.queryByRole('alert')).toBeNull()
  })

  test('keeps who is signed in away from the log-in page', async () => {
    const { router } = await renderRoutes([home, login], { at: '/login', signedIn: true })
    await screen.findByRole('heading', { name: 'Home page' })
    expect(router.state.location.pathname).toBe('/')
  })

  test.for([
    ['/my-booking?tab=past', 'Their bookings'],
    ['/provider/my-diary', 'Home page'],
    ['https://elsewhere.example/', 'Home page'],
    ['/login?next=/login', 'Home page'],
  ] as const)('leads who is signed in already on to where the log-in page was to lead: %s', async ([next, heading]) => {
    const theirs = createRoute({
      getParentRoute: () => testRoot,
      path: '/my-booking',
      staticData: { access: 'client', title: msg`My bookings` },
      component: () => <h1>Their bookings</h1>,
    })
    const at = `/login?next=${encodeURIComponent(next)}`
    await renderRoutes([home, login, theirs], { at, signedIn: true })
    await screen.findByRole('heading', { name: heading })
  })

  test('looks again when the session ends while the page is open', async () => {
    const { services } = await renderRoutes([home, own], { at: '/own', signedIn: true })
    await screen.findByRole('heading', { name: 'Own page' })
    await act(() => services.session.end('expired'))
    await screen.findByRole('heading', { name: 'Home page' })
    expect(screen.getByRole('alert').textContent).toContain('Your Session is expired')
    expect(services.returnTo.getState().path).toBe('/own')
  })

  test('calls it a log-out when the server or another tab says so, and keeps the place for that person alone', async () => {
    const { services, router } = await renderRoutes([home, own], { at: '/own', signedIn: true })
    await screen.findByRole('heading', { name: 'Own page' })
    services.returnTo.setState({ path: '/own?of=theirs' })
    await act(() => services.session.end('elsewhere'))
    await screen.findByRole('heading', { name: 'Home page' })
    expect((await screen.findByText('You have been logged out.')).textContent).toBeTruthy()
    expect(screen.getByRole('button', { name: 'Log in' })).toBeTruthy()
    expect(screen.queryByText(/expired/)).toBeNull()
    const kept = services.returnTo.getState()
    expect([placeFor(kept, hannah.id), placeFor(kept, priya.id), placeFor(kept)]).toEqual([
      '/own',
      undefined,
      undefined,
    ])
    // What happens later is another matter.
    await act(() => router.navigate({ to: '/own' }))
    await screen.findByText('Your Session is expired. Please login again.')
  })

  test('says nothing on a page that anybody may see', async () => {
    const { services, router } = await renderRoutes([home, own], { at: '/', signedIn: true })
    await screen.findByRole('heading', { name: 'Home page' })
    await act(() => services.session.end('elsewhere'))
    await waitFor(() => expect(router.state.status).toBe('idle'))
    expect(screen.queryByText('You have been logged out.')).toBeNull()
    expect(services.session.takeEnding()).toBeUndefined()
  })

  test('leaves a log-out alone: it goes to the log-in page without a warning', async () => {
    const LogOut = () => {
      const logOut = useLogOut()
      return (
        <button type="button" onClick={() => void logOut()}>
          Log out
        </button>
      )
    }
    const mine = createRoute({
      getParentRoute: () => testRoot,
      path: '/mine',
      staticData: { access: 'client' },
      component: LogOut,
    })
    await renderRoutes([home, login, mine], { at: '/mine', signedIn: true })
    fireEvent.click(await screen.findByRole('button', { name: 'Log out' }))
    await screen.findByRole('heading', { name: 'Log in here' })
    expect(screen.queryByRole('alert')).toBeNull()
  })
})

describe('when somebody is gone', () => {
  const forget = vi.fn()
  onPersonLeaves(forget)

  test('nothing of them stays in memory or in the browser; language, colours and the deployment do', async () => {
    const { services } = await renderRoutes([home, own], { at: '/own', signedIn: true })
    await screen.findByRole('heading', { name: 'Own page' })
    services.queryClient.setQueryData(['booking', 'mine'], { title: 'Balayage' })
    services.queryClient.setQueryData(['config', 'deployment'], { currency: 'GBP' })
    localStorage.setItem('language', 'fr')
    localStorage.setItem('theme', 'dark')
    localStorage.setItem('draft', 'Mill Lane 1')
    sessionStorage.setItem('otp', 'hannah@example.test')
    forget.mockClear()
    await act(() => services.session.logOut())
    expect(services.queryClient.getQueryData(['booking', 'mine'])).toBeUndefined()
    expect(services.queryClient.getQueryData(['config', 'deployment'])).toEqual({ currency: 'GBP' })
    expect(Object.keys(localStorage).sort()).toEqual(['language', 'theme'])
    expect(sessionStorage.length).toBe(0)
    expect(forget).toHaveBeenCalledOnce()
  })

  test('nothing of their page stays while the next one loads', async () => {
    const { promise: login, resolve: arrive } = Promise.withResolvers<void>()
    const slow = createRoute({
      getParentRoute: () => testRoot,
      path: '/login',
      staticData: { access: 'public-only' },
      loader: () => login,
      component: () => <h1>Log in here</h1>,
    })
    const { services, router } = await renderRoutes([home, slow, own], { at: '/own', signedIn: true })
    await screen.findByRole('heading', { name: 'Own page' })
    const leaving = services.leading(async () => {
      await services.session.logOut()
      await router.navigate({ to: '/login' as string })
    })
    await screen.findByText('Loading')
    expect(screen.queryByText('Own page')).toBeNull()
    arrive()
    await leaving
    await screen.findByRole('heading', { name: 'Log in here' })
  })

  test('the session of whoever comes in their place stays', async () => {
    const { services } = await renderRoutes([home], { at: '/', signedIn: true })
    await act(() => services.session.accept(sessionOf(priya)))
    localStorage.setItem('auth', 'sealed')
    await act(() => services.session.accept(sessionOf({ ...priya, id: hannah.id })))
    expect(localStorage.getItem('auth')).not.toBeNull()
  })

  test('a page that Back brings up as it stood asks whether they are still here', async () => {
    const refresh = vi.fn(() => problem('unauthenticated', 401))
    const { services } = await renderRoutes([home, own], {
      at: '/own',
      signedIn: true,
      calls: { 'POST /auth/refresh': refresh },
    })
    await screen.findByRole('heading', { name: 'Own page' })
    window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: false }))
    expect(services.session.store.getState().userData).not.toBeNull()
    window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }))
    await screen.findByRole('heading', { name: 'Home page' })
    expect(services.session.store.getState().userData).toBeNull()
  })
})

describe('a new page', () => {
  test('has its title, and the focus on its heading', async () => {
    await renderRoutes([home, own], { at: '/', signedIn: true })
    await screen.findByRole('heading', { name: 'Home page' })
    await waitFor(() => expect(document.title).toBe('Start | Ginipig'))
    expect(document.activeElement).toBe(document.body)
    fireEvent.click(screen.getByRole('link', { name: 'Mine' }))
    const heading = await screen.findByRole('heading', { name: 'Own page' })
    await waitFor(() => expect(document.activeElement).toBe(heading))
    expect(document.title).toBe('My own | Ginipig')
  })

  test('whose heading comes late has the focus there once it is', async () => {
    let bring = () => {}
    const coming = new Promise<void>((resolve) => {
      bring = resolve
    })
    const Late = () => {
      use(coming)
      return <h1>Late page</h1>
    }
    const late = page('/late', () => (
      <Suspense fallback={<button type="button">Wait</button>}>
        <Late />
      </Suspense>
    ))
    const { router } = await renderRoutes([home, late], { at: '/' })
    await screen.findByRole('heading', { name: 'Home page' })
    await act(() => router.navigate({ to: '/late' }))
    await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('main')))
    await act(async () => bring())
    const heading = await screen.findByRole('heading', { name: 'Late page' })
    await waitFor(() => expect(document.activeElement).toBe(heading))
  })

  test('leaves the focus alone where an anchor says what to read', async () => {
    const { router } = await renderRoutes([home, page('/terms', () => <h1>Terms</h1>)], { at: '/' })
    await screen.findByRole('heading', { name: 'Home page' })
    const rendered = vi.fn()
    router.subscribe('onRendered', rendered)
    await act(() => router.navigate({ to: '/terms', hash: 'refunds' }))
    await screen.findByRole('heading', { name: 'Terms' })
    await waitFor(() => expect(rendered).toHaveBeenCalled())
    expect(document.activeElement).toBe(document.body)
  })

  test('may know a better title than its route', async () => {
    const Treatment = () => {
      usePageTitle('Balayage and gloss')
      return null
    }
    await renderRoutes([home, page('/x', Treatment)], { at: '/x' })
    await waitFor(() => expect(document.title).toBe('Balayage and gloss | Ginipig'))
  })

  test('is called what the server called it, there alone and in its language', async () => {
    const Treatment = () => {
      usePageTitle('Balayage')
      return <h1>Balayage</h1>
    }
    document.title = 'Balayage with Priya, Leeds | Ginipig'
    document.documentElement.lang = 'en'
    keepRenderedTitle('/x?q=1')
    const { router } = await renderRoutes([home, page('/x', Treatment)], { at: '/x?q=1' })
    await screen.findByRole('heading', { name: 'Balayage' })
    expect(document.title).toBe('Balayage with Priya, Leeds | Ginipig')
    await act(() => router.navigate({ to: '/' }))
    await waitFor(() => expect(document.title).toBe('Start | Ginipig'))
    await act(() => router.navigate({ to: '/x?q=1' as string }))
    await waitFor(() => expect(document.title).toBe('Balayage with Priya, Leeds | Ginipig'))
    await act(() => router.navigate({ to: '/x?q=2' as string }))
    await waitFor(() => expect(document.title).toBe('Balayage | Ginipig'))
    expect(renderedTitle('/x?q=1', 'fr')).toBeUndefined()
  })
})

test('menus hold the flagged routes that the person may open, in order, once for each link', async () => {
  const flagged = (path: string, access: 'common' | 'client', order: number) =>
    createRoute({
      getParentRoute: () => testRoot,
      path,
      staticData: { access, title: { id: path, message: path }, tabBar: { order, icon: House } },
    })
  const category = createRoute({
    getParentRoute: () => testRoot,
    path: '/treatment/$category',
    staticData: {
      access: 'common',
      tabBar: {
        order: 2,
        icon: House,
        links: [
          { label: msg`Hair`, params: { category: 'hair' } },
          { label: msg`Beauty`, params: { category: 'beauty' } },
        ],
      },
    },
  })
  const Menu = () => (
    <nav>
      {useMenu('tabBar').map(({ id, label, renderLink }) => (
        <span key={id}>{renderLink({ children: label })}</span>
      ))}
    </nav>
  )
  const routes = [flagged('/late', 'common', 3), category, flagged('/early', 'common', 1), flagged('/own', 'client', 4)]
  await renderRoutes([page('/', Menu), ...routes], { at: '/' })
  await screen.findByRole('navigation')
  const links = screen.getAllByRole('link').map((link) => link.getAttribute('href'))
  expect(links).toEqual(['/early', '/treatment/hair', '/treatment/beauty', '/late'])
})
