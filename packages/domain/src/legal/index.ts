export { LEGAL_TEXTS_VERSION } from './legal-texts.ts'
export { retentionDays } from './retention.ts'
