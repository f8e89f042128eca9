import type { DiarySlot } from '@ginipig/contract/listing/diary.ts'
import { plannedDays } from '@ginipig/domain/listing-draft'
import type { WallClock } from '@ginipig/domain/time'
import { Heading } from '@ginipig/ui/heading'
import { IconButton } from '@ginipig/ui/icon-button'
import { Panel, PanelBody, PanelFoot } from '@ginipig/ui/panel'
import { plural } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import { Pencil } from 'lucide-react'
import type { ReactNode } from 'react'
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
  /** The day that is shown. */
  date: string
  onShow: (date: string) => void
  /** The way on; without it nothing is shown before something was picked. */
  action: ReactNode
}

/** What was picked, in few lines. */
export function PlanSummary({
  starts,
  isOne,
  clients,
  zone,
  isBooked,
  overlapOf,
  date,
  onShow,
  action,
}: PlanSummaryProps) {
  const { t } = useLingui()
  const linesOf = usePlanLines()
  const count = starts.length
  if (count === 0 && action === undefined) return null
  const booked = starts.filter(isBooked).length
  const days = new Set(starts.map((start) => start.date)).size
  const onDays = plural(days, { one: 'On # day', other: 'On # days' })
  const wanted = plural(clients, { one: '# client', other: '# clients' })
  return (
    <Panel aria-label={t`What you picked`}>
      <PanelBody>
        <Heading level={3} look="subpage">
          {t`${plural(count, { one: '# slot', other: '# slots' })}`}
        </Heading>
        <p className={styles.Note}>
          {count === 0 ? (
            <Trans>Pick a day, then a start.</Trans>
          ) : isOne ? (
            <Trans>With room for {wanted}.</Trans>
          ) : (
            <Trans>
              {onDays}. You want {wanted}.
            </Trans>
          )}{' '}
          {booked === 0
            ? null
            : t`${plural(booked, { one: '# is booked or held for a client, and stays.', other: '# are booked or held for a client, and stay.' })}`}
        </p>
        <Overlaps starts={starts.filter((start) => !isBooked(start))} zone={zone} overlapOf={overlapOf} />
      </PanelBody>
      {plannedDays(starts).map((line) => {
        const { days: dayNames, times } = linesOf(line)
        return (
          <PanelBody key={line.dates.join()} className={styles.Line} data-now={line.dates.includes(date) || undefined}>
            <div>
              <p className={styles.DayTitle}>{dayNames}</p>
              <p className={styles.Note}>{times}</p>
            </div>
            <IconButton
              label={t`Show ${dayNames}`}
              icon={<Pencil aria-hidden />}
              onClick={() => onShow(line.dates[0] ?? '')}
            />
          </PanelBody>
        )
      })}
      {action === undefined ? null : <PanelFoot>{action}</PanelFoot>}
    </Panel>
  )
}
