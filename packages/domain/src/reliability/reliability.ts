import { DAY_MS, HOUR_MS } from '#time/durations.ts'

/** How far back appointments count, ms. */
export const RECORD_DAYS = 365
export const RECORD_MS = RECORD_DAYS * DAY_MS

/** Appointments from which on anything is said of somebody: nobody is judged by their first ones. */
export const RECORD_FROM = 3

/** How somebody's appointments of the last year ended, as far as it was theirs to decide. */
export type TrackRecord = {
  /** They took place. */
  kept: number
  /** Called off by them when the notice was over, or left unpaid. */
  cancelledLate: number
  /** They didn't come, and didn't or couldn't contest it. Zero for a provider: nobody marks that. */
  missed: number
}

/** What the other side is shown before deciding; null while there is too little to be fair. Source: issue 12. */
export function shownRecord(record: TrackRecord): TrackRecord | null {
  const { kept, cancelledLate, missed } = record
  return kept + cancelledLate + missed < RECORD_FROM ? null : record
}

/** Answers from which on a usual time is shown: nobody is judged by their first ones. */
export const ANSWERS_FROM = 5

/** The latest that count, of the last year. */
export const ANSWERS_COUNTED = 50

/** The whole hours within which somebody usually answers, as they are shown: never less than one.
 *  @param usualMs - median of their latest answers; a request that ran out counts with all of its time. Null while there
 *  are too few  @returns null where nothing is shown */
export const usualAnswerHours = (usualMs: number | null): number | null =>
  usualMs === null ? null : Math.max(1, Math.ceil(usualMs / HOUR_MS))
