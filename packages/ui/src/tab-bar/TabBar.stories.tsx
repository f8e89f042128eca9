import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { providerTabs } from '#story-fixtures/console-chrome.tsx'
import { clientTabs } from '#story-fixtures/site-chrome.tsx'
import type { Usage } from '#usage/index.ts'
import { TabBar } from './TabBar.tsx'

const usage: Usage = {
  use: ['The five main ways on a phone, in place of the side navigation under 1024 px.'],
  avoid: ['On booking steps: the Dock stands there.'],
  words: ['One word each, always shown.'],
  keys: { Enter: 'follows it' },
}

const meta = {
  title: 'Components/Navigation/TabBar',
  component: TabBar,
  // In a frame of its own on the docs page: it is fixed to the foot of the window.
  parameters: { usage, layout: 'fullscreen', docs: { story: { inline: false, height: '200px' } } },
  globals: { viewport: { value: 'small', isRotated: false } },
  args: { label: 'Main', items: clientTabs },
} satisfies Meta<typeof TabBar>
export default meta
type Story = StoryObj<typeof meta>

export const Client: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Explore' })).toHaveAttribute('aria-current', 'page')
    await expect(canvas.getByRole('link', { name: 'Messages 2 unread' })).toBeVisible()
  },
}

export const Provider: Story = {
  args: { items: providerTabs },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Diary' })).toBeVisible()
  },
}

export const Dark: Story = {
  ...Provider,
  globals: { theme: 'dark', viewport: { value: 'small', isRotated: false } },
}

export const KeepsTheFocusInSight: Story = {
  tags: ['check', '!autodocs'],
  render: (args) => (
    <>
      {Array.from({ length: 40 }, (_, index) => `Line ${index + 1}`).map((line) => (
        <p key={line}>
          <a href="#top">{line}</a>
        </p>
      ))}
      <TabBar {...args} />
    </>
  ),
  play: async ({ canvas }) => {
    const bar = canvas.getByRole('navigation', { name: 'Main' })
    for (const link of canvas.getAllByRole('link', { name: /^Line/ })) {
      link.focus()
      await expect(link.getBoundingClientRect().bottom).toBeLessThanOrEqual(bar.getBoundingClientRect().top)
    }
  },
}
