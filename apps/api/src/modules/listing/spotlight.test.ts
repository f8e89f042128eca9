import { getSpotlight } from '@ginipig/contract/listing/spotlight.ts'
import { DAY_MS, MINUTE_MS } from '@ginipig/domain/time'
import { expect, test } from 'vitest'
import { bookingIn } from '#demo/booking-in.ts'
import { createClient } from '#demo/factories/account.ts'
import { createListing } from '#demo/factories/listing.ts'
import { createProvider } from '#demo/factories/provider.ts'
import type { Row } from '#demo/factories/rows.ts'
import { createSlots } from '#demo/factories/slot.ts'
import { createReview } from '#demo/review.ts'
import { apiOfFile } from '#testing/api-of-file.ts'
import { injectCaller } from '#testing/caller.ts'

const api = apiOfFile({ isPainted: true })

/** As somebody who comes a minute later, when what was kept is read again. */
async function spotlight() {
  api.clock.advance(MINUTE_MS)
  return (await injectCaller(api.app, undefined)(getSpotlight)).body
}

async function open(name: string, rated: { stars: number; count: number }, startDate = '2027-02-12') {
  const { database, clock } = api.platform
  const { stars, count } = rated
  const of = await createProvider(database, clock.now(), {
    display_name: name,
    rating_sum: stars * count,
    review_count: count,
  })
  for (const price of [5_400, 4_500]) {
    const listing = await createListing(database, clock.now(), of, { price, title: `${name} at ${price}` })
    await createSlots(database, clock.now(), listing, [{ date: startDate, time: '12:00' }])
  }
  return of
}

test('the three best by weighted rating with a time in seven days, with the lowest price and what is open', async () => {
  const { database } = api.platform
  expect(await spotlight()).toEqual({ providers: [], reviews: [] })
  await open('One glowing', { stars: 5, count: 1 })
  await open('Thirty good', { stars: 4.8, count: 30 })
  await open('Poorly rated', { stars: 3, count: 40 })
  await open('Ten good', { stars: 4.7, count: 10 })
  await open('Best but later', { stars: 5, count: 90 }, '2027-02-19')
  const gone = await open('Suspended', { stars: 5, count: 90 })
  await database.rows('update account set suspended_at = now() where id = $1', [gone.id])
  await open('Unrated', { stars: 0, count: 0 })

  const { providers } = await spotlight()
  expect(providers.map(({ displayName }) => displayName)).toEqual(['Thirty good', 'Ten good', 'One glowing'])
  expect(providers[0]).toMatchObject({ fromPrice: 4_500, level: 'nearly_there', reviewCount: 30, rating: 4.8 })
  expect(providers[0]?.listings).toHaveLength(2)
})

test('new short reviews of five stars in everything, of three clients and three providers', async () => {
  const { database, clock } = api.platform
  const now = clock.now()
  const [ann, bea, cat, dot] = await Promise.all(
    ['Ann', 'Bea', 'Cat', 'Dot'].map((firstName) => createClient(database, now, { firstName })),
  )
  const listings: { listing: Row<'listing'>; slots: Awaited<ReturnType<typeof createSlots>> }[] = []
  for (const name of ['Studio One', 'Studio Two', 'Studio Three']) {
    const of = await createProvider(database, now, { display_name: name })
    const listing = await createListing(database, now, of, { title: `Of ${name}` })
    listings.push({ listing, slots: await createSlots(database, now - 60 * DAY_MS, listing) })
  }
  const said = async (of: number, by: { id: string } | undefined, days: number, comment: string | null, stars = 5) => {
    const { listing, slots } = listings[of] ?? {}
    const slot = slots?.shift()
    if (!listing || !slot || !by) throw new Error('too few slots')
    const booking = await bookingIn(database, now, 'released', { listing, slot, clientId: by.id })
    const ratings = { professionalism: 5, friendliness: stars, reliability: 5, results: 5 }
    await createReview(database, now - days * DAY_MS, booking, { ...ratings, comment })
  }
  await said(0, ann, 9, 'Older of Ann')
  await said(0, bea, 1, 'Newest')
  await said(1, bea, 2, 'Bea again')
  await said(0, cat, 3, 'First again')
  await said(1, cat, 4, 'Of Cat')
  await said(2, dot, 5, 'x'.repeat(121))
  await said(2, dot, 6, null)
  await said(2, dot, 7, 'Four stars in one', 4)
  expect((await spotlight()).reviews.map(({ comment }) => comment)).toEqual(['Newest', 'Of Cat'])
  await said(2, dot, 8, 'x'.repeat(120))
  const { reviews } = await spotlight()
  expect(reviews.map(({ clientName }) => clientName.split(' ')[0])).toEqual(['Bea', 'Cat', 'Dot'])
  expect(reviews[1]).toMatchObject({ listingTitle: 'Of Studio Two', provider: { displayName: 'Studio Two' } })
  await database.rows(`update review set hidden_at = now(), hidden_reason = 'rude' where comment = 'Newest'`)
  expect((await spotlight()).reviews[0]?.comment).toBe('Bea again')
})
