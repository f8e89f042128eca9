import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'
import type { Usage } from '#usage/index.ts'
import { LoadMore } from './LoadMore.tsx'

const usage: Usage = {
  use: ['Under a list that goes on: how many are shown, and one button. The focus goes to the first new one.'],
  avoid: ['Loading by scrolling: nobody reaches the footer.'],
  words: ['“Showing 8 of 48”; without a known total only how many are shown.'],
  keys: { 'Enter, Space': 'load more; the focus then stands on the first new one' },
}

const meta = {
  title: 'Components/Navigation/LoadMore',
  component: LoadMore,
  parameters: { usage },
  args: { text: 'Showing 8 of 48', progress: 8 / 48, label: 'Show more', hasMore: true, onLoadMore: fn() },
} satisfies Meta<typeof LoadMore>
export default meta
type Story = StoryObj<typeof meta>

export const More: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('Showing 8 of 48')
    await userEvent.click(canvas.getByRole('button', { name: 'Show more' }))
    await expect(args.onLoadMore).toHaveBeenCalledOnce()
  },
}
export const Busy: Story = {
  args: { busy: true },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Show more' }))
    await expect(args.onLoadMore).not.toHaveBeenCalled()
  },
}
export const All: Story = {
  args: { text: 'Showing all 48', progress: 1, hasMore: false },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('button')).toBeNull()
  },
}
export const TotalUnknown: Story = { args: { text: 'Showing 20', progress: undefined } }
export const Dark: Story = { globals: { theme: 'dark' } }
