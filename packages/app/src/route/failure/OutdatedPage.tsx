import { Button } from '@ginipig/ui/button'
import { EmptyState } from '@ginipig/ui/empty-state'
import { Trans } from '@lingui/react/macro'
import { useEffect } from 'react'
import styles from './Failure.module.css'

const reload = () => window.location.reload()

/** Part of the page didn't come, most often because a new version of the site replaced it meanwhile. Where it was the
 *  network, it comes by itself when that is back. */
export function OutdatedPage() {
  useEffect(() => {
    window.addEventListener('online', reload)
    return () => window.removeEventListener('online', reload)
  }, [])
  return (
    <EmptyState
      role="alert"
      pig="oops"
      headingLevel={1}
      className={styles.Failure}
      title={<Trans>This page didn’t load</Trans>}
      text={<Trans>The site may have been updated since you opened it, or your connection was lost.</Trans>}
      action={
        <Button variant="primary" onClick={reload}>
          <Trans>Reload</Trans>
        </Button>
      }
    />
  )
}
