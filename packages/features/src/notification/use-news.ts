import type { Notification } from '@ginipig/contract/notification/notification.ts'
import { useEffect, useRef, useState } from 'react'

/** The title of what has just come in, to be read out once; empty for what was there when the page was opened.
 *  @param items - newest first; undefined until they are known */
export function useNews(items: readonly Notification[] | undefined): string {
  const [title, setTitle] = useState('')
  const known = useRef<string>(undefined)
  useEffect(() => {
    if (!items) return
    const newest = items[0]
    const isFirstLook = known.current === undefined
    if (newest && !isFirstLook && newest.id !== known.current && !newest.isRead) setTitle(newest.title)
    known.current = newest?.id ?? ''
  }, [items])
  return title
}
