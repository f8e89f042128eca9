import { useUser } from '@ginipig/app/services/services-context.ts'
import { useMoney } from '@ginipig/app/words/use-money.ts'
import type { ListingDetail } from '@ginipig/contract/listing/get-listing.ts'
import { discountPercent } from '@ginipig/domain/listing'
import { depositSplit } from '@ginipig/features/listing/card/listing-facts.ts'
import { Dock } from '@ginipig/ui/dock'
import { PriceBlock } from '@ginipig/ui/price-block'
import { useLingui } from '@lingui/react/macro'
import { isClient } from '../availability-link/is-client.ts'
import { AvailabilityAction, useHeldWords } from './AvailabilityAction.tsx'

/** Price and the way to the calendar at the foot of a phone. */
export function BookingDock({ listing }: { listing: ListingDetail }) {
  const { t } = useLingui()
  const money = useMoney()
  const user = useUser()
  const canBook = user === null || isClient(user)
  const now = Date.now()
  const soonest = listing.nextSlots.find(({ startsAt }) => depositSplit(listing, startsAt, now) !== undefined)
  const split = depositSplit(listing, soonest?.startsAt, now)
  const percent = discountPercent(listing)
  const held = useHeldWords(listing)
  return (
    <Dock
      label={t`Price and times`}
      title={<PriceBlock now={money(listing.price)} was={money(listing.rrp)} wasLabel={t`usual price`} />}
      detail={
        held ??
        (split === undefined ? t`${percent}% off` : t`${percent}% off, ${{ deposit: money(split.deposit) }} deposit`)
      }
      action={canBook ? <AvailabilityAction listing={listing} /> : undefined}
    />
  )
}
