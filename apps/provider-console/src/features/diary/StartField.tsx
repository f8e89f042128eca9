import { useField } from '@ginipig/app/form/use-field.ts'
import { useFieldText } from '@ginipig/app/words/field-words.ts'
import type { StartNotice } from '@ginipig/domain/booking'
import { endOf } from '@ginipig/domain/listing-draft'
import type { WallClock } from '@ginipig/domain/time'
import { Field } from '@ginipig/ui/field'
import { HalfHourGrid, HalfHourKey } from '@ginipig/ui/half-hour-grid'
import { useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { useDayWords, useProblemWords } from '#shared/taken-times/use-start-words.ts'
import styles from './Diary.module.css'
import { TooNear } from './TooNear.tsx'
import { type Planned, useDayPlan } from './use-day-plan.ts'

type StartFieldProps = { date: string; planned: Planned; notice: StartNotice; zone: string; before: WallClock }

/** The half hours of a day to choose a start from. One that isn't free can be pressed too, and says why. */
export function StartField({ date, planned, notice, zone, before }: StartFieldProps) {
  const { t } = useLingui()
  const fieldText = useFieldText()
  const dayWords = useDayWords()
  const problemWords = useProblemWords(zone)
  const { value, change, problem } = useField()
  const [asked, setAsked] = useState<string>()
  const { cells, chosen } = useDayPlan(planned, { date, time: value }, zone) ?? { cells: [], chosen: undefined }
  const isWhereItWas = date === before.date && value === before.time
  const refused = cells.find(({ time }) => time === asked) ?? (isWhereItWas ? undefined : chosen)
  const why = refused?.problem
  const press = (time: string) => {
    const isFree = cells.find((cell) => cell.time === time)?.problem === undefined
    setAsked(isFree ? undefined : time)
    if (isFree) change(time)
  }
  const meanings = {
    picked: t`Start you picked`,
    free: t`Free`,
    booking: t`Booking or slot of yours`,
    busy: t`Busy`,
    unfit: t`Won’t fit`,
  }
  return (
    <Field group label={t`New start`} marker={dayWords(date)} error={fieldText(problem, t`New start`)}>
      {cells.length === 0 ? null : (
        <HalfHourGrid
          onPress={press}
          periods={[
            {
              id: 'day',
              cells: cells.map(({ time, state, problem: wrong, by }) => ({
                time,
                state,
                label:
                  state === 'picked'
                    ? t`${time}, picked, to ${endOf(time, planned.duration)}`
                    : wrong === undefined
                      ? t`${time}, free`
                      : t`${time}, not possible: ${problemWords(wrong, by)}`,
              })),
            },
          ]}
        />
      )}
      <HalfHourKey
        className={styles.StartKey}
        aria-label={t`Key`}
        labels={Object.fromEntries(
          Object.entries(meanings).filter(([kind]) => cells.some(({ state }) => state === kind)),
        )}
      />
      <div role="status" className={styles.InTheWay} data-clashes={why !== undefined || undefined}>
        {refused === undefined || why === undefined ? (
          <TooNear notice={notice} start={{ date, time: value }} zone={zone} />
        ) : (
          <>
            <b>{refused.time}</b> {problemWords(why, refused.by)}
          </>
        )}
      </div>
    </Field>
  )
}
