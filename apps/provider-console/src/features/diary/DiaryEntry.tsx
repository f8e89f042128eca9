import { useDates } from '@ginipig/app/words/use-dates.ts'
import { useTimeLeftWords } from '@ginipig/app/words/use-time-left.ts'
import { useLingui as useI18n } from '@lingui/react'
import { Trans, useLingui } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import { TriangleAlert } from 'lucide-react'
import styles from './Diary.module.css'
import { type BookingEntry, type Entry, isWholeDays, patchTestOf } from './diary-days.ts'
import { entryWords } from './kind-words.ts'

type DiaryEntryProps = {
  entry: Entry
  /** Epoch ms. */
  now: number
  zone: string
  onPick: (entry: Entry) => void
  /** Id of what says which keys move it. */
  describedBy?: string | undefined
  /** Its place ends before it does: then its words say until when, however narrow it is. */
  isCut?: boolean
  /** On its way to another time: it can be looked at, not opened. */
  isMoving?: boolean
}

/** One thing in the diary: a booking leads to its page, all else opens what can be done with it. */
export function DiaryEntry({
  entry,
  now,
  zone,
  onPick,
  describedBy,
  isCut = false,
  isMoving = false,
}: DiaryEntryProps) {
  const { t } = useLingui()
  const { i18n } = useI18n()
  const { time, friendlyDateTime } = useDates()
  const heldFor = 'busy' in entry ? entry.busy.heldFor : null
  const patchTestBy = 'booking' in entry ? patchTestOf(entry, now) : undefined
  const title = 'slot' in entry ? entry.slot.title : 'booking' in entry ? entry.booking.clientName : titleOf(entry.busy)
  const content = (
    <>
      <b>
        {isWholeDays(entry, zone) ? (
          <Trans>All day</Trans>
        ) : (
          <>
            {time(entry.from, zone)}
            <span className={isCut ? undefined : styles.Until}> – {time(entry.until, zone)}</span>
          </>
        )}
      </b>
      <span>{heldFor === null ? (title === '' ? t`Not there` : title) : t`Held for ${{ name: heldFor }}`}</span>
      {'booking' in entry ? (
        <>
          {/* Before the treatment: an entry shows as many lines as it has room for, and this can't wait. */}
          <BookingState entry={entry} now={now} />
          {entry.isBusyToo ? (
            <span className={styles.Clash}>
              <TriangleAlert aria-hidden />
              <Trans>Busy elsewhere too</Trans>
            </span>
          ) : null}
          <span>{entry.booking.title}</span>
        </>
      ) : null}
      <small>{i18n._(entryWords(entry))}</small>
      {patchTestBy === undefined ? null : (
        <span>
          <Trans>Patch test by {friendlyDateTime(patchTestBy, zone)}</Trans>
        </span>
      )}
    </>
  )
  if ('booking' in entry)
    return (
      <Link
        to="/provider/booking-details/$id"
        params={{ id: entry.booking.id }}
        className={styles.Entry}
        data-kind={entry.kind}
        data-clash={entry.isBusyToo || undefined}
      >
        {content}
      </Link>
    )
  return (
    <button
      type="button"
      aria-describedby={describedBy}
      data-entry={entry.id}
      className={styles.Entry}
      data-kind={entry.kind}
      aria-disabled={isMoving || undefined}
      onClick={() => !isMoving && onPick(entry)}
    >
      {content}
    </button>
  )
}

/** What of a booking is now, or waits for an answer. */
function BookingState({ entry, now }: { entry: BookingEntry; now: number }) {
  const timeLeft = useTimeLeftWords()
  const { kind, booking } = entry
  const { respondBy, proposal } = booking
  if (proposal?.by === 'client')
    return (
      <b className={styles.State}>
        <Trans>Asks to move</Trans>
      </b>
    )
  // While other times are offered the client is to answer.
  if (kind === 'request' && respondBy !== null && proposal === null)
    return <b className={styles.State}>{timeLeft(respondBy - now)}</b>
  if (kind === 'offered')
    return (
      <b className={styles.State}>
        <Trans>Day off</Trans>
      </b>
    )
  if (kind === 'booked' && entry.from <= now && now < entry.until)
    return (
      <b className={styles.State}>
        {booking.type === 'online' ? <Trans>Online with you now</Trans> : <Trans>In the chair</Trans>}
      </b>
    )
  return null
}

const titleOf = ({ note, calendarName }: { note: string; calendarName: string | null }) => calendarName ?? note
