import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import type { Usage } from '#usage/index.ts'
import { Rating } from './Rating.tsx'
import { Stars } from './Stars.tsx'

const usage: Usage = {
  use: ['Star, average and count on one line; “New” where there are none.'],
  avoid: ['Asking for one: RatingInput.'],
  words: ['Read as “Rated 4.8 out of 5, 31 reviews”, and “New, no reviews yet”.'],
}

const meta = { title: 'Components/Booking/Rating', component: Rating, parameters: { usage } } satisfies Meta<
  typeof Rating
>
export default meta
type Story = StoryObj<typeof meta>

export const Average: Story = {
  args: { average: '4.8', count: 31, label: 'Rated 4.8 out of 5, 31 reviews' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('img', { name: 'Rated 4.8 out of 5, 31 reviews' })).toBeVisible()
  },
}

export const Large: Story = { args: { ...Average.args, label: 'Rated 4.8 out of 5, 31 reviews', size: 'lg' } }

export const NoReviewsYet: Story = { args: { label: 'New, no reviews yet' } }

export const FiveStars: Story = {
  args: { label: 'Five star forms' },
  render: () => (
    <div style={{ display: 'grid', gap: 8 }}>
      <Stars value={5} label="5 out of 5" />
      <Stars value={4} label="4 out of 5" />
      <Stars value={3.5} label="3.5 out of 5" size="lg" />
      <Stars value={0} label="0 out of 5" />
    </div>
  ),
}

export const FiveStarsDark: Story = { ...FiveStars, globals: { theme: 'dark' } }
