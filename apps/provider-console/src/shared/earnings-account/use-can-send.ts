import { useApi } from '@ginipig/api-client/core/api-context.ts'
import { query } from '@ginipig/api-client/core/call-options.ts'
import { getEarningsAccount } from '@ginipig/contract/payment/earnings-account.ts'
import { useQuery } from '@tanstack/react-query'

/** Can Stripe be sent the provider's money? What is released before waits for it, so there is nothing to press.
 *  @param isAsked - whether it matters here @returns true, too, until it is known */
export function useCanSend(isAsked = true): boolean {
  const { data } = useQuery({ ...query(useApi(), getEarningsAccount), enabled: isAsked })
  return data === undefined || data.state === 'complete'
}
