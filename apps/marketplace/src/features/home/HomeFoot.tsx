import type { ReactNode } from 'react'
import { ForProviders } from './ForProviders.tsx'
import { HowItWorks } from './HowItWorks.tsx'
import { WhyItCostsLess } from './WhyItCostsLess.tsx'

type HomeFootProps = {
  /** Whom clients go back to. */
  providers: ReactNode
  /** A price with its arithmetic. */
  example: ReactNode
  /** What clients wrote. */
  praise: ReactNode
  /** The newest posts. */
  blog: ReactNode
}

/** What the starting page shows and explains below its first screen. */
export function HomeFoot({ providers, example, praise, blog }: HomeFootProps) {
  return (
    <>
      {providers}
      <WhyItCostsLess example={example} />
      {praise}
      <HowItWorks />
      <ForProviders />
      {blog}
    </>
  )
}
