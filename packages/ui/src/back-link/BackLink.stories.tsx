import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { storyLink } from '#story-fixtures/story-link.tsx'
import type { Usage } from '#usage/index.ts'
import { BackLink } from './BackLink.tsx'

const usage: Usage = {
  use: ['One step back, above a page’s title, where a page has one place it came from.'],
  avoid: ['A way of three or more: Breadcrumbs on wide screens.'],
  words: ['Where it leads: “All bookings”, not “Back”.'],
  keys: { Enter: 'follows it' },
}

const meta = {
  title: 'Components/Navigation/BackLink',
  component: BackLink,
  parameters: { usage },
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
