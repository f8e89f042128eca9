import { useDates } from '@ginipig/app/words/use-dates.ts'
import { useMoney } from '@ginipig/app/words/use-money.ts'
import type { ProviderBooking } from '@ginipig/contract/booking/booking.ts'
import { type Detail, DetailList } from '@ginipig/ui/detail-list'
import { Trans } from '@lingui/react/macro'

type Outcome = NonNullable<ProviderBooking['outcome']>

type Formats = { money: (pence: number) => string; dates: ReturnType<typeof useDates> }

/** When, what, and who pays what: the figures are the booking's own, fixed when the slot was held; once it is over,
 *  what came of them. */
export function BookingFacts({ booking }: { booking: ProviderBooking }) {
  const money = useMoney()
  const dates = useDates()
  const { split, startsAt, endsAt, zone, outcome } = booking
  const from = dates.time(startsAt, zone)
  const to = dates.time(endsAt, zone)
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
    ...(outcome ? ended(booking, outcome, money) : promised(booking, { money, dates })),
  ]
  return <DetailList items={items} />
}

function promised({ plan, split, captured, balanceAt, zone }: ProviderBooking, { money, dates }: Formats): Detail[] {
  const balanceDate = balanceAt === null ? undefined : dates.date(balanceAt, zone)
  const dueFirst = money(plan === 'deposit' ? split.deposit : split.total)
  return [
    { id: 'first', label: firstLabel(plan, captured > 0), value: dueFirst },
    ...(balanceDate === undefined
      ? []
      : [{ id: 'balance', label: <Trans>Balance, {balanceDate}</Trans>, value: money(split.balance) }]),
    { id: 'commission', label: <Trans>Our commission</Trans>, value: `−${money(split.commission)}` },
    { id: 'earnings', label: <Trans>You earn</Trans>, value: money(split.earnings), isStrong: true },
  ]
}

/** What was paid, what went back, and what is the provider's, of a booking that is over. */
function ended({ captured, refund }: ProviderBooking, { earned, fee }: Outcome, money: Formats['money']): Detail[] {
  const items: Detail[] = [{ id: 'paid', label: <Trans>Paid by the client</Trans>, value: money(captured) }]
  if (refund) items.push({ id: 'refund', label: <Trans>Refunded</Trans>, value: money(-refund.amount) })
  if (fee > 0) items.push({ id: 'fee', label: <Trans>Fee for cancelling</Trans>, value: money(-fee) })
  items.push({ id: 'earnings', label: <Trans>You earned</Trans>, value: money(earned), isStrong: true })
  return items
}

function firstLabel(plan: ProviderBooking['plan'], isTaken: boolean) {
  if (plan === 'deposit') return isTaken ? <Trans>Deposit paid</Trans> : <Trans>Deposit authorised</Trans>
  return isTaken ? <Trans>Paid in full</Trans> : <Trans>Full price authorised</Trans>
}
