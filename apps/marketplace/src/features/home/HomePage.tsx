import type { ReactNode } from 'react'
import { Hero } from './Hero.tsx'

export type HomePageProps = {
  /** `FindForm`. */
  find: ReactNode
  /** Links to what most can be booked of. */
  popular: ReactNode
  /** One appointment over the wall of covers. */
  peek: ReactNode
  /** The four categories. */
  categories: ReactNode
  /** The soonest appointments. */
  soonest: ReactNode
  /** What one looked at lately. */
  looked: ReactNode
  /** `HomeFoot`. */
  foot: ReactNode
}

/** The starting page; what is live comes in from the route. Source: product.md §5 "/". */
export function HomePage({ find, popular, peek, categories, soonest, looked, foot }: HomePageProps) {
  return (
    <>
      <Hero find={find} popular={popular} peek={peek} />
      {categories}
      {soonest}
      {looked}
      {foot}
    </>
  )
}
