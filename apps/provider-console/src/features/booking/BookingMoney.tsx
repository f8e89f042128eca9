import { useDates } from '@ginipig/app/words/use-dates.ts'
import { useMoney } from '@ginipig/app/words/use-money.ts'
import type { ProviderBooking } from '@ginipig/contract/booking/booking.ts'
import { isShareOpen, releasedBy, unpaidCutoffAt, waitsForOtherTime } from '@ginipig/domain/booking'
import { type Detail, DetailList } from '@ginipig/ui/detail-list'
import { Trans } from '@lingui/react/macro'
import { useCanSend } from '#shared/earnings-account/use-can-send.ts'
import styles from './BookingMoney.module.css'

type Outcome = NonNullable<ProviderBooking['outcome']>
type Money = (pence: number) => string

/** Who pays what and when, and what the provider has of it: the booking's own figures, fixed when the slot was held; once
 *  it is over, what came of them. */
export function BookingMoney({ booking }: { booking: ProviderBooking }) {
  const money = useMoney()
  const dates = useDates()
  const promised = usePromised(booking, money)
  const { outcome, zone } = booking
  const canSend = useCanSend(outcome === null)
  const date = dates.friendlyDate(releasedBy(booking, booking.policy), zone)
  if (outcome) return <DetailList items={ended(booking, outcome, money)} />
  return (
    <>
      <DetailList items={promised} />
      {/* What a report or a bank holds is said where the money would be released. */}
      {booking.reportedAt === null && booking.waiting === null && !waitsForOtherTime(booking) ? (
        <p className={styles.Note}>
          {!canSend ? (
            booking.status === 'completed' ? (
              <Trans>Yours: it goes out once Stripe can send to you.</Trans>
            ) : (
              <Trans>Yours once the appointment is done and Stripe can send to you.</Trans>
            )
          ) : booking.status === 'completed' ? (
            <Trans>Yours to release now, or it goes out by itself on {date}.</Trans>
          ) : (
            <Trans>Yours once the appointment is done and you release it, or by itself on {date}.</Trans>
          )}
        </p>
      ) : null}
    </>
  )
}

/** What the client pays, in its parts; our share of it; the rest. */
function usePromised(booking: ProviderBooking, money: Money): Detail[] {
  const dates = useDates()
  const { plan, split, rrp, captured, balanceAt, startsAt, zone, client, policy } = booking
  const name = client.firstName
  const rate = policy.commissionRate / 100
  const isTaken = captured > 0
  const date = balanceAt === null ? undefined : dates.friendlyDate(balanceAt, zone)
  const until = dates.friendlyDateTime(unpaidCutoffAt(startsAt, policy), zone)
  const isBalanceTaken = captured === split.total
  return [
    {
      id: 'pays',
      label: <Trans>{name} pays</Trans>,
      value: (
        <>
          {money(split.total)} <s>{money(rrp)}</s>
        </>
      ),
      isStrong: true,
    },
    {
      id: 'first',
      label: <Quiet>{isTaken ? <Trans>Paid</Trans> : <Trans>Held on their card</Trans>}</Quiet>,
      value: money(plan === 'deposit' && !isBalanceTaken ? split.deposit : split.total),
    },
    // On a day off none is due before the client has chosen another time.
    ...(plan === 'deposit' && date !== undefined && !isBalanceTaken && !waitsForOtherTime(booking)
      ? [
          {
            id: 'balance',
            label: (
              <Quiet>
                {booking.status === 'requested' ? (
                  <Trans>If you accept, on {date}</Trans>
                ) : booking.paymentStatus === 'balance_failed' ? (
                  <Trans>Refused, to be paid by {until}</Trans>
                ) : (
                  <Trans>Due on {date}</Trans>
                )}
              </Quiet>
            ),
            value: money(split.balance),
          },
        ]
      : []),
    ...promoOf(booking, money),
    { id: 'commission', label: <Trans>Our commission, {rate}%</Trans>, value: `−${money(split.commission)}` },
    { id: 'earnings', label: <Trans>You earn</Trans>, value: money(split.earnings), isStrong: true },
  ]
}

/** What the client did not pay, and the provider has all the same (money.md §1.6). */
const promoOf = ({ split }: ProviderBooking, money: Money): Detail[] =>
  split.discount > 0
    ? [{ id: 'promo', label: <Trans>Promo code, paid by Ginipig</Trans>, value: money(split.discount) }]
    : []

const Quiet = ({ children }: { children: React.ReactNode }) => <span className={styles.Part}>{children}</span>

/** What was paid, what went back, and what is the provider's, of a booking that is over. */
function ended(booking: ProviderBooking, { earned, fee, takenBack }: Outcome, money: Money): Detail[] {
  const { status, captured, refund, refundOwed, waiver, split, wasThere } = booking
  const back = (refund?.amount ?? 0) + (refundOwed?.amount ?? 0)
  const kept = captured - back - earned
  const items: Detail[] = [{ id: 'paid', label: <Trans>Paid by the client</Trans>, value: money(captured) }]
  // What is given back after the release changes nothing of what was earned.
  if (status !== 'released') {
    if (refund) items.push({ id: 'refund', label: <Trans>Refunded</Trans>, value: money(-refund.amount) })
    if (refundOwed) items.push({ id: 'owed', label: <Trans>On its way back</Trans>, value: money(-refundOwed.amount) })
  }
  if (status === 'released')
    items.push(...promoOf(booking, money), {
      id: 'commission',
      label: <Trans>Our commission</Trans>,
      value: money(-split.commission),
    })
  if ((status === 'no_show' || status === 'cancelled_by_client') && kept > 0)
    items.push({ id: 'kept', label: <Trans>Kept by Ginipig</Trans>, value: money(-kept) })
  const yours = isShareOpen(booking) ? <Trans>Yours if it stands</Trans> : <Trans>You earned</Trans>
  items.push({ id: 'earnings', label: yours, value: money(earned), isStrong: true })
  // The lines above add up to what was earned; these come off other money.
  if (fee > 0) {
    // Who marked a no-show of a client who was there has cancelled nothing.
    const label = wasThere ? <Trans>Fee, as for cancelling</Trans> : <Trans>Fee for cancelling</Trans>
    items.push({ id: 'fee', label, value: money(-fee) })
  }
  if (waiver)
    items.push({
      id: 'waiver',
      label: <Trans>Asked to waive it</Trans>,
      value:
        waiver.answer === null ? (
          <Trans>A person reads why</Trans>
        ) : waiver.answer === 'waived' ? (
          <Trans>Waived</Trans>
        ) : (
          <Trans>The fee stands</Trans>
        ),
    })
  if (takenBack > 0) items.push({ id: 'taken', label: <Trans>Share taken back</Trans>, value: money(-takenBack) })
  const ours = status === 'released' ? back - takenBack : 0
  if (ours > 0)
    items.push({ id: 'ours', label: <Trans>Refunded to the client, paid by Ginipig</Trans>, value: money(ours) })
  return items
}
