/** Last start of the morning and of the afternoon, wall clock. Source: spec §4. */
export const MORNING_UNTIL = '11:55'
export const AFTERNOON_UNTIL = '16:55'
/** First start of the night; starts are on the five minutes. */
export const NIGHT_FROM = '17:00'

export const slotPeriods = ['morning', 'afternoon', 'night'] as const
export type SlotPeriod = (typeof slotPeriods)[number]

/** The group a slot is shown in by its start. @param time - wall clock HH:MM of the appointment's place */
export function slotPeriod(time: string): SlotPeriod {
  if (time <= MORNING_UNTIL) return 'morning'
  return time <= AFTERNOON_UNTIL ? 'afternoon' : 'night'
}

/** Slots by period, each in the order given. Source: spec §4. */
export function groupSlots<Slot extends { time: string }>(slots: readonly Slot[]): Record<SlotPeriod, Slot[]> {
  const groups: Record<SlotPeriod, Slot[]> = { morning: [], afternoon: [], night: [] }
  for (const slot of slots) groups[slotPeriod(slot.time)].push(slot)
  return groups
}
