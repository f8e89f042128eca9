import { clsx } from 'clsx'
import type { ReactNode } from 'react'
import styles from './ChoiceRow.module.css'

export interface ChoiceRowProps {
  /** The `<input>`, with its mark if it has one. */
  control: ReactNode
  label: ReactNode
  description?: ReactNode
  /** The control points at both, so that its name is the label alone. */
  labelId: string
  descriptionId: string
  /** At the end of the row: a filter's count. */
  end?: ReactNode
  /** A picture of what is chosen: before the words, with the control after them. */
  art?: ReactNode
  className?: string | undefined
}

/** A checkbox or radio with its words; the whole row is the target. */
export function ChoiceRow({
  control,
  label,
  description,
  labelId,
  descriptionId,
  end,
  art,
  className,
}: ChoiceRowProps) {
  return (
    // biome-ignore lint/a11y/noLabelWithoutControl: the control comes in as a prop
    <label data-art={art !== undefined || undefined} className={clsx(styles.ChoiceRow, className)}>
      {art}
      <span className={styles.Control}>{control}</span>
      <span className={styles.Words}>
        <span id={labelId}>{label}</span>
        {description === undefined ? null : (
          <small id={descriptionId} className={styles.Description}>
            {description}
          </small>
        )}
      </span>
      {end === undefined ? null : <span className={styles.End}>{end}</span>}
    </label>
  )
}
