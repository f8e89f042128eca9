import { getLikeListings } from '@ginipig/contract/listing/get-listing.ts'
import * as v from 'valibot'
import { expect, test } from 'vitest'
import { createListing, type ListingWishes } from '#demo/factories/listing.ts'
import { createProvider } from '#demo/factories/provider.ts'
import { createSlots } from '#demo/factories/slot.ts'
import { apiOfFile } from '#testing/api-of-file.ts'
import { TEST_NOW } from '#testing/test-api.ts'

const api = apiOfFile()

/** An open listing of a provider of its own. */
async function open(wishes: ListingWishes, owner?: Awaited<ReturnType<typeof createProvider>>) {
  const { database } = api.platform
  const provider = owner ?? (await createProvider(database, TEST_NOW))
  const listing = await createListing(database, TEST_NOW, provider, wishes)
  await createSlots(database, TEST_NOW, listing)
  return { provider, listing }
}

async function like(listingId: string) {
  const answer = await api.app.inject({ method: 'GET', url: `/api/v1/listings/${listingId}/like` })
  expect(answer.statusCode, answer.body).toBe(200)
  return v.parse(getLikeListings.response, answer.json()).items.map(({ title }) => title)
}

test('what others have open of its kind: its subcategory first, then its town', async () => {
  const colour: ListingWishes = { category: 'hair', subcategories: ['colour'] }
  const { provider, listing } = await open({ ...colour, town: 'Leeds', title: 'Wanted' })
  await open({ ...colour, town: 'Leeds', title: 'Own' }, provider)
  await open({ ...colour, town: 'York', title: 'Its kind elsewhere' })
  await open({ ...colour, town: 'leeds', title: 'Its kind here' })
  await open({ category: 'hair', subcategories: ['cut'], town: 'Leeds', title: 'Another kind here' })
  await open({ category: 'hair', subcategories: ['cut'], town: 'York', title: 'Another kind elsewhere' })
  await open({ category: 'beauty', subcategories: ['nails'], town: 'Leeds', title: 'Of another category' })
  expect(await like(listing.id)).toEqual(['Its kind here', 'Its kind elsewhere', 'Another kind here'])
  // Who can't have it any more is shown the same.
  await api.platform.database.row(`update listing set status = 'closed' where id = $1`, [listing.id])
  expect(await like(listing.id)).toEqual(['Its kind here', 'Its kind elsewhere', 'Another kind here'])
})

test('nothing like it, and nothing of that id, is an empty answer', async () => {
  const { listing } = await open({ category: 'coaching', subcategories: ['lips'], title: 'Alone' })
  expect(await like(listing.id)).toEqual([])
  expect(await like('0b9d3c7e-5f4a-4c58-9b1e-2f6a7d8c9e01')).toEqual([])
})

test('what can’t be taken any more, for its provider has no time left to answer, is not offered', async () => {
  const { listing } = await open({ category: 'wellness', subcategories: ['body'], title: 'Wanted' })
  const soon = TEST_NOW + 2 * 3_600_000
  for (const approval of ['manual', 'automatic'] as const) {
    const { listing: other } = await open({ category: 'wellness', subcategories: ['body'], title: approval, approval })
    await api.platform.database.row('update listing set next_slot_at = $2 where id = $1', [other.id, new Date(soon)])
  }
  expect(await like(listing.id)).toEqual(['automatic'])
})
