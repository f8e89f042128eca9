import { type RefObject, useEffect, useRef } from 'react'

/** Where the keyboard goes after "Show more": to the link of the first new item, or to the item where it has none.
 *  Source: design.md §5.
 *  @param list - around the items  @param shown - how many there are
 *  @param items - selects them, where they aren't the list's own children
 *  @returns to be called when more is asked for: what comes from here on is new */
export function useFirstNew(list: RefObject<HTMLElement | null>, shown: number, items = ':scope > *'): () => void {
  const before = useRef<{ shown: number; items: ReadonlySet<Element> }>(undefined)
  const all = () => [...(list.current?.querySelectorAll<HTMLElement>(items) ?? [])]
  // biome-ignore lint/correctness/useExhaustiveDependencies: looks when there are more
  useEffect(() => {
    const known = before.current
    if (known === undefined || shown <= known.shown) return
    before.current = undefined
    // In a list of several parts the first new one isn't the one behind all others.
    const first = all().find((item) => !known.items.has(item))
    const link = first?.querySelector('a')
    if (first && !link) first.tabIndex = -1
    ;(link ?? first)?.focus({ preventScroll: true })
  }, [shown])
  return () => {
    before.current = { shown, items: new Set(all()) }
  }
}
