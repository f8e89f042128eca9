import { useApi } from '@ginipig/api-client/core/api-context.ts'
import { change } from '@ginipig/api-client/core/call-options.ts'
import { notifications } from '@ginipig/api-client/notification.ts'
import { type Notification, readAllNotifications } from '@ginipig/contract/notification/notification.ts'
import { useMutation } from '@tanstack/react-query'

/** Marks as read what was shown, for when one leaves it; what came before or since stays as it is. Quiet where that
 *  fails: it is unread the next time too. */
export function useReadShown(shown: readonly Notification[]): () => void {
  const { mutate } = useMutation(change(useApi(), readAllNotifications, { stale: notifications }))
  return () => {
    if (shown.every(({ isRead }) => isRead)) return
    const times = shown.map(({ at }) => at)
    mutate({ body: { from: Math.min(...times), until: Math.max(...times) } })
  }
}
