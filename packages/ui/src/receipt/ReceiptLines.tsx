import { clsx } from 'clsx'
import type { ComponentProps, ReactNode } from 'react'
import styles from './Receipt.module.css'

export interface ReceiptLinesProps extends ComponentProps<'dl'> {
  /** `due` opens with a dashed rule; `box` is a reckoning of its own, on a ground of its own: in a dialog. */
  part?: 'lines' | 'due' | 'box' | undefined
  size?: 'sm' | 'md' | undefined
}

/** A run of lines. */
export function ReceiptLines({ part = 'lines', size = 'md', className, ...rest }: ReceiptLinesProps) {
  return <dl {...rest} data-part={part} data-size={size} className={clsx(styles.Lines, className)} />
}

export interface ReceiptLineProps extends Omit<ComponentProps<'div'>, 'children'> {
  icon?: ReactNode
  label: ReactNode
  value: ReactNode
  /** Under the label: "36 hours before your appointment". */
  note?: ReactNode
  /** `saving` green; `struck` the RRP; `total` with a rule above; `now` the amount due, in Besley; `strong` a bold value. */
  tone?: 'plain' | 'saving' | 'struck' | 'total' | 'now' | 'strong' | undefined
  /** Left out under 1024 px, where the receipt stands above the form. */
  isWideOnly?: boolean | undefined
}

/** Label and amount. */
export function ReceiptLine(props: ReceiptLineProps) {
  const { icon, label, value, note, tone = 'plain', isWideOnly = false, className, ...rest } = props
  return (
    <div {...rest} data-tone={tone} data-wide-only={isWideOnly || undefined} className={clsx(styles.Line, className)}>
      <dt className={styles.Label}>
        <span className={styles.LabelText}>
          {icon}
          <span>{label}</span>
        </span>
        {note === undefined ? null : <small className={styles.Note}>{note}</small>}
      </dt>
      <dd className={styles.Value}>{tone === 'struck' ? <s>{value}</s> : value}</dd>
    </div>
  )
}
