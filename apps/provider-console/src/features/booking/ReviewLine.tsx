import type { ProviderBooking } from '@ginipig/contract/booking/booking.ts'
import { type ReviewStep, reviewStep } from '@ginipig/domain/review'
import { ButtonLink } from '@ginipig/ui/button'
import { PanelFoot } from '@ginipig/ui/panel'
import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { useLingui } from '@lingui/react'
import { Link } from '@tanstack/react-router'

const words: Record<ReviewStep, MessageDescriptor> = {
  write: msg`Rate the client`,
  change: msg`Change your rating`,
  view: msg`See the reviews`,
}

/** The way to what the two said of each other, once the appointment is done. */
export function ReviewLine({ booking, now }: { booking: ProviderBooking; now: () => number }) {
  const { i18n } = useLingui()
  const { id, reviewedAt } = booking
  const step = reviewStep(booking, reviewedAt !== null, now())
  if (step === undefined) return null
  return (
    <PanelFoot>
      <ButtonLink render={(slot) => <Link to="/provider/review/$id" params={{ id }} {...slot} />}>
        {i18n._(words[step])}
      </ButtonLink>
    </PanelFoot>
  )
}
