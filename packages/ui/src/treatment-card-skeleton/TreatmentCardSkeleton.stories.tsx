import type { Meta, StoryObj } from '@storybook/react-vite'
import { CardGrid } from '#card-grid/index.ts'
import { TreatmentCardSkeleton } from './TreatmentCardSkeleton.tsx'

const meta = {
  title: 'Commerce/TreatmentCardSkeleton',
  component: TreatmentCardSkeleton,
} satisfies Meta<typeof TreatmentCardSkeleton>
export default meta
type Story = StoryObj<typeof meta>

export const InAGrid: Story = {
  render: () => (
    <CardGrid columns={3}>
      <TreatmentCardSkeleton />
      <TreatmentCardSkeleton />
      <TreatmentCardSkeleton />
    </CardGrid>
  ),
}

export const Row: Story = {
  args: { layout: 'row' },
  decorators: [(Story) => <div style={{ maxWidth: 360 }}>{Story()}</div>],
}

export const Dark: Story = { ...InAGrid, globals: { theme: 'dark' } }
