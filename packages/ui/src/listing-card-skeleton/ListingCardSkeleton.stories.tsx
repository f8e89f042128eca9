import type { Meta, StoryObj } from '@storybook/react-vite'
import { CardGrid } from '#card-grid/index.ts'
import { ListingCardSkeleton } from './ListingCardSkeleton.tsx'

const meta = {
  title: 'Components/Booking/ListingCardSkeleton',
  component: ListingCardSkeleton,
} satisfies Meta<typeof ListingCardSkeleton>
export default meta
type Story = StoryObj<typeof meta>

export const InAGrid: Story = {
  render: () => (
    <CardGrid columns={3}>
      <ListingCardSkeleton />
      <ListingCardSkeleton />
      <ListingCardSkeleton />
    </CardGrid>
  ),
}

export const Row: Story = {
  args: { layout: 'row' },
  decorators: [(Story) => <div style={{ maxWidth: 360 }}>{Story()}</div>],
}

export const Dark: Story = { ...InAGrid, globals: { theme: 'dark' } }
