import { useApi } from '@ginipig/api-client/core/api-context.ts'
import { change } from '@ginipig/api-client/core/call-options.ts'
import { walletChanged } from '@ginipig/api-client/payment.ts'
import { useToast } from '@ginipig/app/services/services-context.ts'
import { useProblemText } from '@ginipig/app/words/problem-text.ts'
import { useDates } from '@ginipig/app/words/use-dates.ts'
import { useMoney } from '@ginipig/app/words/use-money.ts'
import { deleteCard, type WalletCard } from '@ginipig/contract/payment/wallet.ts'
import { canPayAt } from '@ginipig/domain/payment'
import { ConfirmDialog } from '@ginipig/ui/dialog'
import { SavedCardOption, SavedCards } from '@ginipig/ui/saved-card-option'
import { Trans, useLingui } from '@lingui/react/macro'
import { useMutation } from '@tanstack/react-query'
import { Plus } from 'lucide-react'
import { useState } from 'react'
import { brandMark, brandName, expiryOf } from './card-words.ts'

type DeleteCardDialogProps = {
  card: WalletCard
  cards: readonly WalletCard[]
  /** Another card is to be added instead. */
  onAdd: () => void
  onClose: () => void
}

/** Asks before a card goes; one that a balance needs goes only with another in its place. */
export function DeleteCardDialog({ card, cards, onAdd, onClose }: DeleteCardDialogProps) {
  const { t } = useLingui()
  const toast = useToast()
  const textOf = useProblemText()
  const { mutate, isPending, error } = useMutation(change(useApi(), deleteCard, walletChanged))
  const due = card.balances.map(({ at }) => at)
  const heirs = cards.filter((one) => one.id !== card.id && !one.isExpired && canPayAt(one, due))
  const isNeeded = card.balances.length > 0
  const [heirId, setHeirId] = useState(heirs[0]?.id ?? 'new')
  const heir = heirs.find(({ id }) => id === heirId)
  const brand = brandName(card.brand)
  const { last4 } = card
  const handleConfirm = () => {
    if (isNeeded && !heir) return onAdd()
    mutate(
      { params: { cardId: card.id }, body: isNeeded && heir ? { replacementId: heir.id } : {} },
      {
        onSuccess: () => {
          onClose()
          toast.success(t`${brand} ending ${last4} is deleted`)
        },
      },
    )
  }
  const focusHeading = () => document.getElementById('cards')?.focus()
  const common = {
    open: true,
    onOpenChange: onClose,
    onConfirm: handleConfirm,
    busy: isPending,
    busyLabel: t`Deleting…`,
    error: error ? textOf(error) : undefined,
    onClosed: focusHeading,
  }
  if (!isNeeded) {
    return (
      <ConfirmDialog
        {...common}
        title={t`Delete ${brand} ending ${last4}?`}
        description={t`No booking needs it. What you’ve paid with it stays in your history.`}
        confirmLabel={t`Delete card`}
        cancelLabel={t`Keep it`}
        tone="danger"
      />
    )
  }
  return (
    <ConfirmDialog
      {...common}
      title={<NeededTitle card={card} />}
      description={<NeededWhy card={card} />}
      confirmLabel={heir ? t`Use ${{ other: heir.last4 }}, delete ${last4}` : t`Add another card`}
      cancelLabel={t`Keep ${brand} ${last4}`}
    >
      <SavedCards aria-label={t`Card for the balance`}>
        {heirs.map((one) => (
          <SavedCardOption
            key={one.id}
            name="heir"
            value={one.id}
            checked={heirId === one.id}
            onChange={() => setHeirId(one.id)}
            mark={brandMark(one.brand)}
            title={t`${{ brand: brandName(one.brand) }} ending ${{ last4: one.last4 }}`}
            detail={t`Expires ${{ date: expiryOf(one) }}`}
          />
        ))}
        <SavedCardOption
          name="heir"
          value="new"
          checked={heirId === 'new'}
          onChange={() => setHeirId('new')}
          mark={<Plus aria-hidden="true" />}
          plate="plain"
          title={<Trans>Another card</Trans>}
          detail={<Trans>Added through Stripe</Trans>}
        />
      </SavedCards>
    </ConfirmDialog>
  )
}

function NeededTitle({ card: { balances } }: { card: WalletCard }) {
  const sum = useMoney()(balances.reduce((all, { amount }) => all + amount, 0))
  return <Trans>This card still has to pay {sum}</Trans>
}

function NeededWhy({ card: { brand, last4, balances } }: { card: WalletCard }) {
  const dates = useDates()
  const [first] = balances
  const name = brandName(brand)
  if (!first || balances.length > 1)
    return (
      <Trans>
        {name} ending {last4} pays the balance of several bookings. Choose another card for them, then this one can go.
      </Trans>
    )
  const start = dates.friendlyDateTime(first.startsAt, first.zone)
  const at = dates.friendlyDateTime(first.at, first.zone)
  const who = first.providerName
  return (
    <Trans>
      {name} ending {last4} pays the balance for {start} with {who}, on {at}. Choose another card for it, then this one
      can go.
    </Trans>
  )
}
