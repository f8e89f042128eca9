import { clsx } from 'clsx'
import { CircleAlert, Star } from 'lucide-react'
import { type ComponentProps, useId, useState } from 'react'
import { ErrorAnnouncer } from '#field/index.ts'
import styles from './RatingInput.module.css'

export interface RatingInputProps extends Omit<ComponentProps<'div'>, 'onChange' | 'children'> {
  /** What is rated, e.g. "Friendliness". */
  label: string
  /** What is meant by it, read with the group. */
  hint?: string | undefined
  /** `row`: the label beside the stars, where there is room. */
  layout?: 'stacked' | 'row' | undefined
  /** The word for one to five stars, shown beside: ["Poor", … "Excellent"]. */
  words: readonly [string, string, string, string, string]
  /** Name of one choice, e.g. (4, "Really good") → "4 stars, really good". */
  starLabel: (stars: number, word: string) => string
  /** 1 to 5, or null while nothing is picked. */
  value: number | null
  onValueChange: (stars: number) => void
  /** Shown beneath and read with the group, e.g. "Please choose rating". */
  error?: string | undefined
  name?: string | undefined
}

/** Five stars as a radio group: arrows move and select, the chosen word stands beside. */
export function RatingInput(props: RatingInputProps) {
  const {
    label,
    hint,
    layout = 'stacked',
    words,
    starLabel,
    value,
    onValueChange,
    error,
    name,
    className,
    ...rest
  } = props
  const id = useId()
  const [hovered, setHovered] = useState<number | null>(null)
  const shown = hovered ?? value ?? 0
  const describedBy = [hint === undefined ? '' : `${id}-hint`, error === undefined ? '' : `${id}-error`]
    .join(' ')
    .trim()

  return (
    <div
      {...rest}
      role="radiogroup"
      aria-labelledby={`${id}-label`}
      aria-describedby={describedBy === '' ? undefined : describedBy}
      aria-invalid={error !== undefined || undefined}
      data-layout={layout}
      className={clsx(styles.RatingInput, className)}
    >
      <div className={styles.Name}>
        <p id={`${id}-label`} className={styles.Label}>
          {label}
        </p>
        {hint === undefined ? null : (
          <p id={`${id}-hint`} className={styles.Hint}>
            {hint}
          </p>
        )}
      </div>
      <div className={styles.Line}>
        {/* Hover only previews; choosing goes through the radios. */}
        {/* biome-ignore lint/a11y/noStaticElementInteractions: leaving the row ends the preview, nothing else */}
        <div className={styles.Stars} onMouseLeave={() => setHovered(null)}>
          {words.map((word, index) => {
            const stars = index + 1
            return (
              <label key={word} className={styles.Star} onMouseEnter={() => setHovered(stars)}>
                <input
                  type="radio"
                  className={styles.Radio}
                  name={name ?? id}
                  value={stars}
                  checked={value === stars}
                  onChange={() => onValueChange(stars)}
                  aria-label={starLabel(stars, word)}
                />
                <Star aria-hidden="true" data-on={stars <= shown || undefined} />
              </label>
            )
          })}
        </div>
        <span className={styles.Word} aria-hidden="true">
          {words[shown - 1]}
        </span>
      </div>
      {error === undefined ? null : (
        <p id={`${id}-error`} className={styles.Error}>
          <CircleAlert aria-hidden="true" />
          {error}
        </p>
      )}
      <ErrorAnnouncer labelId={`${id}-label`} messageId={`${id}-error`} error={error} />
    </div>
  )
}
