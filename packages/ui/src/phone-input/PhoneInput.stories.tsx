import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect } from 'storybook/test'
import { Field } from '#field/index.ts'
import type { Usage } from '#usage/index.ts'
import { PhoneInput, type PhoneInputProps } from './PhoneInput.tsx'

function Stateful(props: PhoneInputProps) {
  const [value, setValue] = useState(props.value)
  const [dial, setDial] = useState(props.dial)
  return (
    <PhoneInput
      {...props}
      value={value}
      onValueChange={setValue}
      dial={dial}
      onDialChange={(picked) => setDial(picked.id)}
    />
  )
}

const usage: Usage = {
  use: ['For a mobile number: country first, then digits. Pasting “+353 85…” picks its own country.'],
  avoid: ['Numbers that nobody calls.'],
  words: ['The label says “Mobile”; the hint what it is for.'],
  keys: {
    Tab: 'from the country to the number',
    'Up, Down, letters': 'on the country: choose it, as in any list of the browser',
  },
}

const meta = {
  title: 'Components/Forms/PhoneInput',
  component: PhoneInput,
  parameters: { usage },
  args: {
    value: '7700900118',
    onValueChange: () => undefined,
    dial: 'GB',
    onDialChange: () => undefined,
    dialLabel: 'Dialling code',
    dialCodes: [
      { id: 'FR', code: '33', short: 'FR +33', label: 'France +33' },
      { id: 'IE', code: '353', short: 'IE +353', label: 'Ireland +353' },
      { id: 'IM', code: '44', short: 'IM +44', label: 'Isle of Man +44' },
      { id: 'GB', code: '44', short: 'GB +44', label: 'United Kingdom +44', isMain: true },
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
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'Dialling code' }), 'IE')
    await expect(canvas.getByText('IE +353')).toBeVisible()
  },
}
export const PastedWithItsCode: Story = {
  tags: ['check', '!autodocs'],
  args: { value: '' },
  play: async ({ canvas, userEvent }) => {
    const number = canvas.getByRole('textbox', { name: 'Mobile' })
    await userEvent.click(number)
    await userEvent.paste('+353 85 123 4567')
    await expect(number).toHaveValue('851234567')
    await expect(canvas.getByRole('combobox', { name: 'Dialling code' })).toHaveValue('IE')
  },
}
export const Invalid: Story = { args: { value: '77', 'aria-invalid': true } }
export const Disabled: Story = { args: { disabled: true } }
export const Dark: Story = { globals: { theme: 'dark' } }
