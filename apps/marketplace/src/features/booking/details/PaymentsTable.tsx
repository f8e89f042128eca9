import { useDates } from '@ginipig/app/words/use-dates.ts'
import { useMoney } from '@ginipig/app/words/use-money.ts'
import type { ClientBooking } from '@ginipig/contract/booking/booking.ts'
import { Badge } from '@ginipig/ui/badge'
import { Table } from '@ginipig/ui/table'
import { Trans, useLingui } from '@lingui/react/macro'
import { CalendarClock, Clock, Hourglass, Undo2 } from 'lucide-react'
import { type PaymentRow, paymentRows } from './payment-rows.ts'

/** A booking's charges, each with its card, state and sum. */
export function PaymentsTable({ booking }: { booking: ClientBooking }) {
  const { t } = useLingui()
  const money = useMoney()
  const rows = paymentRows(booking)
  const kinds: Record<PaymentRow['kind'], string> = {
    deposit: t`Deposit`,
    full: t`Payment in full`,
    balance: t`Balance`,
    refund: t`Refund`,
  }
  if (rows.length === 0) return <Trans>Nothing has been charged.</Trans>
  return (
    <Table
      caption={t`Payments`}
      rows={rows}
      rowKey={({ id }) => id}
      columns={[
        { key: 'kind', head: t`Payment`, cell: ({ kind }) => <b>{kinds[kind]}</b>, isWide: true },
        { key: 'card', head: t`Card`, cell: ({ card }) => (card ? t`Ending ${{ last4: card.last4 }}` : '–') },
        { key: 'state', head: t`State`, cell: (row) => <PaymentBadge row={row} zone={booking.zone} /> },
        { key: 'amount', head: t`Amount`, cell: ({ amount }) => money(amount), align: 'end' },
      ]}
    />
  )
}

function PaymentBadge({ row: { state, at, disputed }, zone }: { row: PaymentRow; zone: string }) {
  const dates = useDates()
  const money = useMoney()
  const date = dates.date(at, zone)
  const part = disputed === undefined ? undefined : money(disputed)
  switch (state) {
    case 'taken':
      return (
        <Badge tone="success">
          <Trans>Paid {date}</Trans>
        </Badge>
      )
    case 'returned':
      return (
        <Badge tone="neutral" icon={<Undo2 aria-hidden="true" />}>
          <Trans>Refunded {date}</Trans>
        </Badge>
      )
    case 'owed':
      return (
        <Badge tone="info" icon={<Undo2 aria-hidden="true" />}>
          <Trans>Still to come back</Trans>
        </Badge>
      )
    case 'due':
      return (
        <Badge tone="info" icon={<CalendarClock aria-hidden="true" />}>
          <Trans>Due {date}</Trans>
        </Badge>
      )
    case 'if_accepted':
      return (
        <Badge tone="neutral" icon={<CalendarClock aria-hidden="true" />}>
          <Trans>If accepted, {date}</Trans>
        </Badge>
      )
    case 'held':
      return (
        <Badge tone="info" icon={<Clock aria-hidden="true" />}>
          <Trans>On hold, not charged</Trans>
        </Badge>
      )
    case 'released':
      return (
        <Badge tone="neutral" icon={<Undo2 aria-hidden="true" />}>
          <Trans>Released, never charged</Trans>
        </Badge>
      )
    case 'disputed':
      return (
        <Badge tone="warning" icon={<Hourglass aria-hidden="true" />}>
          {part ? <Trans>{part} disputed</Trans> : <Trans>Disputed</Trans>}
        </Badge>
      )
    case 'taken_back':
      return (
        <Badge tone="danger" icon={<Undo2 aria-hidden="true" />}>
          {part ? <Trans>{part} taken back</Trans> : <Trans>Taken back</Trans>}
        </Badge>
      )
    case 'started':
    case 'failed':
      return (
        <Badge tone="danger">
          <Trans>Didn’t go through</Trans>
        </Badge>
      )
  }
}
