import { useApi } from '@ginipig/api-client/core/api-context.ts'
import { query } from '@ginipig/api-client/core/call-options.ts'
import { useDates } from '@ginipig/app/words/use-dates.ts'
import { useMoney } from '@ginipig/app/words/use-money.ts'
import { getMyBooking } from '@ginipig/contract/booking/client-calls.ts'
import { balanceAt, dueNow, type PaymentPlan } from '@ginipig/domain/booking'
import { Banner } from '@ginipig/ui/banner'
import { ButtonLink } from '@ginipig/ui/button'
import { Heading } from '@ginipig/ui/heading'
import { RadioCardGroup } from '@ginipig/ui/radio-card'
import { Trans, useLingui } from '@lingui/react/macro'
import { useSuspenseQuery } from '@tanstack/react-query'
import { Link, Navigate } from '@tanstack/react-router'
import { Info } from 'lucide-react'
import { useState } from 'react'
import { bookingSummary } from '../flow/booking-summary.ts'
import { FlowPage } from '../flow/FlowPage.tsx'
import { flowAnswer } from '../flow/flow-step.ts'
import { HoldBar } from '../flow/HoldBar.tsx'
import { HoldEndedDialog } from '../flow/HoldEndedDialog.tsx'
import { MiniSummary } from '../flow/MiniSummary.tsx'
import { SummaryReceipt } from '../flow/SummaryReceipt.tsx'
import { CancellationWords } from '../terms/CancellationWords.tsx'
import { ChargeTimeline } from './ChargeTimeline.tsx'
import { DueLines } from './DueLines.tsx'
import styles from './PaymentOptionsPage.module.css'

/** Step 3: a deposit or all of it, both in amounts and dates. Source: product.md §5 /payment-options. */
export function PaymentOptionsPage({ bookingId }: { bookingId: string }) {
  const { t } = useLingui()
  const money = useMoney()
  const dates = useDates()
  const [isTimeUp, setIsTimeUp] = useState(false)
  const { data: booking, dataUpdatedAt } = useSuspenseQuery(query(useApi(), getMyBooking, { params: { bookingId } }))
  const [wished, setWished] = useState<PaymentPlan | undefined>()
  // Paid meanwhile, in another tab or by a payment that one went back from: there is nothing left to choose.
  if (flowAnswer('payment-options', booking) === 'booking-request') {
    return <Navigate to="/booking-request" search={{ id: bookingId }} replace />
  }
  const { split, offeredPlans, provider } = booking
  // A hold that has ended offers nothing; the page stays readable behind the dialog.
  const plan = offeredPlans.find((one) => one === wished) ?? offeredPlans[0] ?? 'full'
  const name = provider.firstName
  const summary = bookingSummary(booking)
  const balance = money(split.balance)
  const due = money(dueNow(split, plan))
  const deposit = money(split.deposit)
  const balanceWhen = dates.friendlyDateTime(balanceAt(booking.startsAt, booking.policy), booking.zone)
  const amount = (pence: number) => (
    <span className={styles.Amount}>
      <b>{money(pence)}</b> <Trans>today</Trans>
    </span>
  )
  const cards = {
    deposit: {
      value: 'deposit',
      title: <Trans>Pay a deposit</Trans>,
      description: (
        <Trans>
          {deposit} today, {balance} on {balanceWhen} from the same card.
        </Trans>
      ),
      amount: amount(split.deposit),
    },
    full: {
      value: 'full',
      title: <Trans>Pay in full</Trans>,
      description: <Trans>All done. Nothing else to pay, and nothing to remember.</Trans>,
      amount: amount(split.total),
    },
  } as const
  return (
    <FlowPage
      step={2}
      back={{ label: <Trans>Back</Trans>, renderLink: (slot) => <Link to="/must-haves" {...slot} /> }}
      hold={<HoldBar booking={booking} receivedAt={dataUpdatedAt} onExpire={() => setIsTimeUp(true)} />}
      title={<Trans>How would you like to pay?</Trans>}
      lead={<Trans>Either way, you get everything back if {name} can’t take you.</Trans>}
      summary={
        <SummaryReceipt {...summary}>
          <DueLines booking={booking} plan={plan} />
        </SummaryReceipt>
      }
      mini={<MiniSummary {...summary} when={undefined} />}
      action={
        <ButtonLink
          variant="primary"
          size="lg"
          render={(slot) =>
            plan === 'deposit' ? (
              <Link to="/pay-deposit/$id" params={{ id: bookingId }} {...slot} />
            ) : (
              <Link to="/pay-full/$id" params={{ id: bookingId }} {...slot} />
            )
          }
        >
          {plan === 'deposit' ? <Trans>Continue with deposit</Trans> : <Trans>Continue with full payment</Trans>}
        </ButtonLink>
      }
      dock={{
        title: t`${due} today`,
        detail: plan === 'deposit' ? t`${balance} on ${balanceWhen}` : t`Nothing to pay later`,
      }}
    >
      <p className={styles.When}>
        <Trans>
          <b>{dates.friendlyDateTime(booking.startsAt, booking.zone)}</b> with {name}
        </Trans>
      </p>
      <RadioCardGroup<PaymentPlan>
        aria-label={t`How to pay`}
        options={offeredPlans.map((one) => cards[one])}
        value={plan}
        onValueChange={setWished}
      />
      <Heading level={2} look="section" className={styles.Title ?? ''}>
        <Trans>What happens when</Trans>
      </Heading>
      <ChargeTimeline booking={booking} plan={plan} />
      <Banner tone="neutral" icon={<Info aria-hidden="true" />} className={styles.Policy ?? ''}>
        {booking.approval === 'manual' ? (
          <>
            <Trans>Withdraw your request before {name} has said yes and it costs nothing.</Trans>{' '}
          </>
        ) : null}
        <CancellationWords booking={booking} />
      </Banner>
      <HoldEndedDialog booking={booking} isOpen={isTimeUp || booking.status === 'payment_failed'} />
    </FlowPage>
  )
}
