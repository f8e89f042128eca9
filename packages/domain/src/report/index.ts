export {
  isAnnounced,
  MAX_REPORT_ADDITIONS,
  MAX_REPORT_TEXT,
  REPORTS_A_DAY,
  ReportAddition,
  ReportGiven,
  type ReportKind,
  type ReportReason,
  reportKinds,
  reportReasons,
  reportReasonsFor,
  reportReference,
} from './report.ts'
