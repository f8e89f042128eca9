import type { Meta, StoryObj } from '@storybook/react-vite'
import { MapPin, Search } from 'lucide-react'
import { expect } from 'storybook/test'
import { Field } from '#field/index.ts'
import type { Usage } from '#usage/index.ts'
import { TextInput } from './TextInput.tsx'

const usage: Usage = {
  use: [
    'For one line of text. Say `autoComplete` and `inputMode` where they are known.',
    '`valid` shows a tick, after the field was left.',
  ],
  avoid: ['Several lines: Textarea. A code: OtpInput. A password: PasswordInput. A phone number: PhoneInput.'],
  words: ['A prefix or suffix is a unit, such as £, never part of the label.'],
  keys: { Tab: 'goes in and out' },
}

const meta = {
  title: 'Components/Forms/TextInput',
  component: TextInput,
  parameters: { usage },
  decorators: [
    (Story) => (
      <Field label="First name" style={{ maxWidth: 360 }}>
        {Story()}
      </Field>
    ),
  ],
} satisfies Meta<typeof TextInput>
export default meta
type Story = StoryObj<typeof meta>

export const Empty: Story = {
  args: { placeholder: 'Hannah' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByText('First name'))
    await userEvent.keyboard('Hannah')
    await expect(canvas.getByRole('textbox', { name: 'First name' })).toHaveValue('Hannah')
  },
}
export const Focused: Story = {
  tags: ['plays'],
  args: { defaultValue: 'Manchester' },
  play: async ({ canvas }) => canvas.getByRole('textbox').focus(),
}
/** The tick is for the eyes: to a screen reader the absence of an error says it. */
export const Valid: Story = {
  args: { defaultValue: 'Hannah', valid: true },
  play: async ({ canvas }) => {
    const input = canvas.getByRole('textbox', { name: 'First name' })
    await expect(input).toBeValid()
    await expect(input).not.toHaveAccessibleDescription()
    await expect(canvas.queryByRole('img')).toBeNull()
  },
}
/** What is wrong after all has no tick. */
export const ValidAndInvalid: Story = {
  args: { defaultValue: 'H4nnah', valid: true, 'aria-invalid': true },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByRole('textbox')).toBeInvalid()
    await expect(canvasElement.querySelector('svg')).toBeNull()
  },
}
export const ValidWithIcon: Story = { args: { icon: <MapPin aria-hidden />, defaultValue: 'Manchester', valid: true } }
export const Invalid: Story = {
  args: { defaultValue: 'H4nnah', 'aria-invalid': true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('textbox')).toBeInvalid()
  },
}
export const Disabled: Story = {
  args: { defaultValue: 'hannah@example.com', disabled: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('textbox')).toBeDisabled()
  },
}
export const WithPrefix: Story = { args: { prefix: '£', defaultValue: '34.00', inputMode: 'decimal' } }
export const WithSuffix: Story = { args: { suffix: 'minutes', defaultValue: '90', inputMode: 'numeric' } }
export const WithIcon: Story = { args: { icon: <Search aria-hidden />, type: 'search', placeholder: 'Balayage' } }
export const ValidWithIconDark: Story = { ...ValidWithIcon, globals: { theme: 'dark' } }
export const Dark: Story = { ...Valid, globals: { theme: 'dark' } }
