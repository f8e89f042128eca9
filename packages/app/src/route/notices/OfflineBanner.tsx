import { Banner } from '@ginipig/ui/banner'
import { Trans } from '@lingui/react/macro'
import { WifiOff } from 'lucide-react'
import styles from './OfflineBanner.module.css'
import { useOnline } from './use-online.ts'

/** Says that the network is gone, for as long as it is, and stays in sight. What was typed stays where it is. In the
 *  first download, for it can't be fetched when it is needed. */
export function OfflineBanner() {
  const isOnline = useOnline()
  return (
    <div role="status" data-sticks className={styles.OfflineBanner}>
      {isOnline ? null : (
        <Banner tone="warning" icon={<WifiOff aria-hidden />}>
          <Trans>You’re offline. What you’ve typed is still here; try again when you’re back.</Trans>
        </Banner>
      )}
    </div>
  )
}
