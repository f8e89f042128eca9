import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn } from 'storybook/test'
import { Field } from '#field/index.ts'
import type { Usage } from '#usage/index.ts'
import { OtpInput, type OtpInputProps } from './OtpInput.tsx'

function Stateful(props: OtpInputProps) {
  const [value, setValue] = useState(props.value)
  return <OtpInput {...props} value={value} onValueChange={setValue} />
}

const usage: Usage = {
  use: ['For the code we sent: one input drawn as boxes, so paste and autofill from the message work.'],
  avoid: ['Passwords and card numbers.'],
  words: ['The label says where the code went; the hint holds “Resend”.'],
  keys: { 'Letters, digits': 'fill the next box', Backspace: 'empties the last one', Paste: 'fills all' },
}

const meta = {
  title: 'Components/Forms/OtpInput',
  component: OtpInput,
  parameters: { usage },
  args: { value: '48', onValueChange: () => undefined, onComplete: fn() },
  render: (args) => <Stateful {...args} />,
  decorators: [
    (Story) => (
      <Field label="Code we sent you" hint="Didn’t get it? Resend in 0:24">
        {Story()}
      </Field>
    ),
  ],
} satisfies Meta<typeof OtpInput>
export default meta
type Story = StoryObj<typeof meta>

export const HalfTyped: Story = {
  play: async ({ args, canvas, userEvent }) => {
    const input = canvas.getByRole('textbox', { name: 'Code we sent you' })
    await userEvent.type(input, '{Backspace}k-1')
    await expect(input).toHaveValue('4K1')
    await expect(args.onComplete).not.toHaveBeenCalled()
    await userEvent.type(input, 'q')
    await expect(args.onComplete).toHaveBeenCalledOnce()
    await expect(args.onComplete).toHaveBeenCalledWith('4K1Q')
  },
}
export const Pasted: Story = {
  tags: ['check', '!autodocs'],
  args: { value: '' },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('textbox'))
    await userEvent.paste('Your code is 7k2q.')
    await expect(canvas.getByRole('textbox')).toHaveValue('7K2Q')
    await expect(args.onComplete).toHaveBeenCalledOnce()
    await expect(args.onComplete).toHaveBeenCalledWith('7K2Q')
  },
}
export const OneTooMany: Story = {
  tags: ['check', '!autodocs'],
  args: { value: '48K' },
  play: async ({ args, canvas, userEvent }) => {
    const input = canvas.getByRole('textbox')
    await userEvent.type(input, 'q')
    await userEvent.type(input, '7')
    await expect(input).toHaveValue('48KQ')
    await expect(args.onComplete).toHaveBeenCalledOnce()
  },
}
export const Invalid: Story = { args: { value: '48KQ', 'aria-invalid': true } }
export const Disabled: Story = { args: { disabled: true } }
export const Dark: Story = { globals: { theme: 'dark' } }
