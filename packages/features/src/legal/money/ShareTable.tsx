import { useMoney } from '@ginipig/app/words/use-money.ts'
import { Table, type TableColumn } from '@ginipig/ui/table'
import { useLingui } from '@lingui/react/macro'
import { type CancellationRow, cancellationRows, EXAMPLE_PENCE } from './cancellation-rows.ts'
import { useProviderRowWords } from './use-row-words.ts'

/** What each end of a booking brings a provider, at the example's price. */
export function ShareTable() {
  const { t } = useLingui()
  const money = useMoney()
  const words = useProviderRowWords()
  const price = money(EXAMPLE_PENCE)
  const columns: TableColumn<CancellationRow>[] = [
    { key: 'what', head: t`What happens`, cell: ({ id }) => words[id], isWide: true },
    { key: 'cost', head: t`It costs the client`, cell: ({ cost }) => money(cost), align: 'end' },
    { key: 'share', head: t`You get`, cell: ({ provider }) => <strong>{money(provider)}</strong>, align: 'end' },
  ]
  return (
    <Table
      caption={t`What you get, for an appointment of ${price}`}
      columns={columns}
      rows={cancellationRows(EXAMPLE_PENCE)}
      rowKey={({ id }) => id}
    />
  )
}
