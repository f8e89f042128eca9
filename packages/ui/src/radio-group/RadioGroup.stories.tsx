import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, within } from 'storybook/test'
import { Field } from '#field/index.ts'
import type { Usage } from '#usage/index.ts'
import { RadioGroup, type RadioGroupProps } from './RadioGroup.tsx'

function Stateful(props: RadioGroupProps) {
  const [value, setValue] = useState(props.value)
  return <RadioGroup {...props} value={value} onValueChange={setValue} />
}

const usage: Usage = {
  use: ['For one of two to five, where a word or a line each is enough.'],
  avoid: ['Choices that need a sentence and an amount: RadioCardGroup.', 'Yes and no of a setting: Switch.'],
  words: ['Options in one grammatical form; nothing chosen beforehand where the choice costs something.'],
  keys: {
    Tab: 'goes to the chosen one, and on past the group',
    Arrows: 'move to the next one and choose it',
    Space: 'chooses the first where nothing is chosen',
  },
}

const meta = {
  title: 'Components/Forms/RadioGroup',
  component: RadioGroup,
  parameters: { usage },
  args: {
    'aria-label': 'Sort by',
    value: 'soonest',
    onValueChange: () => undefined,
    options: [
      { value: 'soonest', label: 'Soonest' },
      { value: 'nearest', label: 'Nearest', description: 'From the middle of your town' },
      { value: 'cheapest', label: 'Lowest price', count: 48 },
    ],
  },
  render: (args) => <Stateful {...args} />,
} satisfies Meta<typeof RadioGroup>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}

export const ArrowsMoveAndPick: Story = {
  tags: ['check', '!autodocs'],
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('radio', { name: 'Soonest' }))
    await userEvent.keyboard('{ArrowDown}')
    await expect(canvas.getByRole('radio', { name: 'Nearest' })).toBeChecked()
  },
}
/** Each group has its own choice. */
export const TwoOnAPage: Story = {
  tags: ['check', '!autodocs'],
  render: (args) => (
    <>
      <Stateful {...args} />
      <Stateful {...args} aria-label="Then by" value="cheapest" />
    </>
  ),
  play: async ({ canvas, userEvent }) => {
    const inGroup = (group: string, option: string) =>
      within(canvas.getByRole('radiogroup', { name: group })).getByRole('radio', { name: option })
    await userEvent.click(inGroup('Sort by', 'Nearest'))
    await expect(inGroup('Sort by', 'Nearest')).toBeChecked()
    await expect(inGroup('Then by', 'Lowest price')).toBeChecked()
  },
}
export const InARow: Story = { args: { orientation: 'row' } }
export const NothingPicked: Story = { args: { value: undefined } }
export const NamedByItsField: Story = {
  render: (args) => (
    <Field group label="Where" error="Please pick one">
      <Stateful {...args} aria-label={undefined} />
    </Field>
  ),
  args: { value: undefined },
  play: async ({ canvas }) => {
    const group = canvas.getByRole('radiogroup', { name: 'Where' })
    await expect(group).toHaveAccessibleDescription('Please pick one')
    await expect(canvas.getByRole('alert')).toHaveTextContent('Please pick one')
  },
}
export const Dark: Story = { globals: { theme: 'dark' } }
