import { clsx } from 'clsx'
import type { ComponentProps, CSSProperties } from 'react'
import styles from './DayRuler.module.css'

export interface RulerTime {
  id: string
  /** Hours since midnight: 13.5 is 13:30. */
  from: number
  until: number
  /** `picked`: what is being planned, `clash`: the same where it can't be; `booking` and `busy`: what stands there. */
  kind: 'picked' | 'clash' | 'booking' | 'busy'
  /** As long as it fits. */
  text?: string | undefined
}

export interface DayRulerProps extends Omit<ComponentProps<'div'>, 'children'> {
  /** First and last hour. */
  from: number
  until: number
  times: readonly RulerTime[]
  /** All of it in words: it is read as one picture. */
  label: string
}

const style = (values: Record<string, number>) => values as CSSProperties // custom properties are CSS

/** A day on a line by its hours: what is planned above, what stands there already below. */
export function DayRuler({ from, until, times, label, className, ...rest }: DayRulerProps) {
  const hours = Array.from({ length: Math.floor((until - from) / 2) }, (_, index) => from + 1 + index * 2)
  const within = times.filter((time) => time.until > from && time.from < until)
  const place = (at: number) => (Math.min(Math.max(at, from), until) - from) / (until - from)
  return (
    <div {...rest} role="img" aria-label={label} className={clsx(styles.DayRuler, className)}>
      {within.map(({ id, kind, text, ...time }) => (
        <span
          key={id}
          data-kind={kind}
          className={styles.Time}
          style={style({ '--from': place(time.from), '--until': place(time.until) })}
        >
          {text}
        </span>
      ))}
      {hours.map((hour) => (
        <span key={hour} className={styles.Hour} style={style({ '--from': place(hour) })}>
          {String(hour).padStart(2, '0')}
          <span className={styles.Minutes}>:00</span>
        </span>
      ))}
    </div>
  )
}
