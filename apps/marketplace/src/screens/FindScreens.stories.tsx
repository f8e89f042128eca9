import { coverUrl } from '@ginipig/ui/covers'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { card, counts, detail } from '../features/listing/testing/listings.ts'
import { dark, failed, never, onPhone, screen } from './screen.tsx'

const meta = {
  title: 'Screens/Marketplace/Find',
  tags: ['!autodocs'],
  parameters: { layout: 'fullscreen' },
} satisfies Meta
export default meta

const titles = [
  'Balayage and gloss, mid-length hair',
  'Signature cut, wash and finish',
  'Curly cut, shaped curl by curl',
  'Blow dry, any length',
  'Bridal trial updo',
  'Scalp treatment and braid-down',
]
const levels = ['nearly_there', 'pro', 'newbie'] as const
const covers = ['colour', 'cut', 'cut', 'blow-dry', 'occasions', 'other'] as const
const items = titles.map((title, index) =>
  card(index + 1, {
    title,
    level: levels[index % 3] ?? 'pro',
    // A static Storybook has nobody who draws.
    image: { url: coverUrl(covers[index] ?? 'colour', title), width: 800, height: 600, srcSet: '' },
    price: 5_400 - index * 500,
    approval: index % 2 === 0 ? 'manual' : 'automatic',
  }),
)
const page = (found: typeof items) =>
  Response.json({ items: found, nextCursor: null, count: { value: found.length, isMore: false } })
const answers = { 'GET /listing-counts': () => Response.json(counts) }

export const Results: StoryObj = screen('/treatment/hair', { ...answers, 'GET /listings': () => page(items) })
export const ResultsDark: StoryObj = dark(Results)
export const ResultsOnAPhone: StoryObj = onPhone(Results)
export const NothingFound: StoryObj = screen('/treatment/hair?q=perm', { ...answers, 'GET /listings': () => page([]) })
export const Loading: StoryObj = screen('/treatment/hair', { ...answers, 'GET /listings': never })
export const Failed: StoryObj = screen('/treatment/hair', { ...answers, 'GET /listings': failed })

const soon = items.map((item, index) => ({ ...item, nextSlotAt: Date.now() + (index + 1) * 5 * 3_600_000 }))
export const NearToday: StoryObj = screen('/near-today', {
  'GET /listings': () => page(soon),
  'GET /next-times': failed,
})
export const NearTodayDark: StoryObj = dark(NearToday)
export const NearTodayOnAPhone: StoryObj = onPhone(NearToday)
export const NothingNear: StoryObj = screen('/near-today?place=Leeds', { 'GET /listings': () => page([]) })

const one = detail(1, { title: titles[0] ?? '' })
export const Listing: StoryObj = screen(`/category-detail/${one.id}`, {
  [`GET /listings/${one.id}`]: () => Response.json(one),
})
export const ListingDark: StoryObj = dark(Listing)
export const ListingOnAPhone: StoryObj = onPhone(Listing)
