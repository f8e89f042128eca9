export { type CardState, canPayAt, cardEndsAt, cardState, cardStates } from './card.ts'
export { DEBT_OVERDUE_AFTER_MS, type Debt, openDebts, overdueDebt } from './debt.ts'
export { closedDisputes, type DisputeState, disputeState, providerOwesOfDispute } from './dispute.ts'
export {
  amountToRead,
  changeOf,
  type EarningKind,
  type EarningLine,
  type EarningMonth,
  type EarningShow,
  type EarningSpan,
  earningKindOf,
  earningKinds,
  earningMonths,
  earningShows,
  earningSpans,
  monthsOf,
  movesWhatIsTheirs,
  releasedKinds,
  sumEarnings,
} from './earnings.ts'
export {
  type CapabilityStatus,
  canReceive,
  capabilityStatuses,
  type EarningsState,
  earningsNews,
  earningsState,
  earningsStates,
  type Requirement,
  type RequirementKind,
  requirementKind,
  requirementKinds,
} from './earnings-account.ts'
export { type LedgerSource, ledgerSources, refundSources } from './ledger-source.ts'
export { type PayoutState, payoutState, payoutStates } from './payout.ts'
export {
  givesPromoBack,
  nothingHadStatuses,
  PromoCode,
  type PromoRefusal,
  type PromoRules,
  PromoTerms,
  promoDiscount,
  promoRefusal,
  promoRefusals,
} from './promo.ts'
export {
  type ChargeState,
  firstPaymentKinds,
  fundedChargeStatuses,
  type PaymentKind,
  type PaymentPeriod,
  type PaymentState,
  paymentKinds,
  paymentPeriods,
  paymentStates,
  periodStart,
} from './record.ts'
export { needsSecondOperator, REFUND_ALONE_PENCE, type RefundFault, refundFaults } from './refund.ts'
