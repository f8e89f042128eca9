import type { DiarySlot } from '@ginipig/contract/listing/diary.ts'
import { plannedDays } from '@ginipig/domain/listing-draft'
import type { WallClock } from '@ginipig/domain/time'
import { LinkButton } from '@ginipig/ui/link'
import { Panel, PanelBody, PanelHead } from '@ginipig/ui/panel'
import { plural } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import { Overlaps } from './Overlaps.tsx'
import styles from './Times.module.css'
import { usePlanLines } from './use-plan-lines.ts'

type PlanSummaryProps = {
  starts: readonly WallClock[]
  isOne: boolean
  clients: number
  zone: string
  isBooked: (start: WallClock) => boolean
  overlapOf: (start: WallClock) => DiarySlot | undefined
  onShow: (date: string) => void
}

/** What was picked, in few lines. */
export function PlanSummary({ starts, isOne, clients, zone, isBooked, overlapOf, onShow }: PlanSummaryProps) {
  const { t } = useLingui()
  const linesOf = usePlanLines()
  if (starts.length === 0) return null
  const count = starts.length
  const booked = starts.filter(isBooked).length
  const [slots, wanted] = [
    plural(count, { one: '# slot', other: '# slots' }),
    plural(clients, { one: '# client', other: '# clients' }),
  ]
  return (
    <Panel aria-label={t`What you picked`}>
      <PanelHead headingLevel={3} title={slots} />
      <PanelBody>
        <p className={styles.Note}>
          {isOne ? (
            <Trans>With room for {wanted}.</Trans>
          ) : (
            <Trans>Each for one client. You want {wanted}: the listing closes when they have booked.</Trans>
          )}{' '}
          {booked === 0
            ? null
            : t`${plural(booked, { one: '# is booked and stays.', other: '# are booked and stay.' })}`}
        </p>
        <Overlaps starts={starts.filter((start) => !isBooked(start))} zone={zone} overlapOf={overlapOf} />
      </PanelBody>
      {plannedDays(starts).map((line) => {
        const { days, times } = linesOf(line)
        return (
          <PanelBody key={line.dates.join()} className={styles.Line}>
            <LinkButton onClick={() => onShow(line.dates[0] ?? '')}>{days}</LinkButton>
            <span>{times}</span>
          </PanelBody>
        )
      })}
    </Panel>
  )
}
