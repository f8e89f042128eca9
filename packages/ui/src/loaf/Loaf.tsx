import { clsx } from 'clsx'
import type { ComponentProps, CSSProperties, ReactNode } from 'react'
import styles from './Loaf.module.css'

export interface LoafProps extends Omit<ComponentProps<'div'>, 'children'> {
  /** A picture; or `children`, such as an icon or initials. */
  src?: string | undefined
  alt?: string | undefined
  /** Width divided by height. The arch needs it: a percentage radius alone would not be round. */
  ratio?: number | undefined
  /** Fill behind what it frames. */
  tone?: 'inset' | 'portrait' | 'primary' | 'brand' | 'hair' | 'beauty' | 'wellness' | 'coaching' | undefined
  /** The arch below, for a wall of covers. */
  isUpsideDown?: boolean | undefined
  children?: ReactNode
}

/** The signature arch on a softened base, round covers, portraits, step numbers and icons. */
export function Loaf(props: LoafProps) {
  const { src, alt = '', ratio = 1, tone = 'inset', isUpsideDown = false, className, style, children, ...rest } = props
  // React's CSSProperties has no custom properties; this one shapes the arch.
  const shape = { '--loaf-ratio': ratio, ...style } as CSSProperties
  return (
    <div
      {...rest}
      style={shape}
      data-tone={tone}
      data-upside-down={isUpsideDown || undefined}
      className={clsx(styles.Loaf, className)}
    >
      {src === undefined ? children : <img src={src} alt={alt} loading="lazy" decoding="async" />}
    </div>
  )
}
