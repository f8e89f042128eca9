import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import colour from '#assets/covers/colour-1.svg'
import type { Usage } from '#usage/index.ts'
import { Picture } from './Picture.tsx'

const usage: Usage = {
  use: ['A photo that somebody uploaded: a portfolio, a listing. `sizes` says how wide it stands.'],
  avoid: ['Drawings of ours (Illustration, covers), a person (Avatar), a listing’s four (Gallery).'],
  words: ['`alt` says what it shows; empty where the words beside it do.'],
}

const meta = {
  title: 'Components/Data/Picture',
  component: Picture,
  parameters: { usage },
  args: {
    picture: { url: colour, width: 1_280, height: 960, srcSet: `${colour} 320w, ${colour} 1280w` },
    alt: 'Balayage in warm tones, illustration',
    sizes: '320px',
    style: { width: 320 },
  },
} satisfies Meta<typeof Picture>
export default meta
type Story = StoryObj<typeof meta>

export const Photo: Story = {
  play: async ({ canvas }) => {
    const image = canvas.getByRole('img', { name: /Balayage/ })
    await expect(image).toHaveAttribute('loading', 'lazy')
    await expect(image).toHaveAttribute('sizes', '320px')
    await expect(image.getBoundingClientRect()).toMatchObject({ width: 320, height: 240 })
  },
}

export const KeepsRoom: Story = {
  tags: ['check', '!autodocs'],
  args: { picture: { url: '/not-there', width: 1_200, height: 600, srcSet: '/not-there 320w' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('img').getBoundingClientRect()).toMatchObject({ width: 320, height: 160 })
  },
}

export const Dark: Story = { globals: { theme: 'dark' } }
