import { clsx } from 'clsx'
import { type ComponentProps, type ReactNode, useEffect, useRef, useState } from 'react'
import { VisuallyHidden } from '#visually-hidden/index.ts'
import styles from './Countdown.module.css'
import { CountdownRing } from './CountdownRing.tsx'
import { countdownTone, crossedThreshold } from './countdown-tone.ts'
import { useTimeLeft } from './use-time-left.ts'

const MINUTE_MS = 60_000
/** Said aloud at one hour and at ten minutes, and never in between (design §5). */
const ANNOUNCED_MS = [60 * MINUTE_MS, 10 * MINUTE_MS] as const

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
  isPrecise?: boolean | undefined
  onExpire?: (() => void) | undefined
}

/** Ring and words: green above 4 h, amber above 1 h, red below. */
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
    isPrecise,
    onExpire,
    className,
    ...rest
  } = props
  const left = useTimeLeft({ deadline, now, isPrecise, onExpire })
  const announcement = useAnnouncement(left, format)
  const tone = countdownTone(left)

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

function useAnnouncement(left: number, format: (leftMs: number) => string): string {
  const before = useRef(left)
  const [words, setWords] = useState('')
  useEffect(() => {
    if (crossedThreshold(before.current, left, ANNOUNCED_MS) !== undefined) setWords(format(left))
    before.current = left
  }, [left, format])
  return words
}
