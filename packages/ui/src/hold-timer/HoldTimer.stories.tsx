import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, waitFor } from 'storybook/test'
import type { Usage } from '#usage/index.ts'
import { HoldTimer } from './HoldTimer.tsx'

const MINUTE = 60_000
const NOON = Date.UTC(2026, 4, 8, 12)

const usage: Usage = {
  use: ['While a client pays: how long the slot is kept, as mm:ss.'],
  avoid: ['Hours: Countdown.'],
  words: ['Says what it is about: “Held for you”.'],
}

const meta = {
  title: 'Components/Booking/HoldTimer',
  component: HoldTimer,
  parameters: { usage },
  args: {
    label: 'Held for you',
    expiredLabel: 'No longer held',
    warning: 'Your slot is held for one more minute.',
    deadline: NOON + 14 * MINUTE + 32_000,
    now: () => NOON,
    onExpire: fn(),
  },
} satisfies Meta<typeof HoldTimer>
export default meta
type Story = StoryObj<typeof meta>

export const Calm: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('timer', { name: 'Held for you' })).toHaveTextContent('14:32')
    await expect(canvas.getByRole('status')).toBeEmptyDOMElement()
  },
}

export const LastMinute: Story = {
  args: { deadline: NOON + 48_000 },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('timer')).toHaveTextContent('0:48')
    await expect(canvas.getByRole('status')).toHaveTextContent('Your slot is held for one more minute.')
  },
}

/** Runs out before one's eyes. */
export const RunningOut: Story = {
  render: (args) => {
    const startedAt = performance.now()
    return <HoldTimer {...args} deadline={NOON + 1200} now={() => NOON + performance.now() - startedAt} />
  },
  play: async ({ args, canvas }) => {
    await waitFor(() => expect(canvas.getByText('No longer held')).toBeVisible(), { timeout: 4000 })
    await expect(args.onExpire).toHaveBeenCalledOnce()
  },
}

export const LastMinuteDark: Story = { ...LastMinute, globals: { theme: 'dark' } }
