import { useDates } from '@ginipig/app/words/use-dates.ts'
import { useMoney } from '@ginipig/app/words/use-money.ts'
import type { WalletCard } from '@ginipig/contract/payment/wallet.ts'
import { Badge } from '@ginipig/ui/badge'
import { BankCard } from '@ginipig/ui/bank-card'
import { Button } from '@ginipig/ui/button'
import { VisuallyHidden } from '@ginipig/ui/visually-hidden'
import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { CalendarClock } from 'lucide-react'
import { brandName, digitsOf, expiryOf } from './card-words.ts'
import styles from './PaymentDetailsPage.module.css'

type WalletItemProps = {
  card: WalletCard
  cards: readonly WalletCard[]
  onChoose: () => void
  onDelete: () => void
}

/** A card, what it is to pay, and what can be done with it. */
export function WalletItem({ card, cards, onChoose, onDelete }: WalletItemProps) {
  const { t } = useLingui()
  const brand = brandName(card.brand)
  const { holder, isExpired } = card
  const last4 = digitsOf(card, cards)
  const expiry = expiryOf(card)
  const which = (
    <VisuallyHidden>
      {' '}
      <Trans>
        {brand} ending {last4}
      </Trans>
    </VisuallyHidden>
  )
  return (
    <li className={styles.Card}>
      <BankCard
        cardId={card.id}
        brand={brand}
        last4={card.last4}
        endingIn={t`ending in`}
        detail={holder ? `${holder}, ${expiry}` : expiry}
        isExpired={isExpired}
      />
      <div className={styles.Badges}>
        <CardBadges card={card} isOnly={cards.length === 1} />
      </div>
      <div className={styles.Actions}>
        {card.isDefault || isExpired ? null : (
          <Button size="sm" variant="ghost" onClick={onChoose}>
            <span>
              <Trans>Pay with this one</Trans>
              {which}
            </span>
          </Button>
        )}
        <Button size="sm" variant="ghost" onClick={onDelete}>
          <span>
            <Trans>Delete</Trans>
            {which}
          </span>
        </Button>
      </div>
    </li>
  )
}

function CardBadges({ card, isOnly }: { card: WalletCard; isOnly: boolean }) {
  const money = useMoney()
  const dates = useDates()
  // However many they are, the card stays a card: the next one, and the others together.
  const [next, ...later] = card.balances.toSorted((one, other) => one.at - other.at)
  const sum = money(next?.amount ?? 0)
  const day = next && dates.friendlyDate(next.at, next.zone)
  const laterSum = money(later.reduce((all, { amount }) => all + amount, 0))
  return (
    <>
      {card.isDefault && !isOnly ? (
        <Badge tone="success">
          <Trans>Used first</Trans>
        </Badge>
      ) : null}
      {next === undefined ? null : next.at < Date.now() ? (
        <Badge tone="warning">
          <Trans>
            Was to pay {sum} on {day}
          </Trans>
        </Badge>
      ) : (
        <Badge tone="info" icon={<CalendarClock aria-hidden="true" />}>
          <Trans>
            Pays {sum} on {day}
          </Trans>
        </Badge>
      )}
      {later.length === 0 ? null : (
        <Badge tone="info">
          <Plural value={later.length} one={`and # more, ${laterSum}`} other={`and # more, ${laterSum}`} />
        </Badge>
      )}
      {card.state === 'expires_this_month' ? (
        <Badge tone="warning">
          <Trans>Expires this month</Trans>
        </Badge>
      ) : null}
      {card.isExpired ? (
        <Badge tone="danger">
          <Trans>Expired</Trans>
        </Badge>
      ) : null}
    </>
  )
}
