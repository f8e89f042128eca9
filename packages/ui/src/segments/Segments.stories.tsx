import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, userEvent } from 'storybook/test'
import type { Usage } from '#usage/index.ts'
import { Segments, type SegmentsProps } from './Segments.tsx'

function Stateful(props: SegmentsProps) {
  const [value, setValue] = useState(props.value)
  return <Segments {...props} value={value} onValueChange={setValue} />
}

const usage: Usage = {
  use: ['Two or three short choices that show something else at once, where one always holds.'],
  avoid: ['Filters that can be on together: Chip.', 'Choices that need a sentence: RadioCardGroup.'],
  words: ['One or two words each, in one grammatical form.'],
  keys: { Tab: 'goes to the chosen one, and on past the group', Arrows: 'move to the next one and choose it' },
}

const meta = {
  title: 'Components/Forms/Segments',
  component: Segments,
  parameters: { usage },
  args: {
    'aria-label': 'For Kat',
    value: 'offer',
    onValueChange: () => undefined,
    options: [
      { value: 'offer', label: 'Offer times' },
      { value: 'refund', label: 'Refund now' },
    ],
  },
  render: (args) => <Stateful {...args} />,
} satisfies Meta<typeof Segments>
export default meta
type Story = StoryObj<typeof meta>

export const Two: Story = {}

export const Three: Story = {
  args: {
    'aria-label': 'Which months',
    value: 'months',
    options: [
      { value: 'months', label: '6 months' },
      { value: 'this_year', label: 'This year' },
      { value: 'last_year', label: 'Last year' },
    ],
  },
}

export const Dark: Story = { globals: { theme: 'dark' } }

export const ByKeyboard: Story = {
  tags: ['check', '!autodocs'],
  play: async ({ canvas }) => {
    await userEvent.tab()
    await expect(canvas.getByRole('radio', { name: 'Offer times' })).toHaveFocus()
    await userEvent.keyboard('{ArrowRight}')
    await expect(canvas.getByRole('radio', { name: 'Refund now' })).toBeChecked()
  },
}
