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

let waiting = 0

/** How much waits for the person, before the title of every page: a tab that isn't looked at says so too. */
export function useTitleCount(count: number): void {
  useEffect(() => {
    waiting = count
    for (const listener of listeners) listener()
    return () => {
      waiting = 0
      for (const listener of listeners) listener()
    }
  }, [count])
}

function listen(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** What the page shown has said, if anything. */
export const useChosenTitle = (): string | undefined =>
  useSyncExternalStore(
    listen,
    () => chosen,
    () => undefined,
  )

/** What `useTitleCount` was told. */
export const useWaitingCount = (): number =>
  useSyncExternalStore(
    listen,
    () => waiting,
    () => 0,
  )

let rendered: { address: string; language: string; title: string } | undefined

/** Keeps the title that a server gave this page: it says more than the app's own, and search engines read it after the
 *  script has run. @param address - path and search, as the router has them */
export function keepRenderedTitle(address: string): void {
  rendered = { address, language: document.documentElement.lang, title: document.title }
}

/** What the server called the page at this address, whole; undefined for any other, and in another language. */
export const renderedTitle = (address: string, language: string): string | undefined =>
  rendered?.address === address && rendered.language === language ? rendered.title : undefined
