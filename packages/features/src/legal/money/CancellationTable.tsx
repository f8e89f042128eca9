import { useMoney } from '@ginipig/app/words/use-money.ts'
import { Table, type TableColumn } from '@ginipig/ui/table'
import { useLingui } from '@lingui/react/macro'
import { type CancellationRow, cancellationRows, EXAMPLE_PENCE } from './cancellation-rows.ts'
import { useClientRowWords } from './use-row-words.ts'

/** What each end of a booking costs a client, at the example's price. */
export function CancellationTable() {
  const { t } = useLingui()
  const money = useMoney()
  const words = useClientRowWords()
  const price = money(EXAMPLE_PENCE)
  const columns: TableColumn<CancellationRow>[] = [
    { key: 'what', head: t`What happens`, cell: ({ id }) => words[id], isWide: true },
    { key: 'paid', head: t`Taken so far`, cell: ({ paid }) => money(paid), align: 'end' },
    { key: 'cost', head: t`It costs you`, cell: ({ cost }) => <strong>{money(cost)}</strong>, align: 'end' },
    { key: 'refund', head: t`You get back`, cell: ({ refund }) => money(refund), align: 'end' },
  ]
  return (
    <Table
      caption={t`What cancelling costs, for an appointment of ${price}`}
      columns={columns}
      rows={cancellationRows(EXAMPLE_PENCE)}
      rowKey={({ id }) => id}
    />
  )
}
