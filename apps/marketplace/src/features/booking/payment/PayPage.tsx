import { useApi } from '@ginipig/api-client/core/api-context.ts'
import { query } from '@ginipig/api-client/core/call-options.ts'
import { useDates } from '@ginipig/app/words/use-dates.ts'
import { useMoney } from '@ginipig/app/words/use-money.ts'
import { getMyBooking } from '@ginipig/contract/booking/client-calls.ts'
import { balanceAt, dueNow, type PaymentPlan } from '@ginipig/domain/booking'
import { LegalLink } from '@ginipig/features/legal-link/LegalLink.tsx'
import { Heading } from '@ginipig/ui/heading'
import { lazyPart } from '@ginipig/ui/lazy-part'
import { Trans, useLingui } from '@lingui/react/macro'
import { useSuspenseQuery } from '@tanstack/react-query'
import { Link, useNavigate } from '@tanstack/react-router'
import { Lock } from 'lucide-react'
import { Suspense, useEffect, useState } from 'react'
import { bookingSummary } from '../flow/booking-summary.ts'
import { FlowPage } from '../flow/FlowPage.tsx'
import { hasPlans } from '../flow/flow-step.ts'
import { HoldBar } from '../flow/HoldBar.tsx'
import { HoldEndedDialog } from '../flow/HoldEndedDialog.tsx'
import { MiniSummary } from '../flow/MiniSummary.tsx'
import { SummaryReceipt } from '../flow/SummaryReceipt.tsx'
import { DueLines } from '../payment-options/DueLines.tsx'
import { OnlyPlan } from '../payment-options/OnlyPlan.tsx'
import { CancellationWords } from '../terms/CancellationWords.tsx'
import type { CardFields } from './CheckoutForm.tsx'
import { CheckoutSkeleton } from './CheckoutSkeleton.tsx'
import { PayButton } from './PayButton.tsx'
import { PaymentNotice } from './PaymentNotice.tsx'
import styles from './PayPage.module.css'
import { PromoPart } from './PromoPart.tsx'
import { isPaying } from './payment-state.ts'
import { usePayment } from './use-payment.ts'

const CheckoutForm = lazyPart(() => import('./CheckoutForm.tsx'))

type PayPageProps = { bookingId: string; plan: PaymentPlan }

/** Step 3, the card: a deposit, or all of it. Source: product.md §5 /pay-deposit, /pay-full. */
export function PayPage({ bookingId, plan }: PayPageProps) {
  const { t } = useLingui()
  const navigate = useNavigate()
  const money = useMoney()
  const dates = useDates()
  const { data: booking, dataUpdatedAt } = useSuspenseQuery(query(useApi(), getMyBooking, { params: { bookingId } }))
  const payment = usePayment(booking, plan)
  const { phase } = payment.state
  const [fields, setFields] = useState<CardFields>('coming')
  const [isTimeUp, setIsTimeUp] = useState(false)

  const isSent = phase === 'sent'
  useEffect(() => {
    if (isSent) void navigate({ to: '/booking-request', search: { id: bookingId }, replace: true })
  }, [isSent, navigate, bookingId])

  const { split, policy, provider, startsAt, zone } = booking
  const name = provider.firstName
  const due = money(dueNow(split, plan))
  const balance = money(split.balance)
  const balanceDay = dates.friendlyDate(balanceAt(startsAt, policy), zone)
  const isBusy = isPaying(payment.state) || isSent
  return (
    <FlowPage
      step={2}
      back={{
        label: <Trans>Back</Trans>,
        renderLink: (slot) =>
          hasPlans(booking) ? (
            <Link to="/payment-options/$id" params={{ id: bookingId }} {...slot} />
          ) : (
            <Link to="/must-haves" {...slot} />
          ),
      }}
      hold={
        <HoldBar booking={booking} receivedAt={dataUpdatedAt} onExpire={() => setIsTimeUp(true)} isPaying={isBusy} />
      }
      title={plan === 'deposit' ? <Trans>Pay your deposit</Trans> : <Trans>Pay in full</Trans>}
      summary={
        <SummaryReceipt {...bookingSummary(booking)}>
          <DueLines booking={booking} plan={plan} />
        </SummaryReceipt>
      }
      mini={<MiniSummary {...bookingSummary(booking)} />}
      action={<PayButton due={due} state={payment.state} fields={fields} isLeft={isSent} />}
      note={
        booking.approval === 'manual' ? (
          <Trans>Held on your card now, charged only if {name} says yes.</Trans>
        ) : (
          <Trans>Charged now. The appointment is yours at once.</Trans>
        )
      }
      dock={{
        title: t`${due} today`,
        detail: plan === 'deposit' ? t`${balance} on ${balanceDay}` : t`Nothing to pay later`,
      }}
    >
      <Heading level={2} look="group">
        <Trans>Pay with</Trans>
      </Heading>
      <div className={styles.Card}>
        <OnlyPlan booking={booking} />
        <PaymentNotice state={payment.state} bookingId={bookingId} />
        <Suspense fallback={<CheckoutSkeleton />}>
          <CheckoutForm booking={booking} plan={plan} payment={payment} onFields={setFields} />
        </Suspense>
      </div>
      {plan === 'full' && booking.status === 'pending_payment' ? (
        <PromoPart booking={booking} isLocked={isBusy} />
      ) : null}
      <p className={styles.Safe}>
        <Lock aria-hidden="true" />
        <Trans>Card details go straight to Stripe. Ginipig never sees them.</Trans>
      </p>
      <p className={styles.Policy}>
        <Trans>
          By paying you agree to the{' '}
          <LegalLink to="client-terms" section="cancelling" opensTab>
            cancellation policy
          </LegalLink>
          .
        </Trans>{' '}
        <CancellationWords booking={booking} />
      </p>
      <HoldEndedDialog booking={booking} isOpen={phase === 'over' || (isTimeUp && !isBusy)} />
    </FlowPage>
  )
}
