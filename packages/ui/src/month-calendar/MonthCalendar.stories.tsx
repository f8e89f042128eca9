import type { Meta, StoryObj } from '@storybook/react-vite'
import { startTransition, useState } from 'react'
import { expect, fn, waitFor } from 'storybook/test'
import type { Usage } from '#usage/index.ts'
import { CalendarKey, MonthCalendar, type MonthCalendarProps } from './MonthCalendar.tsx'

function Controlled(props: MonthCalendarProps) {
  const [month, setMonth] = useState(props.month)
  const [selected, setSelected] = useState(props.selected)
  return (
    <MonthCalendar
      {...props}
      month={month}
      selected={selected}
      onMonthChange={(next) => {
        // As a router does it: the month comes renders after the key.
        startTransition(() => setMonth(next))
        props.onMonthChange(next)
      }}
      onSelect={(date) => {
        setSelected(Array.isArray(selected) ? [...selected, date] : date)
        props.onSelect(date)
      }}
    >
      <CalendarKey
        labels={
          props.marks
            ? { available: 'Slots', booked: 'Booked', busy: 'Busy elsewhere' }
            : { available: 'Available', selected: 'Your pick', today: 'Today' }
        }
      />
    </MonthCalendar>
  )
}

const slots = (count: number) => (count === 0 ? 'no slots' : count === 1 ? '1 slot' : `${count} slots`)

const usage: Usage = {
  use: [
    'To pick a day that has room: days with room are tinted and say how many, others are plain.',
    '`marks` where a provider has to see what stands in a day already: a dot booked, hatched busy; the label says them too.',
    '`isBusy` while the month’s days are loaded: it keeps its place and can be walked through.',
  ],
  avoid: ['A date of birth or any far date: a text field.', 'Times of a day: SlotPicker.'],
  words: ['A day is read whole: weekday, date, how many slots.'],
  keys: {
    'Left, Right': 'a day',
    'Up, Down': 'a week',
    'Page Up, Page Down': 'a month',
    'Home, End': 'first and last day of the week',
    'Enter, Space': 'pick the day, where it has room',
  },
}

const meta = {
  title: 'Components/Booking/MonthCalendar',
  component: MonthCalendar,
  parameters: { usage },
  render: (args) => <Controlled {...args} />,
  decorators: [(Story) => <div style={{ maxWidth: 372 }}>{Story()}</div>],
  args: {
    month: '2026-05',
    today: '2026-05-08',
    min: '2026-05-08',
    max: '2026-08-08',
    selected: '2026-05-14',
    days: {
      '2026-05-09': 2,
      '2026-05-12': 4,
      '2026-05-14': 3,
      '2026-05-15': 1,
      '2026-05-18': 2,
      '2026-05-20': 4,
      '2026-05-21': 12,
      '2026-05-26': 3,
      '2026-05-28': 1,
      '2026-06-02': 2,
    },
    locale: 'en-GB',
    labels: {
      previousMonth: (month) => month,
      nextMonth: (month) => month,
      day: ({ text, count, isToday }) => `${isToday ? 'Today, ' : ''}${text}, ${slots(count)}`,
      count: slots,
    },
    onSelect: fn(),
    onMonthChange: fn(),
  },
} satisfies Meta<typeof MonthCalendar>
export default meta
type Story = StoryObj<typeof meta>

export const WithRoom: Story = {
  play: async ({ args, canvas, userEvent, step }) => {
    await step('a day with room can be picked, one without cannot', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Tuesday 12 May, 4 slots' }))
      await expect(args.onSelect).toHaveBeenLastCalledWith('2026-05-12')
      const cell = canvas.getByRole('button', { name: 'Tuesday 12 May, 4 slots' }).parentElement
      await expect(cell).toHaveAttribute('aria-selected', 'true')
      await userEvent.click(canvas.getByRole('button', { name: 'Wednesday 13 May, no slots' }))
      await expect(args.onSelect).toHaveBeenCalledTimes(1)
    })
    await step('the past month is closed', async () => {
      await expect(canvas.getByRole('button', { name: 'April 2026' })).toHaveAttribute('aria-disabled', 'true')
    })
  },
}

