import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState, useSyncExternalStore } from 'react'
import { expect, fn, screen, waitFor } from 'storybook/test'
import { Button } from '#button/index.ts'
import { Dialog } from '#dialog/index.ts'
import type { Usage } from '#usage/index.ts'
import { createToasts } from './create-toasts.ts'
import { ToastRegion } from './ToastRegion.tsx'

const usage: Usage = {
  use: [
    'That something worked, or failed with nothing to mend here. Goes after 7 s, waits while it is pointed at or focused; three at most.',
  ],
  avoid: ['What must be done: Banner.', 'An error of a field: Field.', 'The only place of anything needed later.'],
  words: ['A sentence, no title: “Saved to favourites”.'],
  keys: { Tab: 'to its cross: meanwhile it stays', 'Enter, Space': 'on the cross: closes it' },
}

const meta = {
  title: 'Components/Feedback/Toast',
  component: ToastRegion,
  args: { label: 'Messages', closeLabel: 'Dismiss', onDismiss: fn(), isPaused: true, toasts: [] },
  parameters: { usage, layout: 'fullscreen' },
  decorators: [(Story) => <main style={{ minHeight: 280 }}>{Story()}</main>],
} satisfies Meta<typeof ToastRegion>
export default meta
type Story = StoryObj<typeof meta>

export const Success: Story = {
  args: { toasts: [{ id: '1', tone: 'success', text: 'Saved to favourites', round: 0 }] },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('Saved to favourites')
    await userEvent.click(canvas.getByRole('button', { name: 'Dismiss' }))
    await expect(args.onDismiss).toHaveBeenCalledWith('1')
  },
}

export const Danger: Story = {
  args: {
    toasts: [{ id: '1', tone: 'danger', text: 'It looks like someone has beat you to this appointment.', round: 0 }],
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('someone has beat you')
  },
}

export const WithAction: Story = {
  args: {
    onGo: fn(),
    toasts: [
      {
        id: '1',
        tone: 'warning',
        text: 'Your Session is expired. Please login again.',
        action: { label: 'Log in', to: '/login' },
        round: 0,
      },
    ],
  },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Log in' }))
    await expect(args.onGo).toHaveBeenCalledWith('/login')
    await expect(args.onDismiss).toHaveBeenCalledWith('1')
  },
}

export const WithUndo: Story = {
  args: {
    toasts: [{ id: '1', tone: 'success', text: 'The slot is gone', action: { label: 'Undo', act: fn() }, round: 0 }],
  },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Undo' }))
    await expect(args.toasts[0]?.action?.act).toHaveBeenCalledOnce()
    await expect(args.onDismiss).toHaveBeenCalledWith('1')
  },
}

export const ThreeAtOnce: Story = {
  args: {
    toasts: [
      { id: '1', tone: 'success', text: 'Saved to favourites', round: 0 },
      { id: '2', tone: 'warning', text: 'Your Session is expired. Please login again.', round: 0 },
      { id: '3', tone: 'info', text: 'Priya has sent you a message', round: 0 },
    ],
  },
}

function WithStore({ lifeMs }: { lifeMs: number }) {
  const [toasts] = useState(() => createToasts({ lifeMs }))
  const { toasts: showing, isPaused } = useSyncExternalStore(toasts.subscribe, toasts.snapshot)
  return (
    <>
      {['2', '3', '4'].map((text) => (
        <Button key={text} onClick={() => toasts.push({ tone: 'success', text })}>
          {text}
        </Button>
      ))}
      <Button onClick={() => toasts.push({ tone: 'success', text: 'Saved to favourites' })}>Save</Button>
      <ToastRegion
        label="Messages"
        closeLabel="Dismiss"
        toasts={showing}
        isPaused={isPaused}
        lifeMs={toasts.lifeMs}
        onDismiss={toasts.dismiss}
        onPause={toasts.pause}
        onResume={toasts.resume}
      />
    </>
  )
}

