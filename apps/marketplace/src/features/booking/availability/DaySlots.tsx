import { AFTERNOON_UNTIL, groupSlots, MORNING_UNTIL, type SlotPeriod, slotPeriods } from '@ginipig/domain/listing'
import { type SlotGroup, SlotPicker } from '@ginipig/ui/slot-picker'
import { plural } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import { Moon, Sun, Sunrise } from 'lucide-react'
import type { ComponentProps } from 'react'
import { isPickable, type SlotView } from './slot-view.ts'

const icons: Record<SlotPeriod, typeof Sun> = { morning: Sunrise, afternoon: Sun, night: Moon }

type DaySlotsProps = {
  slots: readonly SlotView[]
  /** "Thursday 14 May". */
  dayText: string
  picked: string | null
  onPick: (slotId: string) => void
  error: string | undefined
  ref?: ComponentProps<typeof SlotPicker>['ref']
}

/** The slots of one day by Morning, Afternoon and Night, with places left; gone ones struck, with the reason. */
export function DaySlots({ slots, dayText, picked, onPick, error, ref }: DaySlotsProps) {
  const { t } = useLingui()
  const words = useSlotWords()
  const byPeriod = groupSlots(slots.map((slot) => ({ ...slot, time: slot.fromTime })))
  const titles: Record<SlotPeriod, { title: string; hint: string }> = {
    morning: { title: t`Morning`, hint: t`until ${{ time: MORNING_UNTIL }}` },
    afternoon: { title: t`Afternoon`, hint: t`12:00 to ${{ time: AFTERNOON_UNTIL }}` },
    night: { title: t`Night`, hint: t`from 17:00` },
  }
  const groups: SlotGroup[] = slotPeriods.map((period) => {
    const Icon = icons[period]
    return {
      id: period,
      icon: <Icon aria-hidden="true" />,
      ...titles[period],
      emptyText: t`No Time Slot Available`,
      slots: byPeriod[period].map(words),
    }
  })
  return (
    <SlotPicker
      ref={ref}
      label={t`Time on ${dayText}`}
      groups={groups}
      value={picked}
      onValueChange={onPick}
      error={error}
    />
  )
}

function useSlotWords() {
  const { t } = useLingui()
  return (slot: SlotView): SlotGroup['slots'][number] => {
    const end = slot.toTime
    const places = slot.availability
    if (!isPickable(slot)) {
      const detail = slot.state === 'being_booked' ? t`Being booked` : t`Taken`
      return { id: slot.id, start: slot.fromTime, detail, isGone: true }
    }
    return {
      id: slot.id,
      start: slot.fromTime,
      detail: t`to ${{ end }}`,
      places:
        slot.state === 'mine'
          ? t`Held for you`
          : slot.capacity > 1
            ? t`${plural(places, { one: '# place left', other: '# places left' })}`
            : undefined,
    }
  }
}
