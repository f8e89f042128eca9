import type { Meta, StoryObj } from '@storybook/react-vite'
import { ClipboardList, GraduationCap, Images } from 'lucide-react'
import type { Usage } from '#usage/index.ts'
import { Tag } from './Tag.tsx'

const usage: Usage = {
  use: ['What something is: a purpose, “New, no reviews yet”.'],
  avoid: ['A filter: Chip. A state: Badge. A level: LevelTag.'],
  words: ['One or two words, sentence case.'],
}

const meta = {
  title: 'Components/Data/Tag',
  component: Tag,
  parameters: { usage },
  args: { children: 'Training' },
} satisfies Meta<typeof Tag>
export default meta
type Story = StoryObj<typeof meta>

export const Plain: Story = { args: { children: 'New, no reviews yet' } }
export const WithIcon: Story = { args: { icon: <GraduationCap aria-hidden /> } }
export const Line: Story = { args: { look: 'line', icon: <ClipboardList aria-hidden />, children: 'Case study' } }
export const Bare: Story = { args: { look: 'bare', icon: <Images aria-hidden />, children: 'Portfolio' } }
export const Dark: Story = {
  globals: { theme: 'dark' },
  render: () => (
    <div style={{ display: 'flex', gap: 8 }}>
      <Tag icon={<GraduationCap aria-hidden />}>Training</Tag>
      <Tag look="line">Case study</Tag>
      <Tag look="bare">Portfolio</Tag>
    </div>
  ),
}
