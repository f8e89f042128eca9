import type { Meta, StoryObj } from '@storybook/react-vite'
import { Lock } from 'lucide-react'
import { expect } from 'storybook/test'
import type { Usage } from '#usage/index.ts'
import { Kpis } from './Kpis.tsx'

const usage: Usage = {
  use: ['Two to five figures that a provider looks at first.'],
  avoid: ['A row of figures that nobody acts on.', 'Claims we can’t back.'],
  words: ['Figure, then what it counts and since when.'],
}

const meta = {
  title: 'Components/Money/Kpis',
  component: Kpis,
  parameters: { usage },
  args: {
    items: [
      { id: 'balance', label: 'Balance', value: '£312.40', note: 'After commission' },
      { id: 'next', icon: <Lock aria-hidden />, label: 'Next release', value: '£45.90', note: 'Wed 13-05-2026' },
      { id: 'month', label: 'This month', value: '£486.20', note: '14 appointments' },
      { id: 'fees', label: 'Fees', value: '£2.70', note: '1 cancellation' },
    ],
  },
} satisfies Meta<typeof Kpis>
export default meta
type Story = StoryObj<typeof meta>

export const Earnings: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('definition')[0]).toHaveTextContent('£312.40')
  },
}

export const OnAPhone: Story = { globals: { viewport: { value: 'small', isRotated: false } } }

export const Dark: Story = { globals: { theme: 'dark' } }
