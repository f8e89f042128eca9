import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import type { Usage } from '#usage/index.ts'
import { DateTile } from './DateTile.tsx'

const usage: Usage = {
  use: ['The day of a booking at the head of its row; the tone is the row’s state.'],
  avoid: ['Dates within text or tables.'],
  words: ['Weekday, day, month, each short; the whole date is in `dateTime`.'],
}

const meta = {
  title: 'Components/Booking/DateTile',
  component: DateTile,
  parameters: { usage },
  args: { dateTime: '2026-05-14', weekday: 'Thu', day: '14', month: 'May' },
} satisfies Meta<typeof DateTile>
export default meta
type Story = StoryObj<typeof meta>

export const Neutral: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText('14').closest('time')).toHaveTextContent('Thu 14 May')
  },
}

export const Large: Story = { args: { size: 'lg', tone: 'success' } }

export const Tones: Story = {
  render: (args) => (
    <div style={{ display: 'flex', flexWrap: 'wrap', gap: 12 }}>
      <DateTile {...args} tone="success" />
      <DateTile {...args} tone="warning" />
      <DateTile {...args} tone="danger" />
      <DateTile {...args} tone="info" />
    </div>
  ),
}

export const Dark: Story = { ...Tones, globals: { theme: 'dark' } }
