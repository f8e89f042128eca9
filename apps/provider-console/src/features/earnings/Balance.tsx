import { useApi } from '@ginipig/api-client/core/api-context.ts'
import { query } from '@ginipig/api-client/core/call-options.ts'
import { useDates } from '@ginipig/app/words/use-dates.ts'
import { useMoney } from '@ginipig/app/words/use-money.ts'
import type { Earnings } from '@ginipig/contract/payment/earnings.ts'
import { listPayouts } from '@ginipig/contract/payment/payouts.ts'
import { DEFAULT_ZONE } from '@ginipig/domain/time'
import { type Kpi, Kpis } from '@ginipig/ui/kpi'
import { Skeleton } from '@ginipig/ui/skeleton'
import { Plural, Trans } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { CalendarClock, Landmark, Lock, Minus, Send } from 'lucide-react'

type BalanceProps = Pick<
  Earnings,
  'onItsWay' | 'held' | 'heldBookings' | 'coming' | 'comingBookings' | 'nextBalance' | 'owed'
>

/** Where the provider's money stands, in five figures, with no pound between them in none. */
export function Balance({ onItsWay, held, heldBookings, coming, comingBookings, nextBalance, owed }: BalanceProps) {
  const money = useMoney()
  const dates = useDates()
  const who = nextBalance?.clientName
  const day = nextBalance === null ? '' : dates.friendlyDate(nextBalance.at, DEFAULT_ZONE)
  return (
    <Kpis
      items={[
        {
          id: 'way',
          icon: <Send aria-hidden />,
          label: <Trans>Yours, on its way</Trans>,
          value: money(Math.max(0, onItsWay)),
          note: <Trans>Goes to your account at Stripe</Trans>,
        },
        { id: 'bank', icon: <Landmark aria-hidden />, label: <Trans>To your bank</Trans>, ...useToBank() },
        {
          id: 'held',
          icon: <Lock aria-hidden />,
          label: <Trans>Held</Trans>,
          value: money(held),
          note: (
            <Plural
              value={heldBookings}
              _0="No booking to come is paid for"
              one="Your share of # booking already paid for"
              other="Your share of # bookings already paid for"
            />
          ),
        },
        {
          id: 'coming',
          icon: <CalendarClock aria-hidden />,
          label: <Trans>Coming</Trans>,
          value: money(coming),
          note:
            nextBalance === null ? (
              <Trans>No balance is to be taken</Trans>
            ) : comingBookings === 1 ? (
              <Trans>
                Once {who}’s balance is paid, taken on {day}
              </Trans>
            ) : (
              <Trans>
                {comingBookings} balances, the next taken on {day}: {who}
              </Trans>
            ),
        },
        {
          id: 'owed',
          icon: <Minus aria-hidden />,
          label: <Trans>You owe</Trans>,
          value: money(owed),
          note: owed > 0 ? <Trans>Comes off your next releases</Trans> : <Trans>Nothing comes off your releases</Trans>,
        },
      ]}
    />
  )
}

/** What left us and isn't in their bank: it lies at Stripe until its payout, and is under way with it. Stripe is asked. */
function useToBank(): Pick<Kpi, 'value' | 'note'> {
  const money = useMoney()
  const dates = useDates()
  const { data, isPending } = useQuery(query(useApi(), listPayouts))
  if (isPending) return { value: <Skeleton width="5ch" />, note: <Skeleton /> }
  const atStripe = data?.atStripe ?? null
  if (!data || atStripe === null) return { value: '–', note: <Trans>Stripe doesn’t say now</Trans> }
  const underWay = data.items.filter(({ state }) => state === 'on_its_way')
  const sent = underWay.reduce((sum, { amount }) => sum + amount, 0)
  const sum = money(sent)
  const day = dates.friendlyDate(Math.max(0, ...underWay.map(({ arrivesAt }) => arrivesAt)), DEFAULT_ZONE)
  const note =
    sent > 0 ? (
      <Trans>
        {sum} of it in your bank by {day}
      </Trans>
    ) : atStripe > 0 ? (
      <Trans>At Stripe, goes out with the next payout</Trans>
    ) : (
      <Trans>Nothing is between Stripe and your bank</Trans>
    )
  return { value: money(Math.max(0, atStripe + sent)), note }
}
