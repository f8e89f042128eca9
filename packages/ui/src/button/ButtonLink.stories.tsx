import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import type { Usage } from '#usage/index.ts'
import { ButtonLink } from './ButtonLink.tsx'

const usage: Usage = {
  use: ['For a step that is a page of its own and weighs as much as a button: “Choose a time”.'],
  avoid: ['What acts on this page: Button.', 'Links within text: TextLink.'],
  words: ['Where it leads or what begins there.'],
  keys: { Enter: 'follows it' },
}

const meta = {
  title: 'Components/Actions/ButtonLink',
  component: ButtonLink,
  parameters: { usage },
  args: { children: 'Browse appointments', variant: 'primary' },
} satisfies Meta<typeof ButtonLink>
export default meta
type Story = StoryObj<typeof meta>

export const PlainAddress: Story = {
  args: { href: '#treatments' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Browse appointments' })).toHaveAttribute('href', '#treatments')
  },
}

export const ByTheAppsRouter: Story = {
  args: { variant: 'secondary', render: (slot) => <a href="#from-router" {...slot} /> },
  play: async ({ canvas }) => {
    const link = canvas.getByRole('link', { name: 'Browse appointments' })
    await expect(link).toHaveAttribute('href', '#from-router')
    await expect(link).toHaveAttribute('data-variant', 'secondary')
  },
}

export const Dark: Story = { ...PlainAddress, globals: { theme: 'dark' } }
