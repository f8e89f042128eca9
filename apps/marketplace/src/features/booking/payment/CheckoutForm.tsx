import { useApi } from '@ginipig/api-client/core/api-context.ts'
import { query } from '@ginipig/api-client/core/call-options.ts'
import type { ClientBooking } from '@ginipig/contract/booking/booking.ts'
import { getDeployment } from '@ginipig/contract/config/deployment.ts'
import { listCards } from '@ginipig/contract/payment/card.ts'
import { dueNow } from '@ginipig/domain/booking'
import { Banner } from '@ginipig/ui/banner'
import { Button } from '@ginipig/ui/button'
import { Trans, useLingui } from '@lingui/react/macro'
import { Elements } from '@stripe/react-stripe-js'
import type { StripeElementsOptionsMode } from '@stripe/stripe-js'
import { useQuery, useSuspenseQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { CardForm } from './CardForm.tsx'
import { CheckoutSkeleton } from './CheckoutSkeleton.tsx'
import { cardFonts, useCardAppearance } from './use-card-appearance.ts'
import type { Paying, Payment } from './use-payment.ts'
import { useStripeLoad } from './use-stripe-load.ts'

type CheckoutFormProps = {
  booking: ClientBooking
  plan: Paying
  payment: Payment
  /** The form can be submitted. */
  onReady: (isReady: boolean) => void
}

/** Languages that the card's fields can speak; another follows the browser. */
const fieldLocales = { en: 'en-GB', fr: 'fr' } as const

/** Cards and their form; a chunk of its own with Stripe's library. Default, because `lazy` asks for one.
 *  The fields are made before the payment is (`mode`): nothing begins at Stripe until Pay is pressed, and a tick more
 *  or less doesn't empty them. */
export default function CheckoutForm({ booking, plan, payment, onReady }: CheckoutFormProps) {
  const { i18n } = useLingui()
  const api = useApi()
  const { load, retry } = useStripeLoad()
  const cards = useQuery(query(api, listCards))
  const { data: deployment } = useSuspenseQuery(query(api, getDeployment))
  const appearance = useCardAppearance()
  const [savesCard, setSavesCard] = useState(false)
  const [round, setRound] = useState(0)
  const [hasFieldsFailed, setHasFieldsFailed] = useState(false)

  const handleRetry = () => {
    setHasFieldsFailed(false)
    setRound(round + 1)
    if (load.state === 'failed') retry()
  }
  if (load.state === 'failed' || hasFieldsFailed) return <FieldsFailed onRetry={handleRetry} />
  if (load.state === 'loading' || cards.isPending) return <CheckoutSkeleton />

  const locale = i18n.locale === 'fr' || i18n.locale === 'en' ? fieldLocales[i18n.locale] : 'auto'
  const options: StripeElementsOptionsMode = {
    mode: 'payment',
    amount: plan === 'balance' ? booking.split.total - booking.captured : dueNow(booking.split, plan),
    currency: deployment.currency.toLowerCase(),
    captureMethod: plan === 'balance' ? 'automatic' : 'manual',
    allowedPaymentMethodTypes: ['card'],
    setupFutureUsage: plan === 'deposit' || savesCard ? 'off_session' : null,
    appearance,
    fonts: cardFonts,
    locale,
  }
  return (
    <Elements key={round} stripe={load.stripe} options={options}>
      {cards.isError ? (
        <Banner
          tone="warning"
          action={
            <Button size="sm" busy={cards.isFetching} onClick={() => void cards.refetch()}>
              <Trans>Try Again</Trans>
            </Button>
          }
        >
          <Trans>Your saved cards couldn’t be loaded. You can use a new one.</Trans>
        </Banner>
      ) : null}
      <CardForm
        booking={booking}
        plan={plan}
        cards={cards.data ?? []}
        payment={payment}
        savesCard={savesCard}
        onSavesCardChange={setSavesCard}
        onReady={onReady}
        onFieldsFailed={() => setHasFieldsFailed(true)}
      />
    </Elements>
  )
}

function FieldsFailed({ onRetry }: { onRetry: () => void }) {
  return (
    <Banner
      tone="danger"
      role="alert"
      title={<Trans>The card form couldn’t be loaded</Trans>}
      action={
        <Button size="sm" onClick={onRetry}>
          <Trans>Try Again</Trans>
        </Button>
      }
    >
      <Trans>Nothing has been charged. Check your connection, and any blocker that may stop Stripe.</Trans>
    </Banner>
  )
}
