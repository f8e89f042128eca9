import type { Meta, StoryObj } from '@storybook/react-vite'
import { useEffect, useRef, useState } from 'react'
import { expect } from 'storybook/test'
import { Button } from '#button/index.ts'
import { RadioGroup } from '#radio-group/index.ts'
import { TextInput } from '#text-input/index.ts'
import { Field } from './Field.tsx'
import { focusFirstInvalid } from './focus-first-invalid.ts'

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

function Form() {
  const form = useRef<HTMLFormElement>(null)
  const [tries, setTries] = useState(0)
  const [reason, setReason] = useState<string>()
  useEffect(() => {
    if (tries > 0 && form.current) focusFirstInvalid(form.current)
  }, [tries])
  return (
    <form
      ref={form}
      onSubmit={(event) => {
        event.preventDefault()
        setTries(tries + 1)
      }}
    >
      <Field group label="Reason" error={tries > 0 && reason === undefined ? 'Please enter a reason' : undefined}>
        <RadioGroup
          value={reason}
          onValueChange={setReason}
          options={[
            { value: 'full', label: 'Fully booked', disabled: true },
            { value: 'other', label: 'Something else' },
          ]}
        />
      </Field>
      <Field label="Words" error={tries > 0 ? 'Please enter a few words' : undefined}>
        <TextInput />
      </Field>
      <Button type="submit">Decline</Button>
    </form>
  )
}

/** A group's error is called out, and the keyboard is led to the first field that is wrong. */
export const FailedTry: Story = {
  render: () => <Form />,
  play: async ({ canvas, userEvent }) => {
    const submit = canvas.getByRole('button', { name: 'Decline' })
    await userEvent.click(submit)
    await expect(canvas.getByRole('alert')).toHaveTextContent('Please enter a reason')
    await expect(canvas.getByRole('radio', { name: 'Something else' })).toHaveFocus()
    await userEvent.keyboard(' ')
    await expect(canvas.queryByRole('alert')).toBeNull()
    await userEvent.click(submit)
    await expect(canvas.getByRole('textbox', { name: 'Words' })).toHaveFocus()
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
