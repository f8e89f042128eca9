import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect } from 'storybook/test'
import { Field } from '#field/index.ts'
import { PhoneInput, type PhoneInputProps } from './PhoneInput.tsx'

function Stateful(props: PhoneInputProps) {
  const [value, setValue] = useState(props.value)
  const [dialCode, setDialCode] = useState(props.dialCode)
  return (
    <PhoneInput {...props} value={value} onValueChange={setValue} dialCode={dialCode} onDialCodeChange={setDialCode} />
  )
}

const meta = {
  title: 'Fields/PhoneInput',
  component: PhoneInput,
  args: {
    value: '7700900118',
    onValueChange: () => undefined,
    dialCode: '44',
    onDialCodeChange: () => undefined,
    dialLabel: 'Dialling code',
    dialCodes: [
      { code: '44', short: 'GB +44', label: 'United Kingdom +44' },
      { code: '353', short: 'IE +353', label: 'Ireland +353' },
      { code: '33', short: 'FR +33', label: 'France +33' },
    ],
  },
  render: (args) => <Stateful {...args} />,
  decorators: [
    (Story) => (
      <Field label="Mobile" style={{ maxWidth: 360 }}>
        {Story()}
      </Field>
    ),
  ],
} satisfies Meta<typeof PhoneInput>
export default meta
type Story = StoryObj<typeof meta>

export const DigitsOnly: Story = {
  args: { value: '' },
  play: async ({ canvas, userEvent }) => {
    const number = canvas.getByRole('textbox', { name: 'Mobile' })
    await userEvent.type(number, '07700 9oo118')
    await expect(number).toHaveValue('077009118')
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'Dialling code' }), '353')
    await expect(canvas.getByText('IE +353')).toBeVisible()
  },
}
export const PastedWithItsCode: Story = {
  args: { value: '' },
  play: async ({ canvas, userEvent }) => {
    const number = canvas.getByRole('textbox', { name: 'Mobile' })
    await userEvent.click(number)
    await userEvent.paste('+353 85 123 4567')
    await expect(number).toHaveValue('851234567')
    await expect(canvas.getByRole('combobox', { name: 'Dialling code' })).toHaveValue('353')
  },
}
export const Invalid: Story = { args: { value: '77', 'aria-invalid': true } }
export const Disabled: Story = { args: { disabled: true } }
export const Dark: Story = { globals: { theme: 'dark' } }
