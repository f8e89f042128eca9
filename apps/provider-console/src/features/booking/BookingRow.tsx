import { useDates } from '@ginipig/app/words/use-dates.ts'
import { useMoney } from '@ginipig/app/words/use-money.ts'
import type { ProviderBookingRow } from '@ginipig/contract/booking/booking.ts'
import { canBooking, isShareOpen } from '@ginipig/domain/booking'
import { ProposalBadge, ProviderStatusBadge } from '@ginipig/features/booking/StatusBadge.tsx'
import { Avatar } from '@ginipig/ui/avatar'
import { ButtonLink } from '@ginipig/ui/button'
import { ListRow, ListRowPrice } from '@ginipig/ui/list-row'
import { plural } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import { BookingCountdown } from './BookingCountdown.tsx'
import type { BookingsSearch } from './bookings-search.ts'

type BookingRowProps = {
  row: ProviderBookingRow
  /** Where the row stands: the tab, and what is looked for there. */
  search: BookingsSearch
  now: () => number
  isSelected: boolean
  /** On a wide screen the detail stands beside the list; else it is a page. */
  isSplit: boolean
  onExpire: () => void
}

/** One booking of the list, with the way to its answer where it waits for one: a yes comes after a look at what the client
 *  gave. */
export function BookingRow({ row, search, now, isSelected, isSplit, onExpire }: BookingRowProps) {
  const { t } = useLingui()
  const dates = useDates()
  const given = useGivenWords(row)
  const name = `${row.client.firstName} ${row.client.lastName}`
  const isRequest = canBooking('accept', row.status, 'provider')
  const isWished = row.proposal?.by === 'client'
  // A request for which other times are proposed waits for its client.
  const isWaiting = isRequest && row.proposal === null
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
      badges={row.proposal ? <ProposalBadge row={row} side="provider" other={row.client.firstName} /> : undefined}
      title={name}
      renderLink={(slot) =>
        isSplit ? (
          <Link to="/provider/my-bookings" search={{ ...search, booking: row.id }} resetScroll={false} {...slot} />
        ) : (
          <Link to="/provider/booking-details/$id" params={{ id: row.id }} state={{ bookings: search }} {...slot} />
        )
      }
      meta={
        <>
          <p>{row.listing.title}</p>
          <p>
            {dates.friendlyDate(row.startsAt, row.zone)}, {from}–{to}
          </p>
          {given && <p>{given}</p>}
        </>
      }
      end={
        <>
          {isWaiting ? (
            <BookingCountdown respondBy={row.respondBy} requestedAt={row.requestedAt} now={now} onExpire={onExpire} />
          ) : isRequest ? null : (
            <ProviderStatusBadge booking={row} />
          )}
          <RowMoney row={row} />
        </>
      }
      actions={
        isWaiting || isWished ? (
          <ButtonLink
            variant="primary"
            size="sm"
            aria-label={isWished ? t`Answer ${{ name }}, who asks to move` : t`Review the request from ${{ name }}`}
            render={(slot) => (
              <Link to="/provider/booking-details/$id" params={{ id: row.id }} state={{ bookings: search }} {...slot} />
            )}
          >
            {isWished ? <Trans>Answer</Trans> : <Trans>Review</Trans>}
          </ButtonLink>
        ) : undefined
      }
    />
  )
}

/** What the booking promises, or what came of it. The price of what earned nothing says nothing. */
function RowMoney({ row }: { row: ProviderBookingRow }) {
  const { price, earnings: promised, outcome } = row
  const money = useMoney()
  const earnings = money(promised)
  if (!outcome) return <ListRowPrice amount={money(price)} detail={<Trans>You earn {earnings}</Trans>} />
  const earned = money(outcome.earned)
  if (outcome.fee > 0) return <ListRowPrice amount={money(-outcome.fee)} detail={<Trans>Fee for cancelling</Trans>} />
  if (outcome.earned === 0) return null
  return (
    <ListRowPrice
      amount={money(price)}
      detail={isShareOpen(row) ? <Trans>{earned} yours if it stands</Trans> : <Trans>You earned {earned}</Trans>}
    />
  )
}

/** "2 answers · 1 photo · Patch test to arrange". */
function useGivenWords({ given }: ProviderBookingRow): string {
  const { t } = useLingui()
  if (!given) return ''
  const { photos, answers, patchTest } = given
  const parts = [
    answers > 0 && plural(answers, { one: '# answer', other: '# answers' }),
    photos > 0 && plural(photos, { one: '# photo', other: '# photos' }),
    patchTest === 'will_attend' && t`Patch test to arrange`,
    patchTest === 'already_done' && t`Patch test done`,
  ].filter((part) => part !== false)
  // Requirements that are only met have no line: nothing was given.
  return parts.join(' · ')
}
