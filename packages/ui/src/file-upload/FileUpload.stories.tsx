import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fireEvent, fn } from 'storybook/test'
import { Badge } from '#badge/index.ts'
import { coverUrl } from '#covers/index.ts'
import { Field } from '#field/index.ts'
import type { Usage } from '#usage/index.ts'
import { FileUpload, type FileUploadProps } from './FileUpload.tsx'
import type { UploadItem } from './upload-item.ts'

const done: UploadItem = {
  id: '1',
  name: 'fringe.jpg',
  status: 'done',
  thumbnailUrl: coverUrl('cut', 'listing-1'),
}

const usage: Usage = {
  use: ['For up to a few pictures as tiles: browse or drop, progress and errors on the tile itself.'],
  avoid: ['One portrait: AvatarInput. One file: FileButton.'],
  words: ['The hint says which kinds and how large. An error says which file and what to do.'],
  keys: {
    Tab: 'from tile to tile, then to the one that adds',
    'Enter, Space': 'on a tile’s button: takes it away or cancels it; on the last: opens the file dialog',
  },
}

const meta = {
  title: 'Components/Forms/FileUpload',
  component: FileUpload,
  parameters: { usage },
  args: {
    items: [],
    onAdd: fn(),
    onRemove: fn(),
    labels: {
      add: 'Add photos',
      addHint: 'JPEG or PNG, up to 10 MB',
      cancel: (name) => `Cancel ${name}`,
      cancelShort: 'Cancel',
      remove: (name) => `Remove ${name}`,
      uploading: (name) => `Uploading ${name}`,
      first: 'Cover',
    },
  },
  decorators: [
    (Story) => (
      <Field group label="Photos" hint="The first one is the cover" style={{ maxWidth: 640 }}>
        {Story()}
      </Field>
    ),
  ],
} satisfies Meta<typeof FileUpload>
export default meta
type Story = StoryObj<typeof meta>

const photo = (name: string) => new File(['…'], name, { type: 'image/jpeg' })

export const Empty: Story = {}

export const Browse: Story = {
  tags: ['check', '!autodocs'],
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole('group', { name: 'Photos' })).toBeVisible()
    const input = canvas.getByLabelText(/Add photos/)
    await expect(input).toHaveAttribute('accept', 'image/jpeg,image/png')
    const files = [photo('a.jpg'), photo('b.jpg')]
    await userEvent.upload(input, files)
    await expect(args.onAdd).toHaveBeenCalledWith(files)
  },
}

export const Drop: Story = {
  tags: ['check', '!autodocs'],
  play: async ({ args, canvas }) => {
    const dataTransfer = new DataTransfer()
    const file = photo('dropped.jpg')
    dataTransfer.items.add(file)
    const drop = new DragEvent('drop', { bubbles: true, cancelable: true, dataTransfer })
    fireEvent(canvas.getByLabelText(/Add photos/), drop)
    await expect(args.onAdd).toHaveBeenCalledWith([file])
  },
}

export const EveryState: Story = {
  args: {
    items: [
      done,
      {
        id: '2',
        name: 'balayage-from-behind.jpg',
        status: 'done',
        thumbnailUrl: coverUrl('colour', 'listing-2'),
        flag: <Badge tone="warning">Awaiting approval</Badge>,
      },
      { id: '3', name: 'a-very-long-name-of-a-photo.jpg', status: 'busy', progress: 0.4 },
      { id: '4', name: 'notes.pdf', status: 'error', error: 'Only JPEG, JPG or PNG' },
    ],
    max: 6,
  },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole('progressbar', { name: /^Uploading a-very/ })).toHaveAttribute('aria-valuenow', '40')
    await expect(canvas.getByRole('alert')).toHaveTextContent('Only JPEG, JPG or PNG')
    await userEvent.click(canvas.getByRole('button', { name: /^Cancel a-very/ }))
    await expect(args.onRemove).toHaveBeenCalledWith('3')
  },
}

function Stateful(props: FileUploadProps) {
  const [items, setItems] = useState(props.items)
  return <FileUpload {...props} items={items} onRemove={(id) => setItems(items.filter((item) => item.id !== id))} />
}

export const Full: Story = {
  args: { items: [done], max: 1 },
  render: (args) => <Stateful {...args} />,
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.queryByLabelText(/Add photos/)).toBeNull()
    await userEvent.click(canvas.getByRole('button', { name: 'Remove fringe.jpg' }))
    await expect(canvas.getByLabelText(/Add photos/)).toBeInTheDocument()
    await expect(canvas.getByRole('list')).toHaveFocus()
  },
}

export const Dark: Story = { ...EveryState, globals: { theme: 'dark' } }
