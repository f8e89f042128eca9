import { useEffect, useReducer } from 'react'

/** Has an instant passed on this clock? Known anew when it does. @param at - epoch ms; null never passes */
export function usePassed(at: number | null, now: () => number): boolean {
  const [, look] = useReducer((looks: number) => looks + 1, 0)
  useEffect(() => {
    if (at === null) return
    const left = at - now()
    if (left <= 0) return
    const timer = setTimeout(look, left + 1)
    return () => clearTimeout(timer)
  }, [at, now])
  return at !== null && at <= now()
}
