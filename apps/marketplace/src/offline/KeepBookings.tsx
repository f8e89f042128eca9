import { useServices } from '@ginipig/app/services/services-context.ts'
import { useEffect } from 'react'
import { cacheBookings } from './cache-bookings.ts'

/** Keeps a client's next appointments for the page without a network, once the worker that shows it works: never where
 *  there is none. Default, because `lazy` asks for one. */
export default function KeepBookings(): null {
  const services = useServices()
  useEffect(() => {
    let end: (() => void) | undefined
    let isGone = false
    void navigator.serviceWorker?.ready.then(() => {
      if (!isGone) end = cacheBookings(services)
    })
    return () => {
      isGone = true
      end?.()
    }
  }, [services])
  return null
}
