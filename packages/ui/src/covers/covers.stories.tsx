import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import type { Usage } from '#usage/index.ts'
import { coverKeys, coverUrl } from './covers.ts'

const listingIds = Array.from({ length: 64 }, (_, index) => `listing-${index}`)
const DRAWINGS = 8

function AllCovers() {
  return (
    <div style={{ display: 'grid', gap: 'var(--sp-4)', gridTemplateColumns: 'repeat(auto-fill, minmax(140px, 1fr))' }}>
      {coverKeys.map((key) => (
        <figure key={key}>
          <img
            src={coverUrl(key, key)}
            alt=""
            style={{ borderRadius: 'var(--r-lg)', filter: 'var(--media-filter)', width: '100%' }}
          />
          <figcaption>{key}</figcaption>
        </figure>
      ))}
    </div>
  )
}

const usage: Usage = {
  use: [
    'On pages that are about a subject: a heading, a post. A listing without photos has a drawing of its own from the API.',
  ],
  avoid: ['People’s portraits.', 'Text on it.'],
}

const meta = { title: 'Foundations/Artwork/Covers', component: AllCovers, parameters: { usage } } satisfies Meta<
  typeof AllCovers
>
export default meta
type Story = StoryObj<typeof meta>

export const Subjects: Story = {
  play: async () => {
    await expect(coverKeys).toHaveLength(16)
    for (const key of coverKeys) {
      const urls = new Set(listingIds.map((id) => coverUrl(key, id)))
      await expect(urls.size).toBe(DRAWINGS)
      await expect([...urls].every((url) => url.includes(`/${key}-`))).toBe(true)
    }
    await expect(coverUrl('nails', 'listing-1')).toBe(coverUrl('nails', 'listing-1'))
    await expect(coverUrl('no-such-subject', 'listing-1')).toBe(coverUrl('other', 'listing-1'))
  },
}

export const Dark: Story = { globals: { theme: 'dark' } }
