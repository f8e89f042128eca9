import { useApi } from '@ginipig/api-client/core/api-context.ts'
import { query } from '@ginipig/api-client/core/call-options.ts'
import type { ClientBooking } from '@ginipig/contract/booking/booking.ts'
import { listCards } from '@ginipig/contract/payment/card.ts'
import { dueNow } from '@ginipig/domain/booking'
import { Banner } from '@ginipig/ui/banner'
import { Button } from '@ginipig/ui/button'
import { Trans } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { CardElements } from './CardElements.tsx'
import { CardForm } from './CardForm.tsx'
import { CheckoutSkeleton } from './CheckoutSkeleton.tsx'
import type { Paying, Payment } from './use-payment.ts'
import { useStripeLoad } from './use-stripe-load.ts'

type CheckoutFormProps = {
  booking: ClientBooking
  plan: Paying
  payment: Payment
  /** The form can be submitted; `away` where its fields couldn't be had. */
  onFields: (fields: CardFields) => void
}

/** What the button that pays has to know of the card's fields. */
export type CardFields = 'coming' | 'ready' | 'away'

/** Cards and their form; a chunk of its own with Stripe's library. Default, because `lazy` asks for one.
 *  The fields are made before the payment is (`mode`): nothing begins at Stripe until Pay is pressed, and a tick more
 *  or less doesn't empty them. */
export default function CheckoutForm({ booking, plan, payment, onFields }: CheckoutFormProps) {
  const { load, fail, retry } = useStripeLoad()
  const cards = useQuery(query(useApi(), listCards))
  const [savesCard, setSavesCard] = useState(false)
  const isAway = load.state === 'failed'
  useEffect(() => onFields(isAway ? 'away' : 'coming'), [onFields, isAway])
  if (!isAway && cards.isPending) return <CheckoutSkeleton />
  return (
    <CardElements
      load={load}
      retry={retry}
      options={{
        mode: 'payment',
        amount: plan === 'balance' ? booking.split.total - booking.captured : dueNow(booking.split, plan),
        captureMethod: plan === 'balance' ? 'automatic' : 'manual',
        setupFutureUsage: plan === 'deposit' || savesCard ? 'off_session' : null,
      }}
    >
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
        onReady={(isReady) => onFields(isReady ? 'ready' : 'coming')}
        onFieldsFailed={fail}
      />
    </CardElements>
  )
}
