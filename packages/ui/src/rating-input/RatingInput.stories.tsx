import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn } from 'storybook/test'
import type { Usage } from '#usage/index.ts'
import { RatingInput, type RatingInputProps } from './RatingInput.tsx'

function Controlled(props: RatingInputProps) {
  const [value, setValue] = useState(props.value)
  return (
    <RatingInput
      {...props}
      value={value}
      onValueChange={(stars) => {
        setValue(stars)
        props.onValueChange(stars)
      }}
    />
  )
}

const usage: Usage = {
  use: ['To ask for one to five stars of one thing; each criterion has its own. The chosen word stands beside.'],
  avoid: ['Showing a rating: Rating.'],
  words: ['A word for each star, from worst to best. Nothing chosen: “Please choose rating”.'],
  keys: {
    Tab: 'goes to the chosen one, and on past the group',
    Arrows: 'move to the next one and choose it',
    Space: 'chooses the first where nothing is chosen',
  },
}

const meta = {
  title: 'Components/Forms/RatingInput',
  component: RatingInput,
  parameters: { usage },
  render: (args) => <Controlled {...args} />,
  args: {
    label: 'Friendliness',
    words: ['Poor', 'Could be better', 'Fine', 'Really good', 'Excellent'],
    starLabel: (stars, word) => `${stars} out of 5, ${word}`,
    value: null,
    onValueChange: fn(),
  },
} satisfies Meta<typeof RatingInput>
export default meta
type Story = StoryObj<typeof meta>

export const Empty: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('radio', { name: '4 out of 5, Really good' }))
    await expect(args.onValueChange).toHaveBeenCalledWith(4)
    await expect(canvas.getByText('Really good')).toBeVisible()
    await userEvent.keyboard('{ArrowRight}')
    await expect(canvas.getByRole('radio', { name: '5 out of 5, Excellent' })).toBeChecked()
    await userEvent.keyboard('{ArrowRight}')
    await expect(canvas.getByRole('radio', { name: '1 out of 5, Poor' })).toBeChecked()
  },
}

export const Chosen: Story = { args: { value: 4 } }

export const NothingChosen: Story = {
  args: { error: 'Please choose rating' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('radiogroup', { name: 'Friendliness' })).toHaveAccessibleDescription(
      'Please choose rating',
    )
    // Of a form's several all would speak at once; the first is read as the focus comes to it.
    await expect(canvas.queryByRole('alert')).toBeNull()
  },
}

export const Narrow: Story = {
  args: { value: 2 },
  decorators: [(Story) => <div style={{ width: 288 }}>{Story()}</div>],
}

export const Dark: Story = { args: { value: 4, error: 'Please choose rating' }, globals: { theme: 'dark' } }
