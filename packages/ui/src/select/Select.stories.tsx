import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { Field } from '#field/index.ts'
import type { Usage } from '#usage/index.ts'
import { Select } from './Select.tsx'

const options = ['18 to 24', '25 to 34', '35 to 44'].map((text) => <option key={text}>{text}</option>)

const usage: Usage = {
  use: ['For one of about six to thirty known values, as the browser shows lists.'],
  avoid: ['Up to five values: RadioGroup shows them all.', 'Actions: Menu.'],
  words: ['Values are nouns in an order people expect.'],
  keys: { 'Up, Down': 'choose', Letters: 'go to the value that begins so', Space: 'opens the list' },
}

const meta = {
  title: 'Components/Forms/Select',
  component: Select,
  parameters: { usage },
  args: { children: options, defaultValue: '25 to 34' },
  decorators: [
    (Story) => (
      <Field label="Age group" style={{ maxWidth: 360 }}>
        {Story()}
      </Field>
    ),
  ],
} satisfies Meta<typeof Select>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ canvas, userEvent }) => {
    const select = canvas.getByRole('combobox', { name: 'Age group' })
    await userEvent.selectOptions(select, '35 to 44')
    await expect(select).toHaveValue('35 to 44')
  },
}
export const Invalid: Story = { args: { 'aria-invalid': true } }
export const Disabled: Story = { args: { disabled: true } }
export const Dark: Story = { globals: { theme: 'dark' } }
