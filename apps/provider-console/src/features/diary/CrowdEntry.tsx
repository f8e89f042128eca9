import { useDates } from '@ginipig/app/words/use-dates.ts'
import { Plural } from '@lingui/react/macro'
import styles from './Diary.module.css'
import type { Crowd } from './diary-days.ts'

type CrowdEntryProps = { crowd: Crowd; zone: string; onCrowd: (crowd: Crowd) => void }

/** Too many slots of one hour to stand side by side: how many of what, and the way to all of them. */
export function CrowdEntry({ crowd, zone, onCrowd }: CrowdEntryProps) {
  const { time } = useDates()
  const { entries } = crowd
  const open = entries.filter(({ kind }) => kind === 'open').length
  const rest = entries.length - open
  return (
    <button type="button" className={styles.Entry} data-kind="crowd" onClick={() => onCrowd(crowd)}>
      <b>{time(entries[0]?.from ?? 0, zone)}</b>
      {open === 0 ? null : (
        <span>
          <Plural value={open} one="# open slot" other="# open slots" />
        </span>
      )}
      {rest === 0 ? null : (
        <span>
          <Plural value={rest} one="# closed slot" other="# closed slots" />
        </span>
      )}
    </button>
  )
}
