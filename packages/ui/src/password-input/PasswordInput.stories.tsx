import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect } from 'storybook/test'
import { Field } from '#field/index.ts'
import type { Usage } from '#usage/index.ts'
import { PasswordInput } from './PasswordInput.tsx'
import { RuleChecklist } from './RuleChecklist.tsx'

const usage: Usage = {
  use: [
    'For every password; pasting and password managers work. Say `autoComplete`: it decides what a manager does.',
    'With RuleChecklist where one is made.',
  ],
  avoid: ['Codes: OtpInput.'],
  words: ['`showLabel` stays the same in both states: it is a toggle.'],
  keys: { Tab: 'from the field to the eye', 'Enter, Space': 'on the eye: shows or hides' },
}

const meta = {
  title: 'Components/Forms/PasswordInput',
  component: PasswordInput,
  parameters: { usage },
  args: { showLabel: 'Show password', autoComplete: 'current-password', defaultValue: 'Marigold7!' },
  decorators: [
    (Story) => (
      <Field label="Password" style={{ maxWidth: 360 }}>
        {Story()}
      </Field>
    ),
  ],
} satisfies Meta<typeof PasswordInput>
export default meta
type Story = StoryObj<typeof meta>

export const HiddenThenShown: Story = {
  play: async ({ canvas, userEvent }) => {
    const input = canvas.getByLabelText('Password')
    const toggle = canvas.getByRole('button', { name: 'Show password', pressed: false })
    await expect(input).toHaveAttribute('type', 'password')
    await userEvent.click(toggle)
    await expect(input).toHaveAttribute('type', 'text')
    await expect(toggle).toHaveAttribute('aria-pressed', 'true')
  },
}
export const Invalid: Story = { args: { 'aria-invalid': true } }
export const Disabled: Story = { args: { disabled: true } }

function SignUp() {
  const [password, setPassword] = useState('marigold')
  const rules = [
    { id: 'length', text: '8 characters', isMet: password.length >= 8 },
    { id: 'capital', text: 'A capital letter', isMet: /[A-Z]/.test(password) },
    { id: 'digit', text: 'A number', isMet: /\d/.test(password) },
  ]
  return (
    <>
      <PasswordInput
        showLabel="Show password"
        autoComplete="new-password"
        value={password}
        onChange={(event) => setPassword(event.target.value)}
      />
      <RuleChecklist rules={rules} metLabel="done" style={{ marginBlockStart: 8 }} />
    </>
  )
}

export const WithRules: Story = {
  render: () => <SignUp />,
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByText('A number')).not.toHaveTextContent('done')
    await userEvent.type(canvas.getByLabelText('Password'), '7')
    await expect(canvas.getByText('A number')).toHaveTextContent('done')
  },
}
export const Dark: Story = { render: () => <SignUp />, globals: { theme: 'dark' } }
