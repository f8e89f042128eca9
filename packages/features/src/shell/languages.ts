import { i18n, type Messages } from '@lingui/core'
import { pageStorage } from './page-storage.ts'

/** Where the choice is kept. Source: spec §4. */
const LANGUAGE_KEY = 'language'
/** What the code itself says: the build keeps its words beside the code that uses them, so it has no catalog. */
const SOURCE_LANGUAGE = 'en'

/** Offered to people, each in its own words. */
export const languageNames = { en: 'English', fr: 'Français' } as const
export type Language = keyof typeof languageNames

/** Catalogs of the other languages, each loaded when it is chosen. */
export type Catalogs = Readonly<Record<string, () => Promise<{ messages: Messages }>>>

export type Languages = {
  /** Before the first render. */
  start: () => Promise<void>
  choose: (language: string) => Promise<void>
}

export function createLanguages(catalogs: Catalogs): Languages {
  const activate = async (language: string) => {
    const load = Object.hasOwn(catalogs, language) ? catalogs[language] : undefined
    const messages = load ? (await load()).messages : {}
    i18n.loadAndActivate({ locale: load ? language : SOURCE_LANGUAGE, messages })
    document.documentElement.lang = i18n.locale
  }
  return {
    start: () => activate(pageStorage().getItem(LANGUAGE_KEY) ?? SOURCE_LANGUAGE),
    choose: async (language) => {
      await activate(language)
      pageStorage().setItem(LANGUAGE_KEY, language)
    },
  }
}
