export { RECORD_FROM, RECORD_MS, shownRecord, type TrackRecord } from './reliability.ts'
