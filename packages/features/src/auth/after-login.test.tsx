import { hannah, priya } from '@ginipig/app/testing/people.ts'
import { renderRoutes, testRoot } from '@ginipig/app/testing/render-routes.tsx'
import { openRedirects } from '@ginipig/session/testing/open-redirects.ts'
import { createRoute } from '@tanstack/react-router'
import { act, fireEvent, screen, waitFor } from '@testing-library/react'
import { describe, expect, test } from 'vitest'
import { logInFrom } from './log-in-from.ts'
import { useAfterLogin } from './use-after-login.ts'

const page = (path: string) =>
  createRoute({
    getParentRoute: () => testRoot,
    path,
    staticData: { access: 'common' },
    component: () => <p>{path}</p>,
  })

/** One log-in page, whose address holds another `next` each time. */
const wishes = [...openRedirects, '/nowhere', '/treatment?q=a', '/provider/my-bookings?tab=past']
function LogIn() {
  return wishes.map((next, index) => <Done key={String(index)} name={String(index)} next={next} />)
}
function Done({ name, next }: { name: string; next: unknown }) {
  const lead = useAfterLogin(next)
  return (
    <>
      <button type="button" onClick={() => void lead(hannah)}>
        {`client ${name}`}
      </button>
      <button type="button" onClick={() => void lead(priya)}>
        {`provider ${name}`}
      </button>
    </>
  )
}

const login = createRoute({
  getParentRoute: () => testRoot,
  path: '/login',
  staticData: { access: 'common' },
  component: LogIn,
})
const leave = createRoute({
  getParentRoute: () => testRoot,
  path: '/handoff/leave',
  staticData: { access: 'common' },
  component: () => <p>leaving</p>,
})

describe('after the log-in', () => {
  const where = async (who: string, index: number) => {
    const { router } = shown
    await act(() => router.navigate({ to: '/login' }))
    fireEvent.click(await screen.findByText(`${who} ${index}`))
    await waitFor(() => expect(router.state.location.pathname).not.toBe('/login'))
    return router.state.location
  }
  let shown: Awaited<ReturnType<typeof renderRoutes>>

  test('a `next` leads to a page of this app, of the person’s own app, or home: nowhere else', async () => {
    shown = await renderRoutes([page('/'), page('/treatment'), login, leave], { at: '/login' })
    const clients: Record<string, string> = {}
    const providers: Record<string, unknown> = {}
    for (const [index, next] of wishes.entries()) {
      clients[`${index} ${String(next)}`] = (await where('client', index)).href
      providers[`${index} ${String(next)}`] = (await where('provider', index)).search
    }
    const home = (entries: Record<string, unknown>, value: unknown) =>
      Object.fromEntries(Object.keys(entries).map((key) => [key, value]))
    const [own, other] = [wishes.length - 2, wishes.length - 1]
    expect(clients).toEqual({ ...home(clients, '/'), [`${own} /treatment?q=a`]: '/treatment?q=a' })
    expect(providers).toEqual({
      ...home(providers, { to: '/', fresh: true }),
      [`${other} /provider/my-bookings?tab=past`]: { to: '/provider/my-bookings?tab=past', fresh: true },
    })
  })

  test('the place of who was logged out on it is for nobody else', async () => {
    const { router, services } = await renderRoutes([page('/'), page('/treatment'), login, leave], { at: '/login' })
    const leadsTo = async (of: string) => {
      await act(() => router.navigate({ to: '/login' }))
      services.returnTo.setState({ path: '/treatment?q=a', of })
      fireEvent.click(await screen.findByText('client 0'))
      await waitFor(() => expect(router.state.location.pathname).not.toBe('/login'))
      return router.state.location.href
    }
    expect(await leadsTo(priya.id)).toBe('/')
    expect(await leadsTo(hannah.id)).toBe('/treatment?q=a')
  })

  test('who was asked to log in on a page goes back to it as they left it, and from elsewhere to another of it', async () => {
    const { router } = await renderRoutes([page('/'), page('/treatment'), login, leave], { at: '/treatment?q=a' })
    const leadsTo = async (way: object) => {
      await act(() => router.navigate({ href: '/treatment?q=a', replace: true }))
      const { key } = router.state.location.state
      await act(() => router.navigate(way))
      fireEvent.click(await screen.findByText(`client ${wishes.length - 2}`))
      await waitFor(() => expect(router.state.location.href).toBe('/treatment?q=a'))
      return router.state.location.state.key === key
    }
    expect(await leadsTo({ href: '/login?next=%2Ftreatment%3Fq%3Da' })).toBe(false)
    expect(await leadsTo(logInFrom('/treatment?q=a'))).toBe(true)
  })
})
