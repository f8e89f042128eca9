import { readArrival, readAsk, writeFragment } from '@ginipig/session/handoff/fragment.ts'
import { recordOwnAct } from '@ginipig/session/handoff/own-act.ts'
import { startPending } from '@ginipig/session/handoff/pending.ts'
import { createRoute } from '@tanstack/react-router'
import { fireEvent, screen, waitFor } from '@testing-library/react'
import { describe, expect, test, vi } from 'vitest'
import { problem, sessionOf } from '#testing/fake-api.ts'
import { hannah, priya } from '#testing/people.ts'
import { renderRoutes, testRoot } from '#testing/render-routes.tsx'
import { CallbackPage } from './CallbackPage.tsx'
import { ContinuePage } from './ContinuePage.tsx'
import { finishHandoff } from './finish-handoff.ts'
import { openContinue } from './hand-over.ts'
import { HandoffSearch } from './handoff-search.ts'
import { leaveApp } from './leave-app.ts'
import { startHandoff } from './start-handoff.ts'

const MARKETPLACE = 'https://ginipig.test'
const CONSOLE = 'https://console.ginipig.test'
const CODE = 'c'.repeat(43)
const STATE = 's'.repeat(43)
const CHALLENGE = 'h'.repeat(43)

const page = (path: string, heading: string, access: 'common' | 'public-only' | 'client' = 'common') =>
  createRoute({
    getParentRoute: () => testRoot,
    path,
    staticData: { access },
    component: () => <h1>{heading}</h1>,
  })

const pages = [
  page('/', 'Home'),
  page('/login', 'Log in', 'public-only'),
  page('/treatment', 'Treatments'),
  page('/my-booking', 'My bookings', 'client'),
  page('/provider/my-bookings', 'Requests'),
]

const leave = createRoute({
  getParentRoute: () => testRoot,
  path: '/handoff/leave',
  staticData: { access: 'common' },
  pendingMs: 0,
  pendingMinMs: 0,
  validateSearch: HandoffSearch,
  loaderDeps: ({ search }) => search,
  loader: ({ context, deps }) => leaveApp(context, deps),
})
const start = createRoute({
  getParentRoute: () => testRoot,
  path: '/handoff/start',
  staticData: { access: 'common' },
  pendingMs: 0,
  pendingMinMs: 0,
  validateSearch: HandoffSearch,
  loaderDeps: ({ search }) => search,
  loader: ({ context, deps }) => startHandoff(context, deps),
})
const goOn = createRoute({
  getParentRoute: () => testRoot,
  path: '/handoff/continue',
  staticData: { access: 'common' },
  pendingMs: 0,
  pendingMinMs: 0,
  loader: ({ context, location }) => openContinue(context, location.hash),
  component: () => <ContinuePage opened={goOn.useLoaderData()} />,
})
/** As the app finds it: with the fragment already taken from the address. */
const callbackWith = (fragment: string | undefined) => {
  const callback = createRoute({
    getParentRoute: () => testRoot,
    path: '/handoff/callback',
    staticData: { access: 'common' },
    pendingMs: 0,
    pendingMinMs: 0,
    loader: ({ context }) => finishHandoff(context, fragment),
    component: () => <CallbackPage failure={callback.useLoaderData()} />,
  })
  return callback
}

const routes = [...pages, leave, start, goOn]
const fragmentOf = (url: string | undefined) => new URL(url ?? '').hash

