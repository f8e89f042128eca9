import { useApi } from '@ginipig/api-client/core/api-context.ts'
import { query } from '@ginipig/api-client/core/call-options.ts'
import { getDeployment } from '@ginipig/contract/config/deployment.ts'
import type { ComingBalance } from '@ginipig/contract/payment/wallet.ts'
import { Banner } from '@ginipig/ui/banner'
import { Button } from '@ginipig/ui/button'
import { Dialog } from '@ginipig/ui/dialog'
import { Trans, useLingui } from '@lingui/react/macro'
import { Elements } from '@stripe/react-stripe-js'
import type { StripeElementsOptionsMode } from '@stripe/stripe-js'
import { useSuspenseQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { CheckoutSkeleton } from '../payment/CheckoutSkeleton.tsx'
import { cardFonts, useCardAppearance } from '../payment/use-card-appearance.ts'
import { useStripeLoad } from '../payment/use-stripe-load.ts'
import { ADD_CARD_FORM_ID, AddCardForm } from './AddCardForm.tsx'

type AddCardDialogProps = {
  /** What is still to be taken, from whichever card. */
  balances: readonly ComingBalance[]
  onClose: () => void
}

/** Languages that the card's fields can speak; another follows the browser. */
const fieldLocales = { en: 'en-GB', fr: 'fr' } as const

/** Keeps a card without paying; a chunk of its own with Stripe's library. Default, because `lazy` asks for one. */
export default function AddCardDialog({ balances, onClose }: AddCardDialogProps) {
  const { t, i18n } = useLingui()
  const { load, retry } = useStripeLoad()
  const { data: deployment } = useSuspenseQuery(query(useApi(), getDeployment))
  const appearance = useCardAppearance()
  const [isBusy, setIsBusy] = useState(false)
  const [isReady, setIsReady] = useState(false)
  const [hasFailed, setHasFailed] = useState(false)
  const locale = i18n.locale === 'fr' || i18n.locale === 'en' ? fieldLocales[i18n.locale] : 'auto'
  const options: StripeElementsOptionsMode = {
    mode: 'setup',
    currency: deployment.currency.toLowerCase(),
    allowedPaymentMethodTypes: ['card'],
    setupFutureUsage: 'off_session',
    appearance,
    fonts: cardFonts,
    locale,
  }
  const handleRetry = () => {
    setHasFailed(false)
    if (load.state === 'failed') retry()
  }
  const isAway = load.state === 'failed' || hasFailed
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title={<Trans>Add a card</Trans>}
      description={<Trans>Nothing is charged now. The number goes straight to Stripe.</Trans>}
      closeLabel={t`Close`}
      isDismissible={!isBusy}
      isYielding={isBusy}
      actions={
        <>
          <Button variant="ghost" disabled={isBusy} onClick={onClose}>
            <Trans>Not now</Trans>
          </Button>
          <Button
            variant="primary"
            type="submit"
            form={ADD_CARD_FORM_ID}
            disabled={isAway}
            busy={isBusy || !(isReady || isAway)}
            busyLabel={isBusy ? t`Saving…` : t`Loading…`}
          >
            <Trans>Save card</Trans>
          </Button>
        </>
      }
    >
      {isAway ? (
        <Banner
          tone="danger"
          role="alert"
          title={<Trans>The card form couldn’t be loaded</Trans>}
          action={
            <Button size="sm" onClick={handleRetry}>
              <Trans>Try Again</Trans>
            </Button>
          }
        >
          <Trans>Nothing has been charged. Check your connection, and any blocker that may stop Stripe.</Trans>
        </Banner>
      ) : null}
      {load.state === 'loading' ? <CheckoutSkeleton /> : null}
      {load.state === 'ready' && !hasFailed ? (
        <Elements stripe={load.stripe} options={options}>
          <AddCardForm
            balances={balances}
            onBusyChange={setIsBusy}
            onReady={() => setIsReady(true)}
            onFieldsFailed={() => setHasFailed(true)}
            onClose={onClose}
          />
        </Elements>
      ) : null}
    </Dialog>
  )
}
