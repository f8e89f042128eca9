import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { ProgressBar } from './ProgressBar.tsx'

const meta = {
  title: 'Components/Feedback/ProgressBar',
  component: ProgressBar,
  args: { value: 0.4, label: 'Uploading' },
  decorators: [(Story) => <div style={{ maxWidth: 240 }}>{Story()}</div>],
} satisfies Meta<typeof ProgressBar>
export default meta
type Story = StoryObj<typeof meta>

export const Named: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('progressbar', { name: 'Uploading' })).toHaveAttribute('aria-valuenow', '40')
  },
}
export const Decorative: Story = { args: { label: undefined } }
export const Dark: Story = { globals: { theme: 'dark' } }
