import { type KeyboardEvent, useLayoutEffect, useRef, useState } from 'react'
import { clampDate, lastDayOf, monthOf, weekStart } from './calendar-days.ts'
import { dateAfterKey } from './calendar-keys.ts'

interface RovingDate {
  month: string
  onMonthChange: (month: string) => void
  chosen: readonly string[]
  today: string
  canPick: (date: string) => boolean
  min: string | undefined
  max: string | undefined
  weekStartsOn: number
}

/** Roving tabindex: one tab stop in the grid. A key that leaves the month turns the page and takes the focus along. */
export function useRovingDate(options: RovingDate) {
  const { month, onMonthChange, min, max, weekStartsOn } = options
  const gridRef = useRef<HTMLTableElement>(null)
  const [wished, setFocused] = useState<string | null>(null)
  /** Where a key leads to, until it has the focus: another month may come renders later. */
  const goal = useRef<string | undefined>(undefined)
  const focused = wished !== null && monthOf(wished) === month ? wished : firstStop(options)

  useLayoutEffect(() => {
    if (goal.current !== focused) return
    goal.current = undefined
    gridRef.current?.querySelector<HTMLElement>(`[data-date="${focused}"]`)?.focus()
  }, [focused])

  const handleKeyDown = (event: KeyboardEvent<HTMLTableElement>) => {
    const isRightToLeft = getComputedStyle(event.currentTarget).direction === 'rtl'
    const from = goal.current ?? focused
    const to = dateAfterKey(event.key, from, weekStartsOn, isRightToLeft)
    if (to === undefined) return
    event.preventDefault()
    const target = clampDate(to, boundStart(min, weekStartsOn), boundEnd(max))
    if (target === from) return
    goal.current = target
    setFocused(target)
    if (monthOf(target) !== month) onMonthChange(monthOf(target))
  }

  return { gridRef, focused, setFocused, handleKeyDown }
}

/** Weeks that are over are not shown. */
function boundStart(min: string | undefined, weekStartsOn: number): string | undefined {
  if (min === undefined) return undefined
  const [week, month] = [weekStart(min, weekStartsOn), `${monthOf(min)}-01`]
  return week < month ? month : week
}

function boundEnd(max: string | undefined): string | undefined {
  return max === undefined ? undefined : lastDayOf(monthOf(max))
}

/** Where Tab enters: the choice, else today, else the first day with room, else the first. */
function firstStop({ month, chosen, today, canPick }: RovingDate): string {
  const picked = chosen.find((date) => monthOf(date) === month)
  if (picked !== undefined) return picked
  if (monthOf(today) === month) return today
  for (let day = 1; day <= Number(lastDayOf(month).slice(8)); day += 1) {
    const date = `${month}-${String(day).padStart(2, '0')}`
    if (canPick(date)) return date
  }
  return `${month}-01`
}
