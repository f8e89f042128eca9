import type { Meta, StoryObj } from '@storybook/react-vite'
import type { Usage } from '#usage/index.ts'
import { LevelPips, LevelTag } from './LevelTag.tsx'

const usage: Usage = {
  use: ['A provider’s level on every card and page: pips, tint and word, always all three.'],
  avoid: ['A rating, or a state.'],
  words: ['Newbie, Nearly there, Pro; nothing else.'],
}

const meta = { title: 'Components/Booking/LevelTag', component: LevelTag, parameters: { usage } } satisfies Meta<
  typeof LevelTag
>
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
