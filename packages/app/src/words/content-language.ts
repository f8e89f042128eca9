import { type Language, languages } from '@ginipig/domain/identity'
import { useLingui } from '@lingui/react'

/** In which language texts of the database are asked for. @param locale - the interface's, the tests' pseudo one too */
export const contentLanguage = (locale: string): Language => languages.find((one) => one === locale) ?? 'en'

export const useContentLanguage = (): Language => contentLanguage(useLingui().i18n.locale)
