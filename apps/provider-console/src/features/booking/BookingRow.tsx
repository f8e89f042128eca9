import { useDates } from '@ginipig/app/words/use-dates.ts'
import { useMoney } from '@ginipig/app/words/use-money.ts'
import type { ProviderBookingRow } from '@ginipig/contract/booking/booking.ts'
import { canBooking, type ProviderTab } from '@ginipig/domain/booking'
import { ProviderStatusBadge } from '@ginipig/features/booking/StatusBadge.tsx'
import { Avatar } from '@ginipig/ui/avatar'
import { Button, ButtonLink } from '@ginipig/ui/button'
import { ListRow, ListRowPrice } from '@ginipig/ui/list-row'
import { Trans, useLingui } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import { BookingCountdown } from './BookingCountdown.tsx'
import { useDecision } from './use-decision.ts'

type BookingRowProps = {
  row: ProviderBookingRow
  /** Where the row stands. */
  tab: ProviderTab
  now: () => number
  isSelected: boolean
  /** On a wide screen the detail stands beside the list; else it is a page. */
  isSplit: boolean
  onExpire: () => void
}

/** One booking of the list, with its answer where it waits for one. */
export function BookingRow({ row, tab, now, isSelected, isSplit, onExpire }: BookingRowProps) {
  const { t } = useLingui()
  const money = useMoney()
  const dates = useDates()
  const { accept, once } = useDecision(row.id, row.client.firstName)
  const name = `${row.client.firstName} ${row.client.lastName}`
  const isWaiting = canBooking('accept', row.status, 'provider')
  const from = dates.time(row.startsAt, row.zone)
  const to = dates.time(row.endsAt, row.zone)
  return (
    <ListRow
      variant="panel"
      isSelected={isSelected}
      isWholeLink
      hidesActionsInSplit
      headingLevel={3}
      lead={<Avatar userId={row.client.id} name={name} photoUrl={row.client.avatarUrl ?? undefined} />}
      title={name}
      renderLink={(slot) =>
        isSplit ? (
          <Link to="/provider/my-bookings" search={{ tab, booking: row.id }} resetScroll={false} {...slot} />
        ) : (
          <Link to="/provider/booking-details/$id" params={{ id: row.id }} {...slot} />
        )
      }
      meta={
        <>
          <p>{row.listing.title}</p>
          <p>
            {dates.friendlyDate(row.startsAt, row.zone)}, {from}–{to}
          </p>
        </>
      }
      end={
        <>
          {isWaiting ? (
            <BookingCountdown respondBy={row.respondBy} requestedAt={row.requestedAt} now={now} onExpire={onExpire} />
          ) : (
            <ProviderStatusBadge booking={row} />
          )}
          <ListRowPrice amount={money(row.price)} detail={<Earnings row={row} />} />
        </>
      }
      actions={
        isWaiting ? (
          <>
            <ButtonLink
              size="sm"
              render={(slot) => <Link to="/provider/booking-details/$id" params={{ id: row.id }} {...slot} />}
            >
              <Trans>Look</Trans>
            </ButtonLink>
            <Button
              variant="primary"
              size="sm"
              busy={accept.isPending || accept.isSuccess}
              busyLabel={t`Accepting…`}
              onClick={() => void once(() => accept.mutate({ params: { bookingId: row.id } }))}
            >
              <Trans>Accept</Trans>
            </Button>
          </>
        ) : undefined
      }
    />
  )
}

/** What the booking promises, or what came of it. */
function Earnings({ row: { outcome, ...row } }: { row: ProviderBookingRow }) {
  const money = useMoney()
  const earnings = money(row.earnings)
  if (!outcome) return <Trans>You earn {earnings}</Trans>
  const earned = money(outcome.earned)
  const fee = money(outcome.fee)
  return outcome.fee > 0 ? <Trans>Fee for cancelling {fee}</Trans> : <Trans>You earned {earned}</Trans>
}
