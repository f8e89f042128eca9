import { HOLD_SHOWN_MS } from '@ginipig/domain/booking'
import { MINUTE_MS } from '@ginipig/domain/time'
import { Banner } from '@ginipig/ui/banner'
import { Trans } from '@lingui/react/macro'
import { Moon } from 'lucide-react'

const minutes = HOLD_SHOWN_MS / MINUTE_MS

/** What waiting is. */
export function WaitTerms() {
  return (
    <Trans>
      When a time opens up, the first in line holds it for {minutes} minutes. Then the next. Waiting costs nothing and
      sets nothing aside.
    </Trans>
  )
}

/** What happens at night. */
export function NightTerms() {
  return (
    <Banner tone="neutral" icon={<Moon aria-hidden="true" />}>
      <Trans>
        Between 21:30 and 07:30 we don’t wake you. A time that opens up then is kept for the first in line, who hears of
        it at 07:30.
      </Trans>
    </Banner>
  )
}
