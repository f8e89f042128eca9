import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import type { Usage } from '#usage/index.ts'
import { Heading } from './Heading.tsx'

const usage: Usage = {
  use: ['Outline (`level`) and size (`look`) apart, so that a small title can be an h2. Besley from `section` up.'],
  avoid: ['`hero` anywhere but on the home page.', 'Labels and buttons.'],
  words: ['Sentence case, no full stop.'],
}

const meta = {
  title: 'Components/Layout/Heading',
  component: Heading,
  parameters: { usage },
  args: { level: 1, look: 'page', children: 'Page title' },
} satisfies Meta<typeof Heading>
export default meta
type Story = StoryObj<typeof meta>

export const Looks: Story = {
  render: () => (
    <div style={{ display: 'grid', gap: 16 }}>
      <Heading level={1} look="hero">
        Good hands, half price.
      </Heading>
      <Heading level={2} look="feature">
        Feature head
      </Heading>
      <Heading level={2} look="page">
        Page title
      </Heading>
      <Heading level={2} look="subpage">
        Console page title
      </Heading>
      <Heading level={3} look="section">
        Section head
      </Heading>
      <Heading level={3} look="group">
        Card and group title
      </Heading>
    </div>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('heading', { level: 2 })).toHaveLength(3)
  },
}

/** A new page reads out its heading: focused by the page, after a key, without a box round it. */
export const ReadOut: Story = {
  args: { tabIndex: -1 },
  play: async ({ canvas, userEvent }) => {
    await userEvent.keyboard('{Enter}')
    const heading = canvas.getByRole('heading', { level: 1 })
    heading.focus()
    await expect(heading).toHaveFocus()
    await expect(getComputedStyle(heading).outlineStyle).toBe('none')
  },
}

export const Dark: Story = { ...Looks, globals: { theme: 'dark' } }
