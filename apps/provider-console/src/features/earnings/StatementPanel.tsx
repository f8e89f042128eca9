import { useApi } from '@ginipig/api-client/core/api-context.ts'
import { change, query } from '@ginipig/api-client/core/call-options.ts'
import { saveFile } from '@ginipig/app/device/save-file.ts'
import { useToast } from '@ginipig/app/services/services-context.ts'
import { Failure } from '@ginipig/app/words/Failure.tsx'
import { useProblemText } from '@ginipig/app/words/problem-text.ts'
import { useDates } from '@ginipig/app/words/use-dates.ts'
import { useMoney } from '@ginipig/app/words/use-money.ts'
import { getStatement, getStatementLink, type StatementLine } from '@ginipig/contract/payment/earnings.ts'
import { changeOf } from '@ginipig/domain/payment'
import { toCsv } from '@ginipig/domain/text'
import { DEFAULT_ZONE, monthBounds } from '@ginipig/domain/time'
import { Button } from '@ginipig/ui/button'
import { Panel, PanelBody, PanelHead } from '@ginipig/ui/panel'
import { Select } from '@ginipig/ui/select'
import { Skeleton } from '@ginipig/ui/skeleton'
import { useLingui as useI18n } from '@lingui/react'
import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { useMutation, useQuery } from '@tanstack/react-query'
import { FileText, Sheet } from 'lucide-react'
import { useState } from 'react'
import { earningWords } from './earning-words.ts'
import styles from './PaymentDetailsPage.module.css'
import { useMonthsSince } from './use-months-since.ts'

/** A month's movements as a file, for a spreadsheet and on paper.
 *  @param props.since - YYYY-MM, the first month of their money  @param props.month - the one that is shown first */
export function StatementPanel({ since, month: first }: { since: string; month?: string | undefined }) {
  const { t } = useLingui()
  const { i18n } = useI18n()
  const dates = useDates()
  const money = useMoney()
  const months = useMonthsSince(since)
  const [chosen, setChosen] = useState<string>()
  const month = chosen ?? months.find((one) => one === first) ?? months[0] ?? since
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
  const { lines = [], count = 0, earned = 0, sent = 0 } = statement.data ?? {}
  const [sum, gone] = [money(earned), money(sent)]

  const whatOf = ({ kind, part }: StatementLine) => {
    const what = i18n._(earningWords[kind])
    return part === null ? what : t`${what}, part ${{ number: part.number }} of ${{ of: part.of }}`
  }
  const handleSave = () => {
    const sums = [t`On its way to you, in pounds`, t`Owed by you, in pounds`]
    const head = [t`Date`, t`Time`, t`What`, t`Booking`, t`Treatment`, ...sums]
    const rows = lines.map((line) => {
      const { money, owed } = changeOf(line)
      return [
        dates.date(line.at, DEFAULT_ZONE),
        dates.time(line.at, DEFAULT_ZONE),
        whatOf(line),
        line.reference,
        line.listingTitle,
        money / 100,
        owed / 100,
      ]
    })
    saveFile(
      `${t`Statement`} ${month}.csv`,
      new Blob([MARK, toCsv([head, ...rows])], { type: 'text/csv;charset=utf-8' }),
    )
  }

  return (
    <Panel id="statement" aria-label={t`Statement`}>
      <PanelHead title={<Trans>Statement</Trans>} />
      <PanelBody className={styles.Statement}>
        <Select aria-label={t`Month of the statement`} value={month} onChange={({ target }) => setChosen(target.value)}>
          {months.map((one) => (
            <option key={one} value={one}>
              {dates.month(monthBounds(one, DEFAULT_ZONE).from, DEFAULT_ZONE)}
            </option>
          ))}
        </Select>
        <div className={styles.Files}>
          <Button
            icon={<FileText aria-hidden="true" />}
            disabled={lines.length === 0}
            busy={paper.isPending}
            onClick={() => paper.mutate({ params: { month } })}
          >
            <Trans>Download PDF</Trans>
          </Button>
          <Button icon={<Sheet aria-hidden="true" />} disabled={lines.length === 0} onClick={handleSave}>
            <Trans>Download CSV</Trans>
          </Button>
        </div>
        {statement.isPending ? (
          <div aria-busy="true">
            <Skeleton shape="block" height={20} />
          </div>
        ) : null}
        {statement.isSuccess ? (
          <p>
            {lines.length === 0 ? (
              <Trans>No money moved in this month.</Trans>
            ) : (
              <Plural
                value={count}
                one={`# appointment earned you ${sum}; ${gone} went to your account. Each movement is in the file.`}
                other={`# appointments earned you ${sum}; ${gone} went to your account. Each movement is in the file.`}
              />
            )}
          </p>
        ) : null}
      </PanelBody>
      {statement.isError ? (
        <Failure error={statement.error} onTryAgain={statement.refetch} isTrying={statement.isFetching} />
      ) : null}
    </Panel>
  )
}

/** Tells spreadsheets that the file is UTF-8. */
const MARK = '\uFEFF'
