import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect } from 'storybook/test'
import { CardGrid } from '#card-grid/index.ts'
import { FavouriteButton } from '#favourite-button/index.ts'
import { inLargeText } from '#story-fixtures/large-text.ts'
import { balayage, listings } from '#story-fixtures/listings.tsx'
import { storyLink } from '#story-fixtures/story-link.tsx'
import type { Usage } from '#usage/index.ts'
import { ListingCard } from './ListingCard.tsx'

function Heart({ title }: { title: string }) {
  const [isSaved, setSaved] = useState(title.startsWith('Balayage'))
  return <FavouriteButton label={`Save ${title}`} pressed={isSaved} onClick={() => setSaved(!isSaved)} />
}

const usage: Usage = {
  use: [
    'One listing in a list, with what people compare: saving, provider, place, next time, level, price and what is due today. The whole card is one link.',
  ],
  avoid: ['A booking: ListRow.', 'Fewer facts to look tidier: level and purpose are on every card.'],
  words: ['The title as its provider wrote it, two lines at most. Price and split come from the one formatter.'],
  keys: { Tab: 'to the card, then to its heart', Enter: 'opens the listing' },
}

const meta = {
  title: 'Components/Booking/ListingCard',
  component: ListingCard,
  parameters: { usage },
  args: { ...balayage, renderLink: storyLink('balayage'), favourite: <Heart title={balayage.title} /> },
} satisfies Meta<typeof ListingCard>
export default meta
type Story = StoryObj<typeof meta>

export const Grid: Story = {
  args: { layout: 'grid' },
  decorators: [(Story) => <div style={{ maxWidth: 282 }}>{Story()}</div>],
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByRole('heading', { level: 3 })).toHaveTextContent(balayage.title)
    await expect(canvas.getAllByRole('link')).toHaveLength(1)
    const heart = canvas.getByRole('button', { name: `Save ${balayage.title}` })
    await expect(heart).toHaveAttribute('aria-pressed', 'true')
    await userEvent.click(heart)
    await expect(heart).toHaveAttribute('aria-pressed', 'false')
  },
}

export const Row: Story = {
  args: { layout: 'row', instantLabel: 'Instant book' },
  decorators: [(Story) => <div style={{ maxWidth: 358 }}>{Story()}</div>],
}

export const RowAt320: Story = {
  args: { layout: 'row', instantLabel: 'Instant book', placesLeft: '2 places left' },
  decorators: [(Story) => <div style={{ width: 288 }}>{Story()}</div>],
}

/** The list a client compares: three columns, two, then rows. */
export const Comparison: Story = {
  render: () => (
    <CardGrid columns={3}>
      {listings.map((listing) => (
        <ListingCard
          key={listing.title}
          {...listing}
          renderLink={storyLink(listing.title)}
          favourite={<Heart title={listing.title} />}
        />
      ))}
    </CardGrid>
  ),
}

export const ComparisonOnAPhone: Story = {
  ...Comparison,
  globals: { viewport: { value: 'small', isRotated: false } },
}

/** Cards that keep their picture on top keep the measure between them, too: rows alone stand line to line. */
export const PicturesOnAPhone: Story = {
  render: () => (
    <CardGrid columns={3}>
      {listings.slice(0, 2).map((listing) => (
        <ListingCard key={listing.title} {...listing} layout="grid" renderLink={storyLink(listing.title)} />
      ))}
    </CardGrid>
  ),
  globals: { viewport: { value: 'small', isRotated: false } },
  play: async ({ canvas }) => {
    const [first, second] = canvas.getAllByRole('article').map((card) => card.getBoundingClientRect())
    await expect((second?.top ?? 0) - (first?.bottom ?? 0)).toBeGreaterThanOrEqual(24)
  },
}

export const Strip: Story = {
  render: () => (
    <CardGrid columns={4} flow="strip">
      {listings.slice(0, 4).map((listing) => (
        <ListingCard key={listing.title} {...listing} layout="grid" renderLink={storyLink(listing.title)} />
      ))}
    </CardGrid>
  ),
}

/** As on a phone of 320 px: its whole title is there, and the saving stays on the picture. */
export const LargeText: Story = {
  args: { ...balayage, title: 'Starter locs consultation and set', layout: 'row' },
  decorators: [(Story) => <div style={{ width: 288 }}>{Story()}</div>],
  play: async ({ canvas }) => {
    await inLargeText(async () => {
      const { scrollHeight, clientHeight } = canvas.getByRole('heading')
      await expect(scrollHeight).toBeLessThanOrEqual(clientHeight)
      const sticker = canvas.getByText(/off$/).getBoundingClientRect()
      await expect(sticker.right).toBeLessThanOrEqual(canvas.getByRole('heading').getBoundingClientRect().left)
    })
  },
}

/** The description cut short, with Read More above the card's link. */
export const WithDescription: Story = {
  ...Grid,
  args: {
    layout: 'grid',
    extra: (
      <p>
        Hand-painted colour, a gloss and a relaxed bl…{' '}
        <button type="button" aria-expanded="false" style={{ textDecoration: 'underline', fontWeight: 600 }}>
          Read More
        </button>
      </p>
    ),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Read More' })).toBeVisible()
  },
}

export const ComparisonDark: Story = { ...Comparison, globals: { theme: 'dark' } }
