import { useApi } from '@ginipig/api-client/core/api-context.ts'
import { errorCode } from '@ginipig/api-client/core/api-error.ts'
import { change, invalidate, keyOf } from '@ginipig/api-client/core/call-options.ts'
import { walletChanged } from '@ginipig/api-client/payment.ts'
import { useAppForm, useStore } from '@ginipig/app/form/use-app-form.ts'
import { useField } from '@ginipig/app/form/use-field.ts'
import { useToast } from '@ginipig/app/services/services-context.ts'
import { useDates } from '@ginipig/app/words/use-dates.ts'
import { useMoney } from '@ginipig/app/words/use-money.ts'
import { deleteCard, getWallet, type WalletCard } from '@ginipig/contract/payment/wallet.ts'
import { canPayAt } from '@ginipig/domain/payment'
import { SavedCardOption, SavedCards } from '@ginipig/ui/saved-card-option'
import { Trans, useLingui } from '@lingui/react/macro'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { Plus } from 'lucide-react'
import * as v from 'valibot'
import { brandMark, brandName, digitsOf, expiryOf } from './card-words.ts'

/** The card that pays in its place, or `new`. */
const Heir = v.object({ heirId: v.string() })

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
  const client = useQueryClient()
  const { mutateAsync: remove } = useMutation(change(useApi(), deleteCard, walletChanged))
  const due = card.balances.map(({ at }) => at)
  const heirs = cards.filter((one) => one.id !== card.id && !one.isExpired && canPayAt(one, due))
  const isNeeded = card.balances.length > 0
  const brand = brandName(card.brand)
  const last4 = digitsOf(card, cards)
  const form = useAppForm({
    schema: Heir,
    defaultValues: { heirId: heirs[0]?.id ?? 'new' },
    onSubmit: async ({ heirId }) => {
      if (isNeeded && heirId === 'new') return onAdd()
      try {
        await remove({ params: { cardId: card.id }, body: isNeeded ? { replacementId: heirId } : {} })
      } catch (error) {
        // Where no other card is asked for, this one is what isn't there: it went in another tab.
        if (isNeeded || errorCode(error) !== 'card_not_found') throw error
        await invalidate(client, { queryKey: keyOf(getWallet) })
      }
      onClose()
      toast.success(t`${brand} ending ${last4} is deleted`)
    },
  })
  const heir = useStore(form.store, ({ values }) => heirs.find(({ id }) => id === values.heirId))
  // The card that is deleted takes the button that asked along; one that is kept has its own again.
  const focusHeading = () => {
    if (document.activeElement?.localName === 'main') document.getElementById('cards')?.focus()
  }
  const common = { open: true, onOpenChange: onClose, busyLabel: t`Deleting…`, onClosed: focusHeading }
  return (
    <form.AppForm>
      {isNeeded ? (
        <form.Question
          {...common}
          title={<NeededTitle card={card} />}
          description={<NeededWhy card={card} last4={last4} />}
          confirmLabel={heir ? t`Use ${{ other: digitsOf(heir, cards) }}, delete ${last4}` : t`Add another card`}
          cancelLabel={t`Keep ${brand} ${last4}`}
        >
          <form.AppField name="heirId">{() => <HeirField heirs={heirs} />}</form.AppField>
        </form.Question>
      ) : (
        <form.Question
          {...common}
          title={t`Delete ${brand} ending ${last4}?`}
          description={t`No booking needs it. What you’ve paid with it stays in your history.`}
          confirmLabel={t`Delete card`}
          cancelLabel={t`Keep it`}
          tone="danger"
        />
      )}
    </form.AppForm>
  )
}

function HeirField({ heirs }: { heirs: readonly WalletCard[] }) {
  const { t } = useLingui()
  const { name, value, change: choose } = useField()
  return (
    <SavedCards aria-label={t`Card for the balance`}>
      {heirs.map((one) => (
        <SavedCardOption
          key={one.id}
          name={name}
          value={one.id}
          checked={value === one.id}
          onChange={() => choose(one.id)}
          mark={brandMark(one.brand)}
          title={t`${{ brand: brandName(one.brand) }} ending ${{ last4: one.last4 }}`}
          detail={t`Expires ${{ date: expiryOf(one) }}`}
        />
      ))}
      <SavedCardOption
        name={name}
        value="new"
        checked={value === 'new'}
        onChange={() => choose('new')}
        mark={<Plus aria-hidden="true" />}
        plate="plain"
        title={<Trans>Another card</Trans>}
        detail={<Trans>Added through Stripe</Trans>}
      />
    </SavedCards>
  )
}

function NeededTitle({ card: { balances } }: { card: WalletCard }) {
  const sum = useMoney()(balances.reduce((all, { amount }) => all + amount, 0))
  return <Trans>This card still has to pay {sum}</Trans>
}

function NeededWhy({ card: { brand, balances }, last4 }: { card: WalletCard; last4: string }) {
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
