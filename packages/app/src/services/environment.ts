import { openTabs, type Tabs } from '@ginipig/session/tabs.ts'
import type { ThemeEnvironment } from '@ginipig/ui/theme'
import { pageStorage } from './page-storage.ts'

/** All that services need of the place they run in. */
export type Environment = {
  /** Of the API's default address: "https://ginipig.example". */
  origin: string
  /** Of the page: what shows, in which language. */
  root: ThemeEnvironment['root'] & { lang: string }
  prefersDark: ThemeEnvironment['prefersDark']
  storage: () => ReturnType<typeof pageStorage>
  openTabs: typeof openTabs
  leave: (url: string) => void
}

export const browserEnvironment = (): Environment => ({
  origin: location.origin,
  root: document.documentElement,
  prefersDark: window.matchMedia('(prefers-color-scheme: dark)'),
  storage: pageStorage,
  openTabs,
  leave: (url) => window.location.replace(url),
})

/** A page for anybody: nobody's storage, no other tabs, nowhere to go. @param origin - of the API */
export const serverEnvironment = (origin: string): Environment => ({
  origin,
  root: { dataset: {}, lang: '' },
  prefersDark: { matches: false, addEventListener: () => {} },
  storage: () => ({ getItem: () => null, setItem: () => {}, removeItem: () => {} }),
  openTabs: (): Tabs => ({ tell: () => {}, close: () => {} }),
  leave: () => {},
})
