export { declineReasonWords } from './decline-reason.ts'
export { ClientStatusBadge, PaymentStatusBadge, ProviderStatusBadge } from './StatusBadge.tsx'
export { clientStatusBadge, type StatusLook } from './status-badge.ts'
