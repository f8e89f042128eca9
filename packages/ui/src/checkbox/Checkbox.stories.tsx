import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { Avatar } from '#avatar/index.ts'
import type { Usage } from '#usage/index.ts'
import { Checkbox } from './Checkbox.tsx'

const usage: Usage = {
  use: [
    'For each of several that may all be on, and for agreeing. The whole row is the target.',
    '`count` in filters: how many there are.',
    '`art` where it is the head of a card: a picture, the words, the box.',
  ],
  avoid: ['What applies at once: Switch.', 'One of several: RadioGroup.'],
  words: ['Said so that ticking means yes.'],
  keys: { Space: 'ticks or clears' },
}

const meta = {
  title: 'Components/Forms/Checkbox',
  component: Checkbox,
  parameters: { usage },
  args: { label: 'Instant book' },
} satisfies Meta<typeof Checkbox>
export default meta
type Story = StoryObj<typeof meta>

export const Off: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab()
    await userEvent.keyboard(' ')
    await expect(canvas.getByRole('checkbox', { name: 'Instant book' })).toBeChecked()
  },
}
export const On: Story = { args: { defaultChecked: true } }
export const InAFilter: Story = {
  args: { count: 31, defaultChecked: true },
  decorators: [(Story) => <div style={{ maxWidth: 240 }}>{Story()}</div>],
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByText('31'))
    await expect(canvas.getByRole('checkbox', { name: 'Instant book' })).not.toBeChecked()
  },
}
export const WithDescription: Story = {
  args: { label: 'Keep me signed in', description: 'Not on a shared computer' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('checkbox', { name: 'Keep me signed in' })).toHaveAccessibleDescription(
      'Not on a shared computer',
    )
  },
}
export const WithArt: Story = {
  args: {
    label: 'Hair',
    description: 'Cut, Colour, Blow dry',
    art: <Avatar userId="hair" name="Hair" size={48} shape="loaf" />,
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByText('Cut, Colour, Blow dry'))
    await expect(canvas.getByRole('checkbox', { name: 'Hair' })).toBeChecked()
  },
}
export const Invalid: Story = {
  args: { label: 'I accept the terms', error: 'Please accept the terms to go on' },
  play: async ({ canvas }) => {
    const box = canvas.getByRole('checkbox', { name: 'I accept the terms' })
    await expect(box).toBeInvalid()
    await expect(box).toHaveAccessibleDescription('Please accept the terms to go on')
  },
}
export const OneOfTwoInvalid: Story = {
  render: () => (
    <>
      <Checkbox label="I’m 18 or over" error="Please tick this to go on" />
      <Checkbox label="I accept the terms" />
    </>
  ),
  play: async ({ canvas }) => {
    const edges = (text: string) => canvas.getByText(text).getBoundingClientRect()
    const message = edges('Please tick this to go on')
    const above = message.top - edges('I’m 18 or over').bottom
    await expect(above).toBeLessThan((edges('I accept the terms').top - message.bottom) / 2)
    await expect(message.left).toBeGreaterThanOrEqual(edges('I’m 18 or over').left)
  },
}
export const Disabled: Story = { args: { disabled: true, defaultChecked: true } }
export const Dark: Story = {
  globals: { theme: 'dark' },
  render: () => (
    <>
      <Checkbox label="Instant book" count={31} defaultChecked />
      <Checkbox label="Online" count={12} />
      <Checkbox label="I accept the terms" error="Please accept the terms to go on" />
    </>
  ),
}
