import type { Meta, StoryObj } from '@storybook/react-vite'
import { Calendar, Tag } from 'lucide-react'
import { expect, fn } from 'storybook/test'
import colour from '#assets/covers/colour-1.svg'
import { Rating } from '#rating/index.ts'
import type { Usage } from '#usage/index.ts'
import { Receipt, ReceiptTop } from './Receipt.tsx'
import { ReceiptLine, ReceiptLines } from './ReceiptLines.tsx'

const removePromo = fn()

const usage: Usage = {
  use: [
    'What is paid, line by line, with what is due now and what follows on which date. The crinkle edge is its alone.',
  ],
  avoid: ['Prices in lists: PriceBlock.'],
  words: ['Lines are nouns; the balance has its date.'],
}

const meta = {
  title: 'Components/Money/Receipt',
  component: Receipt,
  parameters: { usage },
  args: { 'aria-label': 'Order summary' },
  decorators: [(Story) => <div style={{ maxWidth: 384 }}>{Story()}</div>],
} satisfies Meta<typeof Receipt>
export default meta
type Story = StoryObj<typeof meta>

const top = (
  <ReceiptTop
    picture={{ url: colour, width: 800, height: 600, srcSet: '' }}
    title="Balayage and gloss, mid-length hair"
    who="Priya Nair, Ancoats"
  >
    <Rating average="4.8" count={31} label="Rated 4.8 out of 5, 31 reviews" />
  </ReceiptTop>
)

const when = (
  <ReceiptLines size="sm">
    <ReceiptLine icon={<Calendar aria-hidden="true" />} label="Thu 14 May 2026" value="10:30 to 13:00" tone="strong" />
  </ReceiptLines>
)

export const DepositDue: Story = {
  args: {
    children: (
      <>
        {top}
        {when}
        <ReceiptLines>
          <ReceiptLine label="Usual price (RRP)" value="£120.00" tone="struck" isWideOnly />
          <ReceiptLine label="You save 55%" value="−£66.00" tone="saving" isWideOnly />
          <ReceiptLine label="Appointment price" value="£54.00" tone="total" isWideOnly />
          <ReceiptLine
            icon={<Tag aria-hidden="true" />}
            label={
              <>
                SPRING5 &ensp;
                <button type="button" onClick={removePromo}>
                  Remove
                </button>
              </>
            }
            value="−£5.00"
            tone="saving"
          />
          <ReceiptLine label="Total" value="£49.00" tone="total" />
        </ReceiptLines>
        <ReceiptLines part="due">
          <ReceiptLine label="Deposit today" value="£8.10" tone="now" />
          <ReceiptLine label="Balance, Tue 12 May 22:30" note="36 hours before your appointment" value="£40.90" />
        </ReceiptLines>
      </>
    ),
  },
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByRole('region', { name: 'Order summary' })).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Remove' }))
    await expect(removePromo).toHaveBeenCalled()
  },
}

export const BeforePayment: Story = {
  args: {
    children: (
      <>
        {top}
        {when}
        <ReceiptLines>
          <ReceiptLine label="Usual price (RRP)" value="£120.00" tone="struck" />
          <ReceiptLine label="You save 55%" value="−£66.00" tone="saving" />
          <ReceiptLine label="Appointment price" value="£54.00" tone="total" />
        </ReceiptLines>
      </>
    ),
  },
}

export const Requested: Story = {
  args: {
    children: (
      <>
        {top}
        {when}
        <ReceiptLines size="sm">
          <ReceiptLine label="Booking" value="GP-7K3QF0M2" />
          <ReceiptLine label="Total" value="£49.00" />
          <ReceiptLine label="Paid today" value="£8.10" tone="strong" />
          <ReceiptLine label="Balance on 12-05-2026" value="£40.90" />
        </ReceiptLines>
      </>
    ),
  },
}

export const OnAPhone: Story = { ...DepositDue, globals: { viewport: { value: 'small', isRotated: false } } }

export const Dark: Story = { ...DepositDue, globals: { theme: 'dark' } }
