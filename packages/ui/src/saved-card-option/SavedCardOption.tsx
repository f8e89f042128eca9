import { clsx } from 'clsx'
import type { ComponentProps, ReactNode } from 'react'
import styles from './SavedCardOption.module.css'

export interface SavedCardOptionProps extends Omit<ComponentProps<'input'>, 'type' | 'title' | 'children'> {
  /** On the little plate: the brand in short, "VISA", or an icon for a new card. */
  mark: ReactNode
  /** "Visa •••• 4242", or "New card". */
  title: ReactNode
  /** "Expires 09/27". */
  detail?: ReactNode
  /** At the end: a badge such as "Default" or "Expired". */
  end?: ReactNode
  /** `plain`: an icon on the plate in the theme's colours; a brand keeps its white plate in both themes. */
  plate?: 'brand' | 'plain' | undefined
}

/** One way to pay, as a radio row. Put several into a `SavedCards` group with one `name`. */
export function SavedCardOption(props: SavedCardOptionProps) {
  const { mark, title, detail, end, plate = 'brand', className, ...rest } = props
  return (
    <label className={clsx(styles.Option, className)} data-disabled={rest.disabled || undefined}>
      <input {...rest} type="radio" className={styles.Radio} />
      <span className={styles.Plate} data-plate={plate} aria-hidden="true">
        {mark}
      </span>
      <span className={styles.Words}>
        <span className={styles.Title}>{title}</span>
        {detail === undefined ? null : <span className={styles.Detail}> {detail}</span>}
      </span>
      {end}
    </label>
  )
}

/** The group of rows; `aria-label` or `aria-labelledby` names it. */
export function SavedCards({ className, ...rest }: ComponentProps<'div'>) {
  return <div role="radiogroup" {...rest} className={clsx(styles.Cards, className)} />
}
