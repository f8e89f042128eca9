import { deleteAlert, listAlerts, putAlert } from '@ginipig/contract/alert/alert.ts'
import { getLatestNotifications } from '@ginipig/contract/notification/notification.ts'
import { MAX_ALERTS } from '@ginipig/domain/alert'
import { DAY_MS, HOUR_MS, MINUTE_MS, toWallClock } from '@ginipig/domain/time'
import { beforeEach, expect, test } from 'vitest'
import { createClient } from '#demo/factories/account.ts'
import { createListing, type ListingWishes } from '#demo/factories/listing.ts'
import { createProvider } from '#demo/factories/provider.ts'
import type { Row } from '#demo/factories/rows.ts'
import { createSlots } from '#demo/factories/slot.ts'
import { addBookingCards } from '#modules/message/thread.ts'
import { apiOfFile } from '#testing/api-of-file.ts'
import { type Caller, injectCaller } from '#testing/caller.ts'
import { sweepAndRun } from '#testing/run-jobs.ts'
import { signIn } from '#testing/sign-in.ts'

const api = apiOfFile()
let clientId: string
let call: Caller
let provider: Row<'provider'>

beforeEach(async () => {
  const { platform, app } = api
  // What the tests before this one listed would be found.
  await platform.database.row(`update listing set status = 'closed'`)
  clientId = (await createClient(platform.database, platform.clock.now())).id
  const token = await signIn({ ...platform, tokenSecret: platform.config.tokenSecret }, clientId, 'marketplace')
  call = injectCaller(app, token)
  provider = await createProvider(platform.database, platform.clock.now())
})

const search = { q: 'lash lift', category: 'beauty', priceMax: 4_000 } as const
const put = (wanted: object = search) => call(putAlert, { body: { search: wanted } })
const alerts = async () => (await call(listAlerts)).body.items
const told = async () => (await call(getLatestNotifications, { query: { language: 'en' } })).body.items

/** Something that the search finds. */
async function open() {
  const { database, clock } = api.platform
  const wanted: ListingWishes = {
    category: 'beauty',
    subcategories: ['eyes'],
    title: 'Lash lift and tint',
    rrp: 6_000,
    price: 3_000,
  }
  const listing = await createListing(database, clock.now(), provider, wanted)
  await createSlots(database, clock.now(), listing)
  return listing
}

/** Until the next look is due, and that look. */
async function look() {
  const { platform } = api
  api.clock.advance(15 * MINUTE_MS)
  await sweepAndRun(platform)
}

test('what a search finds later is told once, and then it is over', async () => {
  expect((await put()).body.items).toMatchObject([{ search, endsAt: api.platform.clock.now() + 60 * DAY_MS }])
  await look()
  expect([await told(), (await alerts()).length]).toEqual([[], 1])
  const listing = await open()
  await look()
  expect(await told()).toMatchObject([
    {
      kind: 'alert_found',
      title: 'What you looked for has opened',
      line: 'Lash lift and tint. See when.',
      path: `/category-detail/${listing.id}`,
    },
  ])
  expect(await alerts()).toEqual([])
  await look()
  expect(await told()).toHaveLength(1)
})

test('what is looked for soon is found only once it begins within 48 hours', async () => {
  const { platform } = api
  await put({ ...search, soon: true })
  const listing = await createListing(platform.database, platform.clock.now(), provider, {
    ...{ category: 'beauty', subcategories: ['eyes'], title: 'Lash lift and tint', rrp: 6_000, price: 3_000 },
  })
  const start = toWallClock(platform.clock.now() + 72 * HOUR_MS, listing.zone)
  await createSlots(platform.database, platform.clock.now(), listing, [{ ...start, time: '12:00' }])
  await look()
  expect(await told()).toEqual([])
  api.clock.advance(30 * HOUR_MS)
  await look()
  expect(await told()).toMatchObject([{ kind: 'alert_found', path: `/category-detail/${listing.id}` }])
})

test('nobody hears before a quarter of an hour is over, of what doesn’t fit, or after they said stop', async () => {
  await put({ ...search, priceMax: 2_000 })
  await open()
  await look()
  expect(await told()).toEqual([])
  const { body } = await put()
  api.clock.advance(14 * MINUTE_MS)
  await sweepAndRun(api.platform)
  expect(await told()).toEqual([])
  const alertId = body.items[0]?.id ?? ''
  expect((await call(deleteAlert, { params: { alertId } })).body.items).toHaveLength(1)
  await look()
  expect(await told()).toEqual([])
})

test('of somebody who blocked them nobody is told', async () => {
  const { database, clock } = api.platform
  await put()
  await open()
  const people = { clientId, providerId: provider.id }
  await database.transaction((sql) => addBookingCards(sql, people, clock.now()))
  await database.row(
    `update thread_side set blocked_at = now() where account_id = $1 and thread_id =
       (select id from thread where client_id = $2)`,
    [provider.id, clientId],
  )
  await look()
  expect([await told(), (await alerts()).length]).toEqual([[], 1])
})

test('the same search is one, there is room for so many, and a day that is over is none', async () => {
  for (const _ of [1, 2]) await put()
  expect(await alerts()).toHaveLength(1)
  for (let one = 1; one < MAX_ALERTS; one++) await put({ q: `treatment ${one}` })
  expect((await put({ q: 'one more' })).code).toBe('waits_full')
  expect((await put()).status).toBe(200)
  const yesterday = new Date(api.platform.clock.now() - DAY_MS).toISOString().slice(0, 10)
  expect((await put({ q: 'balayage', date: yesterday })).code).toBe('invalid_input')
  expect((await put({})).code).toBe('invalid_input')
})

test('it ends with the day that it is for', async () => {
  const { clock } = api.platform
  const tomorrow = new Date(clock.now() + DAY_MS).toISOString().slice(0, 10)
  await put({ ...search, date: tomorrow })
  expect(await alerts()).toHaveLength(1)
  api.clock.advance(2 * DAY_MS)
  expect(await alerts()).toEqual([])
  await sweepAndRun(api.platform)
  api.clock.advance(DAY_MS)
  await sweepAndRun(api.platform)
  expect(await api.platform.database.rows('select from alert where client_id = $1', [clientId])).toEqual([])
})
