import { type RefObject, useEffect, useRef } from 'react'

/** Where the keyboard goes after "Show more": to the link of the first new item. Source: design.md §5.
 *  @param list - around the items  @param shown - how many there are
 *  @param items - selects them, where they aren't the list's own children
 *  @returns to be called when more is asked for: what comes from here on is new */
export function useFirstNew(list: RefObject<HTMLElement | null>, shown: number, items = ':scope > *'): () => void {
  const from = useRef<number>(undefined)
  useEffect(() => {
    if (from.current === undefined || shown <= from.current) return
    const first = list.current?.querySelectorAll(items)[from.current]
    from.current = undefined
    first?.querySelector('a')?.focus({ preventScroll: true })
  }, [list, shown, items])
  return () => {
    from.current = shown
  }
}
