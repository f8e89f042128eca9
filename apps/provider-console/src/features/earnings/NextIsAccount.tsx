import { useApi } from '@ginipig/api-client/core/api-context.ts'
import { query } from '@ginipig/api-client/core/call-options.ts'
import { getEarningsAccount } from '@ginipig/contract/payment/earnings-account.ts'
import { useQuery } from '@tanstack/react-query'
import { EarningsCallout } from './EarningsCallout.tsx'

/** On the page that a finished set-up leads to: the way on, while the earnings account is the provider's move. */
export function NextIsAccount() {
  const { data: account } = useQuery(query(useApi(), getEarningsAccount))
  const isTheirMove = account && ['none', 'unfinished', 'failed'].includes(account.state)
  return isTheirMove ? <EarningsCallout account={account} /> : null
}
