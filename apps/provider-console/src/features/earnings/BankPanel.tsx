import { useApi } from '@ginipig/api-client/core/api-context.ts'
import { query } from '@ginipig/api-client/core/call-options.ts'
import { Failure } from '@ginipig/app/words/Failure.tsx'
import { useDates } from '@ginipig/app/words/use-dates.ts'
import { useMoney } from '@ginipig/app/words/use-money.ts'
import { getEarningsAccount } from '@ginipig/contract/payment/earnings-account.ts'
import { listPayouts } from '@ginipig/contract/payment/payouts.ts'
import { DEFAULT_ZONE } from '@ginipig/domain/time'
import { Badge } from '@ginipig/ui/badge'
import { TextLink } from '@ginipig/ui/link'
import { Panel, PanelBody, PanelHead } from '@ginipig/ui/panel'
import { Skeleton } from '@ginipig/ui/skeleton'
import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { Landmark } from 'lucide-react'
import styles from './PaymentDetailsPage.module.css'

/** The bank account that the money goes to, and what was sent there last. */
export function BankPanel() {
  const { t } = useLingui()
  const money = useMoney()
  const dates = useDates()
  const api = useApi()
  const asked = useQuery(query(api, getEarningsAccount))
  const payouts = useQuery(query(api, listPayouts))
  const payout = payouts.data?.items[0]
  const account = asked.data
  const last4 = account?.bankLast4
  return (
    <Panel aria-label={t`Where it goes`}>
      <PanelHead
        title={<Trans>Where it goes</Trans>}
        end={
          <TextLink render={(slot) => <Link to="/provider/stripe-connect" {...slot} />}>
            {last4 ? <Trans>Change</Trans> : <Trans>Set up</Trans>}
          </TextLink>
        }
      />
      {asked.isPending ? (
        <PanelBody aria-busy="true">
          <Skeleton shape="block" height={44} />
        </PanelBody>
      ) : null}
      {asked.isError ? <Failure error={asked.error} onTryAgain={asked.refetch} isTrying={asked.isFetching} /> : null}
      {payouts.isError && !asked.isError ? (
        <Failure error={payouts.error} onTryAgain={payouts.refetch} isTrying={payouts.isFetching} />
      ) : null}
      {account ? (
        <PanelBody className={styles.Bank}>
          <p className={styles.BankLine}>
            <Landmark aria-hidden />
            <b>{last4 ? <Trans>Bank account ending {last4}</Trans> : <Trans>No bank account yet</Trans>}</b>
          </p>
          <div>
            {payout?.state === 'failed' ? (
              <Badge tone="danger">
                <Trans>Payout failed</Trans>
              </Badge>
            ) : account.paysOut ? (
              <Badge tone="success">
                <Trans>Payouts on</Trans>
              </Badge>
            ) : (
              <Badge tone="warning">
                <Trans>Payouts off</Trans>
              </Badge>
            )}
          </div>
          {payout && payout.state !== 'failed' ? (
            <p>
              {payout.state === 'paid' ? (
                <Trans>
                  Last: {{ sum: money(payout.amount) }}, in your bank on{' '}
                  {{ day: dates.friendlyDate(payout.arrivesAt, DEFAULT_ZONE) }}.
                </Trans>
              ) : (
                <Trans>
                  On its way: {{ sum: money(payout.amount) }}, in your bank by{' '}
                  {{ day: dates.friendlyDate(payout.arrivesAt, DEFAULT_ZONE) }}.
                </Trans>
              )}
            </p>
          ) : null}
          <p>
            <Trans>Stripe sends what has reached your account to your bank, once a day.</Trans>
          </p>
        </PanelBody>
      ) : null}
    </Panel>
  )
}
