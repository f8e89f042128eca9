import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { CardGrid } from '#card-grid/index.ts'
import { ListingCard } from '#listing-card/index.ts'
import { listings } from '#story-fixtures/listings.tsx'
import { storyLink } from '#story-fixtures/story-link.tsx'
import type { Usage } from '#usage/index.ts'
import { Section } from './Section.tsx'

const seeAll = (
  <a href="/treatment" style={{ fontWeight: 600, textDecoration: 'underline', color: 'var(--c-primary)' }}>
    See all 258
  </a>
)

const usage: Usage = {
  use: ['A band of a marketplace page with its head; `sunken` and `deep` set it apart.'],
  avoid: ['The console: Panel.'],
  words: ['A title that makes sense in a list of titles.'],
}

const meta = {
  title: 'Components/Layout/Section',
  component: Section,
  parameters: { usage, layout: 'fullscreen' },
  args: {
    title: 'Open near you this week',
    lead: '258 appointments within 6 miles of Manchester city centre.',
    action: seeAll,
    children: (
      <CardGrid columns={4}>
        {listings.slice(0, 4).map((listing) => (
          <ListingCard key={listing.title} {...listing} renderLink={storyLink(listing.title)} />
        ))}
      </CardGrid>
    ),
  },
} satisfies Meta<typeof Section>
export default meta
type Story = StoryObj<typeof meta>

export const Page: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('region', { name: 'Open near you this week' })).toBeVisible()
  },
}

export const Sunken: Story = { args: { tone: 'sunken' } }

export const Deep: Story = {
  args: {
    tone: 'deep',
    title: 'Need practice hours, case studies or new photos?',
    lead: 'Set your own price, at least 30% off what you’d charge.',
    action: undefined,
    children: undefined,
  },
}

export const Block: Story = {
  args: {
    pitch: 'block',
    title: 'Getting there',
    lead: undefined,
    action: undefined,
    children: <p>Unit 6, 14 Cotton Street, Ancoats, Manchester M4 5BF</p>,
  },
  decorators: [(Story) => <div style={{ maxWidth: 720, padding: 24 }}>{Story()}</div>],
}

/** What was searched for stands in a title; one long word of it breaks. */
export const LongWord: Story = {
  ...Block,
  args: { ...Block.args, title: `Without “${'dermaplaning'.repeat(6)}”` },
  decorators: [(Story) => <div style={{ width: 320 }}>{Story()}</div>],
  play: async ({ canvas }) => {
    const { right } = canvas.getByRole('heading').getBoundingClientRect()
    await expect(right).toBeLessThanOrEqual(canvas.getByRole('region').getBoundingClientRect().right)
  },
}

export const Dark: Story = { globals: { theme: 'dark' } }
