export { ALERT_LOOK_MS, alertEnds, MAX_ALERTS } from './alert.ts'
