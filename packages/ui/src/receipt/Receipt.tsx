import { clsx } from 'clsx'
import type { ComponentProps, ReactNode } from 'react'
import { Picture, type PictureSource } from '#picture/index.ts'
import styles from './Receipt.module.css'

export type ReceiptProps = ComponentProps<'section'>

/** The order summary on its paper with the crinkle edge. Give it an `aria-label`; put `ReceiptTop` and `ReceiptLines` inside. */
export function Receipt({ className, children, ...rest }: ReceiptProps) {
  return (
    <section {...rest} className={clsx(styles.Receipt, className)}>
      {children}
    </section>
  )
}

export interface ReceiptTopProps extends Omit<ComponentProps<'div'>, 'title'> {
  picture: PictureSource
  title: ReactNode
  /** "Priya Nair, Ancoats". */
  who?: ReactNode
}

/** Picture, title and person, closed by a dashed rule. `children`: the rating. */
export function ReceiptTop({ picture, title, who, className, children, ...rest }: ReceiptTopProps) {
  return (
    <div {...rest} className={clsx(styles.Top, className)}>
      <Picture picture={picture} alt="" sizes="84px" className={styles.Thumb} />
      <div className={styles.About}>
        <p className={styles.Title}>{title}</p>
        {who === undefined ? null : <p className={styles.Who}>{who}</p>}
        {children}
      </div>
    </div>
  )
}
