import type { HistoryState } from '@tanstack/react-router'

declare module '@tanstack/react-router' {
  interface HistoryState {
    /** On the log-in page: the page that `next` names is the one before it. */
    isNextBehind?: boolean
  }
}

/** The way to the log-in and back to the page that one is on, as far down as one had read.
 *  @param here - its path, with its search; without one it is the starting page */
export const logInFrom = (here: string | undefined) => ({
  to: '/login' as const,
  search: { next: here },
  state: { isNextBehind: true } satisfies HistoryState,
})
