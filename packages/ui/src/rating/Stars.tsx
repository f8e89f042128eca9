import { clsx } from 'clsx'
import { Star } from 'lucide-react'
import type { ComponentProps, CSSProperties } from 'react'
import styles from './Rating.module.css'

export interface StarsProps extends Omit<ComponentProps<'span'>, 'children'> {
  /** 0 to 5; a part of a star is drawn as a part. */
  value: number
  /** Read out instead of the stars, e.g. "4 out of 5". */
  label: string
  size?: 'md' | 'lg' | undefined
}

const POSITIONS = [0, 1, 2, 3, 4] as const

/** Five stars that show a given rating. To ask for one, use rating-input. */
export function Stars({ value, label, size = 'md', className, ...rest }: StarsProps) {
  return (
    <span {...rest} role="img" aria-label={label} data-size={size} className={clsx(styles.Stars, className)}>
      {POSITIONS.map((position) => (
        <span key={position} className={styles.StarBox} style={filledTo(value - position)}>
          <Star className={styles.Empty} />
          <Star className={styles.Full} />
        </span>
      ))}
    </span>
  )
}

function filledTo(share: number): CSSProperties {
  const percent = Math.round(Math.min(1, Math.max(0, share)) * 100)
  // React's CSSProperties has no custom properties; this one clips the filled star.
  return { '--filled': `${percent}%` } as CSSProperties
}
