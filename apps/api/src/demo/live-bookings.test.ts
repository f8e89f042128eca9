import { DAY_MS } from '@ginipig/domain/time'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { createTestApi, TEST_NOW, type TestApi } from '#testing/test-api.ts'
import { createListing, nothingAsked } from './factories/listing.ts'
import { createProvider } from './factories/provider.ts'
import { createSlots } from './factories/slot.ts'
import { findOpening } from './live-bookings.ts'

let api: TestApi
beforeAll(async () => {
  api = await createTestApi(inject('serverUrl'))
})
afterAll(() => api.close())

const photos = { text: 'Front and back' }

test('a first start goes on where today’s diary has no room for the sort of listing it would show', async () => {
  const { platform } = api
  const { database } = platform
  const provider = await createProvider(database, TEST_NOW)
  const open = async (mustHaves: typeof nothingAsked) =>
    createSlots(
      database,
      TEST_NOW,
      await createListing(database, TEST_NOW, provider, { approval: 'manual', must_haves: mustHaves }),
    )
  const find = (hasPhotos: boolean) =>
    findOpening(platform, { from: provider.id, approval: 'manual', hasPhotos, ahead: [0, 60 * DAY_MS] }, TEST_NOW)
  await open(nothingAsked)
  expect((await find(true))?.must_haves.photos).toBeNull()
  await open({ ...nothingAsked, photos })
  expect((await find(true))?.must_haves.photos).toMatchObject(photos)
  expect((await find(false))?.must_haves.photos).toBeNull()
})

test('what keeps the provider busy is in nobody’s way', async () => {
  const { platform } = api
  const { database } = platform
  const provider = await createProvider(database, TEST_NOW)
  await createSlots(database, TEST_NOW, await createListing(database, TEST_NOW, provider))
  const find = () => findOpening(platform, { from: provider.id, ahead: [0, 60 * DAY_MS] }, TEST_NOW)
  const first = await find()
  await database.rows(
    `insert into busy_time (provider_id, during, created_at) select provider_id, during, starts_at from slot where id = $1`,
    [first?.slot_id],
  )
  expect((await find())?.slot_id).not.toBe(first?.slot_id)
})
