import { useDates } from '@ginipig/app/words/use-dates.ts'
import { Plural } from '@lingui/react/macro'
import styles from './Diary.module.css'
import type { Crowd, Entry } from './diary-days.ts'

type CrowdEntryProps = { crowd: Crowd; zone: string; onCrowd: (crowd: Crowd) => void }

/** Too many of one hour to stand side by side: how many of what, what waits for an answer first, and the way to all of
 *  them. */
export function CrowdEntry({ crowd, zone, onCrowd }: CrowdEntryProps) {
  const { time } = useDates()
  const { entries } = crowd
  const count = (...kinds: Entry['kind'][]) => entries.filter(({ kind }) => kinds.includes(kind)).length
  const requests = count('request')
  const booked = count('booked', 'past')
  const open = count('open')
  const rest = entries.length - requests - booked - open
  return (
    <button
      type="button"
      className={styles.Entry}
      data-kind="crowd"
      data-holds={requests > 0 ? 'request' : booked > 0 ? 'booked' : open > 0 ? undefined : 'shut'}
      onClick={() => onCrowd(crowd)}
    >
      <b>{time(entries[0]?.from ?? 0, zone)}</b>
      {requests === 0 ? null : (
        <span>
          <Plural value={requests} one="# request" other="# requests" />
        </span>
      )}
      {booked === 0 ? null : (
        <span>
          <Plural value={booked} one="# booked" other="# booked" />
        </span>
      )}
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
