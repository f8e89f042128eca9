// A window of its own: in the others' an app listens too.
// @vitest-environment-options { "jsdom": { "url": "http://styles.localhost/" } }
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { askAgainForStyles } from './ask-again-for-styles.ts'

const HREF = '/assets/BrowsePage-1a2b3c.css'
const links = () => [...document.querySelectorAll<HTMLLinkElement>(`link[href="${HREF}"]`)]
const lose = (message: string) =>
  window.dispatchEvent(Object.assign(new Event('vite:preloadError'), { payload: new Error(message) }))

let stop: () => void
beforeEach(() => {
  vi.useFakeTimers()
  stop = askAgainForStyles()
})
afterEach(() => {
  stop()
  vi.useRealTimers()
  for (const link of links()) link.remove()
})

test('a lost style sheet is asked for until it comes', () => {
  lose(`Unable to preload CSS for ${HREF}`)
  expect(links()).toHaveLength(0)
  for (let tries = 0; tries < 3; tries += 1) {
    vi.advanceTimersByTime(3_000)
    expect(links()).toHaveLength(1)
    links()[0]?.dispatchEvent(new Event('error'))
    expect(links()).toHaveLength(0)
  }
  vi.advanceTimersByTime(3_000)
  links()[0]?.dispatchEvent(new Event('load'))
  vi.advanceTimersByTime(30_000)
  expect(links()).toHaveLength(1)
})

test('a lost script is the router’s to ask for', () => {
  const before = document.querySelectorAll('link').length
  lose('Failed to fetch dynamically imported module: /assets/x.js')
  vi.advanceTimersByTime(30_000)
  expect(document.querySelectorAll('link')).toHaveLength(before)
})
