import { formatLocale } from '@ginipig/app/words/locale.ts'
import { LEGAL_TEXTS_VERSION } from '@ginipig/domain/legal'
import { useLingui } from '@lingui/react'

/** Since when the texts hold: "21 November 2026". */
export function useVersionDate(): string {
  const { i18n } = useLingui()
  const long = new Intl.DateTimeFormat(formatLocale(i18n.locale), { dateStyle: 'long', timeZone: 'UTC' })
  return long.format(new Date(LEGAL_TEXTS_VERSION))
}
