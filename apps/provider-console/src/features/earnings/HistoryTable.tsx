import { useDates } from '@ginipig/app/words/use-dates.ts'
import { useMoney } from '@ginipig/app/words/use-money.ts'
import type { EarningRecord } from '@ginipig/contract/payment/earnings.ts'
import { amountToRead, movesWhatIsTheirs, type PayoutState } from '@ginipig/domain/payment'
import { DEFAULT_ZONE } from '@ginipig/domain/time'
import { Badge } from '@ginipig/ui/badge'
import { TextLink } from '@ginipig/ui/link'
import { Table } from '@ginipig/ui/table'
import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import { CalendarClock, Landmark, Lock, Undo2 } from 'lucide-react'
import type { ComponentProps } from 'react'
import { earningWords } from './earning-words.ts'
import styles from './PaymentDetailsPage.module.css'

type Look = Pick<ComponentProps<typeof Badge>, 'tone' | 'icon'>
type Kind = EarningRecord['kind']

const payoutWords: Record<PayoutState, MessageDescriptor> = {
  on_its_way: msg`On its way`,
  paid: msg`Paid out`,
  failed: msg`Sent back by your bank`,
}

const wordsOf = ({ kind, state }: EarningRecord): MessageDescriptor =>
  kind === 'held'
    ? msg`Held`
    : kind === 'coming'
      ? msg`Coming, balance not paid yet`
      : kind === 'payout'
        ? payoutWords[state ?? 'on_its_way']
        : earningWords[kind]

const fee: Look = { tone: 'warning' }
const looks: Readonly<Partial<Record<Kind, Look>>> = {
  held: { tone: 'info', icon: <Lock aria-hidden="true" /> },
  coming: { tone: 'info', icon: <CalendarClock aria-hidden="true" /> },
  share: { tone: 'success' },
  sent: { tone: 'success', icon: <Landmark aria-hidden="true" /> },
  ...{ fee, kept_back: fee, taken_back: fee, reversed: fee },
  fee_waived: { tone: 'neutral', icon: <Undo2 aria-hidden="true" /> },
  fee_repaid: { tone: 'neutral', icon: <Undo2 aria-hidden="true" /> },
}
const payoutLooks: Record<PayoutState, Look> = {
  on_its_way: { tone: 'info', icon: <Landmark aria-hidden="true" /> },
  paid: { tone: 'success', icon: <Landmark aria-hidden="true" /> },
  failed: { tone: 'danger' },
}
const lookOf = ({ kind, state }: EarningRecord): Look =>
  kind === 'payout' ? payoutLooks[state ?? 'on_its_way'] : (looks[kind] ?? { tone: 'neutral' })

/** Tells apart what was sent for one booking. */
const Part = ({ number, of }: NonNullable<EarningRecord['part']>) => (
  <p className={styles.Part}>
    <Trans>
      Part {number} of {of} of your share. Each payment is sent on by itself.
    </Trans>
  </p>
)

/** The lines, on a phone each a block of labelled values; each with the way to what proves it: its booking, and the payout
 *  that took it to the bank, which leads to what it is made of. @param payout - the one that is looked into */
export function HistoryTable({ rows, payout }: { rows: readonly EarningRecord[]; payout: string | undefined }) {
  const { t, i18n } = useLingui()
  const money = useMoney()
  const dates = useDates()
  return (
    <Table
      caption={t`Lines of your money, latest first`}
      rows={rows}
      rowKey={({ id, kind }) => `${kind}${id}`}
      columns={[
        {
          key: 'who',
          head: t`Who and what`,
          isWide: true,
          cell: ({ booking }) => (
            <>
              <b>{booking === null ? <Trans>Your bank</Trans> : booking.clientName}</b>
              <br />
              <span className={styles.Hint}>
                {booking === null ? <Trans>Payout of Stripe</Trans> : booking.listingTitle}
              </span>
            </>
          ),
        },
        {
          key: 'at',
          head: t`Date`,
          isPlain: true,
          cell: ({ at }) => (
            <>
              <span className={styles.Date}>{dates.date(at, DEFAULT_ZONE)}</span>{' '}
              <span className={styles.Hint}>{dates.time(at, DEFAULT_ZONE)}</span>
            </>
          ),
        },
        {
          key: 'status',
          head: t`Status`,
          isPlain: true,
          cell: (row) => (
            <>
              <Badge {...lookOf(row)}>{i18n._(wordsOf(row))}</Badge>
              {row.part === null ? null : <Part {...row.part} />}
            </>
          ),
        },
        {
          key: 'paid',
          head: t`Client paid`,
          align: 'end',
          cell: ({ paid }) => (paid === null ? '–' : money(paid)),
        },
        {
          key: 'yours',
          head: t`Yours`,
          align: 'end',
          isCorner: true,
          // The eye adds up what is bold: what they earned or lost, not what only went elsewhere.
          cell: (row) => {
            const sum = money(amountToRead(row))
            return movesWhatIsTheirs(row) ? sum : <b>{sum}</b>
          },
        },
        {
          key: 'proof',
          head: t`Proof`,
          align: 'end',
          isPlain: true,
          cell: ({ booking, payoutId }) => (
            <div className={styles.Proofs}>
              {booking === null ? null : (
                <TextLink
                  render={(slot) => <Link to="/provider/booking-details/$id" params={{ id: booking.id }} {...slot} />}
                >
                  {booking.reference}
                </TextLink>
              )}
              {payoutId === null || payoutId === payout ? null : (
                <TextLink
                  render={(slot) => (
                    <Link to="/provider/payment-details" search={{ payout: payoutId }} resetScroll={false} {...slot} />
                  )}
                >
                  {booking === null ? <Trans>What it is made of</Trans> : <Trans>Its payout</Trans>}
                </TextLink>
              )}
            </div>
          ),
        },
      ]}
    />
  )
}
