import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import type { Usage } from '#usage/index.ts'
import { Spinner } from './Spinner.tsx'

const usage: Usage = {
  use: [
    'Within a busy button, and for a page that takes over 300 ms.',
    'Where less motion is asked for, the word stands in its place.',
  ],
  avoid: ['Lists and cards: Skeleton.', 'A known end: ProgressBar.'],
  words: ['`label` says what loads; left out inside a control that says it.'],
}

const meta = {
  title: 'Components/Feedback/Spinner',
  component: Spinner,
  parameters: { usage },
  args: { label: 'Loading' },
} satisfies Meta<typeof Spinner>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('Loading')
  },
}
export const Small: Story = { args: { size: 'sm' } }
export const Large: Story = { args: { size: 'lg' } }
export const Decorative: Story = {
  args: { label: undefined },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('status')).toBeNull()
  },
}
export const Dark: Story = { args: { size: 'lg' }, globals: { theme: 'dark' } }
