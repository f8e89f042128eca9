import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'
import type { Usage } from '#usage/index.ts'
import { FavouriteButton } from './FavouriteButton.tsx'

const usage: Usage = {
  use: ['To keep a listing, on its card or page. It stands beside the card’s link, not within it.'],
  avoid: ['Rating, or saving a form.'],
  words: ['`label` names the listing: “Save Balayage and gloss”.'],
  keys: { 'Enter, Space': 'presses it' },
}

const meta = {
  title: 'Components/Actions/FavouriteButton',
  component: FavouriteButton,
  parameters: { usage },
  args: { label: 'Save Balayage and gloss, mid-length hair', pressed: false, onClick: fn() },
} satisfies Meta<typeof FavouriteButton>
export default meta
type Story = StoryObj<typeof meta>

export const Off: Story = {
  play: async ({ args, canvas, userEvent }) => {
    const heart = canvas.getByRole('button', { name: 'Save Balayage and gloss, mid-length hair', pressed: false })
    await userEvent.click(heart)
    await expect(args.onClick).toHaveBeenCalledOnce()
  },
}

export const On: Story = { args: { pressed: true } }

export const Dark: Story = { args: { pressed: true }, globals: { theme: 'dark' } }
