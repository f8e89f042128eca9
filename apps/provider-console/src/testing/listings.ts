import { type Calls, problem } from '@ginipig/app/testing/fake-api.ts'
import type { ListingDraft } from '@ginipig/contract/listing/listing-draft.ts'
import type { MyListing } from '@ginipig/contract/listing/my-listings.ts'

const NOW = Date.UTC(2026, 10, 21, 9)

/** The id of a made-up listing. */
export const listingId = (number: number) => `0190a7c2-0000-7000-8000-00000000020${number}`

/** A listing that is live, with two of its six clients. */
export const myListing = (number: number, wishes: Partial<MyListing> = {}): MyListing => ({
  id: listingId(number),
  state: 'listed',
  hasDraft: false,
  category: 'hair',
  title: `Listing ${number}`,
  purpose: 'portfolio',
  approval: 'manual',
  cover: 'colour',
  image: null,
  durationMinutes: 105,
  rrp: 12_000,
  price: 5_400,
  bookedCount: 2,
  heldCount: 0,
  clients: 6,
  views: 48,
  favourites: 5,
  patchTestHours: null,
  nextSlotAt: Date.UTC(2026, 10, 26, 10),
  zone: 'Europe/London',
  isDeletable: false,
  changedAt: NOW - number * 60_000,
  ...wishes,
})

/** A draft of which nothing is filled in. */
export const emptyDraft = (number: number): ListingDraft => ({
  id: listingId(number),
  revision: 1,
  savedAt: NOW,
  typed: { treatment: null, requirements: null, times: null },
  photos: [],
  document: null,
  listed: null,
  ownPlace: { address: '12 Cutting Room Square, Manchester', town: 'Manchester', outwardPostcode: 'M4' },
  zone: 'Europe/London',
})

/** One of each state. */
export const oneOfEach = (): MyListing[] => [
  myListing(1, { title: 'Balayage and gloss, mid-length hair' }),
  myListing(2, {
    title: 'Root tint and gloss',
    state: 'draft',
    bookedCount: 0,
    nextSlotAt: null,
    isDeletable: true,
    price: 3_400,
    rrp: 8_500,
  }),
  myListing(3, {
    title: 'One-length cut, thick hair',
    state: 'no_dates',
    bookedCount: 0,
    nextSlotAt: null,
    isDeletable: true,
  }),
  myListing(4, {
    title: 'Full head of babylights',
    state: 'full',
    bookedCount: 6,
    hasDraft: true,
    approval: 'automatic',
  }),
  myListing(5, { title: 'Blow dry and bend', state: 'closed', isDeletable: true, nextSlotAt: null }),
]

/** An API that keeps these listings. `asked` has what each list was narrowed to, `done` each change. */
export function listingsApi(kept: MyListing[]): { calls: Calls; asked: string[]; done: string[] } {
  const asked: string[] = []
  const done: string[] = []
  const count = (state: MyListing['state']) => kept.filter((one) => one.state === state).length
  const counts = () => ({
    active: kept.length - count('closed'),
    past: count('closed'),
    draft: count('draft'),
    listed: count('listed'),
    no_dates: count('no_dates'),
    full: count('full'),
  })
  const calls: Calls = {
    'GET /provider/listings': (query) => {
      const search = new URLSearchParams(query as URLSearchParams) // of a GET
      asked.push(search.toString())
      const fits = (one: MyListing) =>
        (one.state === 'closed') === (search.get('tab') === 'past') &&
        (!search.has('state') || one.state === search.get('state')) &&
        (!search.has('category') || one.category === search.get('category')) &&
        one.title.toLowerCase().includes(search.get('q')?.toLowerCase() ?? '')
      return Response.json({ items: kept.filter(fits), nextCursor: null, counts: counts(), bookedThisMonth: 20 })
    },
  }
  for (const [index, { id, title }] of kept.entries()) {
    const turn = (state: MyListing['state']) => () => {
      done.push(`${state} ${title}`)
      kept[index] = { ...myListing(1), ...kept[index], state }
      return Response.json(kept[index])
    }
    const remove = () => {
      if (!kept.find((one) => one.id === id)?.isDeletable) return problem('listing_booked', 409)
      done.push(`deleted ${title}`)
      kept.splice(
        kept.findIndex((one) => one.id === id),
        1,
      )
      return Response.json({})
    }
    calls[`POST /provider/listings/${id}/close`] = turn('closed')
    calls[`POST /provider/listings/${id}/reopen`] = turn('listed')
    calls[`DELETE /provider/listings/${id}`] = remove
    calls[`DELETE /provider/drafts/${id}`] = remove
  }
  return { calls, asked, done }
}
