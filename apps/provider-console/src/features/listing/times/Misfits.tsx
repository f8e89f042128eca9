import type { StartProblem } from '@ginipig/domain/listing-draft'
import type { WallClock } from '@ginipig/domain/time'
import { Banner } from '@ginipig/ui/banner'
import { Button } from '@ginipig/ui/button'
import { plural } from '@lingui/core/macro'
import { Plural, useLingui } from '@lingui/react/macro'
import type { Ref } from 'react'
import type { Taken } from '#shared/taken-times/taken-times.ts'
import { useDayWords, useProblemWords } from '#shared/taken-times/use-start-words.ts'
import styles from './Times.module.css'

type MisfitsProps = {
  /** What is wrong, for whoever it stopped. */
  ref: Ref<HTMLDivElement>
  misfits: readonly { start: WallClock; problem: StartProblem | undefined; by: Taken | undefined }[]
  zone: string
  /** They kept the provider from going on. */
  isStopped: boolean
  onTakeOut: () => void
}

/** Starts that were picked and can't be listed as they stand. */
export function Misfits({ ref, misfits, zone, isStopped, onTakeOut }: MisfitsProps) {
  const { t } = useLingui()
  const dayWords = useDayWords()
  const problemWords = useProblemWords(zone)
  const count = misfits.length
  if (count === 0) return null
  return (
    <Banner
      ref={ref}
      tabIndex={-1}
      tone={isStopped ? 'danger' : 'warning'}
      role={isStopped ? 'alert' : undefined}
      title={t`${plural(count, { one: 'One start can’t be listed', other: '# starts can’t be listed' })}`}
      action={
        <Button size="sm" onClick={onTakeOut}>
          <Plural value={count} one="Take it out" other="Take them out" />
        </Button>
      }
    >
      <ul className={styles.List}>
        {misfits.map(({ start, problem, by }) => (
          <li key={`${start.date} ${start.time}`}>
            <b>
              {dayWords(start.date)}, {start.time}
            </b>
            {problem === undefined ? null : ` · ${problemWords(problem, by)}`}
          </li>
        ))}
      </ul>
    </Banner>
  )
}
