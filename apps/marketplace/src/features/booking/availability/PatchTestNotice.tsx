import type { ListingDetail } from '@ginipig/contract/listing/get-listing.ts'
import { patchTestBy } from '@ginipig/domain/listing'
import { Banner } from '@ginipig/ui/banner'
import { Trans } from '@lingui/react/macro'

type PatchTestNoticeProps = {
  listing: ListingDetail
  /** Of the slot that is picked, else of the day's last; epoch ms. */
  startsAt: number
}

/** Before the slot is held: that it leaves no time for the patch test that the listing asks for. */
export function PatchTestNotice({ listing, startsAt }: PatchTestNoticeProps) {
  const asked = listing.mustHaves.patchTest
  if (!asked || patchTestBy(asked, startsAt) > Date.now()) return null
  const name = listing.provider.firstName
  const hours = asked.hoursBefore
  return (
    <Banner tone="warning" role="status" title={<Trans>Too late for a new patch test</Trans>}>
      <Trans>
        {name} needs one at least {hours} hours before. You can still book if you’ve had one with {name} in the last six
        months; otherwise pick a later time.
      </Trans>
    </Banner>
  )
}
