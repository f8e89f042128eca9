import type { ClientBooking } from '@ginipig/contract/booking/booking.ts'
import { DAY_MS, HOUR_MS } from '@ginipig/domain/time'
import { Banner } from '@ginipig/ui/banner'
import { Trans } from '@lingui/react/macro'
import { onlyPlanReason } from './charge-plan.ts'

/** Why there is no choice. */
export function OnlyPlan({ booking }: { booking: ClientBooking }) {
  const { approval, policy } = booking
  const reason = onlyPlanReason(booking)
  if (reason === undefined) return null
  const wait = approval === 'manual' ? policy.responseWindowMs : 0
  const hours = (policy.balanceBeforeMs + wait) / HOUR_MS
  const days = policy.longestFullPaymentMs / DAY_MS
  return (
    <Banner tone="info">
      {reason === 'too_soon' ? (
        <Trans>
          A deposit isn’t possible here: your appointment is less than {hours} hours away, so the balance would be due
          already.
        </Trans>
      ) : reason === 'too_small' ? (
        <Trans>The price is too small to be split, so it’s paid at once.</Trans>
      ) : (
        <Trans>
          Your appointment is more than {days} days away. We take only the deposit that early, and the rest closer to
          the day.
        </Trans>
      )}
    </Banner>
  )
}
