import { Button } from '@ginipig/ui/button'
import { EmptyState } from '@ginipig/ui/empty-state'
import { Trans } from '@lingui/react/macro'
import { useEffect } from 'react'
import { useUser } from '#services/services-context.ts'
import { useOnline } from '../notices/use-online.ts'
import styles from './Failure.module.css'

const reload = () => window.location.reload()

/** Part of the page didn't come, most often because a new version of the site replaced it meanwhile. Where it was the
 *  network, it comes by itself when that is back; until then a reload shows what is kept for the time without signal
 *  (docs/decisions/0059), which whoever is on the way to an appointment wouldn't guess. */
export function OutdatedPage() {
  const isOnline = useOnline()
  const isClient = useUser()?.user_type === 'user'
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
      title={isOnline ? <Trans>This page didn’t load</Trans> : <Trans>You’re offline.</Trans>}
      text={
        isOnline ? (
          <Trans>The site may have been updated since you opened it, or your connection was lost.</Trans>
        ) : isClient ? (
          <Trans>
            The page you wanted comes when your signal is back. Appointments of the next two days are kept on this
            device.
          </Trans>
        ) : (
          <Trans>The page you wanted comes when your signal is back.</Trans>
        )
      }
      action={
        <Button variant="primary" onClick={reload}>
          {isOnline ? <Trans>Reload</Trans> : isClient ? <Trans>See what’s kept</Trans> : <Trans>Try Again</Trans>}
        </Button>
      }
    />
  )
}
