import type { SavedCard } from '@ginipig/contract/payment/card.ts'
import { Badge } from '@ginipig/ui/badge'
import { SavedCardOption, SavedCards } from '@ginipig/ui/saved-card-option'
import { Trans, useLingui } from '@lingui/react/macro'
import { Plus } from 'lucide-react'

/** `new`, or the id of a saved card. */
export type CardChoiceValue = 'new' | (string & {})

/** Brands with a short mark of their own; another shows its first letters. */
const marks: Readonly<Record<string, string>> = { visa: 'VISA', mastercard: 'MC', amex: 'AMEX' }
const names: Readonly<Record<string, string>> = { visa: 'Visa', mastercard: 'Mastercard', amex: 'American Express' }

const expiry = ({ expiryMonth, expiryYear }: SavedCard) =>
  `${String(expiryMonth).padStart(2, '0')}/${String(expiryYear % 100).padStart(2, '0')}`

/** The one to begin with: the first that can be used, else a new one. */
export const firstChoice = (cards: readonly SavedCard[]): CardChoiceValue =>
  cards.find(({ isExpired }) => !isExpired)?.id ?? 'new'

type CardChoiceProps = {
  cards: readonly SavedCard[]
  value: CardChoiceValue
  onChange: (value: CardChoiceValue) => void
}

/** The saved cards and a new one, as compact rows. */
export function CardChoice({ cards, value, onChange }: CardChoiceProps) {
  const { t } = useLingui()
  return (
    <SavedCards aria-label={t`Pay with`}>
      {cards.map((card) => {
        const { brand, last4, isExpired } = card
        const date = expiry(card)
        return (
          <SavedCardOption
            key={card.id}
            name="card"
            value={card.id}
            checked={value === card.id}
            disabled={isExpired}
            onChange={() => onChange(card.id)}
            mark={marks[brand] ?? brand.slice(0, 4).toUpperCase()}
            title={t`${{ brand: names[brand] ?? brand }} ending ${last4}`}
            detail={isExpired ? t`Expired ${date}` : t`Expires ${date}`}
            end={
              isExpired ? (
                <Badge tone="danger">
                  <Trans>Expired</Trans>
                </Badge>
              ) : undefined
            }
          />
        )
      })}
      <SavedCardOption
        name="card"
        value="new"
        checked={value === 'new'}
        onChange={() => onChange('new')}
        mark={<Plus aria-hidden="true" />}
        plate="plain"
        title={<Trans>New card</Trans>}
      />
    </SavedCards>
  )
}