describe('/handoff/start', () => {
  test('asks the other app under a challenge, with nothing in the part of the address that is sent', async () => {
    const to = encodeURIComponent('/provider/my-bookings?tab=past')
    const { leave } = await renderRoutes(routes, { at: `/handoff/start?to=${to}`, userType: 'provider' })
    await waitFor(() => expect(leave).toHaveBeenCalledOnce())
    const url = new URL(leave.mock.lastCall?.[0] ?? '')
    expect(url.href.replace(url.hash, '')).toBe(`${MARKETPLACE}/handoff/continue`)
    expect(readAsk(url.hash)).toMatchObject({ client: 'console' })
    expect(sessionStorage.getItem('handoff.pending')).toContain('/provider/my-bookings?tab=past')
    expect(url.hash).not.toContain(JSON.parse(sessionStorage.getItem('handoff.pending') ?? '').verifier)
  })

  test('who is signed in here already just goes on', async () => {
    const { leave } = await renderRoutes(routes, { at: '/handoff/start?to=%2Fmy-booking', signedIn: true })
    await screen.findByRole('heading', { name: 'My bookings' })
    expect(leave).not.toHaveBeenCalled()
  })

  test('whoever just logged in over there takes the place of who is signed in here', async () => {
    const { leave } = await renderRoutes(routes, { at: '/handoff/start?to=%2Fmy-booking&fresh=true', signedIn: true })
    await waitFor(() => expect(leave).toHaveBeenCalledOnce())
  })

  test('says on arrival that the page before was not theirs', async () => {
    await renderRoutes(routes, { at: '/handoff/start?to=%2F&expired=true', signedIn: true })
    expect((await screen.findByRole('alert')).textContent).toContain('Your Session is expired. Please login again.')
  })

  test('goes on without a session where the tab may keep nothing', async () => {
    vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError')
    })
    const { leave } = await renderRoutes(routes, { at: '/handoff/start?to=%2Ftreatment' })
    await screen.findByRole('heading', { name: 'Treatments' })
    expect(leave).not.toHaveBeenCalled()
  })
})

