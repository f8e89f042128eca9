import type { Meta, StoryObj } from '@storybook/react-vite'
import { LevelPips } from './LevelPips.tsx'
import { LevelTag } from './LevelTag.tsx'

const meta = { title: 'Components/Booking/LevelTag', component: LevelTag } satisfies Meta<typeof LevelTag>
export default meta
type Story = StoryObj<typeof meta>

export const Newbie: Story = { args: { level: 1, children: 'Newbie' } }
export const NearlyThere: Story = { args: { level: 2, children: 'Nearly there' } }
export const Pro: Story = { args: { level: 3, children: 'Pro' } }
export const Small: Story = { args: { level: 2, size: 'sm', children: 'Nearly there' } }

export const Dark: Story = {
  ...NearlyThere,
  globals: { theme: 'dark' },
  render: () => (
    <div style={{ display: 'flex', gap: 8, alignItems: 'center' }}>
      <LevelTag level={1}>Newbie</LevelTag>
      <LevelTag level={2}>Nearly there</LevelTag>
      <LevelTag level={3}>Pro</LevelTag>
      <LevelPips level={2} />
    </div>
  ),
}
