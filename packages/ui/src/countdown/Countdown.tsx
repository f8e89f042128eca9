import { clsx } from 'clsx'
import { type ComponentProps, type ReactNode, useEffect, useRef, useState } from 'react'
import { VisuallyHidden } from '#visually-hidden/index.ts'
import styles from './Countdown.module.css'
import { type CountdownPace, countdownThresholds, countdownTone, crossedThreshold } from './countdown-tone.ts'
import { useTimeLeft } from './use-time-left.ts'

export interface CountdownProps extends Omit<ComponentProps<'div'>, 'children' | 'title'> {
  /** Name of the timer: "Time left for Priya to reply". */
  label: string
  /** Epoch ms (UTC). */
  deadline: number
  /** The whole window in ms; the ring shows what is left of it. */
  total: number
  now: () => number
  /** Words for what is left: (ms) → "7 h 42 min left". */
  format: (leftMs: number) => string
  /** `sm` on one line; `lg` the card with `title` above and `note` below. */
  size?: 'sm' | 'lg' | undefined
  title?: ReactNode
  note?: ReactNode
  /** Of hours: amber from 4, red from 1, spoken at 60 and 10 minutes. Of minutes: amber from 5, red from 2, spoken at 5 and 1. */
  pace?: CountdownPace | undefined
  isPrecise?: boolean | undefined
  onExpire?: (() => void) | undefined
}

/** Ring and words: green, then amber, then red. */
export function Countdown(props: CountdownProps) {
  const {
    label,
    deadline,
    total,
    now,
    format,
    size = 'sm',
    title,
    note,
    pace = 'hours',
    isPrecise,
    onExpire,
    className,
    ...rest
  } = props
  const left = useTimeLeft({ deadline, now, isPrecise, onExpire })
  const announcement = useAnnouncement(left, format, pace)
  const tone = countdownTone(left, pace)

  return (
    <div {...rest} data-tone={tone} data-size={size} className={clsx(styles.Countdown, className)}>
      <CountdownRing share={left / total} />
      <div>
        {title === undefined ? null : <p className={styles.Title}>{title}</p>}
        <p role="timer" aria-label={label} className={styles.Left}>
          {format(left)}
        </p>
        {note === undefined ? null : <p className={styles.Note}>{note}</p>}
      </div>
      <VisuallyHidden role="status">{announcement}</VisuallyHidden>
    </div>
  )
}

function useAnnouncement(left: number, format: (leftMs: number) => string, pace: CountdownPace): string {
  const before = useRef(left)
  const [words, setWords] = useState('')
  useEffect(() => {
    if (crossedThreshold(before.current, left, countdownThresholds[pace].announced) !== undefined)
      setWords(format(left))
    before.current = left
  }, [left, format, pace])
  return words
}

const RADIUS = 20
const LENGTH = 2 * Math.PI * RADIUS

/** @param share - 0 to 1 of the window that is left */
function CountdownRing({ share }: { share: number }) {
  const shown = Math.min(1, Math.max(0, share)) * LENGTH
  return (
    <svg className={styles.Ring} viewBox="0 0 48 48" aria-hidden="true">
      <circle cx="24" cy="24" r={RADIUS} />
      <circle cx="24" cy="24" r={RADIUS} data-left="" strokeDasharray={`${shown} ${LENGTH}`} />
    </svg>
  )
}
