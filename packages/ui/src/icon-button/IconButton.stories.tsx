import type { Meta, StoryObj } from '@storybook/react-vite'
import { Bell, MessageCircle, Pencil } from 'lucide-react'
import { expect, fn } from 'storybook/test'
import { inLargeText } from '#story-fixtures/large-text.ts'
import type { Usage } from '#usage/index.ts'
import { IconButton } from './IconButton.tsx'
import { IconLink } from './IconLink.tsx'

const usage: Usage = {
  use: [
    'For an action whose icon everybody knows: close, more, show password.',
    '`sm` in rows and inside fields; the target stays 44 px on touch.',
    '`count` for what waits there; above nine it shows 9+.',
  ],
  avoid: ['The main action of a view: a Button says it in words.', 'An icon that needs explaining: write the word.'],
  words: ['`label` is the whole name, count included: “Messages, 2 unread”.'],
  keys: { 'Enter, Space': 'presses it' },
}

const meta = {
  title: 'Components/Actions/IconButton',
  component: IconButton,
  parameters: { usage },
  args: { label: 'Notifications', icon: <Bell aria-hidden />, onClick: fn() },
} satisfies Meta<typeof IconButton>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Notifications' }))
    await expect(args.onClick).toHaveBeenCalledOnce()
  },
}
export const Bordered: Story = { args: { bordered: true } }
export const Small: Story = { args: { size: 'sm', bordered: true, label: 'Edit', icon: <Pencil aria-hidden /> } }
export const WithCount: Story = {
  args: { count: 2, label: 'Messages, 2 unread', icon: <MessageCircle aria-hidden /> },
  play: async ({ canvas }) => {
    const button = canvas.getByRole('button', { name: 'Messages, 2 unread' })
    await expect(button.lastElementChild).toHaveAttribute('data-count', '2')
  },
}
export const ManyUnread: Story = {
  args: { count: 27, label: 'Messages, 27 unread' },
  play: async ({ canvas }) => {
    const button = canvas.getByRole('button')
    const dot = button.lastElementChild
    await expect(dot).toHaveAttribute('data-count', '9+')
    // Clear of the ends, which are round for half its height.
    await expect(Number.parseFloat(getComputedStyle(dot as Element).paddingInlineStart)).toBeGreaterThan(5)
    // Beside the button a phone's page ends, and the console's sidebar.
    const over = () => (dot?.getBoundingClientRect().right ?? 0) - button.getBoundingClientRect().right
    await expect(over()).toBeLessThanOrEqual(8)
    await inLargeText(() => expect(over()).toBeLessThanOrEqual(8))
  },
}
/** As in the console's sidebar. */
export const ManyUnreadSmall: Story = { ...ManyUnread, args: { ...ManyUnread.args, size: 'sm' } }
export const NothingUnread: Story = {
  args: { count: 0 },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button').childElementCount).toBe(1)
  },
}
export const Disabled: Story = { args: { disabled: true } }
export const AsLink: Story = {
  render: (args) => <IconLink {...args} render={(slot) => <a href="#messages" {...slot} />} />,
  args: { count: 2, label: 'Messages, 2 unread', icon: <MessageCircle aria-hidden /> },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Messages, 2 unread' })).toHaveAttribute('href', '#messages')
  },
}
export const Dark: Story = { ...WithCount, globals: { theme: 'dark' } }
