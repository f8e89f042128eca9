import { useSyncExternalStore } from 'react'
import { pageStorage } from '#services/page-storage.ts'

/** Where the answer is kept: the device's, like the language. */
const KEY = 'ginipig.analytics'
const SCRIPT = 'https://www.googletagmanager.com/gtag/js?id='

export type AnalyticsChoice = 'yes' | 'no'
/** What the service's own script reads. */
type AnalyticsWindow = { dataLayer?: unknown[]; trustedTypes?: TrustedTypes } & Record<`ga-disable-${string}`, boolean>
/** Not every browser has it, and TypeScript's library doesn't know it. */
type TrustedTypes = {
  createPolicy: (
    name: string,
    rules: { createScriptURL: (url: string) => string },
  ) => {
    createScriptURL: (url: string) => string
  }
}

let id = ''
let isLoaded = false
const listeners = new Set<() => void>()
const theWindow = () => window as unknown as AnalyticsWindow // as above

const choiceNow = (): AnalyticsChoice | undefined => {
  const kept = pageStorage().getItem(KEY)
  return kept === 'yes' || kept === 'no' ? kept : undefined
}

/** Passes a command to the service's script. Dropped before that is asked for, and without consent. */
function gtag(..._words: unknown[]): void {
  const { dataLayer } = theWindow()
  // biome-ignore lint/complexity/noArguments: the service's script takes the arguments of a call, and no array
  if (isLoaded && choiceNow() === 'yes') dataLayer?.push(arguments)
}

function load(): void {
  if (id === '' || choiceNow() !== 'yes') return
  theWindow()[`ga-disable-${id}`] = false
  if (isLoaded) return
  isLoaded = true
  theWindow().dataLayer = []
  gtag('js', new Date())
  // No automatic page views: we report them by route pattern, since addresses name people and bookings (trust.md S68).
  gtag('config', id, {
    send_page_view: false,
    allow_google_signals: false,
    allow_ad_personalization_signals: false,
    cookie_expires: 34_190_000,
  })
  const script = document.createElement('script')
  script.async = true
  script.src = trusted(SCRIPT + encodeURIComponent(id))
  document.head.append(script)
}

/** Trusted Types policy for the one script of the service. */
const trusted = (url: string): string =>
  theWindow()
    .trustedTypes?.createPolicy('ginipig-analytics', { createScriptURL: () => url })
    .createScriptURL(url) ?? url

function stop(): void {
  if (id !== '') theWindow()[`ga-disable-${id}`] = true
  const names = document.cookie.split('; ').map((one) => one.split('=')[0] ?? '')
  for (const name of names.filter((one) => one.startsWith('_ga'))) {
    // biome-ignore lint/suspicious/noDocumentCookie: not every browser has the Cookie Store
    document.cookie = `${name}=; max-age=0; path=/`
  }
}

/** Does what the answer says, in this tab. */
function follow(): void {
  if (choiceNow() === 'yes') load()
  else stop()
  for (const listener of listeners) listener()
}

/** Another tab answered, or all that is kept was cleared: a yes taken back there ends the counting here. */
function hear({ key }: StorageEvent): void {
  if (key === KEY || key === null) follow()
}

/** Counts visits for the service of this id, once the person has said yes on this device; never before, and for nobody
 *  where no id is configured. Source: spec §7, trust.md G45. @param given - empty for none */
export function startAnalytics(given: string): void {
  id = given
  isLoaded = false
  window.addEventListener('storage', hear)
  load()
  for (const listener of listeners) listener()
}

/** A page was opened. @param pattern - of its address: "/category-detail/$listingId" */
export const trackPage = (pattern: string): void =>
  gtag('event', 'page_view', { page_location: `${location.origin}${pattern}`, page_title: pattern, page_referrer: '' })

/** Whether anything is counted at all, what was answered, and how to answer. */
export function useAnalytics(): {
  isConfigured: boolean
  choice: AnalyticsChoice | undefined
  choose: (choice: AnalyticsChoice) => void
} {
  const now = useSyncExternalStore(
    (listener) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    () => `${id} ${choiceNow() ?? ''}`,
    () => ' ', // a server asks nobody
  )
  const [known = '', choice] = now.split(' ')
  return {
    isConfigured: known !== '',
    choice: choice === 'yes' || choice === 'no' ? choice : undefined,
    choose: (wish) => {
      pageStorage().setItem(KEY, wish)
      follow()
    },
  }
}
