import { useEffect, useRef, useState } from 'react'
import type { NearTime } from './near-times.ts'

/** Ms that a time stays in sight after it went: what one was about to press doesn't vanish under the finger. */
const SHOWN_MS = 10_000

/** Times that went while one looked at them. @param question - what was asked for; another one begins anew */
export function useLeaving(times: readonly NearTime[], question: string): readonly NearTime[] {
  const last = useRef({ question, times })
  const [left, setLeft] = useState<readonly NearTime[]>([])
  useEffect(() => {
    const before = last.current
    last.current = { question, times }
    if (before.question !== question) return setLeft([])
    const keys = new Set(times.map(({ key }) => key))
    const gone = before.times.filter(
      ({ key, slotId, startsAt }) => !keys.has(key) && slotId !== undefined && startsAt > Date.now(),
    )
    if (gone.length === 0) return
    setLeft((others) => [...others, ...gone])
    setTimeout(() => setLeft((others) => others.filter((one) => !gone.includes(one))), SHOWN_MS)
  }, [times, question])
  return left
}
