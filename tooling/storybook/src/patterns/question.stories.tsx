import { Button } from '@ginipig/ui/button'
import { DetailList } from '@ginipig/ui/detail-list'
import { ConfirmDialog } from '@ginipig/ui/dialog'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, screen, waitFor } from 'storybook/test'

/** What can't be taken back is asked once, with its pounds before the press: what it costs, what comes back. It begins on the safe
 *  answer, a failure is said within, and what came of it is said where it was pressed. What can be undone isn't asked: it is done,
 *  and said, with *Undo*. */
const meta = { title: 'Patterns/Question', tags: ['!autodocs'], parameters: { layout: 'padded' } } satisfies Meta
export default meta
type Story = StoryObj<typeof meta>

function Cancel() {
  const [isAsked, setAsked] = useState(false)
  const [told, setTold] = useState<string>()
  return (
    <main style={{ minHeight: 420 }}>
      {told === undefined ? (
        <Button onClick={() => setAsked(true)}>Cancel booking</Button>
      ) : (
        <p role="status">{told}</p>
      )}
      <ConfirmDialog
        open={isAsked}
        onOpenChange={setAsked}
        title="Cancel this booking?"
        description="Priya gets her slot back."
        confirmLabel="Cancel booking"
        cancelLabel="Keep it"
        tone="danger"
        onConfirm={() => {
          setAsked(false)
          setTold('Cancelled. £45.90 goes back to your card.')
        }}
      >
        <DetailList
          items={[
            { id: 'kept', label: 'The deposit, kept', value: '£8.10' },
            { id: 'back', label: 'Back on your card', value: '£45.90', isStrong: true },
          ]}
        />
      </ConfirmDialog>
    </main>
  )
}

export const Asked: Story = {
  render: () => <Cancel />,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Cancel booking' }))
    const dialog = await screen.findByRole('alertdialog', { name: 'Cancel this booking?' })
    await expect(dialog).toHaveTextContent('£45.90')
    await waitFor(() => expect(screen.getByRole('button', { name: 'Keep it' })).toHaveFocus())
  },
}

export const Answered: Story = {
  render: () => <Cancel />,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Cancel booking' }))
    await screen.findByRole('alertdialog')
    const [, deed] = [
      screen.getByRole('button', { name: 'Keep it' }),
      screen.getByRole('button', { name: 'Cancel booking' }),
    ]
    await userEvent.click(deed)
    await expect(await canvas.findByRole('status')).toHaveTextContent('Cancelled. £45.90 goes back to your card.')
  },
}
