import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'
import blowDry from '#assets/covers/blow-dry-3.svg'
import colour from '#assets/covers/colour-1.svg'
import cut from '#assets/covers/cut-1.svg'
import extensions from '#assets/covers/extensions-1.svg'
import type { Usage } from '#usage/index.ts'
import { Gallery } from './Gallery.tsx'

const drawn = (url: string) => ({ url, width: 800, height: 600, srcSet: '' })
const images = [
  { picture: drawn(colour), alt: 'Balayage in warm tones, illustration' },
  { picture: drawn(extensions), alt: 'A plait, illustration' },
  { picture: drawn(cut), alt: 'A bob being cut, illustration' },
  { picture: drawn(blowDry), alt: 'A hair dryer, illustration' },
]
const onOpen = fn()

const usage: Usage = {
  use: ['A listing’s pictures: a mosaic from 1024 px, a strip to swipe below. One picture fills it.'],
  avoid: ['Decoration.'],
  words: ['Each picture says what it shows; the button how many there are.'],
  keys: {
    Tab: 'to each picture and to the button that opens all; where nothing opens, to the strip',
    'Left, Right': 'scroll the strip that has the focus',
    'Enter, Space': 'open the picture',
  },
}

const meta = {
  title: 'Components/Booking/Gallery',
  component: Gallery,
  parameters: { usage },
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
