const HOUR_MS = 3_600_000

export type CountdownTone = 'calm' | 'soon' | 'urgent'

/** Green above 4 h, amber above 1 h, red below (design §5). @param left - ms */
export function countdownTone(left: number): CountdownTone {
  if (left > 4 * HOUR_MS) return 'calm'
  return left > HOUR_MS ? 'soon' : 'urgent'
}

/** The threshold that was crossed between two looks at the clock, if any: it is announced once. All in ms. */
export function crossedThreshold(before: number, after: number, thresholds: readonly number[]): number | undefined {
  return thresholds.find((threshold) => before > threshold && after <= threshold)
}
