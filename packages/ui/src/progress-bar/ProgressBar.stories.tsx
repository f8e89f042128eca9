import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import type { Usage } from '#usage/index.ts'
import { ProgressBar } from './ProgressBar.tsx'

const usage: Usage = {
  use: ['How far something with a known end is: an upload, results shown.'],
  avoid: ['No known end: Spinner.', 'Steps of a form: Stepper.'],
  words: ['`label` names it; left out where the words beside it say the same.'],
}

const meta = {
  title: 'Components/Feedback/ProgressBar',
  component: ProgressBar,
  parameters: { usage },
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
