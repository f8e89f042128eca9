import { toWallClock } from '@ginipig/domain/time'
import { useEffect, useRef } from 'react'
import type { Entry } from './diary-days.ts'

/** The entry's id now, and when it began before. */
type Changed = Pick<Entry, 'id' | 'from'>

/** An entry that was moved or removed takes along the button that led to it: the keyboard goes on where the entry stands
 *  now, or else in the day that it stood in. The diary may be drawn anew before the dialog gives the focus back, or after,
 *  so both look, until the person does something else.
 *  @param diary - another one each time it is read */
export function useFocusAfterChange(diary: unknown, zone: string) {
  const changed = useRef<Changed>(undefined)
  const goOn = () => {
    const { activeElement: active, body } = document
    if (!changed.current || (active !== body && active?.localName !== 'main')) return
    const { id, from } = changed.current
    const find = (what: string) => document.querySelector<HTMLElement>(what)
    const there = find(`[data-entry="${id}"]`) ?? find(`[data-day="${toWallClock(from, zone).date}"]`)
    there?.focus()
  }
  // biome-ignore lint/correctness/useExhaustiveDependencies: looks when there is another diary
  useEffect(goOn, [diary])
  return {
    noteChange: (change: Changed) => {
      changed.current = change
      const forget = () => {
        changed.current = undefined
      }
      for (const act of ['pointerdown', 'keydown'])
        document.addEventListener(act, forget, { once: true, capture: true })
    },
    goOn,
  }
}
