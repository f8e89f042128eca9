import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn } from 'storybook/test'
import type { Usage } from '#usage/index.ts'
import { RangeSlider, type RangeSliderProps } from './RangeSlider.tsx'

function Stateful(props: RangeSliderProps) {
  const [value, setValue] = useState(props.value)
  return <RangeSlider {...props} value={value} onValueChange={setValue} />
}

const pounds = (pence: number) => (pence / 100).toFixed(2)

const usage: Usage = {
  use: [
    'For a lowest and a highest price, by dragging or by typing: each bound has both.',
    '`onValueCommit` is the moment to search, not each step.',
  ],
  avoid: ['One exact number: TextInput.'],
  words: ['Each bound has a name: “Lowest price”. What is read out has its unit: “£34.00”.'],
  keys: {
    'Left, Down': 'one step less',
    'Right, Up': 'one step more',
    'Page Up, Page Down': 'ten steps',
    'Home, End': 'the limits',
    Enter: 'in a box: takes what was typed',
  },
}

const meta = {
  title: 'Components/Forms/RangeSlider',
  component: RangeSlider,
  parameters: { usage },
  args: {
    value: [1050, 6050],
    onValueChange: () => undefined,
    onValueCommit: fn(),
    min: 750,
    max: 9750,
    step: 100,
    labels: ['Lowest price', 'Highest price'],
    format: (pence) => `£${pounds(pence)}`,
    formatInput: pounds,
    parseInput: (text) => (text.trim() === '' ? undefined : Math.round(Number(text) * 100)),
    prefix: '£',
    histogram: [3, 6, 9, 14, 18, 22, 19, 24, 20, 15, 17, 12, 10, 8, 9, 6, 5, 4, 3, 2],
  },
  render: (args) => <Stateful {...args} />,
  decorators: [(Story) => <div style={{ maxWidth: 340 }}>{Story()}</div>],
} satisfies Meta<typeof RangeSlider>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}

export const ArrowsAndPages: Story = {
  tags: ['check', '!autodocs'],
  play: async ({ args, canvas, userEvent }) => {
    const low = canvas.getByRole('slider', { name: 'Lowest price' })
    await expect(low).toHaveAttribute('aria-valuetext', '£10.50')
    low.focus()
    await userEvent.keyboard('{ArrowRight}')
    await expect(low).toHaveAttribute('aria-valuetext', '£11.50')
    await expect(canvas.getByRole('textbox', { name: 'Lowest price' })).toHaveValue('11.50')
    await userEvent.keyboard('{PageUp}')
    await expect(low).toHaveAttribute('aria-valuetext', '£21.50')
    await expect(args.onValueCommit).toHaveBeenLastCalledWith([2150, 6050])
  },
}

export const TypedBounds: Story = {
  tags: ['check', '!autodocs'],
  play: async ({ args, canvas, userEvent }) => {
    const low = canvas.getByRole('textbox', { name: 'Lowest price' })
    await userEvent.clear(low)
    await userEvent.type(low, '15.50{Enter}')
    await expect(args.onValueCommit).toHaveBeenLastCalledWith([1550, 6050])
    await expect(canvas.getByRole('slider', { name: 'Lowest price' })).toHaveAttribute('aria-valuenow', '1550')
    await userEvent.clear(low)
    await userEvent.type(low, '400{Tab}')
    await expect(low).toHaveValue('60.50')
    await userEvent.clear(low)
    await userEvent.type(low, 'nonsense{Tab}')
    await expect(low).toHaveValue('60.50')
  },
}

export const WithoutHistogram: Story = { args: { histogram: undefined } }
export const Dark: Story = { globals: { theme: 'dark' } }
