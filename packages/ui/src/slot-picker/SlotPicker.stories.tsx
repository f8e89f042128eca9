import type { Meta, StoryObj } from '@storybook/react-vite'
import { Moon, Sun, Sunrise } from 'lucide-react'
import { useState } from 'react'
import { expect, fn } from 'storybook/test'
import type { Usage } from '#usage/index.ts'
import { focusFirstSlot, type SlotGroup, SlotPicker, type SlotPickerProps } from './SlotPicker.tsx'

const groups: readonly SlotGroup[] = [
  {
    id: 'morning',
    icon: <Sunrise aria-hidden="true" />,
    title: 'Morning',
    hint: 'until 11:55',
    emptyText: 'No Time Slot Available',
    slots: [
      { id: '0900', start: '09:00', detail: 'Taken', isGone: true },
      { id: '1030', start: '10:30', detail: 'to 13:00', places: '2 places left' },
    ],
  },
  {
    id: 'afternoon',
    icon: <Sun aria-hidden="true" />,
    title: 'Afternoon',
    hint: '12:00 to 16:55',
    emptyText: 'No Time Slot Available',
    slots: [
      { id: '1330', start: '13:30', detail: 'to 16:00' },
      { id: '1500', start: '15:00', detail: 'Being booked', isGone: true },
      { id: '1615', start: '16:15', detail: 'to 18:45' },
    ],
  },
  {
    id: 'night',
    icon: <Moon aria-hidden="true" />,
    title: 'Night',
    hint: 'from 17:00',
    emptyText: 'No Time Slot Available',
    slots: [],
  },
]

function Controlled(props: SlotPickerProps) {
  const [value, setValue] = useState(props.value)
  return (
    <SlotPicker
      {...props}
      value={value}
      onValueChange={(slotId) => {
        setValue(slotId)
        props.onValueChange(slotId)
      }}
    />
  )
}

const usage: Usage = {
  use: [
    'The open times of one day, in Morning, Afternoon and Night. A time that went meanwhile is struck and stays where it was.',
  ],
  avoid: ['Days: MonthCalendar.'],
  words: [
    'Start and end of each. Nothing chosen: “Please select any Slot!”. An empty group: “No Time Slot Available”.',
  ],
  keys: {
    Tab: 'goes to the chosen one, and on past the group',
    Arrows: 'move through all groups and choose, past what is gone',
    Space: 'chooses the first where nothing is chosen',
  },
}

const meta = {
  title: 'Components/Booking/SlotPicker',
  component: SlotPicker,
  parameters: { usage },
  render: (args) => <Controlled {...args} />,
  args: { label: 'Time on Thursday 14 May', groups, value: '1030', onValueChange: fn() },
  decorators: [(Story) => <div style={{ maxWidth: 380 }}>{Story()}</div>],
} satisfies Meta<typeof SlotPicker>
export default meta
type Story = StoryObj<typeof meta>

export const OneDay: Story = {
  play: async ({ args, canvas, canvasElement, userEvent }) => {
    await expect(canvas.getByRole('radio', { name: '09:00 Taken' })).toBeDisabled()
    await expect(canvas.getByText('No Time Slot Available')).toBeVisible()
    await userEvent.click(canvas.getByRole('radio', { name: '13:30 to 16:00' }))
    await expect(args.onValueChange).toHaveBeenLastCalledWith('1330')
    await userEvent.keyboard('{ArrowDown}')
    await expect(canvas.getByRole('radio', { name: '16:15 to 18:45' })).toBeChecked()
    focusFirstSlot(canvasElement)
    await expect(canvas.getByRole('radio', { name: '10:30 to 13:00 2 places left' })).toHaveFocus()
  },
}

export const NothingPicked: Story = {
  args: { value: null, error: 'Please select any Slot!' },
  play: async ({ canvas }) => {
    const group = canvas.getByRole('radiogroup', { name: 'Time on Thursday 14 May' })
    await expect(group).toHaveAccessibleDescription('Please select any Slot!')
    await expect(group).toBeInvalid()
  },
}

export const Narrow: Story = { decorators: [(Story) => <div style={{ width: 288 }}>{Story()}</div>] }

export const Dark: Story = { globals: { theme: 'dark' } }
