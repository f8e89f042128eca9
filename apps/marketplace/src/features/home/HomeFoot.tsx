import type { ReactNode } from 'react'
import { ForProviders } from './ForProviders.tsx'
import { HowItWorks } from './HowItWorks.tsx'
import { WhyItCostsLess } from './WhyItCostsLess.tsx'

/** What the starting page explains below its first screen. @param example - a price with its arithmetic
 *  @param blog - the newest posts */
export function HomeFoot({ example, blog }: { example: ReactNode; blog: ReactNode }) {
  return (
    <>
      <WhyItCostsLess example={example} />
      <HowItWorks />
      <ForProviders />
      {blog}
    </>
  )
}
