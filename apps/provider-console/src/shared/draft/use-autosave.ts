import { onLogOut } from '@ginipig/app/services/use-log-out.ts'
import { useEffect } from 'react'
import { type StoreApi, useStore } from 'zustand'
import type { SaveStatus } from './draft-autosave.ts'

type Sender = { flush: () => Promise<boolean>; store: { getState: () => { status: SaveStatus } } }

/** Sends what is typed also when its page is left, hidden or online again, or its author logs out, and lets the browser ask
 *  before words go that nobody else has. */
export function useFlushOnLeave(autosave: Sender): void {
  useEffect(() => {
    const send = () => void autosave.flush()
    const sendWhenHidden = () => document.hidden && send()
    const hold = (event: BeforeUnloadEvent) => {
      if (autosave.store.getState().status !== 'saved') event.preventDefault()
    }
    const forget = onLogOut(autosave.flush)
    window.addEventListener('online', send)
    window.addEventListener('beforeunload', hold)
    document.addEventListener('visibilitychange', sendWhenHidden)
    return () => {
      forget()
      window.removeEventListener('online', send)
      window.removeEventListener('beforeunload', hold)
      document.removeEventListener('visibilitychange', sendWhenHidden)
      send()
    }
  }, [autosave])
}

/** A part of what is kept: `useAutosaved(autosave, ({ typed }) => typed.treatment)`. */
export const useAutosaved = <Kept, T>(autosave: { store: StoreApi<Kept> }, select: (kept: Kept) => T): T =>
  useStore(autosave.store, select)
