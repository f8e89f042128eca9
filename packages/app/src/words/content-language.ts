import { type Language, languages } from '@ginipig/domain/identity'
import { useLingui } from '@lingui/react'

/** In which language texts of the database are asked for. @param locale - the interface's, the tests' pseudo one too */
export const contentLanguage = (locale: string): Language => languages.find((one) => one === locale) ?? 'en'

export const useContentLanguage = (): Language => contentLanguage(useLingui().i18n.locale)

/** What providers write stays in their language, whichever the page is in: named for screen readers and hyphens. */
export const PROVIDERS_LANGUAGE = 'en-GB'
