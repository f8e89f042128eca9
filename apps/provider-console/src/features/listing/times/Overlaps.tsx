import type { DiarySlot } from '@ginipig/contract/listing/diary.ts'
import { inOrder } from '@ginipig/domain/listing-draft'
import type { WallClock } from '@ginipig/domain/time'
import { plural } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import { useDayWords, useOverlapWords } from '#shared/taken-times/use-start-words.ts'
import styles from './Times.module.css'

/** The rest is collapsed, so that the days below stay in sight. */
const MOST_TOLD = 3

type OverlapsProps = {
  starts: readonly WallClock[]
  zone: string
  overlapOf: (start: WallClock) => DiarySlot | undefined
}

/** Those of some starts that meet the provider's open slots of other listings; nothing without any. */
export function Overlaps({ starts, zone, overlapOf }: OverlapsProps) {
  const { t } = useLingui()
  const dayWords = useDayWords()
  const overlapWords = useOverlapWords(zone)
  const met = inOrder(starts).flatMap((start) => {
    const slot = overlapOf(start)
    return slot ? [{ start, slot }] : []
  })
  if (met.length === 0) return null
  const linesOf = (some: typeof met) => (
    <ul className={styles.List}>
      {some.map(({ start, slot }) => (
        <li key={`${start.date} ${start.time}`}>
          <b>
            {dayWords(start.date)}, {start.time}
          </b>{' '}
          {overlapWords(slot)}
        </li>
      ))}
    </ul>
  )
  const rest = met.slice(MOST_TOLD)
  const more = rest.length
  return (
    <div className={styles.Why}>
      <p>
        <b>{t`${plural(met.length, { one: 'One overlaps a slot of yours.', other: '# overlap slots of yours.' })}`}</b>{' '}
        <Trans>Both stay open: the first booking closes the other.</Trans>
      </p>
      {linesOf(met.slice(0, MOST_TOLD))}
      {more > 0 ? (
        <details>
          <summary>{t`${plural(more, { one: 'And one more', other: 'And # more' })}`}</summary>
          {linesOf(rest)}
        </details>
      ) : null}
    </div>
  )
}
