import type { ComponentProps } from 'react'
import onLight from '#assets/logo.svg'
import onDark from '#assets/logo-dark.svg'
import { classNames } from '#class-names/class-names.ts'
import styles from './Logo.module.css'

export interface LogoProps extends Omit<ComponentProps<'span'>, 'children'> {
  /** "Ginipig", or "Ginipig home" inside the link home. */
  label: string
  /** Pixels. */
  height?: number | undefined
  /** `deep`: on brand-deep blocks, the pale logo in both themes. */
  ground?: 'page' | 'deep' | undefined
}

/** Mark and wordmark in the theme's colours. */
export function Logo({ label, height = 38, ground = 'page', className, ...rest }: LogoProps) {
  return (
    <span {...rest} data-ground={ground} className={classNames(styles.Logo, className)}>
      <img className={styles.OnLight} src={onLight} alt={label} style={{ height }} />
      <img className={styles.OnDark} src={onDark} alt={label} style={{ height }} />
    </span>
  )
}
