import { useApi } from '@ginipig/api-client/core/api-context.ts'
import { change } from '@ginipig/api-client/core/call-options.ts'
import { walletChanged } from '@ginipig/api-client/payment.ts'
import { useToast } from '@ginipig/app/services/services-context.ts'
import { useProblemText } from '@ginipig/app/words/problem-text.ts'
import { useMoney } from '@ginipig/app/words/use-money.ts'
import { type ComingBalance, chooseCard, type WalletCard } from '@ginipig/contract/payment/wallet.ts'
import { canPayAt } from '@ginipig/domain/payment'
import { Checkbox } from '@ginipig/ui/checkbox'
import { ConfirmDialog } from '@ginipig/ui/dialog'
import { Trans, useLingui } from '@lingui/react/macro'
import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { brandName } from './card-words.ts'

type ChooseCardDialogProps = {
  card: WalletCard
  /** What other cards are still to pay. */
  others: readonly ComingBalance[]
  onClose: () => void
}

/** Chooses the card to pay with first, and on wish for what other cards were to pay. */
export function ChooseCardDialog({ card, others, onClose }: ChooseCardDialogProps) {
  const { t } = useLingui()
  const toast = useToast()
  const money = useMoney()
  const textOf = useProblemText()
  const [forBalances, setForBalances] = useState(false)
  const { mutate, isPending, error } = useMutation(change(useApi(), chooseCard, walletChanged))
  const brand = brandName(card.brand)
  const { last4 } = card
  const sum = money(others.reduce((all, { amount }) => all + amount, 0))
  const canTakeOver =
    others.length > 0 &&
    canPayAt(
      card,
      others.map(({ at }) => at),
    )
  const handleConfirm = () =>
    mutate(
      { params: { cardId: card.id }, body: { forBalances: forBalances && canTakeOver } },
      {
        onSuccess: () => {
          onClose()
          toast.success(t`${brand} ending ${last4} is used first from now on`)
        },
      },
    )
  return (
    <ConfirmDialog
      open
      onOpenChange={onClose}
      title={t`Pay with ${brand} ending ${last4}?`}
      description={t`It’s chosen first when you book. Nothing is charged now.`}
      confirmLabel={t`Pay with this one`}
      cancelLabel={t`Not now`}
      busy={isPending}
      busyLabel={t`Saving…`}
      error={error ? textOf(error) : undefined}
      onConfirm={handleConfirm}
    >
      {canTakeOver ? (
        <Checkbox
          checked={forBalances}
          onChange={({ target }) => setForBalances(target.checked)}
          label={<Trans>Use it for the {sum} still to be taken too</Trans>}
        />
      ) : undefined}
    </ConfirmDialog>
  )
}
