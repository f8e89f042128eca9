import { useApi } from '@ginipig/api-client/core/api-context.ts'
import { change, query } from '@ginipig/api-client/core/call-options.ts'
import { useToast } from '@ginipig/app/services/services-context.ts'
import { Failure } from '@ginipig/app/words/Failure.tsx'
import { useProblemText } from '@ginipig/app/words/problem-text.ts'
import { useDates } from '@ginipig/app/words/use-dates.ts'
import { useMoney } from '@ginipig/app/words/use-money.ts'
import { getStatement, getStatementLink, type StatementLine } from '@ginipig/contract/payment/earnings.ts'
import { changeOf, type EarningMonth } from '@ginipig/domain/payment'
import { toCsv } from '@ginipig/domain/text'
import { DEFAULT_ZONE, monthBounds } from '@ginipig/domain/time'
import { Button } from '@ginipig/ui/button'
import { TextLink } from '@ginipig/ui/link'
import { Panel, PanelBody, PanelHead } from '@ginipig/ui/panel'
import { Select } from '@ginipig/ui/select'
import { Skeleton } from '@ginipig/ui/skeleton'
import { Table } from '@ginipig/ui/table'
import { useLingui as useI18n } from '@lingui/react'
import { Trans, useLingui } from '@lingui/react/macro'
import { useMutation, useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { Download } from 'lucide-react'
import { useState } from 'react'
import { earningWords } from './earning-words.ts'
import styles from './PaymentDetailsPage.module.css'
import { saveCsv } from './save-csv.ts'

/** A month's movements line by line, and the same as a file. */
export function StatementPanel({ months, first }: { months: readonly EarningMonth[]; first?: string | undefined }) {
  const { t } = useLingui()
  const { i18n } = useI18n()
  const dates = useDates()
  const [month, setMonth] = useState(months.find((one) => one.month === first)?.month ?? months.at(-1)?.month ?? '')
  const api = useApi()
  const statement = useQuery(query(api, getStatement, { params: { month } }))
  const toast = useToast()
  const problemText = useProblemText()
  const paper = useMutation({
    ...change(api, getStatementLink),
    onSuccess: ({ url }) => {
      const link = document.createElement('a')
      link.href = url
      link.download = ''
      link.click()
    },
    onError: (error) => toast.error(problemText(error)),
  })
  const lines = statement.data?.lines ?? []
  const nameOf = (one: string) => dates.month(monthBounds(one, DEFAULT_ZONE).from, DEFAULT_ZONE)

  const handleSave = () => {
    const head = [t`Date`, t`Time`, t`What`, t`Booking`, t`Treatment`, t`Pounds`, t`Owed by you, in pounds`]
    const rows = lines.map((line) => {
      const { money, owed } = changeOf(line)
      return [
        dates.date(line.at, DEFAULT_ZONE),
        dates.time(line.at, DEFAULT_ZONE),
        i18n._(earningWords[line.kind]),
        line.reference,
        line.treatment,
        money / 100,
        owed / 100,
      ]
    })
    saveCsv(`ginipig-${month}.csv`, toCsv([head, ...rows]))
  }

  return (
    <Panel id="statement" aria-label={t`Statement`}>
      <PanelHead title={<Trans>Statement</Trans>} />
      <PanelBody className={styles.Choose ?? ''}>
        <Select aria-label={t`Month`} value={month} onChange={({ target }) => setMonth(target.value)}>
          {months.toReversed().map((one) => (
            <option key={one.month} value={one.month}>
              {nameOf(one.month)}
            </option>
          ))}
        </Select>
        <Button icon={<Download aria-hidden="true" />} disabled={lines.length === 0} onClick={handleSave}>
          <Trans>Download CSV</Trans>
        </Button>
        <Button
          icon={<Download aria-hidden="true" />}
          disabled={lines.length === 0}
          busy={paper.isPending}
          onClick={() => paper.mutate({ params: { month } })}
        >
          <Trans>Download PDF</Trans>
        </Button>
      </PanelBody>
      {statement.isPending ? (
        <PanelBody aria-busy="true">
          <Skeleton shape="block" height={44} />
        </PanelBody>
      ) : null}
      {statement.isError ? (
        <Failure error={statement.error} onTryAgain={statement.refetch} isTrying={statement.isFetching} />
      ) : null}
      {statement.isSuccess && lines.length === 0 ? (
        <PanelBody>
          <Trans>No money moved in this month.</Trans>
        </PanelBody>
      ) : null}
      {lines.length === 0 ? null : <Lines lines={lines} />}
    </Panel>
  )
}

function Lines({ lines }: { lines: readonly StatementLine[] }) {
  const { t } = useLingui()
  const { i18n } = useI18n()
  const money = useMoney()
  const dates = useDates()
  return (
    <Table
      caption={t`Movements, latest first`}
      rows={lines}
      rowKey={({ id }) => id}
      columns={[
        { key: 'what', head: t`What`, isWide: true, cell: ({ kind }) => <b>{i18n._(earningWords[kind])}</b> },
        {
          key: 'at',
          head: t`Date`,
          cell: ({ at }) => `${dates.date(at, DEFAULT_ZONE)} ${dates.time(at, DEFAULT_ZONE)}`,
        },
        { key: 'treatment', head: t`Treatment`, cell: ({ treatment }) => treatment },
        {
          key: 'booking',
          head: t`Booking`,
          cell: ({ bookingId, reference }) => (
            <TextLink
              render={(slot) => <Link to="/provider/booking-details/$id" params={{ id: bookingId }} {...slot} />}
            >
              {reference}
            </TextLink>
          ),
        },
        {
          key: 'amount',
          head: t`Amount`,
          align: 'end',
          cell: ({ amount }) => <b>{amount < 0 ? `−${money(-amount)}` : money(amount)}</b>,
        },
      ]}
    />
  )
}
