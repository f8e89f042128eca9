import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, within } from 'storybook/test'
import { Badge } from '#badge/index.ts'
import { Button } from '#button/index.ts'
import { brokenWords, inLargeText } from '#story-fixtures/large-text.ts'
import type { Usage } from '#usage/index.ts'
import { Table, type TableColumn } from './Table.tsx'

interface Payout {
  id: string
  title: string
  date: string
  amount: string
  isPaid: boolean
}

const columns: TableColumn<Payout>[] = [
  { key: 'title', head: 'Appointment', cell: (row) => <b style={{ fontWeight: 600 }}>{row.title}</b>, isWide: true },
  { key: 'date', head: 'Date', cell: (row) => row.date, isPlain: true },
  {
    key: 'state',
    head: 'State',
    isPlain: true,
    cell: (row) => <Badge tone={row.isPaid ? 'success' : 'info'}>{row.isPaid ? 'Paid' : 'Balance due'}</Badge>,
  },
  { key: 'amount', head: 'Amount', cell: (row) => row.amount, align: 'end', isCorner: true },
  {
    key: 'action',
    head: 'Actions',
    isHeadHidden: true,
    isWide: true,
    align: 'end',
    cell: (row) => (
      <Button size="sm" aria-label={`Details of ${row.title}`}>
        Details
      </Button>
    ),
  },
]

const rows: Payout[] = [
  { id: '1', title: 'Balayage and gloss', date: '14-05-2026', amount: '£54.00', isPaid: true },
  { id: '2', title: 'Skin fade and beard tidy', date: '16-05-2026', amount: '£9.50', isPaid: false },
  { id: '3', title: 'Shoulder massage', date: '18-05-2026', amount: '£1,024.00', isPaid: true },
]

function PayoutTable() {
  return (
    <div style={{ border: '1px solid var(--c-border)', borderRadius: 16, overflow: 'hidden' }}>
      <Table caption="Payouts in May" columns={columns} rows={rows} rowKey={(row) => row.id} />
    </div>
  )
}

const usage: Usage = {
  use: ['Figures and dates to compare down a column; money at the end. Below 768 px each row becomes labelled lines.'],
  avoid: ['Layout.', 'Rows with one fact: a list.'],
  words: ['Heads are nouns; dates DD-MM-YYYY.'],
}

const meta = { title: 'Components/Data/Table', component: PayoutTable, parameters: { usage } } satisfies Meta<
  typeof PayoutTable
>
export default meta
type Story = StoryObj<typeof meta>

export const Wide: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('table', { name: 'Payouts in May' })).toBeVisible()
    await expect(canvas.getAllByRole('row')).toHaveLength(4)
    await expect(canvas.getByRole('columnheader', { name: 'Amount' })).toBeInTheDocument()
    await expect(canvas.getByRole('cell', { name: '£1,024.00' })).toBeVisible()
  },
}
export const Dark: Story = { globals: { theme: 'dark' } }

interface Month {
  month: string
  sums: readonly string[]
}

const heads = ['Appointments', 'Clients paid', 'Commission', 'Earned', 'Fees for cancelling', 'Sent to your account']
const months: Month[] = [
  { month: 'November 2026, so far', sums: ['10', '£510.80', '−£80.42', '£430.38', '−£10.13', '£408.92'] },
]

/** Many sums where there is little room: the heads give way, a sum stays beside its sign. */
export const Narrow: Story = {
  tags: ['check', '!autodocs'],
  render: () => (
    <section aria-label="Months" style={{ width: '42rem' }}>
      <Table
        caption="Earned by month"
        rows={months}
        rowKey={({ month }) => month}
        columns={[
          { key: 'month', head: 'Month', cell: ({ month }) => month },
          ...heads.map((head, index): TableColumn<Month> => {
            return { key: head, head, align: 'end', cell: ({ sums }) => sums[index] }
          }),
        ]}
      />
    </section>
  ),
  play: async ({ canvas }) => {
    const room = canvas.getByRole('region', { name: 'Months' }).getBoundingClientRect()
    await expect(canvas.getByRole('table').getBoundingClientRect().right).toBeLessThanOrEqual(room.right)
    const heightOf = (name: string) => canvas.getByText(name).getBoundingClientRect().height
    await expect(heightOf('−£10.13')).toBe(heightOf('10'))
    // Twice as large they don't fit: the table scrolls, what it stands in doesn't.
    await inLargeText(async () => {
      const region = canvas.getByRole('region', { name: 'Months' })
      region.style.maxInlineSize = '672px'
      await expect(region.scrollWidth).toBeLessThanOrEqual(region.clientWidth)
    })
  },
}

/** Text twice as large on a small phone: what a row comes to goes under its title, and no word is cut up beside it. */
export const LargeOnAPhone: Story = {
  tags: ['check', '!autodocs'],
  globals: { viewport: { value: 'small', isRotated: false } },
  render: () => (
    <div style={{ maxInlineSize: 288 }}>
      <Table
        caption="Payouts in May"
        columns={[
          ...columns.slice(0, 4),
          { key: 'proof', head: 'Proof', cell: () => 'GP-A3XPVQ37', align: 'end', isPlain: true },
        ]}
        rows={rows}
        rowKey={(row) => row.id}
      />
    </div>
  ),
  play: async ({ canvas }) => {
    await inLargeText(async () => {
      const table = canvas.getByRole('table')
      await expect(getComputedStyle(table).display).toBe('block')
      await expect(brokenWords(table)).toEqual([])
      const [title, , , sum] = within(canvas.getAllByRole('row')[1] as HTMLElement).getAllByRole('cell')
      await expect(sum?.getBoundingClientRect().top).toBe(title?.getBoundingClientRect().bottom)
      await expect(table.scrollWidth).toBeLessThanOrEqual(table.clientWidth)
    })
  },
}
