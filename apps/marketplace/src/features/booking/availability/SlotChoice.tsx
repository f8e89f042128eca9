import { Failure } from '@ginipig/app/words/Failure.tsx'
import { formatLocale } from '@ginipig/app/words/locale.ts'
import { Skeleton } from '@ginipig/ui/skeleton'
import { focusFirstSlot } from '@ginipig/ui/slot-picker'
import { VisuallyHidden } from '@ginipig/ui/visually-hidden'
import { Trans, useLingui } from '@lingui/react/macro'
import { type ReactNode, type RefObject, useEffect, useState } from 'react'
import type { AvailabilitySearch } from './availability-search.ts'
import { DaySlots } from './DaySlots.tsx'
import { dayWords } from './day-words.ts'
import { MonthOfSlots } from './MonthOfSlots.tsx'
import styles from './SlotChoice.module.css'
import type { useAvailability } from './use-availability.ts'

type SlotChoiceProps = {
  shown: Omit<ReturnType<typeof useAvailability>, 'hold' | 'listing' | 'slots' | 'fullDay'>
  /** Month, day and slot that were chosen, for the address. */
  onChange: (search: AvailabilitySearch) => void
  /** What stands in the way, above the slots. */
  notices?: ReactNode
  isPickMissing: boolean
  /** Of the day's slots, for who moves the focus there. */
  slotsRef: RefObject<HTMLDivElement | null>
  /** Beneath the slots. */
  children?: ReactNode
}

/** A month and the slots of one of its days, of which one is picked. */
export function SlotChoice({ shown, onChange, notices, isPickMissing, slotsRef, children }: SlotChoiceProps) {
  const { t, i18n } = useLingui()
  const [dayPicked, setDayPicked] = useState<string>()
  const { month, date, picked } = shown

  // Once the day's slots are there the focus lands on the first of them, once: the day may be shown again later.
  // Source: design.md §14.
  useEffect(() => {
    if (dayPicked === undefined || dayPicked !== date) return
    focusFirstSlot(slotsRef.current)
    setDayPicked(undefined)
  }, [dayPicked, date, slotsRef])

  const handleDay = (day: string) => {
    onChange({ month: day.slice(0, 7), day })
    setDayPicked(day)
  }
  const dayText = date === undefined ? '' : dayWords(date, formatLocale(i18n.locale))
  return (
    <div className={styles.SlotChoice}>
      <MonthOfSlots
        month={month}
        onMonthChange={(next) => onChange({ month: next })}
        counts={shown.counts}
        selected={date ?? null}
        onSelect={handleDay}
        today={shown.today}
        bounds={shown.bounds}
        isBusy={shown.isLoading}
      />
      <section aria-label={t`Time`}>
        {date === undefined ? null : <h2 className={styles.Day}>{dayText}</h2>}
        <div className={styles.Notices}>{notices}</div>
        {shown.error ? (
          <Failure error={shown.error} onTryAgain={shown.retry} />
        ) : shown.isLoading ? (
          <SlotsSkeleton label={t`Loading times`} />
        ) : date === undefined ? (
          <p className={styles.None}>
            <Trans>No Time Slot Available</Trans>
          </p>
        ) : (
          <DaySlots
            ref={slotsRef}
            slots={shown.daySlots}
            dayText={dayText}
            picked={picked?.id ?? null}
            onPick={(slot) => onChange({ month, day: date, slot })}
            error={isPickMissing && !picked ? t`Please select any Slot!` : undefined}
          />
        )}
        {children}
      </section>
    </div>
  )
}

const BOXES = ['a', 'b', 'c', 'd']

/** The boxes of a day's slots before they are known. */
function SlotsSkeleton({ label }: { label: string }) {
  return (
    <div aria-busy="true" className={styles.SlotsSkeleton}>
      <VisuallyHidden role="status">{label}</VisuallyHidden>
      {BOXES.map((box) => (
        <Skeleton key={box} shape="block" height={64} />
      ))}
    </div>
  )
}
