import { type RefObject, useEffect, useRef } from 'react'

/** Keeps the focus when a change of the page removes the pressed button: it moves to what replaced that part.
 *  @param state - changes with that part, a count of rows too; undefined until it is known, which is no change. A focus
 *  elsewhere stays there, and none is set where there was none: what changes by itself must not call a reader away */
export function useFocusKept(target: RefObject<HTMLElement | null>, state: boolean | number | undefined): void {
  const before = useRef(state)
  const held = useRef<Element | null>(null)
  useEffect(() => {
    const note = () => {
      held.current = document.activeElement
    }
    note()
    document.addEventListener('focusin', note)
    return () => document.removeEventListener('focusin', note)
  }, [])
  useEffect(() => {
    const known = before.current
    if (known === state) return
    before.current = state
    const isLost = held.current !== null && (!held.current.isConnected || held.current.matches(':disabled'))
    if (known !== undefined && isLost && document.activeElement === document.body) target.current?.focus()
  }, [target, state])
}
