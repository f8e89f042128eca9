const MINUTE_MS = 60_000
const HOUR_MS = 60 * MINUTE_MS

/** What is counted: an answer that has hours, or a time that is held for minutes. */
export type CountdownPace = 'hours' | 'minutes'

/** Amber and red from here on, and what is said aloud. Ms. Source: design §5, design notes (waitlist). */
export const countdownThresholds = {
  hours: { soon: 4 * HOUR_MS, urgent: HOUR_MS, announced: [HOUR_MS, 10 * MINUTE_MS] },
  minutes: { soon: 5 * MINUTE_MS, urgent: 2 * MINUTE_MS, announced: [5 * MINUTE_MS, MINUTE_MS] },
} as const satisfies Record<CountdownPace, object>

export type CountdownTone = 'calm' | 'soon' | 'urgent'

/** Of hours: green above 4, amber above 1, red below; of minutes: above 5 and 2. @param left - ms */
export function countdownTone(left: number, pace: CountdownPace = 'hours'): CountdownTone {
  const { soon, urgent } = countdownThresholds[pace]
  if (left > soon) return 'calm'
  return left > urgent ? 'soon' : 'urgent'
}

/** The threshold that was crossed between two looks at the clock, if any: it is announced once. All in ms. */
export function crossedThreshold(before: number, after: number, thresholds: readonly number[]): number | undefined {
  return thresholds.find((threshold) => before > threshold && after <= threshold)
}
