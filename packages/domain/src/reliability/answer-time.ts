import { HOUR_MS } from '#time/durations.ts'

/** Answers from which on a usual time is shown: nobody is judged by their first ones. */
export const ANSWERS_FROM = 5

/** The latest that count, of the last year. */
export const ANSWERS_COUNTED = 50

/** The whole hours within which somebody usually answers, as they are shown: never less than one.
 *  @param usualMs - median of their latest answers; a request that ran out counts with all of its time. Null while there
 *  are too few  @returns null where nothing is shown */
export const usualAnswerHours = (usualMs: number | null): number | null =>
  usualMs === null ? null : Math.max(1, Math.ceil(usualMs / HOUR_MS))
