import { type Language, languages } from '@ginipig/domain/identity'
import { useLingui } from '@lingui/react'

/** The language of ours that the interface is in: to be written to in, and to ask for texts of the database in.
 *  @param locale - the interface's; the one that shows what isn't translated is nobody's language, and English */
export const contentLanguage = (locale: string): Language => languages.find((one) => one === locale) ?? 'en'

export const useContentLanguage = (): Language => contentLanguage(useLingui().i18n.locale)

/** What providers write stays in their language, whichever the page is in: named for screen readers and hyphens. */
export const PROVIDERS_LANGUAGE = 'en-GB'
