import { type ReactNode, Suspense } from 'react'
import { Hero } from './Hero.tsx'
import styles from './HomePage.module.css'

export type HomePageProps = {
  /** `FindForm`. */
  find: ReactNode
  /** Links to what most can be booked of. */
  popular: ReactNode
  /** One appointment over the wall of covers. */
  peek: ReactNode
  /** The four categories. */
  categories: ReactNode
  /** The soonest appointments, loaded once the first screen stands; their room is kept meanwhile. */
  soonest: ReactNode
  /** `HomeFoot`, as late. */
  foot: ReactNode
}

/** The starting page; what is live comes in from the route. Source: product.md §5 "/". */
export function HomePage({ find, popular, peek, categories, soonest, foot }: HomePageProps) {
  return (
    <>
      <Hero find={find} popular={popular} peek={peek} />
      {categories}
      <Suspense fallback={<div aria-hidden="true" className={styles.SoonestRoom} />}>{soonest}</Suspense>
      <Suspense fallback={<div aria-hidden="true" className={styles.FootRoom} />}>{foot}</Suspense>
    </>
  )
}
