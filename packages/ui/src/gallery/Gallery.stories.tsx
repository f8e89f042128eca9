import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'
import blowDry from '#assets/covers/blow-dry-3.svg'
import colour from '#assets/covers/colour-1.svg'
import cut from '#assets/covers/cut-1.svg'
import extensions from '#assets/covers/extensions-1.svg'
import { Gallery } from './Gallery.tsx'

const images = [
  { src: colour, alt: 'Balayage in warm tones, illustration' },
  { src: extensions, alt: 'A plait, illustration' },
  { src: cut, alt: 'A bob being cut, illustration' },
  { src: blowDry, alt: 'A hair dryer, illustration' },
]
const onOpen = fn()

const meta = {
  title: 'Components/Booking/Gallery',
  component: Gallery,
  args: {
    label: 'Pictures of Balayage and gloss',
    images,
    open: { label: '4 photos', imageLabel: (index) => `Open picture ${index + 1} of 4`, onOpen },
  },
} satisfies Meta<typeof Gallery>
export default meta
type Story = StoryObj<typeof meta>

export const Four: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Open picture 3 of 4' }))
    await expect(onOpen).toHaveBeenLastCalledWith(2)
    await userEvent.click(canvas.getByRole('button', { name: '4 photos' }))
    await expect(onOpen).toHaveBeenLastCalledWith(0)
  },
}

export const Three: Story = { args: { images: images.slice(0, 3) } }

export const OneCover: Story = { args: { images: images.slice(0, 1), open: undefined } }

export const OnAPhone: Story = {
  args: { open: undefined },
  globals: { viewport: { value: 'small', isRotated: false } },
  decorators: [(Story) => <div style={{ paddingInline: 'var(--gutter)', overflow: 'clip' }}>{Story()}</div>],
}

export const Dark: Story = { globals: { theme: 'dark' } }
