import { useMoney } from '@ginipig/app/words/use-money.ts'
import { MAX_SHARE_OF_RRP, MIN_PRICE_PENCE } from '@ginipig/domain/listing'
import { Heading } from '@ginipig/ui/heading'
import { Trans } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { CoverWall } from './CoverWall.tsx'
import styles from './Hero.module.css'

/** Whole per cent; every listing is at least this far below its RRP. */
export const SMALLEST_SAVING = 100 - MAX_SHARE_OF_RRP / 100

/** What this is, and the search. */
export function Hero({ find, popular, peek }: { find: ReactNode; popular: ReactNode; peek: ReactNode }) {
  const money = useMoney()
  const percent = SMALLEST_SAVING
  const lowest = money(MIN_PRICE_PENCE)
  return (
    <section className={styles.Hero}>
      <div className={styles.Grid}>
        <div className={styles.Words}>
          <Heading level={1} look="hero" className={styles.Title}>
            <Trans>Let someone good practise on you.</Trans>
          </Heading>
          <p className={styles.Lead}>
            <Trans>
              Trainees need practice and pros need portfolios. You get the haircut, the facial or the coaching session
              at {percent}% off or more, from {lowest}.
            </Trans>
          </p>
          {find}
          <p className={styles.Popular}>
            <span>
              <Trans>Lots of:</Trans>
            </span>
            {popular}
          </p>
        </div>
        <CoverWall peek={peek} />
      </div>
    </section>
  )
}
