import { useDates } from '@ginipig/app/words/use-dates.ts'
import { useMoney } from '@ginipig/app/words/use-money.ts'
import type { EarningMonth } from '@ginipig/domain/payment'
import { DEFAULT_ZONE, monthBounds } from '@ginipig/domain/time'
import { Panel, PanelHead } from '@ginipig/ui/panel'
import { Table } from '@ginipig/ui/table'
import { Trans, useLingui } from '@lingui/react/macro'
import styles from './PaymentDetailsPage.module.css'

/** What was earned by month: bars, and the same as a table, which is what is read out. */
export function MonthsPanel({ months }: { months: readonly EarningMonth[] }) {
  const { t, i18n } = useLingui()
  const money = useMoney()
  const dates = useDates()
  const nameOf = (month: string) => dates.month(monthBounds(month, DEFAULT_ZONE).from, DEFAULT_ZONE)
  const most = Math.max(1, ...months.map(({ earned }) => earned))
  return (
    <Panel aria-label={t`Earned by month`}>
      <PanelHead title={<Trans>Earned by month</Trans>} />
      <div className={styles.Bars} aria-hidden="true">
        {months.map(({ month, earned }) => (
          <div key={month} className={styles.Bar}>
            <span className={styles.Sum}>{money(earned)}</span>
            <span className={styles.Fill} style={{ blockSize: `${(Math.max(0, earned) / most) * 100}%` }} />
            <span className={styles.Month}>
              {i18n.date(new Date(monthBounds(month, DEFAULT_ZONE).from), { month: 'short', timeZone: DEFAULT_ZONE })}
            </span>
          </div>
        ))}
      </div>
      <Table
        caption={t`Earned by month`}
        rows={months.toReversed()}
        rowKey={({ month }) => month}
        columns={[
          { key: 'month', head: t`Month`, isWide: true, cell: ({ month }) => <b>{nameOf(month)}</b> },
          { key: 'count', head: t`Appointments`, align: 'end', cell: ({ count }) => count },
          { key: 'earned', head: t`Earned`, align: 'end', cell: ({ earned }) => money(earned) },
          { key: 'fees', head: t`Fees for cancelling`, align: 'end', cell: ({ fees }) => money(fees) },
          { key: 'sent', head: t`Sent to your account`, align: 'end', cell: ({ sent }) => money(sent) },
        ]}
      />
    </Panel>
  )
}
