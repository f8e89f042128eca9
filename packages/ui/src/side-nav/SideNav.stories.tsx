import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { consoleEntries } from '#story-fixtures/console-chrome.tsx'
import { accountEntries } from '#story-fixtures/site-chrome.tsx'
import type { Usage } from '#usage/index.ts'
import { SideNav } from './SideNav.tsx'

const usage: Usage = {
  use: ['The ways of an account or of the console, one of them current.'],
  avoid: ['More than a dozen ways without headings.', 'Actions.'],
  words: ['Nouns, as the pages are called. A count is read with words: “2 unread”.'],
  keys: { Enter: 'follows it' },
}

const meta = {
  title: 'Components/Navigation/SideNav',
  component: SideNav,
  parameters: { usage },
  args: { label: 'Account', entries: accountEntries },
  decorators: [(Story) => <div style={{ width: 232 }}>{Story()}</div>],
} satisfies Meta<typeof SideNav>
export default meta
type Story = StoryObj<typeof meta>

export const Account: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'My bookings 3 coming up' })).toHaveAttribute('aria-current', 'page')
    await expect(canvas.getByRole('button', { name: 'Log out' })).toBeVisible()
  },
}

export const Console: Story = { args: { label: 'Provider', entries: consoleEntries, variant: 'console' } }

export const Dark: Story = { ...Console, globals: { theme: 'dark' } }
