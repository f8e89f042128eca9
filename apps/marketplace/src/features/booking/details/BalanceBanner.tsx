import { useDates } from '@ginipig/app/words/use-dates.ts'
import { useMoney } from '@ginipig/app/words/use-money.ts'
import type { ClientBooking } from '@ginipig/contract/booking/booking.ts'
import { unpaidCutoffAt } from '@ginipig/domain/booking'
import { Banner } from '@ginipig/ui/banner'
import { ButtonLink } from '@ginipig/ui/button'
import { Trans } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import { hasOpenBalance } from '../flow/flow-step.ts'
import styles from './BookingDetailsPage.module.css'

const isToPay = (booking: ClientBooking) => booking.paymentStatus === 'balance_failed' && hasOpenBalance(booking)

/** Of a balance that the card refused: until when, what otherwise, and the way to pay it. */
export function BalanceBanner({ booking }: { booking: ClientBooking }) {
  const dates = useDates()
  const money = useMoney()
  if (!isToPay(booking)) return null
  const { split, captured, provider, startsAt, policy, zone } = booking
  const due = money(split.total - captured)
  const deposit = money(captured)
  const name = provider.firstName
  const until = dates.friendlyDateTime(unpaidCutoffAt(startsAt, policy), zone)
  return (
    <Banner
      tone="danger"
      className={styles.Balance ?? ''}
      title={<Trans>Your bank said no to {due}</Trans>}
      action={<PayBalance booking={booking} />}
    >
      <Trans>
        Your place is kept until {until}. Unpaid by then, the booking ends: {name} keeps the {deposit} and we don’t
        chase the rest.
      </Trans>
    </Banner>
  )
}

/** The way to pay a balance that the card refused. */
export const PayBalance = ({ booking }: { booking: ClientBooking }) =>
  isToPay(booking) ? <PayLink booking={booking} /> : null

/** To the page on which the rest of a booking is paid, by what it costs. */
export function PayLink({
  booking: { id, split, captured },
}: {
  booking: Pick<ClientBooking, 'id' | 'split' | 'captured'>
}) {
  const money = useMoney()
  const due = money(split.total - captured)
  return (
    <ButtonLink variant="primary" size="sm" render={(slot) => <Link to="/pay-full/$id" params={{ id }} {...slot} />}>
      <Trans>Pay {due}</Trans>
    </ButtonLink>
  )
}
