import { setTimeout as realTimeout } from 'node:timers/promises'
import { QueryClient } from '@tanstack/react-query'
import { cleanup, configure, getConfig } from '@testing-library/react'
import { afterEach, beforeEach, expect, vi } from 'vitest'
import { clearPersonalData } from '#services/clear-personal-data.ts'
import { endPages } from './page-end.ts'
import './clock.ts'

/** An element of HTML that jsdom doesn't know yet; every browser does. */
const isUnknownToJsdom = ([text, tag]: unknown[]) => String(text).includes('<%s> is unrecognized') && tag === 'search'

const { getElementError } = getConfig()
/** Testing Library's own flag, which its types leave out: set while something is looked for again and again. */
const isWaiting = () =>
  (getConfig() as { _disableExpensiveErrorDiagnostics?: boolean })._disableExpensiveErrorDiagnostics

configure({
  // A busy machine is slow, not wrong: what is waited for may take its time.
  asyncUtilTimeout: 20_000,
  // Each look that is in vain would write down the whole page, which nobody reads: the waiting does so at its end.
  getElementError: (message, container) =>
    isWaiting() ? new Error(message ?? undefined) : getElementError(message, container),
})

beforeEach(() => {
  // jsdom has none of these.
  window.scrollTo = () => {}
  window.matchMedia = (query) => Object.assign(new EventTarget(), { matches: false, media: query }) as MediaQueryList // what theme and layout read
  window.ResizeObserver = class {
    observe() {}
    unobserve() {}
    disconnect() {}
  }
  localStorage.clear()
  sessionStorage.clear()
  // Files share one app: what a test before this one half typed would be the next one's, whose booking has the same id.
  clearPersonalData(new QueryClient())
  vi.spyOn(console, 'error')
})
afterEach(async () => {
  await endPages()
  cleanup()
  // A dialog that was open gives the focus back in a timer of its own (Radix); the next test hasn't asked for it.
  await realTimeout()
  // What a person never sees and a developer should: a console error fails the test that made it.
  expect(vi.mocked(console.error).mock.calls.filter((call) => !isUnknownToJsdom(call))).toEqual([])
})
