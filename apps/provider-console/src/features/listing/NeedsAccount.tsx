import { useApi } from '@ginipig/api-client/core/api-context.ts'
import { query } from '@ginipig/api-client/core/call-options.ts'
import { getEarningsAccount } from '@ginipig/contract/payment/earnings-account.ts'
import { Banner } from '@ginipig/ui/banner'
import { ButtonLink } from '@ginipig/ui/button'
import { Trans } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'

/** Of a listing that clients don't see yet: money has to have somewhere to go first (spec §6, money.md §1.1). Said while it
 *  is filled in, not by the last button alone. */
export function NeedsAccount() {
  const { data: account } = useQuery(query(useApi(), getEarningsAccount))
  if (!account || account.state === 'complete') return null
  // Everything is given: there is nothing to set up, and nothing to press.
  if (account.state === 'in_review')
    return (
      <Banner tone="info" title={<Trans>It can go live once Stripe has checked your earnings account</Trans>}>
        <Trans>There is nothing for you to do: what you type here is kept.</Trans>
      </Banner>
    )
  return (
    <Banner
      tone="info"
      title={<Trans>It can go live once your earnings account is set up</Trans>}
      action={
        <ButtonLink size="sm" render={(slot) => <Link to="/provider/stripe-connect" {...slot} />}>
          <Trans>Set up the earnings account</Trans>
        </ButtonLink>
      }
    >
      <Trans>Now or at the end, as you like: what you type here is kept.</Trans>
    </Banner>
  )
}
