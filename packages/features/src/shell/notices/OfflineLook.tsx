import { Banner } from '@ginipig/ui/banner'
import { WifiOff } from 'lucide-react'
import type { ReactNode } from 'react'

/** The bar under the header that says that the network is gone. */
export function OfflineLook({ children }: { children: ReactNode }) {
  return (
    <Banner tone="warning" icon={<WifiOff aria-hidden />}>
      {children}
    </Banner>
  )
}
