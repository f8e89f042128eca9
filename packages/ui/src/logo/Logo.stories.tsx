import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import type { Usage } from '#usage/index.ts'
import { Logo } from './Logo.tsx'

const usage: Usage = {
  use: ['Once in a header or sidebar; `ground="deep"` on Clover.'],
  avoid: ['Turning, outlining or colouring it; see Logo and identity.'],
  words: ['“Ginipig home” inside the link home, else “Ginipig”.'],
}

const meta = {
  title: 'Foundations/Artwork/Logo',
  component: Logo,
  parameters: { usage },
  args: { label: 'Ginipig' },
} satisfies Meta<typeof Logo>
export default meta
type Story = StoryObj<typeof meta>

export const Light: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('img', { name: 'Ginipig' })).toHaveLength(1)
  },
}

export const Dark: Story = { globals: { theme: 'dark' } }

export const OnDeep: Story = {
  args: { ground: 'deep', height: 40 },
  decorators: [(Story) => <div style={{ background: 'var(--c-brand-deep)', padding: 24 }}>{Story()}</div>],
}
