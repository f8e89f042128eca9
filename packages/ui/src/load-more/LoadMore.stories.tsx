import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'
import { LoadMore } from './LoadMore.tsx'

const meta = {
  title: 'Components/Navigation/LoadMore',
  component: LoadMore,
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
