import { useDates } from '@ginipig/app/words/use-dates.ts'
import { TextLink } from '@ginipig/ui/link'
import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import { ChevronDown, FlaskConical } from 'lucide-react'
import styles from './Diary.module.css'
import { type Entry, patchTestOf } from './diary-days.ts'

type ToArrangeProps = { entries: readonly Entry[]; now: number; zone: string }

/** Patch tests of these days' bookings: nobody has set a time for them, so they stand above the days,
 *  in one line that opens: the days are what one came for. */
export function ToArrange({ entries, now, zone }: ToArrangeProps) {
  const { t } = useLingui()
  const { friendlyDateTime } = useDates()
  const tests = entries
    .flatMap((entry) => {
      const by = 'booking' in entry ? patchTestOf(entry, now) : undefined
      return 'booking' in entry && by !== undefined ? [{ ...entry.booking, by }] : []
    })
    .sort((one, other) => one.by - other.by)
  const [first] = tests
  if (!first) return null
  const soonest = friendlyDateTime(first.by, zone)
  const links = tests.map(({ id, clientName, by }) => (
    <li key={id}>
      <TextLink render={(slot) => <Link to="/provider/booking-details/$id" params={{ id }} {...slot} />}>
        <Trans>
          Patch test with {clientName}, by {friendlyDateTime(by, zone)}
        </Trans>
      </TextLink>
    </li>
  ))
  return (
    <section className={styles.ToArrange} aria-label={t`To arrange`}>
      <FlaskConical aria-hidden />
      {tests.length === 1 ? (
        <ul>{links}</ul>
      ) : (
        <details>
          <summary>
            <Plural
              value={tests.length}
              one="# patch test to arrange"
              other={`# patch tests to arrange, the first by ${soonest}`}
            />
            <ChevronDown aria-hidden className={styles.Chevron} />
          </summary>
          <ul>{links}</ul>
        </details>
      )}
    </section>
  )
}
