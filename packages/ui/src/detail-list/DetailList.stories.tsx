import type { Meta, StoryObj } from '@storybook/react-vite'
import { BadgeCheck, Eye, ShieldCheck } from 'lucide-react'
import { expect } from 'storybook/test'
import { brokenWords, inLargeText } from '#story-fixtures/large-text.ts'
import type { Usage } from '#usage/index.ts'
import { DetailList } from './DetailList.tsx'

const usage: Usage = {
  use: ['Names and values of one thing: when, where, how long.'],
  avoid: ['Several things with the same fields: Table.'],
  words: ['Names short and without a colon.'],
}

const meta = {
  title: 'Components/Data/DetailList',
  component: DetailList,
  parameters: { usage },
  args: {
    items: [
      { id: 'when', label: 'When', value: 'Thu 14-05-2026, 10:30', isStrong: true },
      { id: 'what', label: 'What', value: 'Balayage and gloss' },
      {
        id: 'price',
        label: 'Price',
        value: (
          <>
            £54.00 <s>£120.00</s>
          </>
        ),
      },
      { id: 'deposit', label: 'Deposit paid', value: '£8.10' },
      { id: 'balance', label: 'Balance, 12-05-2026', value: '£45.90' },
    ],
  },
} satisfies Meta<typeof DetailList>
export default meta
type Story = StoryObj<typeof meta>

export const Lines: Story = {
  decorators: [(Story) => <div style={{ maxWidth: 340 }}>{Story()}</div>],
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('term')).toHaveLength(5)
    await expect(canvas.getAllByRole('definition')[3]).toHaveTextContent('£8.10')
  },
}

export const Ruled: Story = {
  args: {
    layout: 'ruled',
    items: [
      { id: 'no', label: 'Priya declines, or doesn’t reply in 8 hours', value: 'Everything back, straight away' },
      { id: 'late-no', label: 'Priya cancels later', value: 'Everything back' },
      {
        id: 'you',
        label: 'You cancel',
        value: 'The deposit isn’t refunded. Cancel before the balance is taken and that’s all you lose.',
      },
      { id: 'late', label: 'You cancel late or don’t show', value: 'Priya keeps half the fee for her time' },
    ],
  },
}

export const Facts: Story = {
  args: {
    layout: 'facts',
    items: [
      { id: 'insurance', label: 'Insurance', value: 'Insured', icon: <ShieldCheck aria-hidden="true" /> },
      { id: 'licence', label: 'Licence', value: 'Level 2 held', icon: <BadgeCheck aria-hidden="true" /> },
      { id: 'supervision', label: 'Supervision', value: 'Tutor in the room', icon: <Eye aria-hidden="true" /> },
      { id: 'setting', label: 'Setting', value: 'Salon, ground floor' },
      { id: 'type', label: 'Type', value: 'In person' },
      { id: 'listed', label: 'Listed in', value: 'Colour, Cut' },
    ],
  },
}

/** As on a phone of 320 px: words stay whole. */
export const FactsInLargeText: Story = {
  ...Facts,
  decorators: [(Story) => <div style={{ width: 288 }}>{Story()}</div>],
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getAllByRole('term')[1]?.getBoundingClientRect().top).toBe(
      canvas.getAllByRole('term')[0]?.getBoundingClientRect().top,
    )
    await inLargeText(async () => {
      await expect(brokenWords(canvasElement)).toEqual([])
    })
  },
}

export const Dark: Story = { ...Facts, globals: { theme: 'dark' } }
