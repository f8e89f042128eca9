import type { Meta, StoryObj } from '@storybook/react-vite'
import { CreditCard, Hourglass, Scissors, Star } from 'lucide-react'
import { expect } from 'storybook/test'
import type { Usage } from '#usage/index.ts'
import { Timeline } from './Timeline.tsx'

const usage: Usage = {
  use: ['What happened to a booking, where it stands, what comes next and when.'],
  avoid: ['Steps somebody fills in: Stepper.'],
  words: ['A sentence a step with who and when; a charge with its amount and date.'],
}

const meta = {
  title: 'Components/Booking/Timeline',
  component: Timeline,
  parameters: { usage },
  args: {
    stateLabels: { done: 'done', now: 'now', next: 'to come', failed: 'failed' },
    items: [
      {
        id: 'asked',
        state: 'done',
        title: 'You asked, and £8.10 is set aside on your card',
        time: 'Fri 08-05-2026, 11:20',
      },
      {
        id: 'reply',
        state: 'now',
        icon: <Hourglass />,
        title: 'Priya replies',
        detail: 'By 19:20 tonight. She usually takes about two hours.',
      },
      {
        id: 'balance',
        state: 'next',
        icon: <CreditCard />,
        sum: '£40.90',
        sumState: 'due',
        title: 'Balance of £40.90',
        detail: 'Tue 12 May, 22:30, from Mastercard ending 4444.',
      },
      {
        id: 'appointment',
        state: 'next',
        icon: <Scissors />,
        title: 'Your appointment',
        detail: 'Thu 14 May, 10:30. Bring your inspiration photos.',
      },
      { id: 'review', state: 'next', icon: <Star />, title: 'Tell people how it went' },
    ],
  },
} satisfies Meta<typeof Timeline>
export default meta
type Story = StoryObj<typeof meta>

export const Requested: Story = {
  play: async ({ canvas }) => {
    const current = canvas.getAllByRole('listitem').filter((item) => item.getAttribute('aria-current') === 'step')
    await expect(current).toHaveLength(1)
    await expect(current[0]).toHaveTextContent('Priya replies (now)')
    await expect(canvas.getByText('due')).toBeVisible()
  },
}

export const BalanceFailed: Story = {
  args: {
    items: [
      { id: 'asked', state: 'done', title: 'You paid the deposit', time: 'Fri 08-05-2026, 11:20' },
      {
        id: 'reply',
        state: 'done',
        title: 'Priya said yes',
        detail: '“Lovely photos, this will work really well.”',
        time: 'Fri 08-05-2026, 13:04',
      },
      {
        id: 'balance',
        state: 'failed',
        title: 'Your card was declined',
        detail: 'Update it before Wed 13 May, 22:30 to keep the slot.',
        time: 'Tue 12-05-2026, 22:30',
      },
      { id: 'appointment', state: 'next', icon: <Scissors />, title: 'Your appointment' },
    ],
  },
}

export const Dark: Story = { globals: { theme: 'dark' } }
