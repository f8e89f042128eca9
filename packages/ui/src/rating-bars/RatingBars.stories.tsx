import type { Meta, StoryObj } from '@storybook/react-vite'
import type { Usage } from '#usage/index.ts'
import { RatingBars } from './RatingBars.tsx'
import { RatingSummary } from './RatingSummary.tsx'

const distribution = [
  { id: '5', label: '5 stars', text: '24', share: 24 / 31 },
  { id: '4', label: '4 stars', text: '5', share: 5 / 31 },
  { id: '3', label: '3 stars', text: '2', share: 2 / 31 },
  { id: '2', label: '2 stars', text: '0', share: 0 },
  { id: '1', label: '1 star', text: '0', share: 0 },
]

const criteria = [
  { id: 'professionalism', label: 'Professionalism', text: '4.9', share: 0.98 },
  { id: 'friendliness', label: 'Friendliness', text: '5.0', share: 1 },
  { id: 'reliability', label: 'Reliability', text: '4.6', share: 0.92 },
  { id: 'results', label: 'Results', text: '4.8', share: 0.96 },
]

const usage: Usage = {
  use: ['How reviews spread, or each criterion’s average. The bar is decoration: label and figure say it.'],
  avoid: ['Progress: ProgressBar.'],
  words: ['“5 stars”, or the criterion’s name.'],
}

const meta = { title: 'Components/Booking/RatingBars', component: RatingBars, parameters: { usage } } satisfies Meta<
  typeof RatingBars
>
export default meta
type Story = StoryObj<typeof meta>

export const Distribution: Story = {
  args: { rows: distribution },
  decorators: [(Story) => <div style={{ maxWidth: 360 }}>{Story()}</div>],
}

export const Criteria: Story = { args: { rows: criteria, layout: 'criteria' } }

export const WithSummary: Story = {
  args: { rows: criteria, layout: 'criteria' },
  render: (args) => (
    <RatingSummary average="4.8" value={4.8} starsLabel="4.8 out of 5" count="31 reviews">
      <RatingBars {...args} />
    </RatingSummary>
  ),
}

export const Dark: Story = { ...WithSummary, globals: { theme: 'dark' } }
