import { DEFAULT_ZONE, dateMonthsLater } from '@ginipig/domain/time'

/** Months that a list offers at most. */
const MOST = 36

/** This month and those before it, latest first, down to the first in which money moved. @param since - YYYY-MM */
export function useMonthsSince(since: string): string[] {
  const now = Date.now()
  const all = Array.from({ length: MOST }, (_, index) => dateMonthsLater(now, -index, DEFAULT_ZONE).slice(0, 7))
  return all.filter((month, index) => index === 0 || month >= since)
}
