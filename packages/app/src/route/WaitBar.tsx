import type { AnyRouter } from '@tanstack/react-router'
import { type ReactNode, useEffect, useState } from 'react'
import styles from './WaitBar.module.css'

/** Ms; a page that comes sooner shows no spinner. Source: design.md §5. */
export const PENDING_MS = 300

/** The router's spinner is for another page. One that only changes its search (a tab, a filter, words that are typed)
 *  stays as it is, with the focus in it and a progress bar above, until what was asked for is there: the router would
 *  hide it, and the field that is being typed into with it. Source: design.md §9. */
export function WaitBar({ router }: { router: AnyRouter }): ReactNode {
  const [isWaiting, setIsWaiting] = useState(false)
  useEffect(() => {
    const begin = router.subscribe('onBeforeLoad', ({ pathChanged }) => {
      router.options.defaultPendingMs = pathChanged ? PENDING_MS : Number.POSITIVE_INFINITY
      setIsWaiting(!pathChanged)
    })
    const end = router.subscribe('onResolved', () => setIsWaiting(false))
    return () => {
      begin()
      end()
    }
  }, [router])
  return isWaiting ? <div aria-hidden className={styles.WaitBar} /> : null
}
