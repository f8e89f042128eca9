import { getListing } from '@ginipig/contract/listing/get-listing.ts'
import { listNotifications } from '@ginipig/contract/notification/notification.ts'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { createListing } from '#demo/factories/listing.ts'
import { createProvider } from '#demo/factories/provider.ts'
import { checkBooksAfterEach, request, setUp, type World } from '#modules/booking/booking.fixture.ts'
import { readActs } from '../act.sql.ts'
import { openDesk, type TestDesk } from '../desk.fixture.ts'

checkBooksAfterEach()

let world: World
let desk: TestDesk
beforeEach(async () => {
  world = await setUp({ title: 'Sombré and gloss' })
  desk = await openDesk(world.api)
})
afterEach(() => desk.close())

const database = () => world.api.platform.database

/** A review of a booking that nobody need live through: rows are all that is read of it. @returns its id */
async function reviewed(comment: string): Promise<string> {
  await request(world, { plan: 'full' })
  const row = await database().row<{ id: string }>(
    `insert into review (booking_id, provider_id, client_id, listing_id, professionalism, friendliness, reliability, results,
       comment, created_at, published_at)
     select id, provider_id, client_id, listing_id, 1, 2, 1, 1, $1, requested_at, requested_at from booking returning id`,
    [comment],
  )
  await database().rows('select refresh_rating(id) is null as done from provider')
  return row?.id ?? ''
}

const hidden = () => database().row('select hidden_at is not null as "isHidden", hidden_reason as because from review')

test('a listing is found by words of its title and provider together, by either id, and by its state', async () => {
  const { listing, providerId, api } = world
  const other = await createProvider(database(), api.clock.now())
  await createListing(database(), api.clock.now(), other, { title: 'Taken away', status: 'removed' })
  const own = await database().row<{ name: string }>('select display_name as name from provider where id = $1', [
    providerId,
  ])
  const name = own?.name.split(' ')[0] ?? ''
  const path = `/admin/listings/${listing.id}`
  for (const [query, isFound] of [
    ['', true],
    ['?q=GLOSS', true],
    [`?q=gloss ${name}`, true],
    ['?q=gloss nobody', false],
    ['?q=100%25', false],
    [`?q=${listing.id}`, true],
    [`?q=${providerId}`, true],
    [`?q=${other.id}`, false],
    ['?state=listed', true],
    ['?state=removed', false],
    ['?state=odd', true],
  ] as const)
    expect([query, (await desk.get(`/listings${query}`)).body.includes(`href="${path}"`)]).toEqual([query, isFound])
  expect((await desk.get('/listings?state=removed')).body).toContain('Taken away')
})

test('its page says what it is, and how many book it', async () => {
  const { listing, providerId } = world
  await request(world, { plan: 'full' })
  const { body } = await desk.get(`/listings/${listing.id}`)
  expect(body).toContain('Sombré and gloss')
  expect(body).toContain('£54.00')
  expect(body).toContain(`/admin/people/${providerId}`)
  expect(body).toMatch(/<dt>Waits for the provider<\/dt><dd>1<\/dd>/)
  for (const id of ['1', providerId]) expect((await desk.get(`/listings/${id}`)).statusCode).toBe(404)
})

test('it is taken down with a reason, once, and its provider is told', async () => {
  const { listing, client, provider } = world
  const path = `/listings/${listing.id}`
  const bare = await desk.send(path, { act: 'take_listing_down', because: ' ' })
  expect([bare.statusCode, bare.body]).toEqual([422, expect.stringContaining('This is needed.')])
  const down = { act: 'take_listing_down', because: 'Somebody else’s photos.' }
  expect((await desk.send(path, down)).headers.location).toBe(`/admin${path}`)
  expect((await client(getListing, { params: { listingId: listing.id } })).status).not.toBe(200)
  const { body } = await provider(listNotifications, { query: { language: 'en' } })
  expect(body.items.map(({ kind }) => kind)).toContain('listing_taken_down')
  expect((await desk.get(path)).body).toContain('The listing isn’t shown any more.')
  expect((await desk.send(path, down)).statusCode).toBe(422)
  expect((await readActs(database(), { limit: 2 })).map(({ outcome, because }) => [outcome, because])).toEqual([
    ['refused', 'Somebody else’s photos.'],
    ['done', 'Somebody else’s photos.'],
  ])
})

test('a review of it is hidden with a reason and shown again, once each, and no other listing’s is', async () => {
  const { listing, api, providerId } = world
  const id = await reviewed('Names Mia from next door')
  const path = `/listings/${listing.id}`
  const page = `${path}?review=${id}`
  expect((await desk.get(path)).body).toContain(`href="/admin${page}"`)
  expect((await desk.get(path)).body).not.toContain('value="hide_review"')
  const long = await desk.send(page, { act: 'hide_review', because: `<i>no</i>${'x'.repeat(1_000)}` })
  expect([long.statusCode, long.body]).toEqual([422, expect.stringContaining('&lt;i&gt;no&lt;/i&gt;xxx')])
  const hide = { act: 'hide_review', because: 'names a third person' }
  const row = await database().row<{
    display_name: string
    id: string
    address: string
    town: string
    outward_postcode: string
  }>('select id, display_name, address, town, outward_postcode from provider where id = $1', [providerId])
  if (!row) throw new Error('no provider')
  const another = await createListing(database(), api.clock.now(), row, { title: 'Another' })
  expect((await desk.send(`/listings/${another.id}?review=${id}`, hide)).statusCode).toBe(422)
  expect(await hidden()).toEqual({ isHidden: false, because: null })
  expect((await desk.send(page, hide)).headers.location).toBe(`/admin${path}`)
  expect(await hidden()).toEqual({ isHidden: true, because: 'names a third person' })
  expect((await desk.send(page, hide)).statusCode).toBe(422)
  expect((await desk.send(page, { act: 'show_review' })).headers.location).toBe(`/admin${path}`)
  expect(await hidden()).toEqual({ isHidden: false, because: null })
  expect((await desk.send(page, { act: 'show_review' })).statusCode).toBe(422)
})

test('what people wrote is text', async () => {
  const hostile = '"><img src=x onerror=alert(1)><script>alert(2)</script>'
  const id = await reviewed(hostile)
  await database().row('update listing set title = $1, description = $1, reason = $1', [hostile])
  await database().row('update review set answer = $1, answered_at = created_at', [hostile])
  const path = `/listings/${world.listing.id}`
  const pages = ['/listings', `/listings?q=${encodeURIComponent(hostile)}`, path, `${path}?review=${id}`]
  for (const page of pages) {
    const { body } = await desk.get(page)
    expect(body).toContain('&lt;script&gt;')
    expect(body).not.toMatch(/<img src=x|<script/)
  }
})
