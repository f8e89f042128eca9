import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'
import { FavouriteButton } from './FavouriteButton.tsx'

const meta = {
  title: 'Components/Actions/FavouriteButton',
  component: FavouriteButton,
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
