import { useFigures } from '@ginipig/app/words/use-figures.ts'
import { useMoney } from '@ginipig/app/words/use-money.ts'
import { bookingPolicy, dueNow, type PaymentPlan, paymentPlans, splitPrice } from '@ginipig/domain/booking'
import { Table, type TableColumn } from '@ginipig/ui/table'
import { useLingui } from '@lingui/react/macro'
import { EXAMPLE_PENCE } from './cancellation-rows.ts'

/** The two ways to pay, at the example's price. */
export function PlanTable() {
  const { t } = useLingui()
  const money = useMoney()
  const { balanceHours } = useFigures()
  const split = splitPrice(EXAMPLE_PENCE, bookingPolicy)
  const price = money(EXAMPLE_PENCE)
  const names = { deposit: t`Deposit first`, full: t`In full` }
  const columns: TableColumn<PaymentPlan>[] = [
    { key: 'plan', head: t`How you pay`, cell: (plan) => <strong>{names[plan]}</strong>, isWide: true },
    { key: 'now', head: t`When you book`, cell: (plan) => money(dueNow(split, plan)), align: 'end' },
    {
      key: 'later',
      head: t`${balanceHours} hours before`,
      cell: (plan) => money(split.total - dueNow(split, plan)),
      align: 'end',
    },
    { key: 'total', head: t`In all`, cell: () => money(split.total), align: 'end' },
  ]
  return (
    <Table
      caption={t`What you pay and when, for an appointment of ${price}`}
      columns={columns}
      rows={paymentPlans}
      rowKey={(plan) => plan}
    />
  )
}
