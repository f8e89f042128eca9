import { plural } from '@lingui/core/macro'
import { useLatest } from './use-latest.ts'

/** How many are unread, for an entry of a menu; undefined where none is. */
export function useUnreadCount(): { text: string; label: string } | undefined {
  const unread = useLatest().data?.unread ?? 0
  if (unread === 0) return undefined
  return { text: unread > 99 ? '99+' : String(unread), label: plural(unread, { one: '# unread', other: '# unread' }) }
}
