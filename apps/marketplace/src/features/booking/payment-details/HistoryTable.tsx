import { useDates } from '@ginipig/app/words/use-dates.ts'
import { useMoney } from '@ginipig/app/words/use-money.ts'
import type { PaymentRecord } from '@ginipig/contract/payment/history.ts'
import type { PaymentState } from '@ginipig/domain/payment'
import { Badge } from '@ginipig/ui/badge'
import { TextLink } from '@ginipig/ui/link'
import { Table } from '@ginipig/ui/table'
import { useLingui as useI18n } from '@lingui/react'
import { useLingui } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import { CalendarClock, Hourglass, Undo2 } from 'lucide-react'
import type { ComponentProps } from 'react'
import { InvoiceLinks } from '../invoice/InvoiceLinks.tsx'
import { kindWords, stateWords } from './history-words.ts'
import styles from './PaymentDetailsPage.module.css'

type Look = Pick<ComponentProps<typeof Badge>, 'tone' | 'icon'>

const looks: Readonly<Record<PaymentState, Look>> = {
  due: { tone: 'info', icon: <CalendarClock aria-hidden="true" /> },
  if_accepted: { tone: 'neutral', icon: <CalendarClock aria-hidden="true" /> },
  set_aside: { tone: 'warning', icon: <Hourglass aria-hidden="true" /> },
  paid: { tone: 'success' },
  failed: { tone: 'danger' },
  not_taken: { tone: 'neutral' },
  disputed: { tone: 'warning', icon: <Hourglass aria-hidden="true" /> },
  taken_back: { tone: 'danger', icon: <Undo2 aria-hidden="true" /> },
  refund_pending: { tone: 'info', icon: <Undo2 aria-hidden="true" /> },
  part_refunded: { tone: 'neutral', icon: <Undo2 aria-hidden="true" /> },
  refunded: { tone: 'neutral', icon: <Undo2 aria-hidden="true" /> },
}

/** The payments with every field of spec §3; on a phone each a block of labelled lines. */
export function HistoryTable({ rows }: { rows: readonly PaymentRecord[] }) {
  const { t } = useLingui()
  const { i18n } = useI18n()
  const dates = useDates()
  const money = useMoney()
  /** A bank may dispute, and take back, a part of a payment alone. */
  const partWords = (state: PaymentState, part: string) =>
    state === 'disputed' ? t`${part} disputed` : t`${part} taken back`
  return (
    <Table
      caption={t`Payments, latest first`}
      rows={rows}
      rowKey={({ id }) => id}
      columns={[
        {
          key: 'recipient',
          head: t`Recipient, provider`,
          isWide: true,
          cell: ({ recipient, providerName, listingTitle }) => (
            <div className={styles.Two}>
              <span className={styles.Name}>{recipient}</span>
              <small>{recipient === providerName ? listingTitle : `${providerName}, ${listingTitle}`}</small>
            </div>
          ),
        },
        {
          key: 'at',
          head: t`Transaction`,
          cell: ({ at, zone }) => (
            <div className={styles.Two}>
              <span className={styles.Date}>{dates.date(at, zone)}</span>
              <small>{dates.time(at, zone)}</small>
            </div>
          ),
        },
        {
          key: 'booking',
          head: t`Booking`,
          cell: ({ startsAt, zone, bookingId, reference }) => (
            <div className={styles.Two}>
              <span className={styles.Date}>{dates.date(startsAt, zone)}</span>
              <small>
                <TextLink render={(slot) => <Link to="/booking-details/$id" params={{ id: bookingId }} {...slot} />}>
                  {reference}
                </TextLink>
              </small>
            </div>
          ),
        },
        { key: 'kind', head: t`Payment type`, cell: ({ kind }) => i18n._(kindWords[kind]) },
        {
          key: 'state',
          head: t`Status`,
          cell: ({ state, disputed }) => (
            <Badge {...looks[state]} className={styles.State}>
              {disputed === undefined ? i18n._(stateWords[state]) : partWords(state, money(disputed))}
            </Badge>
          ),
        },
        {
          key: 'cancelled',
          head: t`Cancelled`,
          isBare: ({ cancelledAt }) => cancelledAt === null,
          cell: ({ cancelledAt, zone }) =>
            cancelledAt === null ? '–' : <span className={styles.Date}>{dates.date(cancelledAt, zone)}</span>,
        },
        {
          key: 'amount',
          head: t`Amount`,
          align: 'end',
          isCorner: true,
          cell: ({ amount, kind }) =>
            kind === 'refund' ? (
              <span className={styles.Amount} data-back>
                −{money(amount)}
              </span>
            ) : (
              <span className={styles.Amount}>{money(amount)}</span>
            ),
        },
        {
          key: 'invoice',
          head: t`Invoice`,
          isBare: ({ invoiceIds }) => invoiceIds.length === 0,
          cell: ({ invoiceIds, kind, reference }) =>
            invoiceIds.length === 0 ? (
              '–'
            ) : (
              <div className={styles.Papers}>
                <InvoiceLinks invoiceIds={invoiceIds} kind={kind} reference={reference} />
              </div>
            ),
        },
      ]}
    />
  )
}
