import { clsx } from 'clsx'
import type { ComponentProps, CSSProperties } from 'react'
import styles from './Skeleton.module.css'

export interface SkeletonProps extends Omit<ComponentProps<'span'>, 'children'> {
  /** `text` is one line of the surrounding type; `block` takes `height` or `ratio`; `circle` takes `width`. */
  shape?: 'text' | 'block' | 'circle' | undefined
  width?: CSSProperties['width'] | undefined
  height?: CSSProperties['height'] | undefined
  /** Width over height, e.g. "4 / 3". */
  ratio?: string | undefined
}

/** One grey box of what is coming. The list around it carries `aria-busy` and its name. */
export function Skeleton({ shape = 'text', width, height, ratio, style, className, ...rest }: SkeletonProps) {
  return (
    <span
      aria-hidden
      {...rest}
      data-shape={shape}
      style={{ width, height, aspectRatio: ratio, ...style }}
      className={clsx(styles.Skeleton, className)}
    />
  )
}
