import { Button } from '@ginipig/ui/button'
import { Trans, useLingui } from '@lingui/react/macro'
import { Lock } from 'lucide-react'
import type { CardFields } from './CheckoutForm.tsx'
import { PAY_FORM_ID } from './pay-form-id.ts'
import { isPaying, type PaymentState } from './payment-state.ts'

type PayButtonProps = {
  /** What is taken, in words. */
  due: string
  state: PaymentState
  fields: CardFields
  /** It went well: the next page is on its way. */
  isLeft: boolean
}

/** Submits the card's form, which stands elsewhere on the page. */
export function PayButton({ due, state, fields, isLeft }: PayButtonProps) {
  const { t } = useLingui()
  const isBusy = isPaying(state) || isLeft
  const busyLabel = state.phase === 'checking' || isLeft ? t`Checking…` : isBusy ? t`Paying…` : t`Loading…`
  return (
    <Button
      type="submit"
      form={PAY_FORM_ID}
      variant="primary"
      size="lg"
      icon={<Lock aria-hidden="true" />}
      disabled={fields === 'away' && !isBusy}
      busy={isBusy || fields === 'coming'}
      busyLabel={busyLabel}
    >
      <Trans>Pay {due}</Trans>
    </Button>
  )
}
