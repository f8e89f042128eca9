import { useApi } from '@ginipig/api-client/core/api-context.ts'
import { query } from '@ginipig/api-client/core/call-options.ts'
import { useToast } from '@ginipig/app/services/services-context.ts'
import { useDates } from '@ginipig/app/words/use-dates.ts'
import { useMoney } from '@ginipig/app/words/use-money.ts'
import type { ClientBooking } from '@ginipig/contract/booking/booking.ts'
import { getMyBooking } from '@ginipig/contract/booking/client-calls.ts'
import { balanceAt, unpaidCutoffAt } from '@ginipig/domain/booking'
import { Banner } from '@ginipig/ui/banner'
import { Heading } from '@ginipig/ui/heading'
import { lazyPart } from '@ginipig/ui/lazy-part'
import { ReceiptLine, ReceiptLines } from '@ginipig/ui/receipt'
import { Trans, useLingui } from '@lingui/react/macro'
import { useSuspenseQuery } from '@tanstack/react-query'
import { Link, useNavigate } from '@tanstack/react-router'
import { Lock } from 'lucide-react'
import { Suspense, useEffect, useState } from 'react'
import { bookingSummary } from '../flow/booking-summary.ts'
import { FlowPage } from '../flow/FlowPage.tsx'
import { MiniSummary } from '../flow/MiniSummary.tsx'
import { SummaryReceipt } from '../flow/SummaryReceipt.tsx'
import { CancellationWords } from '../terms/CancellationWords.tsx'
import type { CardFields } from './CheckoutForm.tsx'
import { CheckoutSkeleton } from './CheckoutSkeleton.tsx'
import { PayButton } from './PayButton.tsx'
import { PaymentNotice } from './PaymentNotice.tsx'
import styles from './PayPage.module.css'
import { usePayment } from './use-payment.ts'

const CheckoutForm = lazyPart(() => import('./CheckoutForm.tsx'))

/** Pays what is left of a booking: when the card refused it, or before its hour. Source: spec §9, money.md §1.4. */
export function BalancePage({ bookingId }: { bookingId: string }) {
  const { t } = useLingui()
  const navigate = useNavigate()
  const toast = useToast()
  const money = useMoney()
  const { data: booking } = useSuspenseQuery(query(useApi(), getMyBooking, { params: { bookingId } }))
  const payment = usePayment(booking, 'balance')
  const { phase } = payment.state
  const [fields, setFields] = useState<CardFields>('coming')
  const { split, captured } = booking
  // What is to be paid stays on the page while the answer leads on.
  const [left] = useState(split.total - captured)
  const due = money(left)

  const isSent = phase === 'sent'
  const isLeft = isSent || phase === 'over'
  useEffect(() => {
    if (!isLeft) return
    if (isSent) toast.success(t`Paid. That’s everything.`)
    void navigate({ to: '/booking-details/$id', params: { id: bookingId }, replace: true })
  }, [isLeft, isSent, navigate, bookingId, toast, t])

  return (
    <FlowPage
      step={null}
      back={{
        label: <Trans>Booking details</Trans>,
        renderLink: (slot) => <Link to="/booking-details/$id" params={{ id: bookingId }} {...slot} />,
      }}
      title={<Trans>Pay the balance</Trans>}
      summary={
        <SummaryReceipt {...bookingSummary(booking)}>
          <ReceiptLines part="due">
            <ReceiptLine label={t`Deposit paid`} value={money(split.total - left)} />
            <ReceiptLine label={t`To pay now`} value={due} tone="now" />
          </ReceiptLines>
        </SummaryReceipt>
      }
      mini={<MiniSummary {...bookingSummary(booking)} />}
      action={<PayButton due={due} state={payment.state} fields={fields} isLeft={isLeft} />}
      note={<Trans>Taken now. Nothing is left to pay after that.</Trans>}
      dock={{ title: t`${due} now`, detail: t`Nothing to pay later` }}
    >
      <WhyNow booking={booking} due={due} />
      <Heading level={2} look="group">
        <Trans>Pay with</Trans>
      </Heading>
      <div className={styles.Card}>
        <PaymentNotice state={payment.state} bookingId={bookingId} />
        <Suspense fallback={<CheckoutSkeleton />}>
          <CheckoutForm booking={booking} plan="balance" payment={payment} onFields={setFields} />
        </Suspense>
      </div>
      <p className={styles.Safe}>
        <Lock aria-hidden="true" />
        <Trans>Card details go straight to Stripe. Ginipig never sees them.</Trans>
      </p>
      <p className={styles.Policy}>
        <CancellationWords booking={booking} />
      </p>
    </FlowPage>
  )
}

/** Until when, and what happens otherwise; of a balance that is not due yet, that it would be taken by itself. */
function WhyNow({ booking, due }: { booking: ClientBooking; due: string }) {
  const dates = useDates()
  const money = useMoney()
  const { policy, startsAt, zone, provider, captured, paymentStatus, now } = booking
  const name = provider.firstName
  const deposit = money(captured)
  const until = dates.friendlyDateTime(unpaidCutoffAt(startsAt, policy), zone)
  const at = balanceAt(startsAt, policy)
  const when = dates.friendlyDateTime(at, zone)
  if (paymentStatus !== 'balance_failed' && now < at)
    return (
      <Banner tone="info" className={styles.Why ?? ''}>
        <Trans>
          {due} would be taken from your card on {when}. Pay it now and nothing is taken then.
        </Trans>
      </Banner>
    )
  return (
    <Banner
      tone="warning"
      className={styles.Why ?? ''}
      title={
        <Trans>
          Your place with {name} is kept until {until}
        </Trans>
      }
    >
      <Trans>
        {due} is still unpaid. If it is then, the booking ends: {name} keeps the {deposit} and we don’t chase the rest.
      </Trans>
    </Banner>
  )
}
