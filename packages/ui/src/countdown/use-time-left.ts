import { useEffect, useEffectEvent, useState } from 'react'

const SECOND_MS = 1000
const MINUTE_MS = 60_000
const HOUR_MS = 3_600_000

interface TimeLeft {
  /** Epoch ms (UTC). */
  deadline: number
  /** The clock; given, so that a test can hold it. */
  now: () => number
  /** Ticks each second from the start, not only in the last hour. */
  isPrecise?: boolean | undefined
  /** Called once, when nothing is left. */
  onExpire?: (() => void) | undefined
}

/** Milliseconds to a deadline, never negative; ticks when the shown minute changes, each second in the last hour. */
export function useTimeLeft({ deadline, now, isPrecise = false, onExpire }: TimeLeft): number {
  const [left, setLeft] = useState(() => Math.max(0, deadline - now()))
  const remaining = useEffectEvent(() => Math.max(0, deadline - now()))
  const expire = useEffectEvent(() => onExpire?.())

  // biome-ignore lint/correctness/useExhaustiveDependencies: a new deadline starts the ticking anew, though only the event reads it
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined
    let hasEnded = false
    const tick = () => {
      clearTimeout(timer)
      const current = remaining()
      setLeft(current)
      if (current > 0) {
        timer = setTimeout(tick, untilNextTick(current, isPrecise))
      } else if (!hasEnded) {
        hasEnded = true
        expire()
      }
    }
    tick()
    // A phone sleeps through timers; when it wakes, the truth is asked for at once.
    document.addEventListener('visibilitychange', tick)
    return () => {
      clearTimeout(timer)
      document.removeEventListener('visibilitychange', tick)
    }
  }, [deadline, isPrecise])

  return left
}

/** @param left - ms @returns ms until the shown figure changes */
export function untilNextTick(left: number, isPrecise: boolean): number {
  const unit = isPrecise || left <= HOUR_MS ? SECOND_MS : MINUTE_MS
  return (left % unit) + 1
}

const twoDigits = (count: number) => String(count).padStart(2, '0')

/** "12:18", "5:03:00"; a started second counts, so that 0:00 is only shown when it is over. @param left - ms */
export function clockFace(left: number): string {
  const seconds = Math.ceil(left / SECOND_MS)
  const [hours, minutes] = [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60]
  const rest = twoDigits(seconds % 60)
  return hours === 0 ? `${minutes}:${rest}` : `${hours}:${twoDigits(minutes)}:${rest}`
}
