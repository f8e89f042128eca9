import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { storyLink } from '#story-fixtures/story-link.tsx'
import { Breadcrumbs } from './Breadcrumbs.tsx'

const meta = {
  title: 'Components/Navigation/Breadcrumbs',
  component: Breadcrumbs,
  args: {
    label: 'Breadcrumb',
    items: [
      { id: 'home', label: 'Home', renderLink: storyLink('home') },
      { id: 'hair', label: 'Hair', renderLink: storyLink('hair') },
      { id: 'colour', label: 'Colour', renderLink: storyLink('colour') },
      { id: 'here', label: 'Balayage and gloss' },
    ],
  },
} satisfies Meta<typeof Breadcrumbs>
export default meta
type Story = StoryObj<typeof meta>

export const ToAListing: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('link')).toHaveLength(3)
    await expect(canvas.getByText('Balayage and gloss')).toHaveAttribute('aria-current', 'page')
  },
}

export const Dark: Story = { globals: { theme: 'dark' } }
