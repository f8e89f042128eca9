import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'
import type { Usage } from '#usage/index.ts'
import { LinkButton, TextLink } from './TextLink.tsx'

const usage: Usage = {
  use: [
    'For going somewhere from within text. `quiet` in navigation and footers.',
    'What acts on this page but reads as a link, such as “Clear all”, is its LinkButton.',
  ],
  avoid: ['A step of its own: ButtonLink.', 'Bare addresses and “here”.'],
  words: ['Where it leads, readable without the sentence round it.'],
  keys: { Enter: 'follows it' },
}

const meta = {
  title: 'Components/Actions/TextLink',
  component: TextLink,
  parameters: { usage },
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
