import { useApi } from '@ginipig/api-client/core/api-context.ts'
import { change } from '@ginipig/api-client/core/call-options.ts'
import { walletChanged } from '@ginipig/api-client/payment.ts'
import { useAppForm } from '@ginipig/app/form/use-app-form.ts'
import { useToast } from '@ginipig/app/services/services-context.ts'
import { type ComingBalance, chooseCard, type WalletCard } from '@ginipig/contract/payment/wallet.ts'
import { canPayAt } from '@ginipig/domain/payment'
import { useLingui } from '@lingui/react/macro'
import { useMutation } from '@tanstack/react-query'
import * as v from 'valibot'
import { brandName, digitsOf } from './card-words.ts'
import { ForBalancesField } from './ForBalancesField.tsx'

const Choice = v.object({ forBalances: v.boolean() })

type ChooseCardDialogProps = {
  card: WalletCard
  cards: readonly WalletCard[]
  /** What other cards are still to pay. */
  others: readonly ComingBalance[]
  onClose: () => void
}

/** Chooses the card to pay with first, and on wish for what other cards were to pay. */
export function ChooseCardDialog({ card, cards, others, onClose }: ChooseCardDialogProps) {
  const { t } = useLingui()
  const toast = useToast()
  const { mutateAsync: choose } = useMutation(change(useApi(), chooseCard, walletChanged))
  const brand = brandName(card.brand)
  const last4 = digitsOf(card, cards)
  const canTakeOver =
    others.length > 0 &&
    canPayAt(
      card,
      others.map(({ at }) => at),
    )
  const form = useAppForm({
    schema: Choice,
    defaultValues: { forBalances: false },
    onSubmit: async ({ forBalances }) => {
      await choose({ params: { cardId: card.id }, body: { forBalances: forBalances && canTakeOver } })
      onClose()
      toast.success(t`${brand} ending ${last4} is used first from now on`)
    },
  })
  return (
    <form.AppForm>
      <form.Question
        open
        onOpenChange={onClose}
        title={t`Pay with ${brand} ending ${last4}?`}
        description={t`It’s chosen first when you book. Nothing is charged now.`}
        confirmLabel={t`Pay with this one`}
        cancelLabel={t`Not now`}
        busyLabel={t`Saving…`}
      >
        {canTakeOver ? (
          <form.AppField name="forBalances">{() => <ForBalancesField balances={others} />}</form.AppField>
        ) : null}
      </form.Question>
    </form.AppForm>
  )
}
