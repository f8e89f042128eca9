import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'
import { LinkButton } from './LinkButton.tsx'
import { TextLink } from './TextLink.tsx'

const meta = {
  title: 'Components/Actions/TextLink',
  component: TextLink,
  args: { href: '#terms', children: 'Read the terms' },
} satisfies Meta<typeof TextLink>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Read the terms' })).toHaveAttribute('href', '#terms')
  },
}
export const Quiet: Story = { args: { look: 'quiet' } }
export const ByTheAppsRouter: Story = {
  render: () => <TextLink render={(slot) => <a href="#from-router" {...slot} />}>Read the terms</TextLink>,
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link')).toHaveAttribute('href', '#from-router')
  },
}

const handleClick = fn()
export const AsButton: Story = {
  render: () => (
    <LinkButton aria-expanded={false} onClick={handleClick}>
      Read More
    </LinkButton>
  ),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Read More', expanded: false }))
    await expect(handleClick).toHaveBeenCalled()
  },
}
export const Dark: Story = { globals: { theme: 'dark' } }
