import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect } from 'storybook/test'
import colour from '#assets/covers/colour-1.svg'
import { Button } from '#button/index.ts'
import { MonthCalendar } from '#month-calendar/index.ts'
import { Receipt, ReceiptLine, ReceiptLines, ReceiptTop } from '#receipt/index.ts'
import type { Usage } from '#usage/index.ts'
import { Rail } from './Rail.tsx'

function Calendar() {
  const [date, setDate] = useState('2026-05-14')
  return (
    <MonthCalendar
      month="2026-05"
      onMonthChange={() => undefined}
      min="2026-05-08"
      max="2026-05-31"
      today="2026-05-08"
      days={{ '2026-05-09': 2, '2026-05-12': 4, '2026-05-14': 3, '2026-05-15': 1 }}
      selected={date}
      onSelect={setDate}
      locale="en-GB"
      labels={{
        previousMonth: (month) => month,
        nextMonth: (month) => month,
        day: ({ text, count }) => `${text}, ${count} slots`,
        count: (count) => `${count} slots`,
      }}
      style={{ maxWidth: 372 }}
    />
  )
}

const usage: Usage = {
  use: ['Content with a summary beside it that stays in sight; the summary comes after the content in reading order.'],
  avoid: ['Two equal columns.'],
}

const meta = {
  title: 'Components/Layout/Rail',
  component: Rail,
  parameters: { usage },
  args: {
    sideLabel: 'Your booking',
    children: <Calendar />,
    side: (
      <>
        <Receipt aria-label="Order summary">
          <ReceiptTop
            picture={{ url: colour, width: 800, height: 600, srcSet: '' }}
            title="Balayage and gloss, mid-length hair"
            who="Priya Nair, Ancoats"
          />
          <ReceiptLines>
            <ReceiptLine label="Usual price (RRP)" value="£120.00" tone="struck" />
            <ReceiptLine label="You save 55%" value="−£66.00" tone="saving" />
            <ReceiptLine label="Appointment price" value="£54.00" tone="total" />
          </ReceiptLines>
        </Receipt>
        <Button variant="primary" size="lg" block style={{ marginBlockStart: 16 }}>
          Continue
        </Button>
      </>
    ),
  },
} satisfies Meta<typeof Rail>
export default meta
type Story = StoryObj<typeof meta>

export const BesideTheContent: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('complementary', { name: 'Your booking' })).toBeVisible()
  },
}

export const AboveOnAPhone: Story = {
  args: { onPhone: 'before' },
  globals: { viewport: { value: 'small', isRotated: false } },
}

export const Dark: Story = { globals: { theme: 'dark' } }
