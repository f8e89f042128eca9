import { ClipboardList, GraduationCap, Images } from 'lucide-react'
import type { ReactNode } from 'react'
import blowDry from '#assets/covers/blow-dry-1.svg'
import colour from '#assets/covers/colour-1.svg'
import cut from '#assets/covers/cut-1.svg'
import men from '#assets/covers/men-1.svg'
import occasions from '#assets/covers/occasions-1.svg'
import other from '#assets/covers/other-2.svg'
import type { ListingCardProps } from '#listing-card/index.ts'
import { Rating } from '#rating/index.ts'
import { Tag } from '#tag/index.ts'

type Listing = Omit<ListingCardProps, 'renderLink'>

const rated = (average: string, count: number): ReactNode => (
  <Rating average={average} count={count} label={`Rated ${average} out of 5, ${count} reviews`} />
)

/** A drawing as a card takes it. */
const drawn = (url: string) => ({ url, width: 800, height: 600, srcSet: '' })

/** Listings for stories: the same people, prices and dates as everywhere in this package's stories. */
export const balayage: Listing = {
  title: 'Balayage and gloss, mid-length hair',
  picture: drawn(colour),
  saving: '55% off',
  provider: { name: 'Priya Nair' },
  rating: rated('4.8', 31),
  meta: 'Ancoats, 1.2 mi · 2 h 30',
  next: 'Thu 14 May, 10:30',
  level: { rank: 2, label: 'Nearly there' },
  tags: <Tag icon={<Images />}>Portfolio</Tag>,
  price: { now: '£54.00', was: '£120.00', wasLabel: 'usual price', split: '£8.10 today, £45.90 later' },
}

export const listings: readonly Listing[] = [
  {
    title: 'Signature cut, wash and finish',
    picture: drawn(men),
    saving: '30% off',
    provider: { name: 'Luca Moretti' },
    rating: rated('4.9', 88),
    meta: 'Deansgate, 0.3 mi · 45 min',
    next: 'Mon 11 May, 08:30',
    level: { rank: 3, label: 'Pro' },
    tags: <Tag icon={<Images />}>Portfolio</Tag>,
    price: { now: '£21.00', was: '£30.00', wasLabel: 'usual price', split: '£3.15 today, £17.85 later' },
    instantLabel: 'Instant book',
  },
  {
    title: 'Curly cut, dry and shaped curl by curl',
    picture: drawn(cut),
    saving: '54% off',
    provider: { name: 'Zainab Ali' },
    rating: rated('4.9', 44),
    meta: 'Whalley Range, 2.4 mi · 1 h 30',
    next: 'Tue 12 May, 15:15',
    level: { rank: 2, label: 'Nearly there' },
    tags: <Tag icon={<ClipboardList />}>Case study</Tag>,
    price: { now: '£22.00', was: '£48.00', wasLabel: 'usual price', split: '£3.30 today, £18.70 later' },
  },
  balayage,
  {
    title: 'Scalp treatment and braid-down',
    picture: drawn(other),
    saving: '60% off',
    provider: { name: 'Zainab Ali' },
    rating: rated('4.9', 44),
    meta: 'Whalley Range, 2.4 mi · 1 h',
    next: 'Fri 15 May, 13:45',
    level: { rank: 2, label: 'Nearly there' },
    tags: <Tag icon={<GraduationCap />}>Training</Tag>,
    price: { now: '£16.00', was: '£40.00', wasLabel: 'usual price', split: '£2.40 today, £13.60 later' },
    instantLabel: 'Instant book',
  },
  {
    title: 'Bridal trial updo',
    picture: drawn(occasions),
    saving: '40% off',
    provider: { name: 'Fatima Zahra' },
    rating: rated('5.0', 39),
    meta: 'Cheetham Hill, 1.7 mi · 1 h 30',
    next: 'Sat 16 May, 14:00',
    level: { rank: 3, label: 'Pro' },
    tags: <Tag icon={<Images />}>Portfolio</Tag>,
    price: { now: '£42.00', was: '£70.00', wasLabel: 'usual price', split: '£6.30 today, £35.70 later' },
  },
  {
    title: 'Blow dry, any length',
    picture: drawn(blowDry),
    saving: '68% off',
    provider: { name: 'Nia Roberts' },
    rating: <Rating label="New, no reviews yet" />,
    meta: 'Hulme, 1.1 mi · 45 min',
    next: 'Sat 9 May, 10:00',
    level: { rank: 1, label: 'Newbie' },
    tags: <Tag icon={<GraduationCap />}>Training</Tag>,
    placesLeft: '2 places left',
    price: { now: '£7.50', was: '£24.00', wasLabel: 'usual price', split: '£1.13 today, £6.37 later' },
    instantLabel: 'Instant book',
  },
]
