import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { Button, ButtonLink } from '#button/index.ts'
import type { Usage } from '#usage/index.ts'
import { EmptyState } from './EmptyState.tsx'

const usage: Usage = {
  use: ['Nothing yet, nothing found or broken: a pig, a short title, why, and one way on.'],
  avoid: ['While it loads: Skeleton.', 'Two ways on of equal weight.'],
  words: ['No blame and no jokes in an error. “No Data Found!” where filters found nothing.'],
}

const meta = {
  title: 'Components/Feedback/EmptyState',
  component: EmptyState,
  parameters: { usage },
  args: {
    pig: 'search',
    title: 'No Data Found!',
    text: 'Nothing matches all four filters. Try a wider price.',
    action: <Button size="sm">Clear filters</Button>,
  },
} satisfies Meta<typeof EmptyState>
export default meta
type Story = StoryObj<typeof meta>

export const NothingFound: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 2, name: 'No Data Found!' })).toBeVisible()
  },
}
export const NothingYet: Story = {
  args: {
    pig: 'sleep',
    title: 'Nothing booked yet',
    text: 'Find someone good to practise on you.',
    action: (
      <ButtonLink variant="primary" size="sm" href="#browse">
        Browse appointments
      </ButtonLink>
    ),
  },
}
export const ServerError: Story = {
  args: {
    pig: 'oops',
    headingLevel: 1,
    title: 'Server Error',
    text: 'Oops! Something went wrong on our end. We’re working to fix it.',
    action: (
      <>
        <Button variant="primary" size="sm">
          Try Again
        </Button>
        <ButtonLink size="sm" href="#home">
          Go to Home
        </ButtonLink>
      </>
    ),
  },
}
export const AtTheStart: Story = { args: { align: 'start', pig: 'post', title: 'No messages yet', text: undefined } }
export const Dark: Story = { ...NothingYet, globals: { theme: 'dark' } }
