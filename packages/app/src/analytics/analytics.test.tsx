import { createRoute } from '@tanstack/react-router'
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { describe, expect, onTestFinished, test } from 'vitest'
import { renderRoutes, testRoot } from '#testing/render-routes.tsx'
import { startAnalytics, trackPage, useAnalytics } from './analytics.ts'
import { CookieChoice } from './CookieChoice.tsx'
import { CookieSettingsLink } from './CookieSettingsLink.tsx'

function Withdraw() {
  const { choose } = useAnalytics()
  return (
    <button type="button" onClick={() => choose('no')}>
      Take it back
    </button>
  )
}

const home = createRoute({
  getParentRoute: () => testRoot,
  path: '/',
  staticData: { access: 'common' },
  component: () => (
    <>
      <h1>Home</h1>
      <CookieChoice />
      <Withdraw />
      <CookieSettingsLink>Cookie settings</CookieSettingsLink>
    </>
  ),
})

/** The page of a deployment with this id. */
async function open(id: string) {
  onTestFinished(() => {
    for (const script of scripts()) script.remove()
    Reflect.deleteProperty(window, 'dataLayer')
    startAnalytics('')
  })
  startAnalytics(id)
  await renderRoutes([home], { at: '/' })
  await screen.findByRole('heading', { name: 'Home' })
}

const scripts = () => [...document.querySelectorAll<HTMLScriptElement>('script[src*="gtag"]')]
const told = () => JSON.stringify((window as { dataLayer?: unknown[] }).dataLayer ?? [])
const asked = () => screen.queryByRole('region', { name: /^Cookies/ })
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }))

test('where nothing is configured nobody is asked, and nothing is loaded or stored', async () => {
  await open('')
  trackPage('/')
  expect([asked(), scripts(), told(), Object.keys(localStorage)]).toEqual([null, [], '[]', []])
})

test('before an answer nothing is loaded or stored; both answers are one press', async () => {
  await open('G-TEST1')
  trackPage('/')
  expect([scripts(), told(), Object.keys(localStorage)]).toEqual([[], '[]', []])
  const answers = ['Only needed', 'Allow counting'].map((name) => screen.getByRole('button', { name }))
  expect(new Set(answers.map((button) => button.className)).size).toBe(1)
  press('Only needed')
  trackPage('/')
  expect([asked(), scripts(), told()]).toEqual([null, [], '[]'])
})

test('with a yes pages are counted by their pattern alone; taken back, no more of them', async () => {
  await open('G-TEST1')
  press('Allow counting')
  expect(scripts().map(({ src }) => src)).toEqual(['https://www.googletagmanager.com/gtag/js?id=G-TEST1'])
  trackPage('/booking-details/$id')
  expect(told()).toContain('/booking-details/$id')
  // biome-ignore lint/suspicious/noDocumentCookie: what the service's own script would leave
  document.cookie = '_ga=1; path=/'
  press('Take it back')
  trackPage('/settings')
  expect(told()).not.toContain('/settings')
  expect(document.cookie).not.toContain('_ga')
  expect((window as unknown as Record<string, unknown>)['ga-disable-G-TEST1']).toBe(true)
})

test('the way to each of them looks like a link; who answered goes on at the page', async () => {
  await open('G-TEST1')
  expect(screen.getByRole('link', { name: 'See each one' }).className).toContain('TextLink')
  screen.getByRole('button', { name: 'Only needed' }).focus()
  press('Only needed')
  expect(document.activeElement).toBe(screen.getByRole('main'))
})

test('who said yes before isn’t asked again', async () => {
  localStorage.setItem('ginipig.analytics', 'yes')
  await open('G-TEST1')
  expect([asked(), scripts().length]).toEqual([null, 1])
})

test('an answer in another tab counts in this one', async () => {
  await open('G-TEST1')
  const elsewhere = (choice: 'yes' | 'no') => {
    localStorage.setItem('ginipig.analytics', choice)
    fireEvent(window, new StorageEvent('storage', { key: 'ginipig.analytics' }))
  }
  elsewhere('yes')
  expect([asked(), scripts().length]).toEqual([null, 1])
  elsewhere('no')
  expect((window as unknown as Record<string, unknown>)['ga-disable-G-TEST1']).toBe(true)
})

describe('the settings', () => {
  const link = () => screen.getByRole('link', { name: 'Cookie settings', hidden: true })
  const settings = async () => {
    fireEvent.click(link())
    return within(await screen.findByRole('dialog', { name: 'Cookies' }))
  }
  const isClosed = () => waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())

  test('are a link to the policy where there is no script; opened and closed they store nothing', async () => {
    await open('G-TEST1')
    expect(link().getAttribute('href')).toBe('/cookies-policy#counting')
    const dialog = await settings()
    dialog.getByText('Off')
    // A listing has no footer on a phone.
    dialog.getByText(/at the bottom of the home page and most others/)
    const answers = ['Only needed', 'Allow counting'].map((name) => dialog.getByRole('button', { name }))
    expect(new Set(answers.map((button) => button.className)).size).toBe(1)
    fireEvent.click(dialog.getByRole('button', { name: 'Close' }))
    await isClosed()
    expect([scripts(), told(), Object.keys(localStorage)]).toEqual([[], '[]', []])
    expect(asked()).not.toBeNull()
  })

  test('change the answer again, either way with one press', async () => {
    await open('G-TEST1')
    fireEvent.click((await settings()).getByRole('button', { name: 'Allow counting' }))
    await isClosed()
    expect([asked(), scripts().length, localStorage.getItem('ginipig.analytics')]).toEqual([null, 1, 'yes'])
    const again = await settings()
    again.getByText('On')
    fireEvent.click(again.getByRole('button', { name: 'Only needed' }))
    await isClosed()
    expect(localStorage.getItem('ginipig.analytics')).toBe('no')
    ;(await settings()).getByText('Off')
  })

  test('ask nothing where nothing is counted', async () => {
    await open('')
    const dialog = await settings()
    dialog.getByText(/nothing to agree to/)
    expect(dialog.queryByRole('button', { name: 'Only needed' })).toBeNull()
  })
})
