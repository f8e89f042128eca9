import type { SlotPeriod } from '@ginipig/domain/listing'
import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'

/** Parts of the day. Source: spec §4. */
export const periodWords: Record<SlotPeriod, MessageDescriptor> = {
  morning: msg`Morning`,
  afternoon: msg`Afternoon`,
  night: msg`Night`,
}
