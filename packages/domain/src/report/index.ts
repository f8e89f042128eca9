export {
  MAX_REPORT_TEXT,
  REPORTS_A_DAY,
  ReportGiven,
  type ReportKind,
  type ReportReason,
  reportKinds,
  reportReasons,
  reportReference,
} from './report.ts'
