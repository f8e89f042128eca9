import { clsx } from 'clsx'
import { Star } from 'lucide-react'
import type { ComponentProps, ReactNode } from 'react'
import styles from './Rating.module.css'

export interface RatingProps extends Omit<ComponentProps<'span'>, 'children'> {
  /** The average as it is shown, e.g. "4.8". Leave out with no reviews. */
  average?: string | undefined
  /** Number of reviews, shown in brackets. */
  count?: ReactNode
  /** The whole as a sentence: "Rated 4.8 out of 5, 31 reviews"; alone on screen when there is no average ("New, no reviews yet"). */
  label: string
  size?: 'md' | 'lg' | undefined
}

/** Star, average and count on one line. */
export function Rating({ average, count, label, size = 'md', className, ...rest }: RatingProps) {
  if (average === undefined) {
    return (
      <span {...rest} data-size={size} data-new className={clsx(styles.Rating, className)}>
        {label}
      </span>
    )
  }
  return (
    <span {...rest} role="img" aria-label={label} data-size={size} className={clsx(styles.Rating, className)}>
      <Star className={styles.Star} aria-hidden="true" />
      {average}
      {count === undefined ? null : <span className={styles.Count}>({count})</span>}
    </span>
  )
}
