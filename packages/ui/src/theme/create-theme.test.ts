import { expect, test, vi } from 'vitest'
import { createTheme } from './create-theme.ts'

function device({ stored, dark = false }: { stored?: string; dark?: boolean } = {}) {
  const kept = new Map(stored === undefined ? [] : [['theme', stored]])
  const onChange: (() => void)[] = []
  const prefersDark = {
    matches: dark,
    addEventListener: (_type: string, listener: () => void) => {
      onChange.push(listener)
    },
  }
  const onStorage: ((event: { key: string | null }) => void)[] = []
  const otherTabs = {
    addEventListener: (_type: string, listener: (event: { key: string | null }) => void) => {
      onStorage.push(listener)
    },
  }
  const root: { dataset: DOMStringMap } = { dataset: {} }
  const storage = {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
    removeItem: (key: string) => void kept.delete(key),
  }
  const turnDark = (matches: boolean) => {
    prefersDark.matches = matches
    for (const listener of onChange) listener()
  }
  const chooseElsewhere = (choice: string | undefined, key: string | null = 'theme') => {
    if (choice === undefined) kept.delete('theme')
    else kept.set('theme', choice)
    for (const listener of onStorage) listener({ key })
  }
  return { environment: { root, storage, prefersDark, otherTabs }, kept, root, turnDark, chooseElsewhere }
}

test.for([
  { stored: undefined, dark: false, shows: 'light', choice: 'system' },
  { stored: undefined, dark: true, shows: 'dark', choice: 'system' },
  { stored: 'light', dark: true, shows: 'light', choice: 'light' },
  { stored: 'dark', dark: false, shows: 'dark', choice: 'dark' },
  { stored: 'sepia', dark: true, shows: 'dark', choice: 'system' },
])('kept $stored on a device in dark: $dark shows $shows', ({ stored, dark, shows, choice }) => {
  const { environment, root } = device({ dark, ...(stored === undefined ? {} : { stored }) })
  const theme = createTheme(environment)
  expect(root.dataset.theme).toBe(shows)
  expect(theme.choice()).toBe(choice)
})

test('follows the device while nothing is chosen, and not after', () => {
  const { environment, root, turnDark } = device()
  const theme = createTheme(environment)
  turnDark(true)
  expect(root.dataset.theme).toBe('dark')
  theme.choose('light')
  turnDark(false)
  turnDark(true)
  expect(root.dataset.theme).toBe('light')
})

test('keeps an explicit choice, forgets it when the system is chosen again, and tells listeners', () => {
  const { environment, kept } = device()
  const theme = createTheme(environment)
  const listener = vi.fn()
  theme.subscribe(listener)
  theme.choose('dark')
  expect(kept.get('theme')).toBe('dark')
  theme.choose('system')
  expect(kept.has('theme')).toBe(false)
  expect(listener).toHaveBeenCalledTimes(2)
})

test('follows what is chosen in another tab, and where all that is stored is cleared', () => {
  const { environment, root, chooseElsewhere } = device()
  const theme = createTheme(environment)
  const listener = vi.fn()
  theme.subscribe(listener)
  chooseElsewhere('dark')
  expect([root.dataset.theme, theme.choice()]).toEqual(['dark', 'dark'])
  chooseElsewhere(undefined, null)
  expect([root.dataset.theme, theme.choice()]).toEqual(['light', 'system'])
  expect(listener).toHaveBeenCalledTimes(2)
  chooseElsewhere('dark', 'something else')
  expect(root.dataset.theme).toBe('light')
})

test('works where storage is blocked', () => {
  const { environment, root } = device()
  const blocked = () => {
    throw new Error('denied')
  }
  const theme = createTheme({ ...environment, storage: { getItem: blocked, setItem: blocked, removeItem: blocked } })
  theme.choose('dark')
  expect(root.dataset.theme).toBe('dark')
})
