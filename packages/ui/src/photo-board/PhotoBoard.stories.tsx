import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, waitFor, within } from 'storybook/test'
import blowDry from '#assets/covers/blow-dry-3.svg'
import colour from '#assets/covers/colour-1.svg'
import cut from '#assets/covers/cut-1.svg'
import { Badge } from '#badge/index.ts'
import { inLargeText } from '#story-fixtures/large-text.ts'
import type { Usage } from '#usage/index.ts'
import { PhotoBoard, type PhotoBoardProps } from './PhotoBoard.tsx'
import type { PhotoBoardItem } from './photo-board-item.ts'

const usage: Usage = {
  use: ['Photos whose order counts: the portfolio of a provider, the pictures of a listing.'],
  avoid: ['Photos without an order: FileUpload.'],
  words: ['Each photo has a name that is read out with its handle and its menu.'],
  keys: {
    'Space on a handle': 'lifts the photo and drops it',
    Arrows: 'move the lifted photo',
    Escape: 'puts it back',
  },
}

const photo = (number: number, url: string): PhotoBoardItem => ({
  id: `photo-${number}`,
  name: `Photo ${number}`,
  picture: { url, width: 800, height: 1_000, srcSet: `${url} 320w` },
  badge: <Badge tone="success">Live</Badge>,
})

const meta = {
  title: 'Components/Forms/PhotoBoard',
  component: PhotoBoard,
  parameters: { usage },
  args: {
    'aria-label': 'Photos',
    items: [
      photo(1, colour),
      photo(2, cut),
      {
        ...photo(3, blowDry),
        badge: <Badge tone="warning">Awaiting approval</Badge>,
        isFaint: true,
        note: 'Only you see it.',
      },
    ],
    uploads: [],
    max: 8,
    onAdd: fn(),
    onRemove: fn(),
    onRetry: fn(),
    onOrder: fn(),
    labels: {
      list: 'Your photos, in the order clients see them',
      add: 'Add photos',
      addHint: 'JPEG or PNG, up to 10 MB',
      first: 'Main photo',
      cancel: (name) => `Cancel ${name}`,
      cancelShort: 'Cancel',
      remove: (name) => `Remove ${name}`,
      retry: { name: (name) => `Try again: ${name}`, short: 'Try again' },
      uploading: (name) => `Sending ${name}`,
      move: (name) => `Move ${name}`,
      more: (name) => `More for ${name}`,
      makeFirst: 'Make it the main photo',
      earlier: 'Move it earlier',
      later: 'Move it later',
      removeShort: 'Delete',
      instructions: 'Space lifts a photo, arrow keys move it, Space drops it, Escape puts it back.',
      picked: (name, place, count) => `${name} lifted, place ${place} of ${count}`,
      moved: (name, place, count) => `${name}, place ${place} of ${count}`,
      dropped: (name, place, count) => `${name} dropped at place ${place} of ${count}`,
      putBack: (name, place) => `${name} is back at place ${place}`,
    },
  },
} satisfies Meta<typeof PhotoBoard>
export default meta
type Story = StoryObj<typeof meta>

function Stateful(props: PhotoBoardProps) {
  const [items, setItems] = useState(props.items)
  const handleOrder = (ids: string[]) => {
    props.onOrder(ids)
    setItems(ids.flatMap((id) => items.filter((item) => item.id === id)))
  }
  return <PhotoBoard {...props} items={items} onOrder={handleOrder} />
}

export const Photos: Story = { render: (args) => <Stateful {...args} /> }

export const ByKeyboard: Story = {
  tags: ['check', '!autodocs'],
  render: (args) => <Stateful {...args} />,
  play: async ({ args, canvas, userEvent }) => {
    const handle = canvas.getByRole('button', { name: 'Move Photo 1' })
    await expect(handle).toHaveAccessibleDescription(/Space lifts/)
    handle.focus()
    await userEvent.keyboard(' ')
    await waitFor(() => expect(canvas.getByText('Photo 1 lifted, place 1 of 3')).toBeInTheDocument())
    await userEvent.keyboard('{ArrowRight}')
    await waitFor(() => expect(canvas.getByText('Photo 1, place 2 of 3')).toBeInTheDocument())
    await userEvent.keyboard(' ')
    await waitFor(() => expect(args.onOrder).toHaveBeenCalledWith(['photo-2', 'photo-1', 'photo-3']))
    await expect(canvas.getByText('Photo 1 dropped at place 2 of 3')).toBeInTheDocument()
  },
}

export const WithoutDragging: Story = {
  tags: ['check', '!autodocs'],
  render: (args) => <Stateful {...args} />,
  play: async ({ args, canvas, canvasElement, userEvent }) => {
    const body = within(canvasElement.ownerDocument.body)
    await userEvent.click(canvas.getByRole('button', { name: 'More for Photo 3' }))
    await expect(body.queryByRole('menuitem', { name: 'Move it later' })).toBeNull()
    await userEvent.click(await body.findByRole('menuitem', { name: 'Make it the main photo' }))
    await expect(args.onOrder).toHaveBeenCalledWith(['photo-3', 'photo-1', 'photo-2'])
    await userEvent.click(canvas.getByRole('button', { name: 'More for Photo 1' }))
    await userEvent.click(await body.findByRole('menuitem', { name: 'Delete' }))
    await expect(args.onRemove).toHaveBeenCalledWith('photo-1')
  },
}

export const EveryState: Story = {
  args: {
    uploads: [
      { id: 'a', name: 'balayage.jpg', status: 'busy', progress: 0.4 },
      { id: 'b', name: 'crop.jpg', status: 'error', error: 'You are offline', canRetry: true },
      { id: 'c', name: 'notes.pdf', status: 'error', error: 'JPEG, JPG or PNG only' },
    ],
  },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.queryByRole('button', { name: 'Try again: notes.pdf' })).toBeNull()
    await userEvent.click(canvas.getByRole('button', { name: 'Try again: crop.jpg' }))
    await expect(args.onRetry).toHaveBeenCalledWith('b')
  },
}

/** What a tile says stays within it in text twice as large. */
export const InLargeText: Story = {
  tags: ['check', '!autodocs'],
  args: { items: [] },
  render: (args) => (
    <div style={{ maxWidth: 422 }}>
      <PhotoBoard {...args} />
    </div>
  ),
  play: async ({ canvas }) => {
    await inLargeText(async () => {
      const words = document.createRange()
      words.selectNodeContents(canvas.getByText('Add photos'))
      const tile = canvas.getByLabelText(/^Add photos/).getBoundingClientRect()
      await expect(words.getBoundingClientRect().right).toBeLessThan(tile.right)
    })
  },
}

export const Dark: Story = { ...EveryState, globals: { theme: 'dark' } }
