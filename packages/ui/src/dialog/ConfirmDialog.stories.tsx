import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen } from 'storybook/test'
import type { Usage } from '#usage/index.ts'
import { ConfirmDialog } from './ConfirmDialog.tsx'

const usage: Usage = {
  use: ['Before what can’t be taken back: one question, two answers. A failure is said inside it.'],
  avoid: ['What can be undone: do it and say so.'],
  words: [
    '`confirmLabel` is the deed, “Cancel booking”; `cancelLabel` keeps things, “Keep it”. Never “OK” and “Cancel”.',
  ],
  keys: {
    Tab: 'between the answers; it begins on the safe one',
    'Enter, Space': 'answer',
    Esc: 'the way back, but not while it works',
  },
}

const meta = {
  title: 'Components/Overlays/ConfirmDialog',
  component: ConfirmDialog,
  parameters: { usage, layout: 'fullscreen' },
  args: {
    open: true,
    onOpenChange: fn(),
    onConfirm: fn(),
    title: 'Cancel this booking?',
    description: 'You’ll lose the £8.10 deposit. The balance won’t be taken, and Priya gets her slot back.',
    confirmLabel: 'Cancel booking',
    cancelLabel: 'Keep it',
    tone: 'danger',
  },
  decorators: [(Story) => <main style={{ minHeight: 360 }}>{Story()}</main>],
} satisfies Meta<typeof ConfirmDialog>
export default meta
type Story = StoryObj<typeof meta>

export const Danger: Story = {
  play: async ({ args, userEvent }) => {
    await screen.findByRole('alertdialog', { name: 'Cancel this booking?' })
    await expect(screen.getByRole('button', { name: 'Keep it' })).toHaveFocus()
    await userEvent.dblClick(screen.getByRole('button', { name: 'Cancel booking' }))
    await expect(args.onConfirm).toHaveBeenCalledOnce()
    await userEvent.click(screen.getByRole('button', { name: 'Keep it' }))
    await expect(args.onOpenChange).toHaveBeenCalledWith(false)
  },
}

export const Quiet: Story = {
  args: {
    title: 'Choose another time?',
    description: 'Thu 14 May, 10:30 goes back to Priya’s diary.',
    confirmLabel: 'Give it back',
    cancelLabel: 'Keep 10:30',
    tone: 'quiet',
  },
  play: async () => {
    await screen.findByRole('alertdialog', { name: 'Choose another time?' })
    const answers = screen.getAllByRole('button', { name: /Give it back|Keep 10:30/ })
    await expect(answers.map((answer) => answer.textContent)).toEqual(['Give it back', 'Keep 10:30'])
    await expect(screen.getByRole('button', { name: 'Keep 10:30' })).toHaveFocus()
  },
}

export const Plain: Story = {
  args: {
    tone: 'primary',
    title: 'Accept Hannah’s request?',
    description: 'Thu 14 May, 10:30 to 13:00.',
    confirmLabel: 'Accept',
    cancelLabel: 'Not yet',
  },
}

export const Busy: Story = {
  args: { busy: true, busyLabel: 'Cancelling…' },
  play: async ({ args, userEvent }) => {
    await userEvent.click(await screen.findByRole('button', { name: 'Cancelling…' }))
    await userEvent.keyboard('{Escape}')
    await expect(args.onConfirm).not.toHaveBeenCalled()
    await expect(args.onOpenChange).not.toHaveBeenCalled()
  },
}

export const Failed: Story = {
  args: { error: 'This booking can no longer be cancelled.' },
  play: async () => {
    await expect(await screen.findByRole('alert')).toHaveTextContent('no longer be cancelled')
  },
}

export const Dark: Story = { globals: { theme: 'dark' } }
