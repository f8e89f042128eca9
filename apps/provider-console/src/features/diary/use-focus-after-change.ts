import { toWallClock } from '@ginipig/domain/time'
import { useEffect, useRef } from 'react'
import type { Entry } from './diary-days.ts'

/** An entry that was moved or removed takes along the button that led to it: the keyboard goes on where the entry stands
 *  now, or else in the day that it stood in. The diary may be drawn anew before the dialog closes, or after.
 *  @param diary - another one each time it is read */
export function useFocusAfterChange(diary: unknown, zone: string) {
  const changed = useRef<Entry>(undefined)
  const goOn = () => {
    const { activeElement: active, body } = document
    if (!changed.current || (active !== body && active?.localName !== 'main')) return
    const { id, from } = changed.current
    const find = (what: string) => document.querySelector<HTMLElement>(what)
    const there = find(`[data-entry="${id}"]`) ?? find(`[data-day="${toWallClock(from, zone).date}"]`)
    changed.current = undefined
    there?.focus()
  }
  // biome-ignore lint/correctness/useExhaustiveDependencies: looks when there is another diary
  useEffect(() => {
    goOn()
    changed.current = undefined
  }, [diary])
  return {
    noteChange: (entry: Entry) => {
      changed.current = entry
    },
    goOn,
  }
}
