import { clsx } from 'clsx'
import type { ComponentProps, ReactNode } from 'react'
import { Stars } from '#rating/index.ts'
import styles from './RatingBars.module.css'

export interface RatingSummaryProps extends ComponentProps<'div'> {
  /** As shown: "4.8". */
  average: string
  /** 0 to 5, for the stars. */
  value: number
  /** Read instead of the stars: "4.8 out of 5". */
  starsLabel: string
  /** "31 reviews". */
  count: ReactNode
}

/** The big average with its stars; `children` are the bars beside it. */
export function RatingSummary(props: RatingSummaryProps) {
  const { average, value, starsLabel, count, className, children, ...rest } = props
  return (
    <div {...rest} className={clsx(styles.Summary, className)}>
      <div>
        <p className={styles.Average} aria-hidden="true">
          {average}
        </p>
        <Stars value={value} label={starsLabel} />
        <p className={styles.Count}>{count}</p>
      </div>
      {children}
    </div>
  )
}
