import { useApi } from '@ginipig/api-client/core/api-context.ts'
import { query } from '@ginipig/api-client/core/call-options.ts'
import { Failure } from '@ginipig/app/words/Failure.tsx'
import { useDates } from '@ginipig/app/words/use-dates.ts'
import { useMoney } from '@ginipig/app/words/use-money.ts'
import { getEarningMonths } from '@ginipig/contract/payment/earnings.ts'
import { type EarningMonth, type EarningSpan, earningSpans } from '@ginipig/domain/payment'
import { DEFAULT_ZONE, monthBounds } from '@ginipig/domain/time'
import { breakpoints, useMediaQuery } from '@ginipig/ui/media-query'
import { Panel, PanelBody, PanelHead } from '@ginipig/ui/panel'
import { Segments } from '@ginipig/ui/segments'
import { Skeleton } from '@ginipig/ui/skeleton'
import { Table } from '@ginipig/ui/table'
import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { type CSSProperties, useState } from 'react'
import styles from './PaymentDetailsPage.module.css'

const spanWords: Record<EarningSpan, MessageDescriptor> = {
  months: msg`6 months`,
  this_year: msg`This year`,
  last_year: msg`Last year`,
}

/** What was earned by month: bars, and the same as a table, which is what is read out. */
export function MonthsPanel() {
  const { t, i18n } = useLingui()
  const [span, setSpan] = useState<EarningSpan>('months')
  const asked = useQuery({
    ...query(useApi(), getEarningMonths, { query: { span } }),
    placeholderData: keepPreviousData,
  })
  return (
    <Panel aria-label={t`Earned by month`}>
      <PanelHead
        title={<Trans>Earned by month</Trans>}
        end={
          <Segments
            aria-label={t`Which months`}
            options={earningSpans.map((value) => ({ value, label: i18n._(spanWords[value]) }))}
            value={span}
            onValueChange={setSpan}
          />
        }
        className={styles.MonthsHead}
      />
      {asked.isPending ? (
        <PanelBody aria-busy="true">
          <Skeleton shape="block" height={220} />
        </PanelBody>
      ) : null}
      {asked.isError ? <Failure error={asked.error} onTryAgain={asked.refetch} isTrying={asked.isFetching} /> : null}
      {asked.data ? <Months months={asked.data.months} isSoFar={span !== 'last_year'} /> : null}
    </Panel>
  )
}

const style = (values: Record<string, string>) => values as CSSProperties // custom properties are CSS

/** @param props.isSoFar - whether the last month is this one */
function Months({ months, isSoFar }: { months: readonly EarningMonth[]; isSoFar: boolean }) {
  const { t, i18n } = useLingui()
  const money = useMoney()
  const dates = useDates()
  // To the pound: six exact sums don't fit a phone, and the table has them.
  const whole = (pence: number) => money(Math.round(pence / 100) * 100).replace(/[.,]00(?=\D*$)/, '')
  // Twelve blocks of lines are a long way on a phone.
  const isOpen = useMediaQuery(breakpoints.tablet)
  const zone = DEFAULT_ZONE
  const last = months.at(-1)?.month
  const nameOf = ({ month }: EarningMonth) => {
    // The year stays beside its month in a narrow column.
    const name = dates.month(monthBounds(month, zone).from, zone).replace(' ', '\u00A0')
    return isSoFar && month === last ? t`${name}, so far` : name
  }
  const most = Math.max(1, ...months.map(({ earned }) => earned))
  const sumOf = (part: Exclude<keyof EarningMonth, 'month'>) => months.reduce((sum, one) => sum + one[part], 0)
  const parts = ['count', 'paid', 'commission', 'earned', 'fees', 'waived', 'takenBack', 'sent'] as const
  const all = {
    month: '',
    ...(Object.fromEntries(parts.map((part) => [part, sumOf(part)])) as Omit<EarningMonth, 'month'>), // each part
  }
  return (
    <>
      <div className={styles.Chart} data-many={months.length > 6 || undefined}>
        <div className={styles.Bars} aria-hidden="true">
          {months.map(({ month, earned }) => (
            <div key={month} className={styles.Bar} data-now={(isSoFar && month === last) || undefined}>
              <span className={styles.Sum}>{whole(earned)}</span>
              <span className={styles.Fill} style={style({ '--part': `${(Math.max(0, earned) / most) * 100}%` })} />
              <span className={styles.Month}>
                {i18n.date(new Date(monthBounds(month, zone).from), { month: 'short', timeZone: zone })}
              </span>
            </div>
          ))}
        </div>
      </div>
      <details open={isOpen}>
        <summary className={styles.Summary}>
          <Trans>The same as a table</Trans>
        </summary>
        <Table
          className={styles.Months}
          caption={t`Earned by month`}
          rows={[...months.toReversed(), all]}
          rowKey={({ month }) => month}
          columns={[
            {
              key: 'month',
              head: t`Month`,
              isWide: true,
              cell: (one) => <b>{one === all ? <Trans>Together</Trans> : nameOf(one)}</b>,
            },
            { key: 'count', head: t`Appointments`, align: 'end', cell: ({ count }) => count },
            { key: 'paid', head: t`Paid, less refunds`, align: 'end', cell: ({ paid }) => money(paid) },
            { key: 'commission', head: t`Our share`, align: 'end', cell: ({ commission }) => money(-commission) },
            { key: 'earned', head: t`Earned`, align: 'end', cell: ({ earned }) => <b>{money(earned)}</b> },
            { key: 'fees', head: t`Fees for cancelling`, align: 'end', cell: ({ fees }) => money(-fees) },
            { key: 'sent', head: t`Sent to your account`, align: 'end', cell: ({ sent }) => money(sent) },
          ]}
        />
        <p className={styles.SumNote}>
          <Trans>
            Our share is the commission on what took place, and the deposit where a client cancelled late or didn’t
            come. What clients paid, less refunds and our share, is what you earned.
          </Trans>
        </p>
      </details>
    </>
  )
}
