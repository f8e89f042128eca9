import { getLatestNotifications, listNotifications } from '@ginipig/contract/notification/notification.ts'
import { keyOf } from '#core/call-options.ts'

/** What the bell and its page show. */
export const notifications = [keyOf(getLatestNotifications), keyOf(listNotifications)]