describe('/handoff/continue', () => {
  const at = `/handoff/continue${writeFragment({ client: 'console', challenge: CHALLENGE, state: STATE })}`
  const mint = vi.fn(() =>
    Response.json({ code: CODE, callbackUrl: `${CONSOLE}/handoff/callback`, expiresAt: Date.now() + 60_000 }),
  )
  const calls = { 'POST /auth/handoff/codes': mint }
  const button = () => screen.findByRole('button', { name: 'Continue as Priya to the provider area' })

  test('asks, and on a click hands over by the fragment alone', async () => {
    mint.mockClear()
    const { leave } = await renderRoutes(routes, { at, calls, signedIn: priya })
    fireEvent.click(await button())
    await waitFor(() => expect(leave).toHaveBeenCalledOnce())
    expect(mint).toHaveBeenCalledOnce()
    const url = leave.mock.lastCall?.[0]
    expect(url?.split('#')[0]).toBe(`${CONSOLE}/handoff/callback`)
    expect(readArrival(fragmentOf(url))).toEqual({ code: CODE, state: STATE })
  })

  test('asks nothing within thirty seconds of an act of one’s own in this tab', async () => {
    mint.mockClear()
    const shown = renderRoutes(routes, { at: '/', calls, signedIn: priya, userType: 'provider' })
    const { router } = await shown
    const back = writeFragment({ client: 'marketplace', challenge: CHALLENGE, state: STATE }).slice(1)
    recordOwnAct(Date.now() - 29_000)
    void router.navigate({ to: '/handoff/continue', hash: back })
    const { leave } = await shown
    await waitFor(() => expect(leave).toHaveBeenCalledOnce())
    expect(mint).toHaveBeenCalledOnce()
    expect(screen.queryByRole('button', { name: /Continue as/ })).toBeNull()
  })

  test('asks again after them', async () => {
    mint.mockClear()
    recordOwnAct(Date.now() - 31_000)
    const act = sessionStorage.getItem('handoff.act') ?? ''
    const { router, leave } = await renderRoutes(routes, { at: '/treatment', calls, signedIn: priya })
    sessionStorage.setItem('handoff.act', act)
    void router.navigate({ to: '/handoff/continue', hash: at.split('#')[1] ?? '' })
    await button()
    expect(mint).not.toHaveBeenCalled()
    expect(leave).not.toHaveBeenCalled()
  })

  test('a visitor goes straight back as one', async () => {
    const { leave } = await renderRoutes(routes, { at, calls })
    await waitFor(() => expect(leave).toHaveBeenCalledOnce())
    expect(leave.mock.lastCall?.[0].split('#')[0]).toBe(`${CONSOLE}/handoff/callback`)
    expect(readArrival(fragmentOf(leave.mock.lastCall?.[0]))).toEqual({ error: 'none', state: STATE })
  })

  test('one may go on without being signed in there', async () => {
    mint.mockClear()
    const { leave } = await renderRoutes(routes, { at, calls, signedIn: priya })
    fireEvent.click(await screen.findByRole('button', { name: 'Go on without logging in' }))
    await waitFor(() => expect(leave).toHaveBeenCalledOnce())
    expect(readArrival(fragmentOf(leave.mock.lastCall?.[0]))).toEqual({ error: 'none', state: STATE })
    expect(mint).not.toHaveBeenCalled()
  })

  test('a session that is over here is over there too, and that is said there', async () => {
    const { leave, services } = await renderRoutes(routes, {
      at,
      calls: {
        'POST /auth/handoff/codes': () => problem('unauthenticated', 401),
        'POST /auth/refresh': () => problem('unauthenticated', 401),
      },
      signedIn: priya,
    })
    fireEvent.click(await button())
    await waitFor(() => expect(leave).toHaveBeenCalledOnce())
    expect(readArrival(fragmentOf(leave.mock.lastCall?.[0]))).toEqual({ error: 'expired', state: STATE })
    expect(services.session.store.getState().userData).toBeNull()
  })

  test('what else goes wrong is said, and can be tried again', async () => {
    const failing = vi.fn(mint).mockImplementationOnce(() => problem('too_many_requests', 429))
    const { leave } = await renderRoutes(routes, {
      at,
      calls: { 'POST /auth/handoff/codes': failing },
      signedIn: priya,
    })
    fireEvent.click(await button())
    expect((await screen.findByRole('alert')).textContent).toContain('Too many tries in a short time')
    expect(leave).not.toHaveBeenCalled()
    fireEvent.click(await button())
    await waitFor(() => expect(leave).toHaveBeenCalledOnce())
  })

  test.for([
    ['without a fragment', ''],
    ['for this very app', writeFragment({ client: 'marketplace', challenge: CHALLENGE, state: STATE })],
    ['for another site', `#client=${encodeURIComponent('https://evil.example')}&challenge=${CHALLENGE}&state=${STATE}`],
    ['with a plain challenge', `#client=console&challenge=plain&state=${STATE}`],
  ] as const)('%s is a broken link that leads home', async ([, fragment]) => {
    mint.mockClear()
    recordOwnAct(Date.now())
    const { leave } = await renderRoutes(routes, { at: `/handoff/continue${fragment}`, calls, signedIn: priya })
    await screen.findByRole('heading', { name: 'This link doesn’t work' })
    expect(screen.getByRole('link', { name: 'Go to Home' }).getAttribute('href')).toBe('/')
    expect(leave).not.toHaveBeenCalled()
    expect(mint).not.toHaveBeenCalled()
  })
})

