import { useEffect } from 'react'
import { type StoreApi, useStore } from 'zustand'
import type { SaveStatus } from './draft-keeper.ts'

type Sender = { flush: () => Promise<boolean>; store: { getState: () => { status: SaveStatus } } }

/** Sends what is typed also when its page is left, hidden or online again, and lets the browser ask before words go that
 *  nobody else has. */
export function useSending(keeper: Sender): void {
  useEffect(() => {
    const send = () => void keeper.flush()
    const sendWhenHidden = () => document.hidden && send()
    const hold = (event: BeforeUnloadEvent) => {
      if (keeper.store.getState().status !== 'saved') event.preventDefault()
    }
    window.addEventListener('online', send)
    window.addEventListener('beforeunload', hold)
    document.addEventListener('visibilitychange', sendWhenHidden)
    return () => {
      window.removeEventListener('online', send)
      window.removeEventListener('beforeunload', hold)
      document.removeEventListener('visibilitychange', sendWhenHidden)
      send()
    }
  }, [keeper])
}

/** A part of what is kept: `useKept(keeper, ({ typed }) => typed.treatment)`. */
export const useKept = <Kept, T>(keeper: { store: StoreApi<Kept> }, select: (kept: Kept) => T): T =>
  useStore(keeper.store, select)
