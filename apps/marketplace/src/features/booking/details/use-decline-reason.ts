import type { ClientBooking } from '@ginipig/contract/booking'
import type { DeclineReason } from '@ginipig/domain/booking'
import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { useLingui } from '@lingui/react'

const reasons: Record<DeclineReason, MessageDescriptor | undefined> = {
  fully_booked: msg`The diary is full that day.`,
  not_suitable: msg`From your answers, this treatment isn’t right for you.`,
  photos_do_not_match: msg`The photos don’t match what’s needed.`,
  patch_test_not_possible: msg`A patch test wasn’t possible in time.`,
  other: undefined,
}

/** Why the provider declined, in our words and theirs; undefined when they didn't. */
export function useDeclineReason({ declineReason, declineText }: ClientBooking): string | undefined {
  const { i18n } = useLingui()
  if (declineReason === null) return undefined
  const ours = reasons[declineReason]
  const theirs = declineText === null || declineText === '' ? undefined : `“${declineText}”`
  return [ours && i18n._(ours), theirs].filter(Boolean).join(' ') || undefined
}
