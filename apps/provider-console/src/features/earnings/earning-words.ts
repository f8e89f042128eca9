import type { EarningKind } from '@ginipig/domain/payment'
import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'

/** What a movement is called. */
export const earningWords: Readonly<Record<EarningKind, MessageDescriptor>> = {
  share: msg`Your share`,
  fee: msg`Fee for cancelling`,
  kept_back: msg`Kept back for what you owed`,
  fee_waived: msg`Fee waived`,
  fee_repaid: msg`Fee paid back to you`,
  taken_back: msg`Share taken back`,
  reversed: msg`Taken from your account at Stripe`,
  debt_paid: msg`Paid by you, by bank transfer`,
  debt_written_off: msg`Written off`,
  sent: msg`Sent to your account`,
  other: msg`Correction`,
}
