import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { storyLink } from '#story-fixtures/story-link.tsx'
import { BackLink } from './BackLink.tsx'

const meta = {
  title: 'Components/Navigation/BackLink',
  component: BackLink,
  args: { children: 'My bookings', renderLink: storyLink('my-booking') },
} satisfies Meta<typeof BackLink>
export default meta
type Story = StoryObj<typeof meta>

export const Light: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'My bookings' })).toHaveAttribute('href', '/my-booking')
  },
}

export const Dark: Story = { globals: { theme: 'dark' } }
