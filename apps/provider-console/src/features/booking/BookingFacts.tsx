import type { ProviderBooking } from '@ginipig/contract/booking'
import { useDates, useMoney } from '@ginipig/features/format'
import { type Detail, DetailList } from '@ginipig/ui/detail-list'
import { Trans } from '@lingui/react/macro'

/** When, what, and who pays what: the figures are the booking's own, fixed when the slot was held. */
export function BookingFacts({ booking }: { booking: ProviderBooking }) {
  const money = useMoney()
  const dates = useDates()
  const { split, startsAt, endsAt, zone, plan } = booking
  const from = dates.time(startsAt, zone)
  const to = dates.time(endsAt, zone)
  const balanceDate = booking.balanceAt === null ? undefined : dates.date(booking.balanceAt, zone)
  const isTaken = booking.captured > 0
  const dueFirst = money(plan === 'deposit' ? split.deposit : split.total)
  const items: Detail[] = [
    {
      id: 'when',
      label: <Trans>When</Trans>,
      value: `${dates.friendlyDate(startsAt, zone)}, ${from}–${to}`,
      isStrong: true,
    },
    { id: 'what', label: <Trans>What</Trans>, value: booking.listing.title },
    {
      id: 'price',
      label: <Trans>Price</Trans>,
      value: (
        <>
          {money(split.price)} <s>{money(booking.rrp)}</s>
        </>
      ),
    },
    {
      id: 'first',
      label: firstLabel(plan, isTaken),
      value: dueFirst,
    },
    ...(balanceDate === undefined
      ? []
      : [{ id: 'balance', label: <Trans>Balance, {balanceDate}</Trans>, value: money(split.balance) }]),
    { id: 'commission', label: <Trans>Our commission</Trans>, value: `−${money(split.commission)}` },
    { id: 'earnings', label: <Trans>You earn</Trans>, value: money(split.earnings), isStrong: true },
  ]
  return <DetailList items={items} />
}

function firstLabel(plan: ProviderBooking['plan'], isTaken: boolean) {
  if (plan === 'deposit') return isTaken ? <Trans>Deposit paid</Trans> : <Trans>Deposit authorised</Trans>
  return isTaken ? <Trans>Paid in full</Trans> : <Trans>Full price authorised</Trans>
}
