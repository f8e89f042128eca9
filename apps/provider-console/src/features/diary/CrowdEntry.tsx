import { useDates } from '@ginipig/app/words/use-dates.ts'
import { Plural } from '@lingui/react/macro'
import styles from './Diary.module.css'
import type { Crowd, Entry } from './diary-days.ts'

type CrowdEntryProps = { crowd: Crowd; zone: string; onCrowd: (crowd: Crowd) => void }

/** Too many at one time to stand side by side: how many of what, and the way to all of them. */
export function CrowdEntry({ crowd, zone, onCrowd }: CrowdEntryProps) {
  const { time } = useDates()
  const { entries } = crowd
  const count = (...kinds: Entry['kind'][]) => entries.filter(({ kind }) => kinds.includes(kind)).length
  const [booked, requests, open] = [count('booked', 'past', 'held'), count('request'), count('open')]
  const rest = entries.length - booked - requests - open
  return (
    <button type="button" className={styles.Entry} data-kind="crowd" onClick={() => onCrowd(crowd)}>
      <b>
        {time(entries[0]?.from ?? 0, zone)} – {time(Math.max(...entries.map(({ until }) => until)), zone)}
      </b>
      <span>
        <Plural value={entries.length} one="# at this time" other="# at this time" />
      </span>
      {booked === 0 ? null : (
        <span>
          <Plural value={booked} one="# booked" other="# booked" />
        </span>
      )}
      {requests === 0 ? null : (
        <span>
          <Plural value={requests} one="# request" other="# requests" />
        </span>
      )}
      {open === 0 ? null : (
        <span>
          <Plural value={open} one="# open slot" other="# open slots" />
        </span>
      )}
      {rest === 0 ? null : (
        <span>
          <Plural value={rest} one="# closed or blocked" other="# closed or blocked" />
        </span>
      )}
    </button>
  )
}
