import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn } from 'storybook/test'
import type { Usage } from '#usage/index.ts'
import {
  type HalfHour,
  HalfHourGrid,
  type HalfHourGridProps,
  HalfHourKey,
  type HalfHourPeriod,
  type HalfHourState,
} from './HalfHourGrid.tsx'

const usage: Usage = {
  use: ['The starts of one day that a provider offers.'],
  avoid: ['For a client who picks one start: SlotPicker.'],
  words: ['A cell says its time, what it is and, when picked, when it ends.'],
  keys: {
    Tab: 'into the day and out of it',
    'Arrow keys': 'by half hour, and by row',
    'Home, End': 'in the part of the day',
    'Space, Enter': 'press',
  },
}

const states: Readonly<Record<string, HalfHourState>> = {
  '08:00': 'picked',
  '08:30': 'treatment',
  '09:00': 'treatment',
  '09:30': 'extra',
  '10:30': 'booking',
  '11:00': 'booking',
  '11:30': 'unfit',
  '12:00': 'busy',
  '14:00': 'booked',
  '14:30': 'treatment',
}

const marked = ['17:00', '17:30']

const cell = (time: string): HalfHour => {
  const state = states[time] ?? 'free'
  const label = state === 'picked' ? `${time}, picked, to 09:30` : `${time}, ${state}`
  return marked.includes(time)
    ? { time, state, label: `${label}. Meets an open slot`, isMarked: true }
    : { time, state, label }
}
const times = (from: number, until: number) =>
  Array.from(
    { length: (until - from) * 2 },
    (_, index) => `${String(from + Math.floor(index / 2)).padStart(2, '0')}:${index % 2 === 0 ? '00' : '30'}`,
  )
const periods: HalfHourPeriod[] = [
  { id: 'morning', title: 'Morning', range: 'to 11:55', cells: times(7, 12).map(cell) },
  { id: 'afternoon', title: 'Afternoon', range: '12:00 to 16:55', cells: times(12, 17).map(cell) },
  { id: 'night', title: 'Night', range: 'from 17:00', cells: times(17, 22).map(cell) },
]

const meta = {
  title: 'Components/Booking/HalfHourGrid',
  component: HalfHourGrid,
  parameters: { usage },
  args: { periods, onPress: fn() },
  decorators: [(Story) => <div style={{ maxWidth: 360 }}>{Story()}</div>],
} satisfies Meta<typeof HalfHourGrid>
export default meta
type Story = StoryObj<typeof meta>

export const Day: Story = {
  render: (args) => (
    <>
      <HalfHourGrid {...args} />
      <HalfHourKey
        style={{ marginBlockStart: 'var(--sp-4)' }}
        labels={{
          picked: 'Start you picked',
          booked: 'Start booked or held for a client',
          treatment: '1 h',
          extra: '30 min extra',
          booking: 'Your booking',
          busy: 'Busy',
          unfit: 'Won’t fit',
          marked: 'Meets an open slot of yours',
        }}
      />
    </>
  ),
}

function Toggling(args: HalfHourGridProps) {
  const [picked, setPicked] = useState('')
  return (
    <HalfHourGrid
      periods={args.periods.map((period) => ({
        ...period,
        cells: period.cells.map((one) =>
          one.time === picked ? { ...one, state: 'picked', label: `${one.time}, picked` } : one,
        ),
      }))}
      onPress={(time) => {
        args.onPress(time)
        setPicked(time)
      }}
    />
  )
}

/** One tab stop, on what is picked; arrows cross from one part of the day into the next. */
export const ByKeyboard: Story = {
  tags: ['check', '!autodocs'],
  render: (args) => <Toggling {...args} />,
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.tab()
    await expect(canvas.getByRole('button', { name: '08:00, picked, to 09:30' })).toHaveFocus()
    await userEvent.keyboard('{End}{ArrowRight}')
    await expect(canvas.getByRole('button', { name: '12:00, busy' })).toHaveFocus()
    await userEvent.keyboard('{ArrowDown}{ArrowRight}{ArrowLeft}{ArrowUp}{Home}{ArrowRight} ')
    await expect(args.onPress).toHaveBeenLastCalledWith('12:30')
    await expect(canvas.getByRole('button', { name: '12:30, picked' })).toHaveFocus()
    // With the one that somebody has booked, which stays picked.
    await expect(canvas.getAllByRole('gridcell', { selected: true })).toHaveLength(3)
    await userEvent.tab()
    await expect(canvas.getByRole('button', { name: '12:30, picked' })).not.toHaveFocus()
  },
}

export const Dark: Story = { ...Day, globals: { theme: 'dark' } }
export const Narrow: Story = { ...Day, decorators: [(Story) => <div style={{ maxWidth: 280 }}>{Story()}</div>] }
