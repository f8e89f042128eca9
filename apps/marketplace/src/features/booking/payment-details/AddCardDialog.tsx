import type { ComingBalance } from '@ginipig/contract/payment/wallet.ts'
import { Button } from '@ginipig/ui/button'
import { Dialog } from '@ginipig/ui/dialog'
import { Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { CardElements } from '../payment/CardElements.tsx'
import { useStripeLoad } from '../payment/use-stripe-load.ts'
import { ADD_CARD_FORM_ID, AddCardForm } from './AddCardForm.tsx'

type AddCardDialogProps = {
  /** What is still to be taken, from whichever card. */
  balances: readonly ComingBalance[]
  onClose: () => void
}

/** Keeps a card without paying; a chunk of its own with Stripe's library. Default, because `lazy` asks for one. */
export default function AddCardDialog({ balances, onClose }: AddCardDialogProps) {
  const { t } = useLingui()
  const { load, fail, retry } = useStripeLoad()
  const [isBusy, setIsBusy] = useState(false)
  const [isReady, setIsReady] = useState(false)
  const isAway = load.state === 'failed'
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
      <CardElements load={load} retry={retry} options={{ mode: 'setup', setupFutureUsage: 'off_session' }}>
        <AddCardForm
          balances={balances}
          onBusyChange={setIsBusy}
          onReady={() => setIsReady(true)}
          onFieldsFailed={fail}
          onClose={onClose}
        />
      </CardElements>
    </Dialog>
  )
}
