/** What a person chose; `system` follows the device. */
export type ThemeChoice = 'system' | 'light' | 'dark'
export type ResolvedTheme = Exclude<ThemeChoice, 'system'>

export interface Theme {
  /** For `useSyncExternalStore`. */
  subscribe: (listener: () => void) => () => void
  choice: () => ThemeChoice
  /** What shows now. */
  resolved: () => ResolvedTheme
  /** Applies at once and is remembered on this device. */
  choose: (choice: ThemeChoice) => void
}

export interface ThemeEnvironment {
  /** Gets `data-theme`, always resolved. */
  root: { dataset: DOMStringMap }
  storage: Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>
  /** `(prefers-color-scheme: dark)`. */
  prefersDark: { readonly matches: boolean; addEventListener: (type: 'change', listener: () => void) => void }
  /** The window: hears what other tabs store. */
  otherTabs: { addEventListener: (type: 'storage', listener: (event: { key: string | null }) => void) => void }
}

const STORAGE_KEY = 'theme'

/** Storage may be blocked; then the choice lasts as long as the page. */
function readChoice(storage: ThemeEnvironment['storage']): ThemeChoice {
  try {
    const stored = storage.getItem(STORAGE_KEY)
    return stored === 'light' || stored === 'dark' ? stored : 'system'
  } catch {
    return 'system'
  }
}

function writeChoice(storage: ThemeEnvironment['storage'], choice: ThemeChoice) {
  try {
    if (choice === 'system') storage.removeItem(STORAGE_KEY)
    else storage.setItem(STORAGE_KEY, choice)
  } catch {
    // Blocked or full: nothing to tell the person, the theme itself has changed.
  }
}

const browser = (): ThemeEnvironment => ({
  root: document.documentElement,
  storage: window.localStorage,
  prefersDark: window.matchMedia('(prefers-color-scheme: dark)'),
  otherTabs: window,
})

/** Call once, before the first render, so that the page never shows in the wrong theme. */
export function createTheme({ root, storage, prefersDark, otherTabs }: ThemeEnvironment = browser()): Theme {
  const listeners = new Set<() => void>()
  let choice = readChoice(storage)

  const resolved = (): ResolvedTheme => {
    if (choice !== 'system') return choice
    return prefersDark.matches ? 'dark' : 'light'
  }

  const apply = () => {
    root.dataset.theme = resolved()
    for (const listener of listeners) listener()
  }

  prefersDark.addEventListener('change', apply)
  // Without a key all of it was cleared.
  otherTabs.addEventListener('storage', ({ key }) => {
    if (key !== STORAGE_KEY && key !== null) return
    choice = readChoice(storage)
    apply()
  })
  apply()

  return {
    subscribe: (listener) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    choice: () => choice,
    resolved,
    choose: (next) => {
      choice = next
      writeChoice(storage, next)
      apply()
    },
  }
}