export const ByKeyboard: Story = {
  tags: ['check', '!autodocs'],
  play: async ({ args, canvas, userEvent }) => {
    canvas.getByRole('button', { name: 'Thursday 14 May, 3 slots' }).focus()
    await userEvent.keyboard('{ArrowRight}')
    await expect(canvas.getByRole('button', { name: 'Friday 15 May, 1 slot' })).toHaveFocus()
    await userEvent.keyboard('{Home}')
    await expect(canvas.getByRole('button', { name: 'Monday 11 May, no slots' })).toHaveFocus()
    await userEvent.keyboard('{End}')
    await expect(canvas.getByRole('button', { name: 'Sunday 17 May, no slots' })).toHaveFocus()
    await userEvent.keyboard('{ArrowUp}{ArrowDown}{ArrowDown}{ArrowDown}')
    await expect(canvas.getByRole('button', { name: 'Sunday 31 May, no slots' })).toHaveFocus()
    await userEvent.keyboard('{PageDown}')
    await expect(args.onMonthChange).toHaveBeenLastCalledWith('2026-06')
    await expect(canvas.getByRole('button', { name: 'Tuesday 30 June, no slots' })).toHaveFocus()
    await userEvent.keyboard('{PageUp}')
    await expect(canvas.getByRole('button', { name: 'Saturday 30 May, no slots' })).toHaveFocus()
    await userEvent.keyboard('{ArrowRight}{ArrowRight}{ArrowRight}{Enter}')
    await expect(args.onSelect).toHaveBeenLastCalledWith('2026-06-02')
  },
}

/** The month of the address comes renders later: the focus goes along all the same. */
export const AcrossMonths: Story = {
  play: async ({ canvas, userEvent }) => {
    canvas.getByRole('button', { name: 'Thursday 14 May, 3 slots' }).focus()
    await userEvent.keyboard('{ArrowRight}{PageDown}')
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Monday 15 June, no slots' })).toHaveFocus())
    await userEvent.keyboard('{PageUp}')
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Friday 15 May, 1 slot' })).toHaveFocus())
    await userEvent.keyboard('{ArrowDown}{ArrowDown}{End}')
    await userEvent.keyboard('{ArrowRight}')
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Monday 1 June, no slots' })).toHaveFocus())
  },
}

/** Weeks that are over take no room. */
export const FromThisWeek: Story = {
  args: { today: '2026-05-20', min: '2026-05-20' },
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.queryByRole('button', { name: 'Sunday 17 May, no slots' })).toBeNull()
    canvas.getByRole('button', { name: 'Today, Wednesday 20 May, 4 slots' }).focus()
    await userEvent.keyboard('{ArrowUp}')
    await expect(canvas.getByRole('button', { name: /Monday 18 May/ })).toHaveFocus()
  },
}

export const LastMonth: Story = {
  args: { month: '2026-08', days: { '2026-08-06': 2 }, selected: null },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'September 2026' })).toHaveAttribute('aria-disabled', 'true')
    await expect(canvas.getByRole('button', { name: 'July 2026' })).toBeEnabled()
  },
}

/** A provider setting several dates: any day between the bounds. */
export const SeveralDates: Story = {
  args: { pick: 'any', selected: ['2026-05-14', '2026-05-15'] },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Wednesday 13 May, no slots' }))
    await expect(args.onSelect).toHaveBeenCalledWith('2026-05-13')
  },
}

/** A day to wait for: those with room say so, and aren't there to be chosen. */
export const FullDays: Story = {
  args: { pick: 'full', selected: null },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Thursday 14 May, 3 slots' }))
    await expect(args.onSelect).not.toHaveBeenCalled()
    await userEvent.click(canvas.getByRole('button', { name: 'Wednesday 13 May, no slots' }))
    await expect(args.onSelect).toHaveBeenLastCalledWith('2026-05-13')
  },
}

/** Beside a provider's other dates: what is booked, and when they are busy elsewhere. */
export const WithMarks: Story = {
  args: {
    pick: 'any',
    marks: {
      '2026-05-08': ['booked'],
      '2026-05-12': ['booked'],
      '2026-05-14': ['booked', 'busy'],
      '2026-05-20': ['busy'],
    },
    labels: {
      ...meta.args.labels,
      day: ({ text, count, marks }) => [text, slots(count), ...marks].join(', '),
    },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Thursday 14 May, 3 slots, booked, busy' })).toBeVisible()
    await expect(canvas.getByRole('button', { name: 'Wednesday 20 May, 4 slots, busy' })).toBeVisible()
  },
}

export const Loading: Story = {
  args: { days: {}, selected: null, isBusy: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('grid', { name: 'May 2026' })).toHaveAttribute('aria-busy', 'true')
  },
}

export const Narrow: Story = {
  decorators: [(Story) => <div style={{ width: 288 }}>{Story()}</div>],
  play: async ({ canvas }) => {
    const counts = canvas.getAllByRole('button').flatMap((day) => [...day.querySelectorAll('small')])
    await expect(counts.length).toBeGreaterThan(0)
    for (const count of counts) await expect(Number.parseFloat(getComputedStyle(count).fontSize)).toBeGreaterThan(10)
  },
}

export const Dark: Story = { globals: { theme: 'dark' } }
