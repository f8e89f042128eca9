import type { ReactNode } from 'react'
import { ForProviders } from './ForProviders.tsx'
import { Hero } from './Hero.tsx'
import { HowItWorks } from './HowItWorks.tsx'
import { WhyItCostsLess } from './WhyItCostsLess.tsx'

export type HomePageProps = {
  /** Links to what most can be booked of. */
  popular: ReactNode
  /** One appointment over the wall of covers. */
  peek: ReactNode
  /** The four categories. */
  categories: ReactNode
  /** The soonest appointments. */
  soonest: ReactNode
  /** A price with its arithmetic. */
  example: ReactNode
}

/** The starting page; what is live comes in from the route. Source: product.md §5 "/". */
export function HomePage({ popular, peek, categories, soonest, example }: HomePageProps) {
  return (
    <>
      <Hero popular={popular} peek={peek} />
      {categories}
      {soonest}
      <WhyItCostsLess example={example} />
      <HowItWorks />
      <ForProviders />
    </>
  )
}
