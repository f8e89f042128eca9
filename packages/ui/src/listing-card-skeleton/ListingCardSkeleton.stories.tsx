import type { Meta, StoryObj } from '@storybook/react-vite'
import { CardGrid } from '#card-grid/index.ts'
import type { Usage } from '#usage/index.ts'
import { ListingCardSkeleton } from './ListingCardSkeleton.tsx'

const usage: Usage = {
  use: ['In the place of each card that is coming, after 150 ms. The list carries `aria-busy` and a name.'],
  avoid: ['When it is known that nothing comes: EmptyState.'],
}

const meta = {
  title: 'Components/Booking/ListingCardSkeleton',
  component: ListingCardSkeleton,
  parameters: { usage },
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