describe('/handoff/callback', () => {
  const exchange = vi.fn(() => Response.json(sessionOf(hannah)))
  const calls = { 'POST /auth/handoff/token': exchange }

  /** A crossing begun in this tab, and the answer to it. */
  const answered = async (to: string, answer: { code: string } | { error: 'none' | 'expired' }, isExpired = false) => {
    const { state } = await startPending({ to, isExpired }, Date.now())
    return callbackWith(writeFragment({ state, ...answer }))
  }

  test('signs in and goes on to what was wanted', async () => {
    exchange.mockClear()
    const callback = await answered('/my-booking', { code: CODE })
    const { services, router } = await renderRoutes([...routes, callback], { at: '/handoff/callback', calls })
    await screen.findByRole('heading', { name: 'My bookings' })
    expect(services.session.store.getState().userData).toEqual(hannah)
    expect(exchange).toHaveBeenCalledOnce()
    expect(router.history.length).toBe(1)
    expect(screen.queryByRole('alert')).toBeNull()
  })

  test('goes on as a visitor when nobody is signed in there', async () => {
    exchange.mockClear()
    const callback = await answered('/treatment', { error: 'none' })
    const { services } = await renderRoutes([...routes, callback], { at: '/handoff/callback', calls })
    await screen.findByRole('heading', { name: 'Treatments' })
    expect(services.session.store.getState().userData).toBeNull()
    expect(exchange).not.toHaveBeenCalled()
    expect(screen.queryByRole('alert')).toBeNull()
  })

  test('says that the session there is over', async () => {
    const callback = await answered('/treatment', { error: 'expired' })
    await renderRoutes([...routes, callback], { at: '/handoff/callback', calls })
    expect((await screen.findByRole('alert')).textContent).toContain('Your Session is expired. Please login again.')
    await screen.findByRole('heading', { name: 'Treatments' })
  })

  test.for(['handoff_refused', 'too_many_requests', 'internal'] as const)(
    'a code refused with %s is an error in words, with the way to log in here',
    async (code) => {
      const callback = await answered('/my-booking', { code: CODE })
      const refused = { 'POST /auth/handoff/token': () => problem(code, 400) }
      const { services } = await renderRoutes([...routes, callback], { at: '/handoff/callback', calls: refused })
      await screen.findByRole('heading', { name: 'We couldn’t log you in' })
      expect(screen.getByRole('alert').textContent).not.toBe('')
      expect(screen.getByRole('link', { name: 'Log in here' }).getAttribute('href')).toBe('/login')
      expect(screen.getByRole('link', { name: 'Try Again' }).getAttribute('href')).toBe(
        '/handoff/start?to=%2Fmy-booking',
      )
      expect(services.session.store.getState().userData).toBeNull()
    },
  )

  test.for([
    ['no fragment', undefined],
    ['half a fragment', `#code=${CODE}`],
    ['a stranger’s code and state', writeFragment({ state: STATE, code: CODE })],
    ['a stranger’s word that nobody is signed in', writeFragment({ state: STATE, error: 'none' })],
  ] as const)('%s is an error page, and no call of the API', async ([, fragment]) => {
    await startPending({ to: '/my-booking', isExpired: false }, Date.now())
    const fetch = vi.fn(() => Response.json(sessionOf(priya)))
    const every = { 'GET /deployment': fetch, 'POST /auth/handoff/token': fetch, 'POST /auth/refresh': fetch }
    const { services } = await renderRoutes([...routes, callbackWith(fragment)], {
      at: '/handoff/callback',
      calls: every,
    })
    await screen.findByRole('heading', { name: 'We couldn’t log you in' })
    expect(screen.getByRole('link', { name: 'Log in here' })).toBeTruthy()
    expect(services.session.store.getState().userData).toBeNull()
    expect(fetch).not.toHaveBeenCalled()
  })

  test('the right answer in another tab is a stranger’s there', async () => {
    exchange.mockClear()
    const callback = await answered('/my-booking', { code: CODE })
    sessionStorage.clear()
    await renderRoutes([...routes, callback], { at: '/handoff/callback', calls })
    await screen.findByRole('heading', { name: 'We couldn’t log you in' })
    expect(exchange).not.toHaveBeenCalled()
  })

  test('leaves alone who is signed in here', async () => {
    const { services } = await renderRoutes([...routes, callbackWith(writeFragment({ state: STATE, code: CODE }))], {
      at: '/handoff/callback',
      signedIn: true,
    })
    await screen.findByRole('heading', { name: 'We couldn’t log you in' })
    expect(services.session.store.getState().userData).toEqual(hannah)
  })
})
