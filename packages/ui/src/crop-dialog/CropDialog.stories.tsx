import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, waitFor, within } from 'storybook/test'
import colour from '#assets/covers/colour-1.svg'
import type { Usage } from '#usage/index.ts'
import { CropDialog } from './CropDialog.tsx'

const usage: Usage = {
  use: ['Before a photo is sent: what of it is kept.'],
  avoid: ['Photos that are there already: the original is not kept.'],
  words: ['The title names the photo; the note says what becomes of the original.'],
  keys: { Arrows: 'move the picture beneath the frame', '+, -': 'zoom' },
}

const meta = {
  title: 'Components/Forms/CropDialog',
  component: CropDialog,
  parameters: { usage },
  args: {
    url: colour,
    title: 'Crop fringe.jpg',
    shapes: [
      { label: '4:5', aspect: 4 / 5 },
      { label: '1:1', aspect: 1 },
      { label: '4:3', aspect: 4 / 3 },
    ],
    labels: {
      close: 'Don’t add this photo',
      area: 'Crop. Arrow keys move the picture, plus and minus zoom.',
      shape: 'Shape',
      zoom: 'Zoom',
      zoomOut: 'Zoom out',
      zoomIn: 'Zoom in',
      turn: 'Turn',
      reset: 'Start again',
      note: 'The original stays on your device.',
      whole: 'Keep all of it',
      crop: 'Use this crop',
    },
    onCrop: fn(),
    onWhole: fn(),
    onCancel: fn(),
    onUnreadable: fn(),
  },
} satisfies Meta<typeof CropDialog>
export default meta
type Story = StoryObj<typeof CropDialog>

export const Portfolio: Story = {
  play: async ({ args, canvasElement, userEvent }) => {
    const screen = within(canvasElement.ownerDocument.body)
    const use = await screen.findByRole('button', { name: 'Use this crop' })
    await waitFor(() => expect(use).toBeEnabled())
    await expect(screen.getByRole('slider', { name: 'Zoom' })).toHaveFocus()
    await userEvent.click(screen.getByRole('button', { name: '1:1' }))
    await userEvent.click(screen.getByRole('button', { name: 'Turn' }))
    screen.getByRole('group', { name: /^Crop/ }).focus()
    await userEvent.keyboard('++')
    await expect(screen.getByRole('slider', { name: 'Zoom' })).toHaveValue('1.2')
    await waitFor(async () => {
      await userEvent.click(use)
      const area = (args.onCrop as ReturnType<typeof fn>).mock.lastCall?.[0]
      await expect([area?.turned, Math.abs((area?.width ?? 0) - (area?.height ?? 9)) <= 1]).toEqual([90, true])
    })
  },
}

export const Portrait: Story = { args: { shapes: [{ label: '1:1', aspect: 1 }], onWhole: undefined } }

export const Unreadable: Story = {
  tags: ['check', '!autodocs'],
  args: { url: 'data:image/png;base64,AAAA' },
  play: async ({ args }) => {
    await waitFor(() => expect(args.onUnreadable).toHaveBeenCalled())
  },
}

export const Dark: Story = { globals: { theme: 'dark' } }
