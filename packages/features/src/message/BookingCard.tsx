import { useDates } from '@ginipig/app/words/use-dates.ts'
import { useMoney } from '@ginipig/app/words/use-money.ts'
import type { Message } from '@ginipig/contract/message/thread.ts'
import { ButtonLink } from '@ginipig/ui/button'
import { coverUrl } from '@ginipig/ui/covers'
import { Trans, useLingui } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import { CircleCheck, CircleX, Hourglass, TriangleAlert } from 'lucide-react'
import styles from './BookingCard.module.css'
import { type CardTone, cardTitle, cardTones } from './card-words.ts'
import { readersZone, useMessagePaths } from './message-paths.ts'

const icons: Record<CardTone, typeof CircleCheck> = {
  waiting: Hourglass,
  good: CircleCheck,
  plain: CircleX,
  over: TriangleAlert,
}

type BookingCardProps = {
  message: Extract<Message, { kind: 'booking' }>
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
  const { isConsole, booking } = useMessagePaths()
  const tone = cardTones[card.event]
  const Icon = icons[tone]
  const price = money(card.total)
  const isToAnswer = isConsole && card.status === 'requested'
  return (
    <article className={styles.BookingCard}>
      <p className={styles.Head} data-tone={tone}>
        <Icon aria-hidden />
        {cardTitle(i18n, card, isConsole ? 'provider' : 'client', firstName)}
        <time dateTime={new Date(at).toISOString()}>{time(at, readersZone())}</time>
      </p>
      <div className={styles.Body}>
        <img src={card.imageUrl ?? coverUrl(card.cover, card.listingId)} alt="" width="56" height="56" loading="lazy" />
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
      {isLatest ? (
        <div className={styles.Actions}>
          <ButtonLink
            variant={isToAnswer ? 'primary' : 'tonal'}
            size="sm"
            render={(slot) => <Link to={booking} params={{ id: card.bookingId }} {...slot} />}
          >
            {isToAnswer ? <Trans>Answer the request</Trans> : <Trans>Details</Trans>}
          </ButtonLink>
        </div>
      ) : null}
    </article>
  )
}
