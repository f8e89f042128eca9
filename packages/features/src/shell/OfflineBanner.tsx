import { Banner } from '@ginipig/ui/banner'
import { Trans } from '@lingui/react/macro'
import { WifiOff } from 'lucide-react'
import { useIsOnline } from './online.ts'

/** Says that the network is gone, for as long as it is. What was typed stays where it is. */
export function OfflineBanner() {
  const isOnline = useIsOnline()
  return (
    <div role="status">
      {isOnline ? null : (
        <Banner tone="warning" icon={<WifiOff aria-hidden />}>
          <Trans>You’re offline. What you’ve typed is still here; we’ll go on when you’re back.</Trans>
        </Banner>
      )}
    </div>
  )
}
