import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn } from 'storybook/test'
import type { Usage } from '#usage/index.ts'
import { Switch, type SwitchProps } from './Switch.tsx'

function Stateful(props: SwitchProps) {
  const [checked, setChecked] = useState(props.checked)
  const handleCheckedChange = (next: boolean) => {
    setChecked(next)
    props.onCheckedChange(next)
  }
  return <Switch {...props} checked={checked} onCheckedChange={handleCheckedChange} />
}

const usage: Usage = {
  use: ['For a setting that applies at once; a toast confirms.'],
  avoid: ['Within a form that is sent: Checkbox.', 'Choosing between two things with names: RadioGroup.'],
  words: ['Names what is on when it is on: “Booking reminders by text”.'],
  keys: { 'Enter, Space': 'switches' },
}

const meta = {
  title: 'Components/Forms/Switch',
  component: Switch,
  parameters: { usage },
  args: { label: 'Marketing email', checked: false, onCheckedChange: fn() },
  render: (args) => <Stateful {...args} />,
  decorators: [(Story) => <div style={{ maxWidth: 320 }}>{Story()}</div>],
} satisfies Meta<typeof Switch>
export default meta
type Story = StoryObj<typeof meta>

export const Off: Story = {
  play: async ({ args, canvas, userEvent }) => {
    const toggle = canvas.getByRole('switch', { name: 'Marketing email' })
    await expect(toggle).not.toBeChecked()
    await userEvent.tab()
    await userEvent.keyboard(' ')
    await expect(toggle).toBeChecked()
    await expect(args.onCheckedChange).toHaveBeenCalledWith(true)
  },
}
export const On: Story = {
  args: { checked: true, label: 'SMS notifications', description: 'Booking changes only' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('switch', { name: 'SMS notifications' })).toHaveAccessibleDescription(
      'Booking changes only',
    )
  },
}
export const Disabled: Story = { args: { disabled: true } }
export const Dark: Story = { args: { checked: true }, globals: { theme: 'dark' } }
