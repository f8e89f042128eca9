import { useApi } from '@ginipig/api-client/core/api-context.ts'
import { query } from '@ginipig/api-client/core/call-options.ts'
import { useDates } from '@ginipig/app/words/use-dates.ts'
import { useMoney } from '@ginipig/app/words/use-money.ts'
import { getEarningsAccount } from '@ginipig/contract/payment/earnings-account.ts'
import { listPayouts } from '@ginipig/contract/payment/payouts.ts'
import { DEFAULT_ZONE } from '@ginipig/domain/time'
import { Banner } from '@ginipig/ui/banner'
import { ButtonLink } from '@ginipig/ui/button'
import { Trans } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'

/** What keeps the provider's money from reaching their bank: an account that Stripe doesn't send to yet, or a payout that
 *  came back. @param props.onItsWay - pence that wait for it */
export function AccountNotes({ onItsWay }: { onItsWay: number }) {
  const money = useMoney()
  const dates = useDates()
  const api = useApi()
  const account = useQuery(query(api, getEarningsAccount)).data
  const payout = useQuery(query(api, listPayouts)).data?.items[0]
  const waiting = money(onItsWay)
  return (
    <>
      {account && account.state !== 'complete' ? (
        <Banner
          tone={account.state === 'in_review' ? 'info' : 'warning'}
          title={
            account.state === 'refused' ? (
              onItsWay > 0 ? (
                <Trans>{waiting} can’t leave: Stripe doesn’t pay out to you</Trans>
              ) : (
                <Trans>Stripe doesn’t pay out to you</Trans>
              )
            ) : onItsWay > 0 ? (
              <Trans>{waiting} can’t leave before Stripe can send to you</Trans>
            ) : account.state === 'failed' ? (
              <Trans>Stripe can’t send to you: it needs something else</Trans>
            ) : account.state === 'in_review' ? (
              <Trans>Stripe is checking what you gave</Trans>
            ) : (
              <Trans>Stripe can’t send to you yet</Trans>
            )
          }
          action={<ToAccount isFailed={false} />}
        >
          {account.state === 'refused' ? (
            <Trans>
              Stripe decides this, not Ginipig. What you earn is kept for you meanwhile: ask Stripe’s support.
            </Trans>
          ) : account.state === 'in_review' ? (
            <Trans>What you earn is kept for you meanwhile. There is nothing for you to do.</Trans>
          ) : (
            <Trans>What you earn is kept for you meanwhile. Your earnings account says what is missing.</Trans>
          )}
        </Banner>
      ) : null}
      {payout?.state === 'failed' ? (
        <Banner
          tone="danger"
          title={
            <Trans>
              Your bank sent {{ sum: money(payout.amount) }} back. It was on its way since{' '}
              {{ day: dates.friendlyDate(payout.createdAt, DEFAULT_ZONE) }}
            </Trans>
          }
          action={<ToAccount isFailed />}
        >
          <Trans>The money waits at Stripe and goes out with the next payout.</Trans>
        </Banner>
      ) : null}
    </>
  )
}

const ToAccount = ({ isFailed }: { isFailed: boolean }) => (
  <ButtonLink render={(slot) => <Link to="/provider/stripe-connect" {...slot} />}>
    {isFailed ? <Trans>Look at your bank details</Trans> : <Trans>Earnings account</Trans>}
  </ButtonLink>
)