export const GoesByItself: Story = {
  tags: ['check', '!autodocs'],
  render: () => <WithStore lifeMs={500} />,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }))
    await expect(canvas.getByRole('status')).toBeInTheDocument()
    await waitFor(() => expect(canvas.queryByRole('status')).toBeNull())
  },
}

export const WaitsWhileInUse: Story = {
  tags: ['check', '!autodocs'],
  render: () => <WithStore lifeMs={7000} />,
  play: async ({ canvas, userEvent }) => {
    const save = canvas.getByRole('button', { name: 'Save' })
    await userEvent.click(save)
    await userEvent.click(save)
    await expect(canvas.getAllByRole('status')).toHaveLength(1)
    await userEvent.tab()
    await expect(canvas.getByRole('button', { name: 'Dismiss' })).toHaveFocus()
    await expect(canvas.getByRole('region', { name: 'Messages' })).toHaveAttribute('data-paused')
    await userEvent.tab({ shift: true })
    await expect(canvas.getByRole('region', { name: 'Messages' })).not.toHaveAttribute('data-paused')
  },
}

export const ClosedByKeyboard: Story = {
  tags: ['check', '!autodocs'],
  render: () => <WithStore lifeMs={1500} />,
  play: async ({ canvas, userEvent }) => {
    const save = canvas.getByRole('button', { name: 'Save' })
    save.focus()
    await userEvent.keyboard('{Enter}')
    await userEvent.tab()
    await expect(canvas.getByRole('button', { name: 'Dismiss' })).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    await expect(canvas.queryByRole('status')).toBeNull()
    await expect(save).toHaveFocus()
    await expect(canvas.getByRole('region', { name: 'Messages' })).not.toHaveAttribute('data-paused')
    await userEvent.keyboard('{Enter}')
    await expect(canvas.getByRole('status')).toBeInTheDocument()
    await waitFor(() => expect(canvas.queryByRole('status')).toBeNull(), { timeout: 10_000 })
  },
}

/** The fourth takes the first away, on whose cross the focus is. */
export const PushedOutUnderTheFocus: Story = {
  tags: ['check', '!autodocs'],
  render: () => <WithStore lifeMs={7000} />,
  play: async ({ canvas, userEvent }) => {
    const save = canvas.getByRole('button', { name: 'Save' })
    await userEvent.click(save)
    await userEvent.tab()
    for (const name of ['2', '3', '4']) canvas.getByRole('button', { name }).click()
    await waitFor(() => expect(save).toHaveFocus())
    await expect(canvas.getAllByRole('status')).toHaveLength(3)
    await expect(canvas.getByRole('region', { name: 'Messages' })).not.toHaveAttribute('data-paused')
  },
}

/** Its buttons lie where the message would, and stay free. */
export const BehindAnOpenDialog: Story = {
  tags: ['check', '!autodocs'],
  args: Danger.args ?? {},
  globals: { viewport: { value: 'small', isRotated: false } },
  render: (args) => (
    <>
      <ToastRegion {...args} />
      <Dialog
        open
        onOpenChange={fn()}
        title="Withdraw your request?"
        actions={<Button variant="primary">Withdraw</Button>}
      />
    </>
  ),
  play: async () => {
    const answer = await screen.findByRole('button', { name: 'Withdraw' })
    const top = () => {
      const { left, top, width, height } = answer.getBoundingClientRect()
      return document.elementFromPoint(left + width / 2, top + height / 2)
    }
    await waitFor(() => expect(answer.contains(top())).toBe(true))
    const region = document.querySelector('[data-toasts]')
    const message = region?.firstElementChild?.getBoundingClientRect()
    await expect(message?.bottom).toBeGreaterThan(answer.getBoundingClientRect().top)
  },
}

export const Dark: Story = { ...ThreeAtOnce, globals: { theme: 'dark' } }
