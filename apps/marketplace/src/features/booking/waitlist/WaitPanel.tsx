import { useFocusKept } from '@ginipig/app/device/use-focus-kept.ts'
import { formatLocale } from '@ginipig/app/words/locale.ts'
import { useDates } from '@ginipig/app/words/use-dates.ts'
import { Button, ButtonLink } from '@ginipig/ui/button'
import { TextLink } from '@ginipig/ui/link'
import { Panel } from '@ginipig/ui/panel'
import { Trans, useLingui } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import { CalendarDays } from 'lucide-react'
import { useRef, useState } from 'react'
import { dayWords } from '../availability/day-words.ts'
import { ChangeDay } from './ChangeDay.tsx'
import { PlaceInLine } from './PlaceInLine.tsx'
import { StopWaiting } from './StopWaiting.tsx'
import { useWait } from './use-wait.ts'
import { useWaitWords } from './use-wait-words.ts'
import { WaitDay } from './WaitDay.tsx'
import styles from './WaitPanel.module.css'
import { WaitTerms } from './WaitTerms.tsx'

type WaitPanelProps = {
  listingId: string
  /** Is there nothing to book at all? */
  isFull: boolean
  /** Does its provider take no bookings of it? */
  isClosed: boolean
  /** The day that is looked at, YYYY-MM-DD, where it has no room. */
  fullDay: string | undefined
  /** The month that is looked at, YYYY-MM. */
  month: string
}

/** Beneath a calendar: waits for a time of the listing, or for one of a day. Source: product.md §9 (waitlist). */
export function WaitPanel({ listingId, isFull, isClosed, fullDay, month }: WaitPanelProps) {
  const { t, i18n } = useLingui()
  const dates = useDates()
  const wordsOf = useWaitWords()
  const { wait, isLoading, join, isJoining } = useWait(listingId)
  const [chosen, setChosen] = useState<{ day: string | undefined }>()
  const title = useRef<HTMLHeadingElement>(null)
  useFocusKept(title, isLoading ? undefined : wait !== undefined)
  const day = chosen ? chosen.day : isFull ? undefined : fullDay
  if (isLoading) return null
  // Any time is waited for only where there is none: the days with room are booked.
  const dayText =
    day !== undefined ? dayWords(day, formatLocale(i18n.locale)) : isFull ? t`Any date` : t`Choose a full day`
  if (wait?.held) {
    const { bookingId, until } = wait.held
    return (
      <Panel look="well" isPadded aria-label={t`Waitlist`} className={styles.WaitPanel}>
        <h2 ref={title} tabIndex={-1} className={styles.Title}>
          <Trans>A time opened up, and it’s yours</Trans>
        </h2>
        <p role="status">
          <Trans>A time is held for you until {{ time: dates.time(until, wait.listing.zone) }}.</Trans>
        </p>
        <div className={styles.Acts}>
          <ButtonLink
            size="sm"
            variant="primary"
            render={(slot) => <Link to="/waitlist/$id" params={{ id: bookingId }} {...slot} />}
          >
            <Trans>See the time</Trans>
          </ButtonLink>
          <StopWaiting wait={wait} />
        </div>
      </Panel>
    )
  }
  if (wait) {
    return (
      <Panel look="well" isPadded aria-label={t`Waitlist`} className={styles.WaitPanel}>
        <h2 ref={title} tabIndex={-1} className={styles.Title}>
          <Trans>You’re waiting for a time</Trans>
        </h2>
        <p>{wordsOf(wait.day)}</p>
        <PlaceInLine place={wait.place} of={wait.of} />
        <div className={styles.Acts}>
          <TextLink render={(slot) => <Link to="/my-booking" search={{ tab: 'waiting' }} {...slot} />}>
            <Trans>See all you’re waiting for</Trans>
          </TextLink>
          <ChangeDay wait={wait} />
          <StopWaiting wait={wait} />
        </div>
      </Panel>
    )
  }
  return (
    <Panel look="well" isPadded aria-label={t`Waitlist`} className={styles.WaitPanel}>
      <h2 ref={title} tabIndex={-1} className={styles.Title}>
        {isClosed ? (
          <Trans>Closed for now</Trans>
        ) : isFull ? (
          <Trans>Fully booked for now</Trans>
        ) : (
          <Trans>No time that suits you?</Trans>
        )}
      </h2>
      <p>
        {isClosed ? <Trans>No bookings are taken at the moment. It may open again.</Trans> : null} <WaitTerms />
      </p>
      <div className={styles.Acts}>
        <WaitDay
          listingId={listingId}
          isFull={isFull}
          value={day}
          month={month}
          onValueChange={(one) => setChosen({ day: one })}
          renderButton={(button) => (
            <Button
              icon={<CalendarDays aria-hidden="true" />}
              aria-label={t`Day to wait for: ${{ day: dayText }}`}
              {...button}
            >
              {dayText}
            </Button>
          )}
        />
        {day === undefined && !isFull ? null : (
          <Button variant={isFull ? 'primary' : 'secondary'} busy={isJoining} onClick={() => join(day ?? null)}>
            <Trans>Join the waitlist</Trans>
          </Button>
        )}
      </div>
    </Panel>
  )
}
