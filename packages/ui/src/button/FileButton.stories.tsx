import type { Meta, StoryObj } from '@storybook/react-vite'
import { Camera } from 'lucide-react'
import { expect, fn } from 'storybook/test'
import type { Usage } from '#usage/index.ts'
import { FileButton } from './FileButton.tsx'

const usage: Usage = {
  use: ['For one file from the device, where there is no room for tiles.'],
  avoid: ['Several pictures, or dropping them: FileUpload.'],
  words: ['A verb and the thing: “Add a photo”.'],
  keys: { 'Enter, Space': 'opens the browser’s file dialog' },
}

const meta = {
  title: 'Components/Actions/FileButton',
  component: FileButton,
  parameters: { usage },
  args: { children: 'Add a photo', icon: <Camera aria-hidden />, onChoose: fn() },
} satisfies Meta<typeof FileButton>
export default meta
type Story = StoryObj<typeof meta>

export const Rest: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.tab()
    const input = canvas.getByLabelText('Add a photo')
    await expect(input).toHaveFocus()
    const photo = new File(['x'], 'me.png', { type: 'image/png' })
    await userEvent.upload(input, photo)
    await userEvent.upload(input, photo)
    await expect(args.onChoose).toHaveBeenCalledTimes(2)
    await expect(args.onChoose).toHaveBeenCalledWith(photo)
  },
}
export const Small: Story = { args: { size: 'sm', variant: 'tonal' } }
export const Disabled: Story = {
  args: { disabled: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByLabelText('Add a photo')).toBeDisabled()
  },
}
export const Dark: Story = { globals: { theme: 'dark' } }
