import { type RefObject, useEffect, useRef } from 'react'

/** A press that changes a part of the page may take the pressed button away: the focus goes on at what stands there now.
 *  @param state - changes with that part, a count of rows too; undefined until it is known, which is no change. A focus that is
 *   somewhere stays there, and nobody gets one who had none: what changes by itself does not call a reader away */
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
