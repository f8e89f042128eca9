import { readFileSync } from 'node:fs'
import type { Language } from '@ginipig/domain/identity'
import { type I18n, setupI18n } from '@lingui/core'
import { formatter } from '@lingui/format-po'
import { compileMessage } from '@lingui/message-utils/compileMessage'

const po = formatter({ explicitIdAsDefault: true })

/** A catalog as `pnpm extract` writes it. English has none: its words stand in the code, as the ids of the messages. */
function catalogOf(language: Exclude<Language, 'en'>): Record<string, string> {
  const filename = new URL(`../../locales/${language}.po`, import.meta.url)
  const context = { locale: language, sourceLocale: 'en', filename: filename.pathname }
  const catalog = po.parse(readFileSync(filename, 'utf8'), context)
  const translated = Object.entries(catalog).filter(([, { translation }]) => translation)
  return Object.fromEntries(translated.map(([id, { translation }]) => [id, translation as string]))
}

/** Node runs the API unbuilt, so messages are compiled here, when they are first said, not by a build. */
const speaking = (locale: Language, messages: Record<string, string>): I18n =>
  setupI18n({ locale, messages: { [locale]: messages } }).setMessagesCompiler(compileMessage)

const i18ns: Record<Language, I18n> = { en: speaking('en', {}), fr: speaking('fr', catalogOf('fr')) }

/** Whose way of writing dates and sums. */
export const formatLocales = { en: 'en-GB', fr: 'fr-FR' } as const satisfies Record<Language, string>

/** Lingui in a person's language, for what is written to them. */
export const i18nIn = (language: Language): I18n => i18ns[language]
