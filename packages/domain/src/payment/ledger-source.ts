/** What a transaction is booked from; a source is booked once. */
export const ledgerSources = [
  'payment.authorised',
  'payment.voided',
  'payment.captured',
  'charge.fee',
  'booking.settled',
  'booking.released',
  'booking.undone',
  'provider.fee',
  'provider.fee_waived',
  'provider.fee_repaid',
  'refund.succeeded',
  'refund.by_hand',
  'refund.granted',
  'dispute.moved',
  'dispute.lost',
  'debt.netted',
  'debt.paid',
  'debt.written_off',
  'transfer.made',
  'transfer.reversed',
] as const
export type LedgerSource = (typeof ledgerSources)[number]

/** By which money went back to a client. */
export const refundSources = ['refund.succeeded', 'refund.by_hand'] as const satisfies readonly LedgerSource[]
