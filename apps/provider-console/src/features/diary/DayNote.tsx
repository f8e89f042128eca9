import { plural } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import styles from './Diary.module.css'
import { daySummary, type Placed } from './diary-days.ts'

/** "2 booked", "Day off": the day in two words, under its date. */
export function DayNote({ placed }: { placed: readonly Placed[] }) {
  const { t } = useLingui()
  const { kind, count = 0 } = daySummary(placed)
  const words = {
    booked: plural(count, { one: '# booked', other: '# booked' }),
    request: plural(count, { one: '# request', other: '# requests' }),
    open: plural(count, { 0: 'None open', one: '# open', other: '# open' }),
    off: t`Day off`,
    partly: t`Partly busy`,
    nothing: t({ context: 'a day with nothing in it', message: 'Free' }),
  }
  return <small className={styles.DayNote}>{words[kind]}</small>
}
