import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { Badge } from '#badge/index.ts'
import { Button } from '#button/index.ts'
import type { Usage } from '#usage/index.ts'
import { Callout } from './Callout.tsx'

const usage: Usage = {
  use: ['The one thing that matters on a page, said large, with its action.'],
  avoid: ['Two of them on a page.', 'Passing news: Toast.'],
  words: ['The title is the news in a sentence; the text says what follows.'],
}

const meta = {
  title: 'Components/Feedback/Callout',
  component: Callout,
  parameters: { usage },
  args: {
    badge: <Badge tone="neutral">Action needed</Badge>,
    title: 'One thing left: prove you’re you.',
    pig: 'search',
    children: 'Stripe needs a photo of your passport or driving licence. It takes about two minutes on your phone.',
    actions: <Button variant="primary">Continue on Stripe</Button>,
  },
} satisfies Meta<typeof Callout>
export default meta
type Story = StoryObj<typeof meta>

export const Warning: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 2, name: 'One thing left: prove you’re you.' })).toBeVisible()
    await expect(canvas.getByRole('button', { name: 'Continue on Stripe' })).toBeVisible()
  },
}
export const Brand: Story = { args: { tone: 'brand', pig: 'spa', title: 'Welcome, Priya.', headingLevel: 1 } }
export const Info: Story = { args: { tone: 'info', pig: 'post' } }
export const WithoutPig: Story = { args: { tone: 'success', pig: undefined } }
export const OnAPhone: Story = { globals: { viewport: { value: 'small', isRotated: false } } }
export const Dark: Story = { globals: { theme: 'dark' } }
export const BrandDark: Story = { ...Brand, globals: { theme: 'dark' } }
