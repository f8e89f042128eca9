import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, waitFor } from 'storybook/test'
import type { Usage } from '#usage/index.ts'
import { Countdown } from './Countdown.tsx'

const MINUTE = 60_000
const HOUR = 60 * MINUTE
const NOON = Date.UTC(2026, 4, 8, 12)

function words(leftMs: number): string {
  const minutes = Math.floor(leftMs / MINUTE)
  if (leftMs <= 0) return 'Time is up'
  return minutes < 60 ? `${minutes} min left` : `${Math.floor(minutes / 60)} h ${minutes % 60} min left`
}

const usage: Usage = {
  use: [
    'Time left to answer: a ring with words, green above 4 h, amber above 1 h, red below. It speaks only at one hour and at ten minutes.',
  ],
  avoid: ['The minutes a slot is kept: HoldTimer.', 'A date that is days away: say the date.'],
  words: ['“7 h 42 min left”, never “soon”.'],
}

const meta = {
  title: 'Components/Booking/Countdown',
  component: Countdown,
  parameters: { usage },
  args: {
    label: 'Time left for Priya to reply',
    deadline: NOON + 7 * HOUR + 42 * MINUTE,
    total: 8 * HOUR,
    now: () => NOON,
    format: words,
    onExpire: fn(),
  },
} satisfies Meta<typeof Countdown>
export default meta
type Story = StoryObj<typeof meta>

export const Calm: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('timer', { name: 'Time left for Priya to reply' })).toHaveTextContent(
      '7 h 42 min left',
    )
    await expect(canvas.getByRole('status')).toBeEmptyDOMElement()
  },
}

export const Soon: Story = { args: { deadline: NOON + 3 * HOUR + 10 * MINUTE } }

export const Urgent: Story = { args: { deadline: NOON + 48 * MINUTE } }

export const Large: Story = {
  args: {
    size: 'lg',
    title: 'Time left to reply',
    note: 'No answer by then and we cancel it and release your £8.10.',
    format: (left) => words(left).replace(' left', ''),
  },
}

/** A time that is held for minutes. */
export const OfMinutes: Story = {
  args: {
    size: 'lg',
    pace: 'minutes',
    title: 'Held for you',
    note: 'Until 12:15. Nobody else can book it.',
    deadline: NOON + 12 * MINUTE,
    total: 15 * MINUTE,
    format: (left) => `${Math.floor(left / MINUTE)}:00`,
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('timer')).toHaveTextContent('12:00')
  },
}

/** The clock runs past ten minutes, and says so once. */
export const CrossingTenMinutes: Story = {
  tags: ['check', '!autodocs'],
  render: (args) => {
    const startedAt = performance.now()
    return <Countdown {...args} deadline={NOON + 10 * MINUTE + 1500} now={() => NOON + performance.now() - startedAt} />
  },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByRole('status')).toHaveTextContent('9 min left'), { timeout: 4000 })
  },
}

export const Expired: Story = {
  args: { deadline: NOON - MINUTE },
  play: async ({ args, canvas }) => {
    await expect(canvas.getByRole('timer')).toHaveTextContent('Time is up')
    await waitFor(() => expect(args.onExpire).toHaveBeenCalled())
  },
}

export const LargeDark: Story = {
  args: { ...Large.args, deadline: NOON + 48 * MINUTE },
  globals: { theme: 'dark' },
}
