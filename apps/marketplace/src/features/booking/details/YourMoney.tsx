import { useDates } from '@ginipig/app/words/use-dates.ts'
import { useMoney } from '@ginipig/app/words/use-money.ts'
import { useServerClock } from '@ginipig/app/words/use-server-clock.ts'
import { useTimeLeftWords } from '@ginipig/app/words/use-time-left.ts'
import type { ClientBooking } from '@ginipig/contract/booking/booking.ts'
import { type MoneyNow, moneyNow, waitsForOtherTime } from '@ginipig/domain/booking'
import type { PaymentKind } from '@ginipig/domain/payment'
import { HOUR_MS } from '@ginipig/domain/time'
import type { BookingStep } from '@ginipig/features/booking/booking-timeline.ts'
import { ClientTimeline } from '@ginipig/features/booking/ClientTimeline.tsx'
import { Countdown } from '@ginipig/ui/countdown'
import { TextLink } from '@ginipig/ui/link'
import { Trans, useLingui } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { hasOpenBalance } from '../flow/flow-step.ts'
import { InvoiceLinks } from '../invoice/InvoiceLinks.tsx'
import { PAYMENTS_ID } from './payments-id.ts'
import styles from './YourMoney.module.css'

/** Where the money of a booking is, and its way there, line by line; each leads to its proof, or to what can be done. */
export function YourMoney({ booking, receivedAt }: { booking: ClientBooking; receivedAt: number }) {
  const money = useMoney()
  const name = booking.provider.firstName
  const now = moneyNow(booking)
  const back = money(booking.refund?.amount ?? 0)
  return (
    <>
      {now === undefined ? null : (
        <>
          <p className={styles.Lead}>
            {booking.paymentStatus === 'disputed' ? (
              <Trans>Your bank disputes the payment. Nothing moves until it has decided.</Trans>
            ) : now.released > 0 && booking.paymentStatus === 'charged_back' ? (
              <Trans>It was released to pay {name}. Your bank has taken the payment back for you since.</Trans>
            ) : now.released > 0 && booking.paymentStatus === 'refund_pending' ? (
              <Trans>It was released to pay {name}. We are paying you back: that is on its way to your card.</Trans>
            ) : now.released > 0 && booking.refund ? (
              <Trans>
                It was released to pay {name}; {back} came back to you.
              </Trans>
            ) : now.released > 0 ? (
              <Trans>It was released to pay {name}. Ginipig holds none of it any more.</Trans>
            ) : now.setAside > 0 ? (
              <Trans>Nothing is taken before {name} says yes.</Trans>
            ) : booking.reportedAt !== null ? (
              <Trans>You reported it. Ginipig holds it until you have our answer; {name} has none of it.</Trans>
            ) : booking.status === 'completed' ? (
              <Trans>Your appointment is done. Ginipig holds it until it is released to pay {name}.</Trans>
            ) : waitsForOtherTime(booking) ? (
              <Trans>Ginipig holds it until you have chosen. {name} has none of it.</Trans>
            ) : (
              <Trans>Ginipig holds it until your appointment is done. {name} has none of it yet.</Trans>
            )}
          </p>
          <Figures booking={booking} now={now} />
        </>
      )}
      <ClientTimeline booking={booking} links={(step) => linksOf(step, booking, receivedAt)} />
    </>
  )
}

