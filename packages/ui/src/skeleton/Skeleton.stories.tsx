import type { Meta, StoryObj } from '@storybook/react-vite'
import type { Usage } from '#usage/index.ts'
import { Skeleton } from './Skeleton.tsx'

const usage: Usage = {
  use: [
    'Grey boxes in the shape of what is coming, after 150 ms. The list round them carries `aria-busy` and its name.',
  ],
  avoid: ['A refresh of what is there: leave it.', 'Inside buttons: Spinner.'],
}

const meta = { title: 'Components/Feedback/Skeleton', component: Skeleton, parameters: { usage } } satisfies Meta<
  typeof Skeleton
>
export default meta
type Story = StoryObj<typeof meta>

export const Text: Story = { args: { width: '60%' } }
export const Block: Story = { args: { shape: 'block', ratio: '4 / 3', width: 240 } }
export const Circle: Story = { args: { shape: 'circle', width: 48 } }

export const Card: Story = {
  render: () => (
    <div style={{ width: 240 }}>
      <Skeleton shape="block" ratio="4 / 3" />
      <Skeleton width="86%" style={{ marginBlockStart: 16 }} />
      <Skeleton width="60%" />
      <Skeleton width="38%" height={24} />
    </div>
  ),
}
export const Dark: Story = { ...Card, globals: { theme: 'dark' } }
