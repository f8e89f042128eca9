import { formatMoney } from '@ginipig/domain/money'
import { useLingui } from '@lingui/react'
import { useCallback } from 'react'
import { useServices } from '#services/services-context.ts'
import { useDeployment } from '#services/use-deployment.ts'
import { formatLocale } from './locale.ts'

/** "£54.00" from pence, in the deployment's currency and the person's language. Until the API has
 *  said the currency, the one that the app was built for. */
export function useMoney(): (pence: number) => string {
  const { i18n } = useLingui()
  const { currency: expected } = useServices()
  const currency = useDeployment()?.currency ?? expected
  const locale = formatLocale(i18n.locale)
  return useCallback((pence) => formatMoney(pence, locale, currency), [locale, currency])
}

/** The currency's sign for a field of a sum, where the language writes it: "£54.00", "54,00 £". */
export function useMoneySign(): { prefix: string } | { suffix: string } {
  const zero = useMoney()(0)
  const sign = zero.replace(/[\d.,\s]/g, '')
  return zero.startsWith('0') ? { suffix: sign } : { prefix: sign }
}
