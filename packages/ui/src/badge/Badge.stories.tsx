import type { Meta, StoryObj } from '@storybook/react-vite'
import { CalendarClock, Hourglass, Undo2 } from 'lucide-react'
import type { Usage } from '#usage/index.ts'
import { Badge } from './Badge.tsx'

const usage: Usage = {
  use: ['The state of a booking, listing or payment: icon, word and colour.'],
  avoid: ['What something is like: Tag.', 'Counts: the count of IconButton or SideNav.'],
  words: ['As docs/design.md §13 has it, told from where the reader stands: “Waiting for Priya”.'],
}

const meta = {
  title: 'Components/Data/Badge',
  component: Badge,
  parameters: { usage },
  args: { tone: 'success', children: 'Confirmed' },
} satisfies Meta<typeof Badge>
export default meta
type Story = StoryObj<typeof meta>

export const Success: Story = {}
export const Warning: Story = {
  args: { tone: 'warning', icon: <Hourglass aria-hidden />, children: 'Waiting for Priya' },
}
export const Danger: Story = { args: { tone: 'danger', children: 'Card expired' } }
export const InfoTone: Story = {
  args: { tone: 'info', icon: <CalendarClock aria-hidden />, children: 'Due 12-05-2026' },
}
export const Neutral: Story = { args: { tone: 'neutral', icon: <Undo2 aria-hidden />, children: 'Refunded' } }
export const WrapsInANarrowCell: Story = {
  args: { tone: 'neutral', children: 'Priya couldn’t take it, refunded' },
  decorators: [(Story) => <div style={{ maxWidth: 130 }}>{Story()}</div>],
}
export const Dark: Story = {
  globals: { theme: 'dark' },
  render: () => (
    <div style={{ display: 'flex', flexWrap: 'wrap', gap: 8 }}>
      <Badge tone="success">Confirmed</Badge>
      <Badge tone="warning">Waiting for Priya</Badge>
      <Badge tone="danger">Card expired</Badge>
      <Badge tone="info">Balance due</Badge>
      <Badge tone="neutral">Refunded</Badge>
    </div>
  ),
}
