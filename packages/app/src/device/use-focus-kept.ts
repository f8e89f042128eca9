import { type RefObject, useEffect, useRef } from 'react'

/** A press that changes a part of the page may take the pressed button away: the focus goes on at what stands there now.
 *  @param isOther - changes with that part; a focus that is somewhere stays there */
export function useFocusKept(target: RefObject<HTMLElement | null>, isOther: boolean): void {
  const wasOther = useRef(isOther)
  useEffect(() => {
    if (wasOther.current === isOther) return
    wasOther.current = isOther
    if (document.activeElement === document.body) target.current?.focus()
  }, [target, isOther])
}
