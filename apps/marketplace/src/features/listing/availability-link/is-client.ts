import type { UserData } from '@ginipig/contract/identity/user-data.ts'

/** Whether somebody may book. A provider can be logged in here too, but has no bookings of their own. */
export const isClient = (user: UserData): boolean => user.user_type === 'user'
