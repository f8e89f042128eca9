import type { Meta, StoryObj } from '@storybook/react-vite'
import { Bell } from 'lucide-react'
import { expect, screen, waitFor } from 'storybook/test'
import { Button } from '#button/index.ts'
import { IconButton } from '#icon-button/index.ts'
import type { Usage } from '#usage/index.ts'
import { Popover } from './Popover.tsx'

const usage: Usage = {
  use: ['A look at something without leaving the page: the latest behind the bell.'],
  avoid: ['Actions on one thing: Menu.', 'A few words: Tooltip.', 'What must be answered: Dialog.'],
  words: ['A heading first: it names the surface.'],
  keys: { 'Enter, Space': 'on the button: opens, focus goes in', Tab: 'moves inside', Esc: 'closes, focus returns' },
}

const meta = {
  title: 'Components/Overlays/Popover',
  component: Popover,
  parameters: { usage, layout: 'fullscreen' },
  args: {
    align: 'start',
    labelledBy: 'latest',
    trigger: <IconButton label="Notifications" icon={<Bell aria-hidden />} bordered />,
    children: (
      <div style={{ padding: 16 }}>
        <h2 id="latest">Notifications</h2>
        <p>Nothing new.</p>
        <Button size="sm">View all</Button>
      </div>
    ),
  },
  decorators: [(Story) => <main style={{ minHeight: 320, padding: 24 }}>{Story()}</main>],
} satisfies Meta<typeof Popover>
export default meta
type Story = StoryObj<typeof meta>

export const Open: Story = { args: { defaultOpen: true } }

export const Keys: Story = {
  tags: ['plays'],
  play: async ({ canvas, userEvent }) => {
    const trigger = canvas.getByRole('button', { name: 'Notifications' })
    trigger.focus()
    await userEvent.keyboard('{Enter}')
    await expect(await screen.findByRole('dialog', { name: 'Notifications' })).toBeInTheDocument()
    await waitFor(() => expect(screen.getByRole('button', { name: 'View all' })).toHaveFocus())
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    await expect(trigger).toHaveFocus()
  },
}

export const Dark: Story = { args: { defaultOpen: true }, globals: { theme: 'dark' } }
