export { ANSWERS_COUNTED, ANSWERS_FROM, usualAnswerHours } from './answer-time.ts'
export { RECORD_DAYS, RECORD_FROM, RECORD_MS, shownRecord, type TrackRecord } from './reliability.ts'
