import { createContext, useContext } from 'react'
import type { Api } from './api.ts'

/** The app puts its one `Api` here: `<ApiContext value={api}>`. */
export const ApiContext = createContext<Api | undefined>(undefined)

/** The app's `Api`, for `useQuery(query(useApi(), getMyBooking, { params: { bookingId } }))`. */
export function useApi(): Api {
  const api = useContext(ApiContext)
  if (!api) throw new Error('There is no ApiContext above')
  return api
}
