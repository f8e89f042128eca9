import { useApi } from '@ginipig/api-client/core/api-context.ts'
import { query } from '@ginipig/api-client/core/call-options.ts'
import { getDeployment } from '@ginipig/contract/config/deployment.ts'
import { Banner } from '@ginipig/ui/banner'
import { Button } from '@ginipig/ui/button'
import { Trans, useLingui } from '@lingui/react/macro'
import { Elements } from '@stripe/react-stripe-js'
import type { StripeElementsOptionsMode } from '@stripe/stripe-js'
import { useSuspenseQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { CheckoutSkeleton } from './CheckoutSkeleton.tsx'
import { cardFonts, useCardAppearance } from './use-card-appearance.ts'
import type { useStripeLoad } from './use-stripe-load.ts'

type CardElementsProps = Pick<ReturnType<typeof useStripeLoad>, 'load' | 'retry'> & {
  /** What the card is asked for. */
  options: ({ mode: 'payment'; amount: number; captureMethod: 'automatic' | 'manual' } | { mode: 'setup' }) & {
    setupFutureUsage: 'off_session' | null
  }
  /** The form, which tells `useStripeLoad` when its fields couldn't be loaded. */
  children: ReactNode
}

/** Languages that the card's fields can speak; another follows the browser. */
const fieldLocales = { en: 'en-GB', fr: 'fr' } as const

/** Stripe's `Elements` with our look and language around a form for a card; where they can't be had, another try. */
export function CardElements({ load, retry, options, children }: CardElementsProps) {
  const { i18n } = useLingui()
  const { data: deployment } = useSuspenseQuery(query(useApi(), getDeployment))
  const appearance = useCardAppearance()
  if (load.state === 'failed')
    return (
      <Banner
        tone="danger"
        role="alert"
        title={<Trans>The card form couldn’t be loaded</Trans>}
        action={
          <Button size="sm" onClick={retry}>
            <Trans>Try Again</Trans>
          </Button>
        }
      >
        <Trans>Check your connection, and any blocker that may stop Stripe.</Trans>
      </Banner>
    )
  if (load.state === 'loading') return <CheckoutSkeleton />
  const all: StripeElementsOptionsMode = {
    ...options,
    currency: deployment.currency.toLowerCase(),
    allowedPaymentMethodTypes: ['card'],
    appearance,
    fonts: cardFonts,
    locale: i18n.locale === 'fr' || i18n.locale === 'en' ? fieldLocales[i18n.locale] : 'auto',
  }
  return (
    <Elements stripe={load.stripe} options={all}>
      {children}
    </Elements>
  )
}
