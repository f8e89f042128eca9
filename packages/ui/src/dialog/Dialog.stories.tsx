import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, screen, waitFor, within } from 'storybook/test'
import { Button } from '#button/index.ts'
import { Menu, MenuItem } from '#menu/index.ts'
import type { Usage } from '#usage/index.ts'
import { Dialog, type DialogProps } from './Dialog.tsx'

function WithOpener(props: DialogProps) {
  const [isOpen, setIsOpen] = useState(props.open)
  const handleOpenChange = (open: boolean) => {
    setIsOpen(open)
    props.onOpenChange(open)
  }
  return (
    <main style={{ minHeight: 360 }}>
      <Button onClick={() => setIsOpen(true)}>Report</Button>
      <Dialog
        {...props}
        open={isOpen}
        onOpenChange={handleOpenChange}
        actions={
          <>
            <Button variant="ghost" onClick={() => handleOpenChange(false)}>
              Not now
            </Button>
            <Button variant="primary">Send report</Button>
          </>
        }
      />
    </main>
  )
}

const usage: Usage = {
  use: [
    'A decision that can’t wait, or a short task apart from the page. `isDismissible={false}` where work would be lost.',
  ],
  avoid: ['News: Toast or Banner.', 'Long tasks: a page. Filters: Drawer.', 'A dialog over a dialog.'],
  words: ['The title is the question, the buttons are the answers.'],
  keys: { Tab: 'goes round inside', Esc: 'closes, unless work would be lost; the focus goes back to where it was' },
}

const meta = {
  title: 'Components/Overlays/Dialog',
  component: Dialog,
  parameters: { usage, layout: 'fullscreen' },
  args: {
    open: true,
    onOpenChange: fn(),
    onClosed: fn(),
    title: 'What went wrong?',
    description: 'We read every report. Priya is not told who sent it.',
  },
  render: (args) => <WithOpener {...args} />,
} satisfies Meta<typeof Dialog>
export default meta
type Story = StoryObj<typeof meta>

export const Screen: Story = {
  args: { size: 'screen', closeLabel: 'Close' },
  play: async () => {
    const { width, height } = (await screen.findByRole('dialog')).getBoundingClientRect()
    await expect([width, height >= innerHeight]).toEqual([document.documentElement.clientWidth, true])
  },
}

export const Open: Story = {
  play: async () => {
    const dialog = await screen.findByRole('dialog', { name: 'What went wrong?' })
    await expect(dialog).toHaveAccessibleDescription('We read every report. Priya is not told who sent it.')
    await expect(dialog).toHaveAttribute('aria-modal', 'true')
  },
}

export const WithCross: Story = { args: { closeLabel: 'Close' } }
export const Large: Story = { args: { size: 'lg', closeLabel: 'Close', children: <p>Pick what fits best.</p> } }

export const EscapeReturnsTheFocus: Story = {
  tags: ['check', '!autodocs'],
  args: { open: false },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Report' }))
    await expect(await screen.findByRole('button', { name: 'Not now' })).toHaveFocus()
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    await expect(canvas.getByRole('button', { name: 'Report' })).toHaveFocus()
    await expect(args.onClosed).toHaveBeenCalledOnce()
  },
}

function OneAfterAnother() {
  const [open, setOpen] = useState<string>()
  const next: Record<string, string | undefined> = { 'First photo': 'Second photo', 'Second photo': 'Third photo' }
  return (
    <main style={{ minHeight: 360 }}>
      <Button onClick={() => setOpen('First photo')}>Add photos</Button>
      {open === undefined ? null : (
        <Dialog
          key={open}
          open
          title={open}
          onOpenChange={() => setOpen(undefined)}
          actions={<Button onClick={() => setOpen(next[open])}>Keep</Button>}
        />
      )}
    </main>
  )
}

export const TheLastOfSeveralReturnsTheFocus: Story = {
  tags: ['check', '!autodocs'],
  render: () => <OneAfterAnother />,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Add photos' }))
    for (const name of ['First photo', 'Second photo', 'Third photo']) {
      const dialog = await screen.findByRole('dialog', { name })
      await waitFor(() => expect(within(dialog).getByRole('button', { name: 'Keep' })).toHaveFocus())
      await userEvent.keyboard('{Enter}')
    }
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Add photos' })).toHaveFocus())
  },
}

function FromAMenu() {
  const [isOpen, setIsOpen] = useState(false)
  return (
    <main style={{ minHeight: 360 }}>
      <Menu trigger={<Button>More</Button>}>
        <MenuItem onSelect={() => setIsOpen(true)}>Delete</MenuItem>
      </Menu>
      <Dialog open={isOpen} onOpenChange={setIsOpen} title="Delete it?" actions={<Button>Delete</Button>} />
    </main>
  )
}

export const FromAMenuTheFocusReturnsToItsButton: Story = {
  tags: ['check', '!autodocs'],
  render: () => <FromAMenu />,
  play: async ({ canvas, userEvent }) => {
    const more = canvas.getByRole('button', { name: 'More' })
    more.focus()
    await userEvent.keyboard('{Enter}')
    await waitFor(() => expect(screen.getByRole('menuitem', { name: 'Delete' })).toHaveFocus())
    await userEvent.keyboard('{Enter}')
    await screen.findByRole('dialog', { name: 'Delete it?' })
    await waitFor(() => expect(screen.queryByRole('menu')).toBeNull())
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    await waitFor(() => expect(more).toHaveFocus())
  },
}

