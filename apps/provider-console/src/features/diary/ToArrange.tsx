import { useDates } from '@ginipig/app/words/use-dates.ts'
import { TextLink } from '@ginipig/ui/link'
import { Trans } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import styles from './Diary.module.css'
import { type Entry, patchTestOf } from './diary-days.ts'

type ToArrangeProps = { entries: readonly Entry[]; now: number; zone: string }

/** Patch tests of these days' bookings: nobody has set a time for them, so they stand above the days. */
export function ToArrange({ entries, now, zone }: ToArrangeProps) {
  const { friendlyDateTime } = useDates()
  const tests = entries.flatMap((entry) => {
    const by = 'booking' in entry ? patchTestOf(entry, now) : undefined
    return 'booking' in entry && by !== undefined ? [{ ...entry.booking, by }] : []
  })
  if (tests.length === 0) return null
  return (
    <section className={styles.ToArrange} aria-labelledby="diary-to-arrange">
      <h2 id="diary-to-arrange" className={styles.ToArrangeTitle}>
        <Trans>To arrange</Trans>
      </h2>
      <ul>
        {tests.map(({ id, clientName, by }) => (
          <li key={id}>
            <TextLink render={(slot) => <Link to="/provider/booking-details/$id" params={{ id }} {...slot} />}>
              <Trans>
                Patch test with {clientName}, by {friendlyDateTime(by, zone)}
              </Trans>
            </TextLink>
          </li>
        ))}
      </ul>
    </section>
  )
}
