import { clsx } from 'clsx'
import { Timer } from 'lucide-react'
import { type ComponentProps, type ReactNode, useEffect, useState } from 'react'
import { clockFace, useTimeLeft } from '#countdown/index.ts'
import { VisuallyHidden } from '#visually-hidden/index.ts'
import styles from './HoldTimer.module.css'

const WARN_MS = 60_000

export interface HoldTimerProps extends Omit<ComponentProps<'div'>, 'children'> {
  /** Beside the figure, and the timer's name: "Held for you". */
  label: string
  /** Takes the label's place at zero: "No longer held". */
  expiredLabel: ReactNode
  /** Said aloud once, when one minute is left: "Your slot is held for one more minute". */
  warning: string
  /** Epoch ms (UTC). */
  deadline: number
  now: () => number
  onExpire?: (() => void) | undefined
}

/** The minutes a slot is kept while its client pays, as mm:ss, what came free at night in hours too; a warning from the last minute on. */
export function HoldTimer({
  label,
  expiredLabel,
  warning,
  deadline,
  now,
  onExpire,
  className,
  ...rest
}: HoldTimerProps) {
  const left = useTimeLeft({ deadline, now, isPrecise: true, onExpire })
  const isWarning = left <= WARN_MS
  const [announced, setAnnounced] = useState('')
  useEffect(() => {
    if (isWarning && left > 0) setAnnounced(warning)
  }, [isWarning, left, warning])

  return (
    <div
      {...rest}
      data-tone={left === 0 ? 'over' : isWarning ? 'warning' : 'calm'}
      className={clsx(styles.HoldTimer, className)}
    >
      <Timer aria-hidden="true" />
      {left === 0 ? (
        expiredLabel
      ) : (
        <>
          {label}
          <span role="timer" aria-label={label} className={styles.Figure}>
            {clockFace(left)}
          </span>
        </>
      )}
      <VisuallyHidden role="status">{announced}</VisuallyHidden>
    </div>
  )
}
