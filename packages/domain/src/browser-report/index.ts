export { type FailureKind, FRAME, failureKinds, failureLimits, maskMessage } from './failure.ts'
