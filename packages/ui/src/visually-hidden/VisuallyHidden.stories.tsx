import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { VisuallyHidden } from './VisuallyHidden.tsx'

const meta = { title: 'Components/Layout/VisuallyHidden', component: VisuallyHidden } satisfies Meta<
  typeof VisuallyHidden
>
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
