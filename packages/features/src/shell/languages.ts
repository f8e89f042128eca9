import { i18n, type Messages } from '@lingui/core'
import { pageStorage } from './page-storage.ts'

/** Where the choice is kept. Source: spec §4. */
const LANGUAGE_KEY = 'language'
export const DEFAULT_LANGUAGE = 'en'

/** Offered to people, each in its own words. */
export const languageNames = { en: 'English', fr: 'Français' } as const
export type Language = keyof typeof languageNames

/** Catalogs by language, each loaded when it is chosen. */
export type Catalogs = Readonly<Record<string, () => Promise<{ messages: Messages }>>>

export type Languages = {
  /** Before the first render. */
  start: () => Promise<void>
  choose: (language: string) => Promise<void>
}

export function createLanguages(catalogs: Catalogs): Languages {
  const activate = async (language: string) => {
    const locale = Object.hasOwn(catalogs, language) ? language : DEFAULT_LANGUAGE
    const load = catalogs[locale]
    if (!load) throw new Error(`There is no catalog for ${locale}`)
    const { messages } = await load()
    i18n.loadAndActivate({ locale, messages })
    document.documentElement.lang = i18n.locale
  }
  return {
    start: () => activate(pageStorage().getItem(LANGUAGE_KEY) ?? DEFAULT_LANGUAGE),
    choose: async (language) => {
      await activate(language)
      pageStorage().setItem(LANGUAGE_KEY, language)
    },
  }
}
