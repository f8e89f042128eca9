import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import type { Usage } from '#usage/index.ts'
import { VisuallyHidden } from './VisuallyHidden.tsx'

const usage: Usage = {
  use: ['Words for those who hear the page, where a drawing says it to the others.'],
  avoid: ['Hiding a label from everybody: `hidden`.', 'Controls that take the focus.'],
}

const meta = {
  title: 'Components/Layout/VisuallyHidden',
  component: VisuallyHidden,
  parameters: { usage },
} satisfies Meta<typeof VisuallyHidden>
export default meta
type Story = StoryObj<typeof meta>

export const InAButton: Story = {
  args: { children: 'your booking with Priya' },
  render: (args) => (
    <button type="button">
      Change <VisuallyHidden {...args} />
    </button>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Change your booking with Priya' })).toBeVisible()
  },
}
