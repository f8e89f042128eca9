import { useDates } from '@ginipig/app/words/use-dates.ts'
import type { ClientsReview } from '@ginipig/contract/review/review.ts'
import { Banner } from '@ginipig/ui/banner'
import { Trans } from '@lingui/react/macro'

/** That neither sees the other's before both are in, and until when at the latest. */
export function HiddenUntil({ visited: { otherName, closesAt, zone } }: Pick<ClientsReview, 'visited'>) {
  const date = useDates().friendlyDate(closesAt, zone)
  return (
    <Banner tone="info" title={<Trans>Hidden until you’ve both written</Trans>}>
      <Trans>
        {otherName} writes about you too. Neither sees the other’s until both are in, or until {date}. So be honest.
      </Trans>
    </Banner>
  )
}
