import type { Meta, StoryObj } from '@storybook/react-vite'
import { Hourglass } from 'lucide-react'
import { expect } from 'storybook/test'
import { Button } from '#button/index.ts'
import type { Usage } from '#usage/index.ts'
import { Banner } from './Banner.tsx'

const usage: Usage = {
  use: ['What stays true until something is done: a card expired, no connection. In the flow, above what it concerns.'],
  avoid: [
    'That something worked: Toast.',
    'The one thing a page is about: Callout.',
    'What is wrong with one field: Field.',
  ],
  words: ['What is so, then what to do. `role="alert"` only where it appears after an action.'],
}

const meta = {
  title: 'Components/Feedback/Banner',
  component: Banner,
  parameters: { usage },
  args: { tone: 'info', children: 'Photos appear once a person has checked them.' },
} satisfies Meta<typeof Banner>
export default meta
type Story = StoryObj<typeof meta>

export const InfoTone: Story = { args: { title: 'Waiting for approval' } }
export const Success: Story = { args: { tone: 'success', title: 'Your listing is live', children: undefined } }
export const Warning: Story = {
  args: { tone: 'warning', icon: <Hourglass aria-hidden />, title: '48 minutes left to reply', children: undefined },
}
export const Danger: Story = {
  args: { tone: 'danger', role: 'alert', children: 'That email and password don’t match.' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('don’t match')
  },
}
export const Neutral: Story = { args: { tone: 'neutral' } }
export const WithLink: Story = {
  args: {
    tone: 'danger',
    title: 'Your card expired',
    children: (
      <>
        The balance of £45.90 is due on 12-05-2026. <a href="#card">Add another card</a>
      </>
    ),
  },
}
export const WithAction: Story = {
  args: {
    tone: 'warning',
    title: 'You are offline',
    children: 'What you typed is kept.',
    action: <Button size="sm">Try again</Button>,
  },
}
/** As large text makes it: its words keep room, and the action goes under them. */
export const WithLittleRoom: Story = {
  args: {
    tone: 'danger',
    title: 'Your bank refused £17.00',
    children: 'Your place is kept until Fri 27 Nov, 22:00.',
    action: <Button size="sm">Pay the balance of £17.00</Button>,
    style: { width: 320 },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/^Your place/).getBoundingClientRect().width).toBeGreaterThan(190)
  },
}
export const Dark: Story = {
  globals: { theme: 'dark' },
  render: () => (
    <div style={{ display: 'grid', gap: 12 }}>
      <Banner tone="info">Photos appear once a person has checked them.</Banner>
      <Banner tone="success">Your listing is live.</Banner>
      <Banner tone="warning">48 minutes left to reply.</Banner>
      <Banner tone="danger">
        That email and password don’t match. <a href="#reset">Reset it</a>
      </Banner>
      <Banner tone="neutral">Payments are taken by Stripe.</Banner>
    </div>
  ),
}
