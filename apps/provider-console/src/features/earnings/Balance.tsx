import { useDates } from '@ginipig/app/words/use-dates.ts'
import { useMoney } from '@ginipig/app/words/use-money.ts'
import type { Earnings } from '@ginipig/contract/payment/earnings.ts'
import { DEFAULT_ZONE } from '@ginipig/domain/time'
import { Kpis } from '@ginipig/ui/kpi'
import { Plural, Trans } from '@lingui/react/macro'

type BalanceProps = Pick<
  Earnings,
  'onItsWay' | 'held' | 'heldBookings' | 'coming' | 'comingBookings' | 'nextBalance' | 'owed'
>

/** Where the provider's money stands, in four figures. */
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
          label: <Trans>Yours, on its way</Trans>,
          value: money(Math.max(0, onItsWay)),
          note: <Trans>Goes to your account at Stripe</Trans>,
        },
        {
          id: 'held',
          label: <Trans>Held</Trans>,
          value: money(held),
          note: (
            <Plural
              value={heldBookings}
              one="Your share of # booking already paid for"
              other="Your share of # bookings already paid for"
            />
          ),
        },
        {
          id: 'coming',
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
          label: <Trans>You owe</Trans>,
          value: money(owed),
          note: <Trans>Comes off your next releases</Trans>,
        },
      ]}
    />
  )
}