/** Held, due and released, as figures and as parts of a bar. */
function Figures({ booking, now }: { booking: ClientBooking; now: MoneyNow }) {
  const dates = useDates()
  const money = useMoney()
  const { balanceAt, zone, paymentStatus } = booking
  const isDayOff = waitsForOtherTime(booking) !== undefined
  const when = balanceAt === null ? undefined : dates.friendlyDateTime(balanceAt, zone)
  const isAsked = now.setAside > 0
  // While a bank takes the deposit back nobody asks for the rest.
  const isDisputed = paymentStatus === 'disputed' && now.due > 0
  const parts: { id: string; label: ReactNode; amount: number; note: ReactNode }[] = [
    isAsked
      ? {
          id: 'aside',
          label: <Trans>Set aside</Trans>,
          amount: now.setAside,
          note: <Trans>on your card, not taken</Trans>,
        }
      : { id: 'held', label: <Trans>Held</Trans>, amount: now.held, note: <Trans>by Ginipig</Trans> },
    {
      id: 'due',
      label: isDisputed ? (
        <Trans>On hold</Trans>
      ) : booking.status === 'requested' ? (
        <Trans>If accepted</Trans>
      ) : isDayOff && now.due > 0 ? (
        <Trans>If you move</Trans>
      ) : (
        <Trans>Due</Trans>
      ),
      amount: now.due,
      note:
        now.due === 0 ? (
          <Trans>nothing left to pay</Trans>
        ) : isDisputed ? (
          <Trans>until your bank has decided</Trans>
        ) : isDayOff ? (
          <Trans>before your new time</Trans>
        ) : paymentStatus === 'balance_failed' ? (
          <Trans>your card refused it</Trans>
        ) : (
          when
        ),
    },
    { id: 'released', label: <Trans>Released</Trans>, amount: now.released, note: <Trans>after your visit</Trans> },
  ]
  return (
    <>
      <div className={styles.Bar} aria-hidden="true">
        {parts
          .filter(({ amount }) => amount > 0)
          .map(({ id, amount }) => (
            <span key={id} className={styles.Part} data-part={id} style={{ flexGrow: amount }} />
          ))}
      </div>
      <dl className={styles.Figures}>
        {parts.map(({ id, label, amount, note }) => (
          <div key={id} className={styles.Figure}>
            <dt>
              <span className={styles.Key} data-part={id} aria-hidden="true" />
              {label}
            </dt>
            <dd className={styles.Amount}>{money(amount)}</dd>
            <dd className={styles.Note}>{note}</dd>
          </div>
        ))}
      </dl>
    </>
  )
}

/** Steps whose charge or refund stands among the payments, and what their papers are of. */
const proven: Partial<Record<BookingStep['kind'], readonly PaymentKind[]>> = {
  confirmed: ['deposit', 'full'],
  balance_taken: ['balance'],
  released: ['deposit', 'full', 'balance'],
  refunded: ['refund'],
}

/** Undefined where a line leads nowhere. */
function linksOf(step: BookingStep, booking: ClientBooking, receivedAt: number): ReactNode {
  const { id, invoices, reference, reportId } = booking
  const kinds = proven[step.kind]
  if (kinds)
    return (
      <>
        <TextLink
          render={(slot) => <Link to="/booking-details/$id" params={{ id }} hash={PAYMENTS_ID} replace {...slot} />}
        >
          <Trans>See the payment</Trans>
        </TextLink>
        {kinds.map((kind) => (
          <InvoiceLinks
            key={kind}
            invoiceIds={invoices.filter((invoice) => invoice.kind === kind).map((invoice) => invoice.id)}
            kind={kind}
            reference={reference}
          />
        ))}
      </>
    )
  if ((step.kind === 'balance' || step.kind === 'balance_refused') && hasOpenBalance(booking))
    return (
      <>
        <TextLink render={(slot) => <Link to="/pay-full/$id" params={{ id }} {...slot} />}>
          <Trans>Pay it now</Trans>
        </TextLink>
        {step.kind === 'balance' ? (
          <TextLink render={(slot) => <Link to="/payment-details" {...slot} />}>
            <Trans>Use another card</Trans>
          </TextLink>
        ) : null}
      </>
    )
  if (step.kind === 'reported' && reportId !== null)
    return (
      <TextLink render={(slot) => <Link to="/report/$id" params={{ id: reportId }} {...slot} />}>
        <Trans>Look at your report</Trans>
      </TextLink>
    )
  if (step.kind === 'early' && step.at - booking.now < SOON_MS)
    return <EarlyCountdown at={step.at} booking={booking} receivedAt={receivedAt} />
  return undefined
}

/** From here on the end of the early time is counted down. */
const SOON_MS = 48 * HOUR_MS

function EarlyCountdown({ at, booking, receivedAt }: { at: number; booking: ClientBooking; receivedAt: number }) {
  const { t } = useLingui()
  const now = useServerClock(booking.now, receivedAt)
  return (
    <Countdown
      size="sm"
      label={t`Time left to move or cancel early`}
      deadline={at}
      total={SOON_MS}
      now={now}
      format={useTimeLeftWords()}
    />
  )
}
