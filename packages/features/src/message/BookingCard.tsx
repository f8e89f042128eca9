import { readersZone } from '@ginipig/app/words/readers-zone.ts'
import { useDates } from '@ginipig/app/words/use-dates.ts'
import { useMoney } from '@ginipig/app/words/use-money.ts'
import { listingPicture } from '@ginipig/contract/media/cover.ts'
import type { Message } from '@ginipig/contract/message/thread.ts'
import { Picture } from '@ginipig/ui/picture'
import { Skeleton } from '@ginipig/ui/skeleton'
import { Trans, useLingui } from '@lingui/react/macro'
import { CircleCheck, CircleX, Hourglass, MapPin, Phone, TriangleAlert } from 'lucide-react'
import { use } from 'react'
import styles from './BookingCard.module.css'
import { CardActionsContext } from './card-actions.ts'
import { type CardTone, cardTitle, cardTones } from './card-words.ts'
import { useMessagePaths } from './message-paths.ts'
import { dialOf, useUnlocked } from './use-unlocked.ts'

const icons: Record<CardTone, typeof CircleCheck> = {
  waiting: Hourglass,
  good: CircleCheck,
  plain: CircleX,
  over: TriangleAlert,
}

type BookingMessage = Extract<Message, { kind: 'booking' }>
type Card = BookingMessage['card']

type BookingCardProps = {
  message: BookingMessage
  /** Of the other person. */
  firstName: string
  /** Nothing has come of this booking since: the card leads to it. */
  isLatest: boolean
}

/** A step of a booking, where it happened in the talk. */
export function BookingCard({ message: { card, at }, firstName, isLatest }: BookingCardProps) {
  const { i18n } = useLingui()
  const { time, friendlyDateTime } = useDates()
  const money = useMoney()
  const { isConsole } = useMessagePaths()
  const Actions = use(CardActionsContext)
  const tone = cardTones[card.event]
  const Icon = icons[tone]
  const price = money(card.total)
  return (
    <article className={styles.BookingCard}>
      <p className={styles.Head} data-tone={tone}>
        <Icon aria-hidden />
        {cardTitle(i18n, card, isConsole ? 'provider' : 'client', firstName)}
        <time dateTime={new Date(at).toISOString()}>{time(at, readersZone())}</time>
      </p>
      <div className={styles.Body}>
        <Picture picture={listingPicture({ ...card, id: card.listingId })} alt="" sizes="56px" />
        <div>
          <p className={styles.When}>
            <Trans>
              {friendlyDateTime(card.startsAt, card.zone)} to {time(card.endsAt, card.zone)}
            </Trans>
          </p>
          <p className={styles.What}>
            {card.title}, {price}
          </p>
        </div>
      </div>
      {isLatest ? <Room card={card} /> : null}
      {isLatest ? <Unlocked bookingId={card.bookingId} /> : null}
      {isLatest && !isConsole ? <CameBack bookingId={card.bookingId} /> : null}
      {isLatest && Actions ? (
        <div className={styles.Actions}>
          <Actions bookingId={card.bookingId} />
        </div>
      ) : null}
    </article>
  )
}

/** About as much as comes once the booking is here, so that it pushes nothing down. */
function Room({ card: { bookingId, event, endsAt } }: { card: Card }) {
  const { isPending } = useUnlocked(bookingId)
  if (!isPending) return null
  const isOver = endsAt < Date.now()
  return (
    <div aria-hidden className={styles.Room} data-tone={isOver ? undefined : cardTones[event]}>
      <Skeleton shape="block" height={36} />
    </div>
  )
}

/** What of a booking that is over went back to its client. */
function CameBack({ bookingId }: { bookingId: string }) {
  const { mine } = useUnlocked(bookingId)
  const money = useMoney()
  if (!mine?.refund) return null
  const sum = money(mine.refund.amount)
  return (
    <p className={styles.CameBack}>
      <Trans>{sum} came back to your card.</Trans>
    </p>
  )
}

/** Where and by which phone, once they are open. */
function Unlocked({ bookingId }: { bookingId: string }) {
  const { phone, address } = useUnlocked(bookingId)
  if (phone === null && address === null) return null
  return (
    <ul className={styles.Unlocked}>
      {address === null ? null : (
        <li>
          <MapPin aria-hidden />
          {address}
        </li>
      )}
      {phone === null ? null : (
        <li>
          <Phone aria-hidden />
          <a href={dialOf(phone)}>{phone}</a>
        </li>
      )}
    </ul>
  )
}
