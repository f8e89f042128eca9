import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn } from 'storybook/test'
import { coverUrl } from '#covers/index.ts'
import { Field } from '#field/index.ts'
import type { Usage } from '#usage/index.ts'
import { AvatarInput, type AvatarInputProps } from './AvatarInput.tsx'

const picture = coverUrl('face', 'listing-1')

function Stateful(props: AvatarInputProps) {
  const [photoUrl, setPhotoUrl] = useState(props.photoUrl)
  return (
    <AvatarInput
      {...props}
      photoUrl={photoUrl}
      pickLabel={photoUrl === undefined ? 'Add a photo' : 'Change photo'}
      onPick={(file) => {
        props.onPick(file)
        setPhotoUrl(picture)
      }}
      onRemove={() => setPhotoUrl(undefined)}
    />
  )
}

const usage: Usage = {
  use: ['For one picture of a person, shown as it will be.'],
  avoid: ['Pictures of work: FileUpload.'],
  words: ['“Add a photo”, and “Change photo” once there is one.'],
  keys: { Tab: 'from choosing to removing', 'Enter, Space': 'opens the file dialog, or removes' },
}

const meta = {
  title: 'Components/Forms/AvatarInput',
  component: AvatarInput,
  parameters: { usage },
  args: { pickLabel: 'Add a photo', removeLabel: 'Remove photo', onPick: fn(), onRemove: () => undefined },
  render: (args) => <Stateful {...args} />,
  decorators: [
    (Story) => (
      <Field group label="Photo" marker="Optional" hint="JPEG or PNG, up to 5 MB">
        {Story()}
      </Field>
    ),
  ],
} satisfies Meta<typeof AvatarInput>
export default meta
type Story = StoryObj<typeof meta>

export const Empty: Story = {}

export const PickedThenRemoved: Story = {
  tags: ['check', '!autodocs'],
  play: async ({ args, canvas, userEvent }) => {
    const input = canvas.getByLabelText('Add a photo')
    const file = new File(['x'], 'me.png', { type: 'image/png' })
    await userEvent.upload(input, file)
    await expect(args.onPick).toHaveBeenCalledWith(file)
    await expect(canvas.getByLabelText('Change photo')).toBeInTheDocument()
    await userEvent.click(canvas.getByRole('button', { name: 'Remove photo' }))
    await expect(canvas.getByLabelText('Add a photo')).toHaveFocus()
    await expect(canvas.queryByRole('button', { name: 'Remove photo' })).toBeNull()
  },
}
export const WithPhoto: Story = { args: { photoUrl: picture } }
export const Refused: Story = {
  decorators: [
    (Story) => (
      <Field group label="Photo" error="JPEG, JPG or PNG only">
        {Story()}
      </Field>
    ),
  ],
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('group').at(-1)).toHaveAccessibleDescription('JPEG, JPG or PNG only')
  },
}
export const Dark: Story = { args: { photoUrl: picture }, globals: { theme: 'dark' } }
