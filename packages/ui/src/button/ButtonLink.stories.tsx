import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { ButtonLink } from './ButtonLink.tsx'

const meta = {
  title: 'Components/Actions/ButtonLink',
  component: ButtonLink,
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
