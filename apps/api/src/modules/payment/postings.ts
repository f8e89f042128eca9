import type { BookingEnd, Settlement } from '@ginipig/domain/booking'
import type { LedgerSource } from '@ginipig/domain/payment'

/** Accounts of the ledger; what follows the slash names whose. Source: money.md §2. */
export type LedgerAccount =
  | 'stripe'
  | 'stripe_fees'
  | 'auth_held'
  | 'auth_contra'
  | `client_funds/${string}`
  | `refunds_payable/${string}`
  | `provider_payable/${string}`
  | `provider_receivable/${string}`
  | 'cancel_income'
  | 'commission'
  | 'provider_fee_income'
  | 'promo_expense'
  | `dispute_hold/${string}`
  | 'dispute_fees'
  | 'dispute_loss'
  | 'goodwill'
  | 'bad_debt'
  | 'bank'

/** One transaction: account and pence, debit positive, summing to zero. */
export type Posting = { source: LedgerSource; entries: readonly (readonly [LedgerAccount, number])[] }

const held = (pence: number) =>
  [
    ['auth_held', pence],
    ['auth_contra', -pence],
  ] as const

/** The table of money.md §2: what each event books. Pence throughout. */
export const postings = {
  /** A memo: nothing has moved. */
  authorised: (pence: number): Posting => ({ source: 'payment.authorised', entries: held(pence) }),

  voided: (pence: number): Posting => ({ source: 'payment.voided', entries: held(-pence) }),

  /** The client's money lies with us, for this booking; the memo of what was authorised first, if it was, is reversed. */
  captured: (bookingId: string, pence: number, authorised: number): Posting => ({
    source: 'payment.captured',
    entries: [...held(-authorised), ['stripe', pence], [`client_funds/${bookingId}`, -pence]],
  }),

  /** What Stripe kept, as its balance transaction says; never computed by us. */
  fee: (pence: number): Posting => ({
    source: 'charge.fee',
    entries: [
      ['stripe_fees', pence],
      ['stripe', -pence],
    ],
  }),

  /** Money came in for a booking that never took place: all of it is owed back. */
  owedBack: (bookingId: string, pence: number): Posting => ({
    source: 'booking.settled',
    entries: [
      [`client_funds/${bookingId}`, pence],
      [`refunds_payable/${bookingId}`, -pence],
    ],
  }),

  /** The end of a booking: what the client paid goes where `settle` says, and a promo code is ours to pay. What the
   *  provider owes for cancelling is a transaction of its own. */
  ended: (
    end: BookingEnd,
    { forfeited, refund, providerShare, platformShare, providerFee }: Settlement,
    whose: { bookingId: string; providerId: string; discount: number },
  ): Posting[] => {
    const { bookingId, providerId } = whose
    const isReleased = end === 'released'
    const promo = isReleased ? whose.discount : 0
    const divided: Posting = {
      source: isReleased ? 'booking.released' : 'booking.settled',
      entries: [
        [`client_funds/${bookingId}`, forfeited + refund],
        ['promo_expense', promo],
        [`refunds_payable/${bookingId}`, -refund],
        [`provider_payable/${providerId}`, -providerShare],
        [isReleased ? 'commission' : 'cancel_income', -(platformShare + promo)],
      ],
    }
    const fined: Posting = {
      source: 'provider.fee',
      entries: [
        [`provider_receivable/${providerId}`, providerFee],
        ['provider_fee_income', -providerFee],
      ],
    }
    return [divided, fined]
  },

  /** An operator lets a provider off a fee that they still owe. */
  feeWaived: (providerId: string, pence: number): Posting => ({
    source: 'provider.fee_waived',
    entries: [
      ['provider_fee_income', pence],
      [`provider_receivable/${providerId}`, -pence],
    ],
  }),

  /** The same of one that was kept back already: it is the provider's again. */
  feeRepaid: (providerId: string, pence: number): Posting => ({
    source: 'provider.fee_repaid',
    entries: [
      ['provider_fee_income', pence],
      [`provider_payable/${providerId}`, -pence],
    ],
  }),

  refunded: (bookingId: string, pence: number): Posting => ({
    source: 'refund.succeeded',
    entries: [
      [`refunds_payable/${bookingId}`, pence],
      ['stripe', -pence],
    ],
  }),

  /** A refund that came back was paid by an operator, from the company's bank. */
  refundedByHand: (bookingId: string, pence: number): Posting => ({
    source: 'refund.by_hand',
    entries: [
      [`refunds_payable/${bookingId}`, pence],
      ['bank', -pence],
    ],
  }),

  /** A refund after the end, by an operator: its provider's part is theirs to give back, the rest our loss. */
  refundGranted: (whose: { bookingId: string; providerId: string }, pence: number, byProvider: number): Posting => ({
    source: 'refund.granted',
    entries: [
      [`provider_receivable/${whose.providerId}`, byProvider],
      ['goodwill', pence - byProvider],
      [`refunds_payable/${whose.bookingId}`, -pence],
    ],
  }),

  /** An end that an operator took back: what the client lost by it is owed to them, but for what their bank has given them
   *  at our loss. @param parts - who had it  @param given - pence of it */
  undone: (bookingId: string, parts: readonly (readonly [LedgerAccount, number])[], given: number): Posting => ({
    source: 'booking.undone',
    entries: [
      ...parts,
      ['dispute_loss', -given],
      [`refunds_payable/${bookingId}`, given - parts.reduce((sum, [, pence]) => sum + pence, 0)],
    ],
  }),

  /** What a bank gave its client at our loss turns out to be what we owed them. */
  givenByBank: (bookingId: string, pence: number): Posting => ({
    source: 'dispute.lost',
    entries: [
      [`refunds_payable/${bookingId}`, pence],
      ['dispute_loss', -pence],
    ],
  }),

  /** Money that a dispute took from our balance (below zero), or brought back, with Stripe's fee for it. */
  disputeMoved: (disputeId: string, pence: number, fee: number): Posting => ({
    source: 'dispute.moved',
    entries: [
      [`dispute_hold/${disputeId}`, -pence],
      ['dispute_fees', fee],
      ['stripe', pence - fee],
    ],
  }),

  /** A dispute that was lost: out of what is held for the booking, or is owed back to the client, who has it by this; where
   *  nothing is, what its provider answers for is theirs to give back, the rest our loss. */
  disputeLost: (
    disputeId: string,
    pence: number,
    {
      bookingId,
      providerId,
      held,
      back,
      owed,
    }: { bookingId: string; providerId: string; held: number; back: number; owed: number },
  ): Posting => ({
    source: 'dispute.lost',
    entries: [
      [`client_funds/${bookingId}`, held],
      [`refunds_payable/${bookingId}`, back],
      [`provider_receivable/${providerId}`, owed],
      ['dispute_loss', pence - held - back - owed],
      [`dispute_hold/${disputeId}`, -pence],
    ],
  }),

  /** A dispute that was lost and is won after all: what its provider still owes of it they owe no more, the rest lies with us
   *  until a person decides. */
  disputeRegained: (disputeId: string, pence: number, providerId: string, owed: number): Posting => ({
    source: 'dispute.lost',
    entries: [
      [`dispute_hold/${disputeId}`, pence],
      [`provider_receivable/${providerId}`, -owed],
      ['dispute_loss', owed - pence],
    ],
  }),

  /** What a provider owed is kept back from what is theirs. */
  netted: (providerId: string, pence: number): Posting => ({
    source: 'debt.netted',
    entries: [
      [`provider_payable/${providerId}`, pence],
      [`provider_receivable/${providerId}`, -pence],
    ],
  }),

  /** A provider paid what they owed by bank transfer. */
  debtPaid: (providerId: string, pence: number): Posting => ({
    source: 'debt.paid',
    entries: [
      ['bank', pence],
      [`provider_receivable/${providerId}`, -pence],
    ],
  }),

  /** What a provider owes is given up. */
  debtWrittenOff: (providerId: string, pence: number): Posting => ({
    source: 'debt.written_off',
    entries: [
      ['bad_debt', pence],
      [`provider_receivable/${providerId}`, -pence],
    ],
  }),

  transferred: (providerId: string, pence: number): Posting => ({
    source: 'transfer.made',
    entries: [
      [`provider_payable/${providerId}`, pence],
      ['stripe', -pence],
    ],
  }),

  /** What was taken back of a transfer pays what its provider owes. */
  reversed: (providerId: string, pence: number): Posting => ({
    source: 'transfer.reversed',
    entries: [
      ['stripe', pence],
      [`provider_receivable/${providerId}`, -pence],
    ],
  }),
}
