import { Trans } from '@lingui/react/macro'
import { Suspense } from 'react'
import { OfflineLookSoon, PlainWords } from './looks-soon.tsx'
import { useIsOnline } from './online.ts'
import styles from './PlainNotices.module.css'

/** Says that the network is gone, for as long as it is, and stays in sight. What was typed stays where it is. */
export function OfflineBanner() {
  const isOnline = useIsOnline()
  const words = <Trans>You’re offline. What you’ve typed is still here; try again when you’re back.</Trans>
  return (
    <div role="status" className={styles.Offline}>
      {isOnline ? null : (
        <Suspense fallback={<PlainWords>{words}</PlainWords>}>
          <OfflineLookSoon>{words}</OfflineLookSoon>
        </Suspense>
      )}
    </div>
  )
}
