import type { Language } from '@ginipig/domain/identity'
import { i18n, type Messages } from '@lingui/core'
import type { Environment } from './environment.ts'

/** Where the choice is kept. Source: spec §4. */
const LANGUAGE_KEY = 'language'
/** What the code itself says: the build keeps its words beside the code that uses them, so it has no catalog. */
const SOURCE_LANGUAGE = 'en'

/** Offered to people, each in its own words. */
export const languageNames = { en: 'English', fr: 'Français' } as const satisfies Record<Language, string>

export const isOffered = (language: string): language is Language => Object.hasOwn(languageNames, language)

/** @param asked - languages that a browser asks for, the most wanted first: "fr-CH", "en"  @returns the first of ours */
export const firstOffered = (asked: readonly string[]): Language | undefined =>
  asked.map((tag) => tag.toLowerCase().split('-')[0] ?? '').find(isOffered)

/** Catalogs of the other languages, each loaded when it is chosen. */
export type Catalogs = Readonly<Record<string, () => Promise<{ messages: Messages }>>>

export type Languages = {
  /** Before the first render: what the page's address names, else what was chosen on this device, else the account's,
   *  which may take a moment to find, else what the browser asks for. */
  start: (ofAccount: Promise<Language | undefined>) => Promise<void>
  /** By a person, to be kept on this device. A choice made meanwhile wins. */
  choose: (language: string) => Promise<void>
  /** For as long as the page is open. */
  show: (language: Language) => Promise<void>
  /** What was chosen on this device, if anything was. */
  chosen: () => string | undefined
  /** More words, of pages that few people open: there in the language shown once it resolves, and with every one chosen
   *  later. Throws where they can't be loaded; asked again it tries again. */
  add: (more: Catalogs) => Promise<void>
  /** Another language waits for it: a part of a rendered page that is hydrated in another one is drawn anew. */
  keepUntil: (hydrated: Promise<void>) => void
}

/** @param environment - where the choice is kept, and the page that says its language */
export function createLanguages(
  catalogs: Catalogs,
  { storage, root, named, wished, askFor }: Pick<Environment, 'storage' | 'root' | 'named' | 'wished' | 'askFor'>,
): Languages {
  const all = new Set([catalogs])
  const chosen = () => storage().getItem(LANGUAGE_KEY) ?? undefined
  let asked = 0
  let mayChange = Promise.resolve()
  /** @returns whether it is the language now: not when another was asked for meanwhile */
  const activate = async (language: string): Promise<boolean> => {
    asked += 1
    const turn = asked
    const isTranslated = Object.hasOwn(catalogs, language)
    const messages: Messages = {}
    const words: Messages[] = []
    do {
      // Again for those that were added meanwhile: they came in the language shown until now.
      const more = [...all].slice(words.length).map((some) => wordsIn(some, language))
      words.push(...(await Promise.all(more)))
      await mayChange
    } while (words.length < all.size)
    if (turn !== asked) return false
    // The app's own first: a sentence that two catalogs have is said as the app says it, whichever came when.
    for (const one of words.toReversed()) Object.assign(messages, one)
    i18n.loadAndActivate({ locale: isTranslated ? language : SOURCE_LANGUAGE, messages })
    // The same one again would be a change to the browser, which makes the styles of the whole page anew.
    if (root.lang !== i18n.locale) root.lang = i18n.locale
    return true
  }
  return {
    start: async (ofAccount) => {
      const wanted = chosen() ?? (await ofAccount)
      await activate(
        (named !== undefined && isOffered(named) ? named : wanted) ?? firstOffered(wished) ?? SOURCE_LANGUAGE,
      )
      // An address says it for its own page; the next one comes as chosen.
      askFor(wanted)
    },
    choose: async (language) => {
      if (!(await activate(language))) return
      storage().setItem(LANGUAGE_KEY, language)
      askFor(language)
    },
    show: async (language) => {
      if (language !== i18n.locale && (await activate(language))) askFor(language)
    },
    chosen,
    add: async (more) => {
      if (all.has(more)) return
      const { locale } = i18n
      const messages = await wordsIn(more, locale)
      all.add(more)
      // A language chosen while these were on their way has not got them.
      const added = i18n.locale === locale ? messages : await wordsIn(more, i18n.locale)
      i18n.load(i18n.locale, { ...added, ...i18n.messages })
    },
    keepUntil: (hydrated) => {
      mayChange = hydrated
    },
  }
}

/** Where a language has no catalog the English of the code shows. */
const wordsIn = async (catalogs: Catalogs, language: string): Promise<Messages> => {
  const load = Object.hasOwn(catalogs, language) ? catalogs[language] : undefined
  return load ? (await load()).messages : {}
}
