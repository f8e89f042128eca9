import { getListingCounts } from '@ginipig/contract/listing/search-listings.ts'
import * as v from 'valibot'
import { expect, test } from 'vitest'
import { createListing } from '#demo/factories/listing.ts'
import { createProvider } from '#demo/factories/provider.ts'
import { createSlots } from '#demo/factories/slot.ts'
import { apiOfFile } from '#testing/api-of-file.ts'
import { TEST_NOW } from '#testing/test-api.ts'

const api = apiOfFile()

const counts = async () => {
  const answer = await api.app.inject({ method: 'GET', url: '/api/v1/listing-counts' })
  expect(answer.statusCode).toBe(200)
  return v.parse(getListingCounts.response, answer.json())
}

test('counts bookable listings by category and subcategory, zeros included; nobody waits for newer ones', async () => {
  const { database } = api.platform
  const provider = await createProvider(database, TEST_NOW)
  const publish = async (status: 'listed' | 'closed') => {
    const listing = await createListing(database, TEST_NOW, provider, { subcategories: ['cut', 'men'], status })
    await createSlots(database, TEST_NOW, listing, [{ date: '2027-02-11', time: '10:00' }])
  }
  await publish('listed')
  await publish('closed')
  const [hair, beauty] = await counts()
  expect(hair).toEqual({
    category: 'hair',
    count: 1,
    subcategories: ['cut', 'colour', 'blow_dry', 'extensions', 'treatment', 'occasions', 'men', 'other'].map((key) => ({
      key,
      count: key === 'cut' || key === 'men' ? 1 : 0,
    })),
  })
  expect(beauty?.count).toBe(0)

  await publish('listed')
  const countOfHair = async () => (await counts())[0]?.count
  api.clock.advance(4_999)
  expect(await countOfHair()).toBe(1)
  api.clock.advance(1)
  await database.transaction(async (sql) => {
    await sql.rows('lock table listing in access exclusive mode') // they can't be counted before its end
    expect(await countOfHair()).toBe(1)
  })
  await expect.poll(countOfHair).toBe(2)

  await publish('listed')
  api.clock.advance(60_000)
  expect(await countOfHair()).toBe(3)
})
