import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { Badge } from '#badge/index.ts'
import { Panel, PanelHead } from '#panel/index.ts'
import type { Usage } from '#usage/index.ts'
import { SetupList } from './SetupList.tsx'

const usage: Usage = {
  use: ['What an account still needs before it can sell, in order; done ones stay in sight.'],
  avoid: ['A booking’s history: Timeline.'],
  words: ['A verb each: “Verify your identity”, and what it takes.'],
  keys: { Enter: 'follows it' },
}

const meta = {
  title: 'Components/Booking/SetupList',
  component: SetupList,
  parameters: { usage },
  args: {
    items: [
      {
        id: 'account',
        state: 'done',
        title: 'Create your Stripe account',
        text: 'priya@example.com, 02-05-2026',
        badge: <Badge tone="success">Done</Badge>,
      },
      {
        id: 'identity',
        state: 'now',
        title: 'Verify your identity',
        text: 'Passport or driving licence, by 15-05-2026',
        badge: <Badge tone="warning">To do</Badge>,
      },
      {
        id: 'payouts',
        state: 'next',
        title: 'Payouts on',
        text: 'Stripe checks everything, usually within an hour',
        badge: <Badge tone="neutral">Waiting</Badge>,
      },
    ],
  },
  render: (args) => (
    <Panel>
      <PanelHead title="Setting up" end="1 of 3 done" />
      <SetupList {...args} />
    </Panel>
  ),
} satisfies Meta<typeof SetupList>
export default meta
type Story = StoryObj<typeof meta>

export const HalfDone: Story = {
  play: async ({ canvas }) => {
    const steps = canvas.getAllByRole('listitem')
    await expect(steps).toHaveLength(3)
    await expect(steps[1]).toHaveAttribute('aria-current', 'step')
    await expect(steps[1]).toHaveTextContent('Verify your identity')
  },
}
export const OnAPhone: Story = { globals: { viewport: { value: 'small', isRotated: false } } }
export const Dark: Story = { globals: { theme: 'dark' } }
