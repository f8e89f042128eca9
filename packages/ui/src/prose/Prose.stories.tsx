import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import type { Usage } from '#usage/index.ts'
import { Prose } from './Prose.tsx'

const usage: Usage = {
  use: ['Running text at 68 characters: legal pages, answers, our story.'],
  avoid: ['Forms and lists of things.'],
  words: ['Headings don’t skip a level.'],
}

const meta = { title: 'Components/Layout/Prose', component: Prose, parameters: { usage } } satisfies Meta<typeof Prose>
export default meta
type Story = StoryObj<typeof meta>

export const ContentPage: Story = {
  args: {
    children: (
      <>
        <h2>Why it costs less</h2>
        <p>
          A trainee needs hours, a graduate needs case studies and a professional needs new photos. You lend them your
          hair, your skin or an hour of your time, and pay at least 30% less than they’d normally charge.
        </p>
        <p>
          Every provider says what level they’re at and why they need you. <a href="/faq">Read how we check</a>.
        </p>
        <h3>What you can expect</h3>
        <ul>
          <li>A tutor in the room, where the provider is a Newbie.</li>
          <li>It takes a bit longer than on the high street.</li>
          <li>Photos only if you agreed to them.</li>
        </ul>
        <blockquote>Checked in with her tutor twice and explained everything as she went.</blockquote>
      </>
    ),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 2 })).toHaveTextContent('Why it costs less')
  },
}

export const Short: Story = {
  args: { pitch: 'short', children: <p>Hand-painted balayage on mid-length hair, a gloss and a relaxed blow dry.</p> },
}

export const Dark: Story = { ...ContentPage, globals: { theme: 'dark' } }
