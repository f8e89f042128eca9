import type { ReactNode } from 'react'
import { ForProviders } from './ForProviders.tsx'
import { HowItWorks } from './HowItWorks.tsx'
import { WhyItCostsLess } from './WhyItCostsLess.tsx'

/** What the starting page explains below its first screen. @param example - a price with its arithmetic */
export function HomeFoot({ example }: { example: ReactNode }) {
  return (
    <>
      <WhyItCostsLess example={example} />
      <HowItWorks />
      <ForProviders />
    </>
  )
}
