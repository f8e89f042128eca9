import type { Language } from '@ginipig/domain/identity'
import { formatMoney } from '@ginipig/domain/money'
import type { I18n } from '@lingui/core'
import type { Config } from '#platform/config/config.ts'
import { formatLocales } from '#platform/i18n/i18n.ts'
import type { Paper } from '#platform/pdf/draw-paper.ts'

/** A sum as it stands on paper, the minus before all of it. @param pence - may be below zero */
export function paperMoney(pence: number, language: Language, currency?: string): string {
  const sum = formatMoney(Math.abs(pence), formatLocales[language], currency)
  return pence < 0 ? `−${sum}` : sum
}

/** Ginipig, as every paper names it: it takes the money for the seller (money.md §1.8). */
export const agentParty = (publisher: Config['publisher'], i18n: I18n): Paper['parties'][number] => ({
  label: i18n._('Agent for the seller'),
  lines: [
    publisher.name,
    publisher.address,
    ...(publisher.companyNumber === null
      ? []
      : [i18n._('Company number {company}', { company: publisher.companyNumber })]),
  ],
})
