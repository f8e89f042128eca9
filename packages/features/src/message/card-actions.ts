import { type ComponentType, createContext } from 'react'

/** What can be done to a booking, under the newest of its cards. Each app hands in its own, made of what stands on the
 *  booking's page: the same rules and the same questions. */
export type CardActions = ComponentType<{ bookingId: string }>

export const CardActionsContext = createContext<CardActions | null>(null)
