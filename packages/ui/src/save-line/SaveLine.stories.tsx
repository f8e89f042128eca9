import type { Meta, StoryObj } from '@storybook/react-vite'
import { SaveLine } from './SaveLine.tsx'

const meta = {
  title: 'Components/Money/SaveLine',
  component: SaveLine,
  args: { label: 'You save 55%', amount: '−£66.00' },
  decorators: [(Story) => <div style={{ maxWidth: 320 }}>{Story()}</div>],
} satisfies Meta<typeof SaveLine>
export default meta
type Story = StoryObj<typeof meta>

export const WithAmount: Story = {}
export const WordsAlone: Story = { args: { label: '£66.00 less than the usual price', amount: undefined } }
export const Dark: Story = { globals: { theme: 'dark' } }
