import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { storyLink } from '#story-fixtures/story-link.tsx'
import type { Usage } from '#usage/index.ts'
import { Breadcrumbs } from './Breadcrumbs.tsx'

const usage: Usage = {
  use: ['The way to a page that lies three deep or more.'],
  avoid: ['Phones: pages show a BackLink there.'],
  words: ['Each as the page it leads to is called; the last is this page and no link.'],
  keys: { Enter: 'follows it' },
}

const meta = {
  title: 'Components/Navigation/Breadcrumbs',
  component: Breadcrumbs,
  parameters: { usage },
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
