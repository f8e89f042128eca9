import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { Banner } from '#banner/index.ts'
import { Panel } from '#panel/index.ts'
import { storyLink } from '#story-fixtures/story-link.tsx'
import type { Usage } from '#usage/index.ts'
import { RailPage } from './RailPage.tsx'

const usage: Usage = {
  use: ['A page that stands in both apps and has something to say beside itself: a report, a review.'],
  avoid: ['Within a page: Rail.'],
}

const meta = {
  title: 'Components/Layout/RailPage',
  component: RailPage,
  parameters: { usage, layout: 'fullscreen' },
  args: {
    app: 'marketplace',
    back: {
      label: 'Back to Ginipig',
      renderLink: storyLink('home'),
    },
    title: 'Report a problem',
    lead: 'We read every report.',
    sideLabel: 'What happens next',
    side: (
      <>
        <Panel look="well" isPadded>
          A person reads it, and you get an answer.
        </Panel>
        <Banner tone="danger" title="In danger now?">
          Ring 999 first.
        </Banner>
      </>
    ),
    children: <Panel isPadded>What happened?</Panel>,
  },
} satisfies Meta<typeof RailPage>
export default meta
type Story = StoryObj<typeof meta>

export const OnTheMarketplace: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: 'Report a problem' })).toBeVisible()
    await expect(canvas.getByRole('complementary', { name: 'What happens next' })).toBeVisible()
  },
}

export const InTheConsole: Story = { args: { app: 'console' } }

export const Dark: Story = { globals: { theme: 'dark' } }
