import { clsx } from 'clsx'
import type { ComponentProps, CSSProperties } from 'react'
import onLight from '#assets/logo.svg'
import onDark from '#assets/logo-dark.svg'
import styles from './Logo.module.css'

export interface LogoProps extends Omit<ComponentProps<'span'>, 'children'> {
  /** "Ginipig", or "Ginipig home" inside the link home. */
  label: string
  /** Pixels; without it the place decides (header 38, 34 on a phone, sidebar 26). */
  height?: number | undefined
  /** `deep`: on brand-deep blocks, the pale logo in both themes. */
  ground?: 'page' | 'deep' | undefined
}

/** Mark and wordmark in the theme's colours. */
export function Logo({ label, height, ground = 'page', className, style, ...rest }: LogoProps) {
  // React's CSSProperties has no custom properties; this one is the height of both pictures.
  const measure = height === undefined ? style : ({ ...style, '--logo-height': `${height}px` } as CSSProperties)
  return (
    <span {...rest} style={measure} data-ground={ground} className={clsx(styles.Logo, className)}>
      {/* Lazy, so that only the one that shows is fetched; its shape keeps its room until then. */}
      <img className={styles.OnLight} src={onLight} alt={label} loading="lazy" width={210} height={48} />
      <img className={styles.OnDark} src={onDark} alt={label} loading="lazy" width={210} height={48} />
    </span>
  )
}
