import { useEffect, useSyncExternalStore } from 'react'

let chosen: string | undefined
const listeners = new Set<() => void>()

function choose(title: string | undefined): void {
  chosen = title
  for (const listener of listeners) listener()
}

/** The title of a page that knows a better one than its route: the treatment's, the booking's. */
export function usePageTitle(title: string | undefined): void {
  useEffect(() => {
    choose(title)
    return () => choose(undefined)
  }, [title])
}

/** What the page shown has said, if anything. */
export function useChosenTitle(): string | undefined {
  return useSyncExternalStore(
    (listener) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    () => chosen,
  )
}
