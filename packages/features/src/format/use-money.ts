import { deploymentQuery } from '@ginipig/api-client/config'
import { useApi } from '@ginipig/api-client/core'
import { DEFAULT_CURRENCY, formatMoney } from '@ginipig/domain/money'
import { useLingui } from '@lingui/react'
import { useQuery } from '@tanstack/react-query'
import { useCallback } from 'react'
import { formatLocale } from './locale.ts'

/** "£54.00" from pence, in the deployment's currency and the person's language. `startServices` asked for
 *  the deployment before the first render. */
export function useMoney(): (pence: number) => string {
  const { i18n } = useLingui()
  const { data } = useQuery(deploymentQuery(useApi()))
  const currency = data?.currency ?? DEFAULT_CURRENCY
  const locale = formatLocale(i18n.locale)
  return useCallback((pence) => formatMoney(pence, locale, currency), [locale, currency])
}
