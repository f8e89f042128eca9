import { productFigures } from '@ginipig/domain/content'
import { useLingui } from '@lingui/react'
import { formatLocale } from './locale.ts'
import { useMoney } from './use-money.ts'

/** Every number that the pages' texts name, said in their language, or to be counted by their plural. */
export function useFigures() {
  const { i18n } = useLingui()
  const { texts, counts } = productFigures(formatLocale(i18n.locale), useMoney())
  return { ...texts, ...counts }
}
