import type { Meta, StoryObj } from '@storybook/react-vite'
import type { Usage } from '#usage/index.ts'
import { SaveLine } from './SaveLine.tsx'

const usage: Usage = {
  use: ['What one saves, in words and pounds, where no receipt stands.'],
  avoid: ['Beside a sticker that says the same.'],
  words: ['The reason goes with it where there is room.'],
}

const meta = {
  title: 'Components/Money/SaveLine',
  component: SaveLine,
  parameters: { usage },
  args: { label: 'You save 55%', amount: '−£66.00' },
  decorators: [(Story) => <div style={{ maxWidth: 320 }}>{Story()}</div>],
} satisfies Meta<typeof SaveLine>
export default meta
type Story = StoryObj<typeof meta>

export const WithAmount: Story = {}
export const WordsAlone: Story = { args: { label: '£66.00 less than the usual price', amount: undefined } }
export const Dark: Story = { globals: { theme: 'dark' } }
