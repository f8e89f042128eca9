import type { Meta, StoryObj } from '@storybook/react-vite'
import { CreditCard } from 'lucide-react'
import { useState } from 'react'
import { expect } from 'storybook/test'
import { Field } from '#field/index.ts'
import { brokenWords, inLargeText } from '#story-fixtures/large-text.ts'
import type { Usage } from '#usage/index.ts'
import { RadioCardGroup, type RadioCardGroupProps } from './RadioCardGroup.tsx'

function Stateful(props: RadioCardGroupProps) {
  const [value, setValue] = useState(props.value)
  return <RadioCardGroup {...props} value={value} onValueChange={setValue} />
}

const usage: Usage = {
  use: ['For one of a few that need a sentence each, with the amount at the end: deposit or full.'],
  avoid: ['Plain words: RadioGroup.', 'Cards that navigate.'],
  words: ['Title what it is, description when and how much.'],
  keys: {
    Tab: 'goes to the chosen one, and on past the group',
    Arrows: 'move to the next one and choose it',
    Space: 'chooses the first where nothing is chosen',
  },
}

const meta = {
  title: 'Components/Forms/RadioCardGroup',
  component: RadioCardGroup,
  parameters: { usage },
  args: {
    'aria-label': 'How to pay',
    value: 'deposit',
    onValueChange: () => undefined,
    options: [
      {
        value: 'deposit',
        title: 'Pay a deposit',
        description: '£8.10 today, £45.90 on 12-05-2026',
        amount: '£8.10',
      },
      { value: 'full', title: 'Pay in full', description: 'Nothing more to think about', amount: '£54.00' },
    ],
  },
  render: (args) => <Stateful {...args} />,
} satisfies Meta<typeof RadioCardGroup>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}

export const ArrowsMoveAndPick: Story = {
  tags: ['check', '!autodocs'],
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByText('Pay a deposit'))
    await userEvent.keyboard('{ArrowDown}')
    const full = canvas.getByRole('radio', { name: 'Pay in full' })
    await expect(full).toBeChecked()
    await expect(full).toHaveAccessibleDescription('Nothing more to think about £54.00')
  },
}

/** As on a phone of 320 px: the amount goes below the words. */
export const LargeText: Story = {
  args: {
    options: [
      {
        value: 'deposit',
        title: 'Payer un acompte',
        description: '4,05 £ aujourd’hui, 22,95 £ le sam. 26 déc. avec la même carte.',
        amount: '4,05 £ aujourd’hui',
      },
    ],
  },
  decorators: [(Story) => <div style={{ width: 288 }}>{Story()}</div>],
  play: async ({ canvas }) => {
    await inLargeText(async () => {
      await expect(brokenWords(canvas.getByRole('radiogroup'))).toEqual([])
    })
  },
}

export const SideBySide: Story = { args: { columns: 2 } }
export const WithMedia: Story = {
  args: {
    options: [
      { value: 'a', title: 'Visa ending 4242', description: 'Expires 09/27', media: <CreditCard aria-hidden /> },
      {
        value: 'b',
        title: 'Mastercard ending 4444',
        description: 'Expired',
        media: <CreditCard aria-hidden />,
        disabled: true,
      },
    ],
    value: 'a',
  },
}
export const NothingPicked: Story = {
  args: { value: undefined, 'aria-label': undefined },
  decorators: [
    (Story) => (
      <Field group label="How to pay" error="Please choose how to pay">
        {Story()}
      </Field>
    ),
  ],
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('radiogroup', { name: 'How to pay' })).toHaveAccessibleDescription(
      'Please choose how to pay',
    )
  },
}
export const Dark: Story = { globals: { theme: 'dark' } }
