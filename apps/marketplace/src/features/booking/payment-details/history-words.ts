import type { PaymentKind, PaymentPeriod, PaymentState } from '@ginipig/domain/payment'
import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'

export const kindWords: Readonly<Record<PaymentKind, MessageDescriptor>> = {
  deposit: msg`Deposit`,
  balance: msg`Balance`,
  full: msg`In full`,
  refund: msg`Refund`,
}

export const stateWords: Readonly<Record<PaymentState, MessageDescriptor>> = {
  due: msg`Due`,
  if_accepted: msg`If accepted`,
  set_aside: msg`Set aside`,
  paid: msg`Paid`,
  failed: msg`Refused`,
  not_taken: msg`Not taken`,
  disputed: msg`Disputed`,
  taken_back: msg`Taken back`,
  refund_pending: msg`On its way back`,
  part_refunded: msg`Part refunded`,
  refunded: msg`Refunded`,
}

export const periodWords: Readonly<Record<PaymentPeriod, MessageDescriptor>> = {
  months: msg`Last 12 months`,
  year: msg`This year`,
  all: msg`All the time`,
}
