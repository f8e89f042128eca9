import { useApi } from '@ginipig/api-client/core/api-context.ts'
import { query } from '@ginipig/api-client/core/call-options.ts'
import { Failure } from '@ginipig/app/words/Failure.tsx'
import { useDates } from '@ginipig/app/words/use-dates.ts'
import { useMoney } from '@ginipig/app/words/use-money.ts'
import { listPayouts } from '@ginipig/contract/payment/payouts.ts'
import type { PayoutState } from '@ginipig/domain/payment'
import { DEFAULT_ZONE } from '@ginipig/domain/time'
import { Button } from '@ginipig/ui/button'
import { Callout } from '@ginipig/ui/callout'
import { TextLink } from '@ginipig/ui/link'
import { Panel, PanelBody, PanelHead } from '@ginipig/ui/panel'
import { Skeleton } from '@ginipig/ui/skeleton'
import { Table } from '@ginipig/ui/table'
import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { useLingui as useI18n } from '@lingui/react'
import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useState } from 'react'

const stateWords: Record<PayoutState, MessageDescriptor> = {
  on_its_way: msg`On its way`,
  paid: msg`Paid out`,
  failed: msg`Sent back by your bank`,
}

/** Rows that stand there before somebody asks for all. */
const SHOWN = 5

/** What went from the provider's account at Stripe to their bank. Stripe's doing: we ask when somebody looks. */
export function PayoutsPanel() {
  const { t } = useLingui()
  const { i18n } = useI18n()
  const money = useMoney()
  const dates = useDates()
  const payouts = useQuery(query(useApi(), listPayouts))
  const [showsAll, setShowsAll] = useState(false)
  const { items = [], bankLast4 } = payouts.data ?? {}
  const count = items.length
  return (
    <Panel id="payouts" aria-label={t`Payouts to your bank`}>
      <PanelHead title={<Trans>Payouts to your bank</Trans>} />
      {payouts.isPending ? (
        <PanelBody aria-busy="true">
          <Skeleton shape="block" height={44} />
        </PanelBody>
      ) : null}
      {payouts.isError ? (
        <Failure error={payouts.error} onTryAgain={payouts.refetch} isTrying={payouts.isFetching} />
      ) : null}
      {items[0]?.state === 'failed' ? (
        <PanelBody>
          <Callout tone="warning" title={<Trans>Your bank sent the last payout back.</Trans>}>
            <Trans>
              The money waits at Stripe and goes out with the next payout.{' '}
              <TextLink render={(slot) => <Link to="/provider/stripe-connect" {...slot} />}>
                Look at your bank details
              </TextLink>
              .
            </Trans>
          </Callout>
        </PanelBody>
      ) : null}
      {payouts.isSuccess && items.length === 0 ? (
        <PanelBody>
          <Trans>No payout yet. Stripe sends what has reached your account to your bank, once a day.</Trans>
        </PanelBody>
      ) : null}
      {items.length === 0 ? null : (
        <Table
          caption={
            bankLast4 ? t`Payouts to the account that ends in ${bankLast4}, latest first` : t`Payouts, latest first`
          }
          rows={showsAll ? items : items.slice(0, SHOWN)}
          rowKey={({ id }) => id}
          columns={[
            { key: 'state', head: t`State`, isWide: true, cell: ({ state }) => <b>{i18n._(stateWords[state])}</b> },
            { key: 'sent', head: t`Sent`, cell: ({ createdAt }) => dates.date(createdAt, DEFAULT_ZONE) },
            {
              key: 'there',
              head: t`In your bank`,
              cell: ({ state, arrivesAt }) => (state === 'failed' ? '–' : dates.date(arrivesAt, DEFAULT_ZONE)),
            },
            { key: 'amount', head: t`Amount`, align: 'end', cell: ({ amount }) => <b>{money(amount)}</b> },
          ]}
        />
      )}
      {count > SHOWN && !showsAll ? (
        <PanelBody>
          <Button onClick={() => setShowsAll(true)}>
            <Trans>Show all {count} payouts</Trans>
          </Button>
        </PanelBody>
      ) : null}
    </Panel>
  )
}
