import type { ProviderBooking } from '@ginipig/contract/booking/booking.ts'
import { DEFAULT_ZONE, toWallClock } from '@ginipig/domain/time'
import type { ProviderStep } from '@ginipig/features/booking/booking-timeline.ts'
import { TextLink } from '@ginipig/ui/link'
import { Trans } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'

/** Where the provider finds the proof of a line that moved money of theirs: the month of their history that has it, or
 *  what Stripe paid out. Undefined where a line moved none. */
export function proofOf({ kind, at }: ProviderStep, { outcome, payout }: ProviderBooking): ReactNode {
  if (kind === 'paying_out' || kind === 'paid_out' || kind === 'sent_back')
    return (
      <TextLink
        render={(slot) => (
          <Link to="/provider/payment-details" search={{ payout: payout?.id }} hash="history" {...slot} />
        )}
      >
        <Trans>See the payout</Trans>
      </TextLink>
    )
  const hasMoved = outcome !== null && (outcome.earned > 0 || outcome.fee > 0)
  if (kind === 'released' || kind === 'taken_back' || (hasMoved && movesShare.has(kind)))
    return (
      <TextLink
        render={(slot) => (
          <Link
            to="/provider/payment-details"
            search={{ month: toWallClock(at, DEFAULT_ZONE).date.slice(0, 7) }}
            hash="history"
            {...slot}
          />
        )}
      >
        <Trans>See it in your history</Trans>
      </TextLink>
    )
  return undefined
}

/** Ends after which the provider keeps a part, or owes a fee. */
const movesShare: ReadonlySet<ProviderStep['kind']> = new Set([
  'cancelled',
  'no_show',
  'no_show_undone',
  'charged_back',
])