function OneOfAList() {
  const [isThere, setIsThere] = useState(true)
  const [isAsked, setIsAsked] = useState(false)
  return (
    <main tabIndex={-1}>
      <Dialog open onOpenChange={() => undefined} title="Calendars" closeLabel="Close">
        {isThere ? (
          <div>
            <Button onClick={() => setIsAsked(true)}>Remove one</Button>
            <Dialog
              open={isAsked}
              onOpenChange={setIsAsked}
              title="Remove it?"
              actions={<Button onClick={() => setIsThere(false)}>Remove</Button>}
            />
          </div>
        ) : null}
      </Dialog>
    </main>
  )
}

/** What asked goes with its answer: the focus stays in the dialog that both were in, not behind it. */
export const FromAListInADialogTheFocusStaysInIt: Story = {
  tags: ['check', '!autodocs'],
  render: () => <OneOfAList />,
  play: async ({ userEvent }) => {
    const remove = await screen.findByRole('button', { name: 'Remove one' })
    remove.focus()
    await userEvent.keyboard('{Enter}')
    await waitFor(() => expect(screen.getByRole('button', { name: 'Remove' })).toHaveFocus())
    await userEvent.keyboard('{Enter}')
    await waitFor(() => expect(remove).not.toBeInTheDocument())
    await waitFor(() => expect(screen.getByRole('dialog', { name: 'Calendars' })).toHaveFocus())
  },
}

function LeadsOn({ onClosed }: Pick<DialogProps, 'onClosed'>) {
  const [isAsked, setIsAsked] = useState(false)
  const [isNext, setIsNext] = useState(false)
  return (
    <main tabIndex={-1}>
      {isNext ? (
        <h1 tabIndex={-1} ref={(heading) => heading?.focus()}>
          The next page
        </h1>
      ) : (
        <>
          <Button onClick={() => setIsAsked(true)}>Give it back</Button>
          <Dialog
            open={isAsked}
            onOpenChange={setIsAsked}
            title="Sure?"
            onClosed={onClosed}
            actions={<Button onClick={() => setIsNext(true)}>Sure</Button>}
          />
        </>
      )}
    </main>
  )
}

/** What an answer leads to takes the focus, and keeps it. */
export const WhatItLeadsToKeepsTheFocus: Story = {
  tags: ['check', '!autodocs'],
  args: { onClosed: fn() },
  render: ({ onClosed }) => <LeadsOn onClosed={onClosed} />,
  play: async ({ args, userEvent }) => {
    await userEvent.click(await screen.findByRole('button', { name: 'Give it back' }))
    await userEvent.click(await screen.findByRole('button', { name: 'Sure' }))
    const heading = await screen.findByRole('heading', { name: 'The next page' })
    await waitFor(() => expect(args.onClosed).toHaveBeenCalled())
    await expect(heading).toHaveFocus()
  },
}

export const KeepsUnsavedWork: Story = {
  tags: ['check', '!autodocs'],
  args: { isDismissible: false },
  play: async ({ args, userEvent }) => {
    await screen.findByRole('dialog')
    await userEvent.keyboard('{Escape}')
    await expect(args.onOpenChange).not.toHaveBeenCalled()
    await waitFor(() => expect(screen.getByRole('dialog')).toBeVisible())
  },
}

export const FocusStaysInside: Story = {
  tags: ['check', '!autodocs'],
  play: async ({ userEvent }) => {
    await expect(await screen.findByRole('button', { name: 'Not now' })).toHaveFocus()
    await userEvent.tab()
    await expect(screen.getByRole('button', { name: 'Send report' })).toHaveFocus()
    await userEvent.tab()
    await expect(screen.getByRole('button', { name: 'Not now' })).toHaveFocus()
  },
}

/** A sheet from below, with the answers one over the other. */
export const OnAPhone: Story = {
  args: { closeLabel: 'Close' },
  globals: { viewport: { value: 'small', isRotated: false } },
  play: async () => {
    const dialog = await screen.findByRole('dialog')
    const [safe, sure] = ['Not now', 'Send report'].map((name) => screen.getByRole('button', { name }))
    await waitFor(() => expect(dialog.getBoundingClientRect().bottom).toBe(window.innerHeight))
    await expect(dialog.getBoundingClientRect().width).toBe(window.innerWidth)
    await expect(safe?.getBoundingClientRect().top).toBeGreaterThan(sure?.getBoundingClientRect().bottom ?? 0)
  },
}

/** Longer than the window it is read from its beginning: its first button may stand at the end, out of sight. */
export const ALongOneHasTheFocusItself: Story = {
  tags: ['check', '!autodocs'],
  args: { children: <div style={{ height: '120vh' }} /> },
  globals: { viewport: { value: 'small', isRotated: false } },
  play: async ({ userEvent }) => {
    const dialog = await screen.findByRole('dialog')
    await waitFor(() => expect(dialog).toHaveFocus())
    await userEvent.tab()
    await expect(screen.getByRole('button', { name: 'Not now' })).toHaveFocus()
  },
}

export const Dark: Story = { args: { closeLabel: 'Close' }, globals: { theme: 'dark' } }
