import { clsx } from 'clsx'
import type { ComponentProps } from 'react'
import styles from './CardGrid.module.css'

export interface CardGridProps extends ComponentProps<'div'> {
  /** At 1024 px and wider; 3 and 2 below. */
  columns?: 2 | 3 | 4 | undefined
  /** Under 600 px: `rows` for comparison, `grid` keeps two columns. `strip` scrolls sideways under 1024 px. */
  flow?: 'rows' | 'grid' | 'strip' | undefined
}

/** The measure between cards, on every list of them. */
export function CardGrid({ columns = 4, flow = 'rows', className, ...rest }: CardGridProps) {
  return (
    <div
      {...rest}
      data-lays-out="each"
      data-columns={columns}
      data-flow={flow}
      className={clsx(styles.CardGrid, className)}
    />
  )
}
