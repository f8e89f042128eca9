import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fireEvent } from 'storybook/test'
import type { Usage } from '#usage/index.ts'
import { Illustration } from './Illustration.tsx'

const usage: Usage = {
  use: ['One pig a screen, on a base line: empty, sent, done, broken.'],
  avoid: ['Beside another pig, or in a list.'],
}

const meta = {
  title: 'Foundations/Artwork/Illustration',
  component: Illustration,
  parameters: { usage },
  args: { pig: 'spa' },
} satisfies Meta<typeof Illustration>
export default meta
type Story = StoryObj<typeof meta>

const pigs = ['spa', 'search', 'sleep', 'post', 'oops', 'rosette'] as const
export const All: Story = {
  render: () => (
    <div style={{ display: 'flex', flexWrap: 'wrap', gap: 24 }}>
      {pigs.map((pig) => (
        <Illustration key={pig} pig={pig} />
      ))}
    </div>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('presentation')).toHaveLength(6)
  },
}
/** Without a network an error page has no pig, and no broken picture either. */
export const DidNotLoad: Story = {
  tags: ['check', '!autodocs'],
  play: async ({ canvas }) => {
    const pig = canvas.getByRole('presentation')
    await fireEvent.error(pig)
    await expect(pig).not.toBeVisible()
  },
}
export const Dark: Story = { ...All, globals: { theme: 'dark' } }
