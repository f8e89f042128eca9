import { clsx } from 'clsx'
import type { ComponentProps, CSSProperties } from 'react'
import styles from './RatingBars.module.css'

export interface RatingBar {
  id: string
  /** "5 stars", or a criterion such as "Reliability". */
  label: string
  /** The figure at the end, as shown: "24" or "4.6". */
  text: string
  /** How much of the bar is filled, 0 to 1. */
  share: number
}

export interface RatingBarsProps extends Omit<ComponentProps<'dl'>, 'children'> {
  rows: readonly RatingBar[]
  /** `distribution`: label before the bar; `criteria`: label above, two columns where there is room. */
  layout?: 'distribution' | 'criteria' | undefined
}

/** Reviews as bars. The bar is decoration; label and figure are the text. */
export function RatingBars({ rows, layout = 'distribution', className, ...rest }: RatingBarsProps) {
  return (
    <dl {...rest} data-layout={layout} className={clsx(styles.RatingBars, className)}>
      {rows.map((row) => (
        <div key={row.id} className={styles.Row}>
          <dt className={styles.Label}>{row.label}</dt>
          <dd className={styles.Value}>
            <span className={styles.Meter} aria-hidden="true" style={filled(row.share)} />
            <span className={styles.Text}>{row.text}</span>
          </dd>
        </div>
      ))}
    </dl>
  )
}

function filled(share: number): CSSProperties {
  // React's CSSProperties has no custom properties; this one sets the width of the fill.
  return { '--share': Math.min(1, Math.max(0, share)) } as CSSProperties
}
