import type { BookingPaymentStatus } from '@ginipig/domain/booking'
import type { BookingKey } from '#platform/database/provider-key.ts'
import type { Sql } from '#platform/database/sql.ts'
import type { Platform } from '#platform/platform.ts'
import type { ChargeKind } from './payment.sql.ts'

/** What came of the money of a booking. Amounts in pence. */
export type PaymentNews =
  /** Nothing is authorised yet; `problem` is the code of the last refusal. */
  | { what: 'open'; status: Extract<BookingPaymentStatus, 'unpaid' | 'requires_action'>; problem: string | null }
  | { what: 'authorised'; kind: ChargeKind }
  /** `taken` is all that was taken for the booking so far, `refunded` what went back of it, `owedBack` what is still to
   *  go back; `returned` names a refund that a bank sent back, when it is news. Told whenever somebody looks at a charge
   *  that was taken. */
  | {
      what: 'taken'
      kind: ChargeKind
      taken: number
      refunded: number
      owedBack: number
      returned: string | undefined
    }
  /** The provider's share, or a part of it, went to their account. */
  | { what: 'transferred' }
  /** The card that was to pay a balance said no; `problem` is its code. */
  | { what: 'balance_refused'; problem: string }
  /** The client's bank takes a payment back until it has decided. */
  | { what: 'disputed'; disputeId: string }
  /** `amount` is what the bank kept, `calledOff` what was on its way back to the client and isn't any more; `isRegained` of one
   *  that was lost before. */
  | {
      what: 'dispute_closed'
      isLost: boolean
      isRegained: boolean
      disputeId: string
      reason: string
      amount: number
      calledOff: number
    }
  /** The network of the client's card says that a payment was probably not its holder's; `isActionable` while giving it back
   *  still spares a dispute. */
  | { what: 'warned'; warningId: string; isActionable: boolean }
  | { what: 'released' }

/** Callback of the booking that a payment belongs to, called in the transaction that records the change, under the
 *  provider's lock. Passed in by the composition (tasks.ts) and by the booking's own calls, so that payment doesn't import
 *  booking. */
export type PaymentListener = (platform: Platform, sql: Sql, booking: BookingKey, news: PaymentNews) => Promise<void>
