import { type RefObject, useEffect, useRef } from 'react'

/** A press that changes a part of the page may take the pressed button away: the focus goes on at what stands there now.
 *  @param state - changes with that part, a count of rows too; undefined until it is known, which is no change. A focus that is
 *   somewhere stays there */
export function useFocusKept(target: RefObject<HTMLElement | null>, state: boolean | number | undefined): void {
  const before = useRef(state)
  useEffect(() => {
    const known = before.current
    if (known === state) return
    before.current = state
    if (known !== undefined && document.activeElement === document.body) target.current?.focus()
  }, [target, state])
}
