export {
  ANSWERS_COUNTED,
  ANSWERS_FROM,
  RECORD_DAYS,
  RECORD_FROM,
  RECORD_MS,
  shownRecord,
  type TrackRecord,
  usualAnswerHours,
} from './reliability.ts'
