import { openTabs, type Tabs } from '@ginipig/session/tabs.ts'
import type { ThemeEnvironment } from '@ginipig/ui/theme'
import { pageStorage } from './page-storage.ts'

const YEAR_S = 31_536_000
/** The part of an address that says in which language its page is read: `?lang=fr` (decision 0109). */
export const ADDRESS_LANGUAGE = 'lang'

/** All that services need of the place they run in. */
export type Environment = {
  /** Of the API's default address: "https://ginipig.example". */
  origin: string
  /** Of the page: what shows, in which language. */
  root: ThemeEnvironment['root'] & { lang: string }
  prefersDark: ThemeEnvironment['prefersDark']
  otherTabs: ThemeEnvironment['otherTabs']
  storage: () => ReturnType<typeof pageStorage>
  openTabs: typeof openTabs
  /** The language that the page's address names, ours or not. */
  named: string | undefined
  /** Languages that the browser asks for, the most wanted first. */
  wished: readonly string[]
  /** Tells a server that renders pages in which language the next one is to come; undefined: in its own. */
  askFor: (language: string | undefined) => void
  leave: (url: string, here?: 'kept') => void
}

export const browserEnvironment = (): Environment => ({
  origin: location.origin,
  root: document.documentElement,
  prefersDark: window.matchMedia('(prefers-color-scheme: dark)'),
  otherTabs: window,
  storage: pageStorage,
  openTabs,
  named: takeLanguage(),
  wished: navigator.languages,
  askFor: (language) => {
    if (!document.getElementById('state')) return
    const secure = location.protocol === 'https:' ? '; secure' : ''
    const age = language === undefined ? 0 : YEAR_S
    // biome-ignore lint/suspicious/noDocumentCookie: not every browser has the cookie store
    document.cookie = `language=${language ?? ''}; path=/; max-age=${age}; samesite=lax${secure}`
  },
  leave: (url, here) => (here === 'kept' ? window.location.assign(url) : window.location.replace(url)),
})

/** Takes the language off the page's address: a link that is copied from there opens in the language of who follows it,
 *  and what is chosen on the page isn't undone by a reload. */
function takeLanguage(): string | undefined {
  const url = new URL(location.href)
  const language = url.searchParams.get(ADDRESS_LANGUAGE)
  if (language === null) return undefined
  url.searchParams.delete(ADDRESS_LANGUAGE)
  history.replaceState(history.state, '', url)
  return language
}

/** A page for anybody: nobody's storage, no other tabs, nowhere to go. @param origin - of the API */
export const serverEnvironment = (origin: string): Environment => ({
  origin,
  root: { dataset: {}, lang: '' },
  prefersDark: { matches: false, addEventListener: () => {} },
  otherTabs: { addEventListener: () => {} },
  storage: () => ({ getItem: () => null, setItem: () => {}, removeItem: () => {} }),
  openTabs: (): Tabs => ({ tell: () => {}, close: () => {} }),
  named: undefined,
  wished: [],
  askFor: () => {},
  leave: () => {},
})
