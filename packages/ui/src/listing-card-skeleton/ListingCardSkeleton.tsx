import { clsx } from 'clsx'
import type { ComponentProps } from 'react'
import styles from './ListingCardSkeleton.module.css'

export interface ListingCardSkeletonProps extends Omit<ComponentProps<'div'>, 'children'> {
  layout?: 'auto' | 'grid' | 'row' | undefined
}

/** The boxes of a treatment card before it is there. Silent: the list around it says that it loads. */
export function ListingCardSkeleton({ layout = 'auto', className, ...rest }: ListingCardSkeletonProps) {
  return (
    <div aria-hidden="true" {...rest} data-layout={layout} className={clsx(styles.Skeleton, className)}>
      <div className={styles.Media} />
      <div className={styles.Body}>
        <div className={styles.Bar} data-part="title" />
        <div className={styles.Bar} data-part="provider" />
        <div className={styles.Bar} data-part="meta" />
        <div className={styles.Bar} data-part="tags" />
        <div className={styles.Bar} data-part="price" />
      </div>
    </div>
  )
}
