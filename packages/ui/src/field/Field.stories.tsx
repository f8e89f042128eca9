import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { TextInput } from '#text-input/index.ts'
import { Field } from './Field.tsx'

const meta = {
  title: 'Fields/Field',
  component: Field,
  args: { label: 'Town', children: <TextInput placeholder="Manchester" /> },
  decorators: [(Story) => <div style={{ maxWidth: 360 }}>{Story()}</div>],
} satisfies Meta<typeof Field>
export default meta
type Story = StoryObj<typeof meta>

export const WithHint: Story = {
  args: { marker: 'Optional', hint: 'Where you would like to go' },
  play: async ({ canvas }) => {
    const input = canvas.getByRole('textbox', { name: 'Town' })
    await expect(input).toHaveAccessibleDescription('Where you would like to go')
    await expect(input).not.toHaveAttribute('aria-invalid')
  },
}

export const WithError: Story = {
  args: {
    label: 'First name',
    hint: 'As on your card',
    error: 'Letters only, 2 to 15 characters',
    children: <TextInput defaultValue="H4nnah" />,
  },
  play: async ({ canvas }) => {
    const input = canvas.getByRole('textbox', { name: 'First name' })
    await expect(input).toBeInvalid()
    await expect(input).toHaveAccessibleDescription('Letters only, 2 to 15 characters')
    await expect(canvas.queryByText('As on your card')).toBeNull()
  },
}

export const WithSuccess: Story = {
  args: {
    label: 'Promo code',
    success: '£5.00 off your balance',
    children: <TextInput defaultValue="SPRING5" valid />,
  },
}

export const LabelHidden: Story = {
  args: { label: 'Search treatments', labelHidden: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('textbox', { name: 'Search treatments' })).toBeVisible()
  },
}

export const LongLabelNarrow: Story = {
  args: {
    label: 'What should Priya know about your hair before she starts?',
    marker: 'Optional',
    error: 'Please say a little more, at least ten characters so that she can plan the time',
  },
  decorators: [(Story) => <div style={{ maxWidth: 220 }}>{Story()}</div>],
}

export const Dark: Story = { ...WithError, globals: { theme: 'dark' } }
