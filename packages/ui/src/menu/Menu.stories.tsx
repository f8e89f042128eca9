import type { Meta, StoryObj } from '@storybook/react-vite'
import { Copy, Ellipsis, ExternalLink, Pencil, Trash2 } from 'lucide-react'
import { expect, fn, screen, waitFor } from 'storybook/test'
import { IconButton } from '#icon-button/index.ts'
import type { Usage } from '#usage/index.ts'
import { Menu, MenuItem, MenuLabel, MenuLink, MenuSeparator } from './Menu.tsx'

const handleEdit = fn()
const handleDelete = fn()

const usage: Usage = {
  use: [
    'For three to seven actions on one thing, behind one button.',
    'Group by a separator, what can’t be taken back last.',
  ],
  avoid: [
    'One or two actions: show them.',
    'Choosing a value: Select or RadioGroup.',
    'Moving between pages of an account: SideNav.',
  ],
  words: ['Each entry begins with a verb; `danger` entries still ask.'],
  keys: {
    'Enter, Space, Down': 'on the button: opens with the first entry',
    'Up, Down': 'move, past disabled ones',
    'Home, End': 'first, last',
    Letters: 'go to the entry that begins so',
    'Enter, Space': 'do it',
    Esc: 'closes and returns to the button',
  },
}

const meta = {
  title: 'Components/Actions/Menu',
  component: Menu,
  parameters: { usage, layout: 'fullscreen' },
  args: {
    align: 'start',
    trigger: <IconButton label="More" icon={<Ellipsis aria-hidden />} bordered />,
    children: (
      <>
        <MenuLabel>Balayage and gloss</MenuLabel>
        <MenuItem icon={<Pencil aria-hidden />} onSelect={handleEdit}>
          Edit
        </MenuItem>
        <MenuItem icon={<Copy aria-hidden />} disabled onSelect={() => undefined}>
          Duplicate
        </MenuItem>
        <MenuLink icon={<ExternalLink aria-hidden />} render={(slot) => <a href="#listing" {...slot} />}>
          See it as a client
        </MenuLink>
        <MenuSeparator />
        <MenuItem icon={<Trash2 aria-hidden />} tone="danger" onSelect={handleDelete}>
          Delete
        </MenuItem>
      </>
    ),
  },
  decorators: [(Story) => <main style={{ minHeight: 320, padding: 24 }}>{Story()}</main>],
} satisfies Meta<typeof Menu>
export default meta
type Story = StoryObj<typeof meta>

export const Open: Story = {
  tags: ['plays'],
  args: { defaultOpen: true },
  play: async () => {
    await expect(await screen.findByRole('menu')).toBeInTheDocument()
    await expect(screen.getByRole('menuitem', { name: 'See it as a client' })).toHaveAttribute('href', '#listing')
  },
}

export const Keys: Story = {
  tags: ['check', '!autodocs'],
  play: async ({ canvas, userEvent }) => {
    const trigger = canvas.getByRole('button', { name: 'More' })
    trigger.focus()
    await userEvent.keyboard('{ArrowDown}')
    await waitFor(() => expect(screen.getByRole('menuitem', { name: 'Edit' })).toHaveFocus())
    await userEvent.keyboard('{ArrowDown}{ArrowDown}')
    await expect(screen.getByRole('menuitem', { name: 'Delete' })).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    await expect(handleDelete).toHaveBeenCalled()
    await waitFor(() => expect(screen.queryByRole('menu')).toBeNull())
    await expect(trigger).toHaveFocus()
  },
}

export const EscapeReturns: Story = {
  tags: ['check', '!autodocs'],
  play: async ({ canvas, userEvent }) => {
    const trigger = canvas.getByRole('button', { name: 'More' })
    await userEvent.click(trigger)
    await screen.findByRole('menu')
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByRole('menu')).toBeNull())
    await expect(trigger).toHaveFocus()
    await expect(handleEdit).not.toHaveBeenCalled()
  },
}

export const Dark: Story = { args: { defaultOpen: true }, globals: { theme: 'dark' } }
