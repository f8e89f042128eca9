import type { UserData } from '@ginipig/contract/identity/user-data.ts'
import type { SessionState } from '@ginipig/session/session-state.ts'
import type { Toast } from '@ginipig/ui/toast'
import { createContext, useContext, useEffect, useMemo } from 'react'
import { useStore } from 'zustand'
import type { Services } from './services.ts'

export const ServicesContext = createContext<Services | undefined>(undefined)

export function useServices(): Services {
  const services = useContext(ServicesContext)
  if (!services) throw new Error('There is no ServicesContext above')
  return services
}

/** A part of the stored session: `useSession((state) => state.homeData)`. */
export function useSession<T>(select: (state: SessionState) => T): T {
  return useStore(useServices().session.store, select)
}

/** Who is signed in, or null. */
export function useUser(): UserData | null {
  return useSession((state) => state.userData)
}

/** @param more - `tag`: what the message is about, the next one about it takes its place; `action`: what can be done about it */
export type ToastPush = Record<
  'info' | 'success' | 'warning' | 'error',
  (text: string, more?: Pick<Toast, 'tag' | 'action'>) => void
>

/** `toast.success(t\`Saved\`)`: bottom-centre, 7 s, duplicates collapse. Source: spec §8. */
export function useToast(): ToastPush {
  const { toasts } = useServices()
  return useMemo(
    () => ({
      info: (text, more) => void toasts.push({ tone: 'info', text, ...more }),
      success: (text, more) => void toasts.push({ tone: 'success', text, ...more }),
      warning: (text, more) => void toasts.push({ tone: 'warning', text, ...more }),
      error: (text, more) => void toasts.push({ tone: 'danger', text, ...more }),
    }),
    [toasts],
  )
}

/** While shown: a change of this listing's slots makes its month and detail stale at once. */
export function useWatchListing(listingId: string): void {
  const { realtime } = useServices()
  useEffect(() => realtime.watchListing(listingId), [realtime, listingId])
}

/** The same of each of them. */
export function useWatchListings(listingIds: readonly string[]): void {
  const { realtime } = useServices()
  const ids = listingIds.join()
  useEffect(() => {
    const stops = ids === '' ? [] : ids.split(',').map((id) => realtime.watchListing(id))
    return () => stops.forEach((stop) => void stop())
  }, [realtime, ids])
}

/** While shown: a change of this provider's page or listings makes them stale at once. */
export function useWatchProvider(providerId: string): void {
  const { realtime } = useServices()
  useEffect(() => realtime.watchProvider(providerId), [realtime, providerId])
}
