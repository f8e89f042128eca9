import type { ClientBooking } from '@ginipig/contract/booking/booking.ts'
import type { SavedCard } from '@ginipig/contract/payment/card.ts'
import { Badge } from '@ginipig/ui/badge'
import { SavedCardOption, SavedCards } from '@ginipig/ui/saved-card-option'
import { Trans, useLingui } from '@lingui/react/macro'
import { Plus } from 'lucide-react'
import { brandMark, brandName, expiryOf } from '../payment-details/card-words.ts'

/** `new`, the deposit's, or the id of a saved card. */
export type CardChoiceValue = 'new' | 'deposit' | (string & {})

/** The card that paid the deposit, where it isn't among the saved ones. */
export type KeptCard = { brand: string; last4: string }

/** What a balance can be paid with beside saved and new cards. */
export function keptCard(
  { payments, hasBalanceCard = false }: ClientBooking,
  cards: readonly SavedCard[],
): KeptCard | undefined {
  if (hasBalanceCard) return undefined
  const card = payments.findLast(({ kind, state }) => kind === 'deposit' && state === 'taken')?.card ?? undefined
  return card && cards.some(({ brand, last4 }) => brand === card.brand && last4 === card.last4) ? undefined : card
}

/** Of the cards there are none is chosen. */
export const NO_CARD = ''

/** The one to begin with: the deposit's own, the first that can be used; without any card a new one. Where all have run
 *  out one chooses. */
export const firstChoice = (cards: readonly SavedCard[], kept?: KeptCard): CardChoiceValue =>
  kept ? 'deposit' : (cards.find(({ isExpired }) => !isExpired)?.id ?? (cards.length === 0 ? 'new' : NO_CARD))

type CardChoiceProps = {
  cards: readonly SavedCard[]
  kept?: KeptCard | undefined
  value: CardChoiceValue
  onChange: (value: CardChoiceValue) => void
}

/** The saved cards and a new one, as compact rows. */
export function CardChoice({ cards, kept, value, onChange }: CardChoiceProps) {
  const { t } = useLingui()
  return (
    <SavedCards aria-label={t`Pay with`}>
      {kept ? (
        <SavedCardOption
          name="card"
          value="deposit"
          checked={value === 'deposit'}
          onChange={() => onChange('deposit')}
          mark={brandMark(kept.brand)}
          title={t`${{ brand: brandName(kept.brand) }} ending ${{ last4: kept.last4 }}`}
          detail={t`Paid your deposit`}
        />
      ) : null}
      {cards.map((card) => {
        const { brand, last4, isExpired } = card
        const date = expiryOf(card)
        return (
          <SavedCardOption
            key={card.id}
            name="card"
            value={card.id}
            checked={value === card.id}
            disabled={isExpired}
            onChange={() => onChange(card.id)}
            mark={brandMark(brand)}
            title={t`${{ brand: brandName(brand) }} ending ${last4}`}
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
