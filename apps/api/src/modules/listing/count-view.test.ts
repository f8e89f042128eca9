import { putFavouriteListing } from '@ginipig/contract/favourite/favourite.ts'
import { getMyListing } from '@ginipig/contract/listing/my-listings.ts'
import { DAY_MS } from '@ginipig/domain/time'
import { beforeEach, expect, test } from 'vitest'
import { listNew, newClient, newProvider } from '#modules/my-listing/my-listing.fixture.ts'
import { apiOfFile } from '#testing/api-of-file.ts'
import type { Caller } from '#testing/caller.ts'
import { TEST_NOW } from '#testing/test-api.ts'
import { countLook } from './count-view.ts'

const api = apiOfFile()
let provider: { id: string; call: Caller }
let call: Caller
let listingId: string
beforeEach(async () => {
  api.clock.set(TEST_NOW)
  provider = await newProvider(api)
  call = provider.call
  listingId = await listNew(call)
})

const CHROME = 'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0 Safari/537.36'
const look = (userAgent: string | undefined = CHROME, remoteAddress = '203.0.113.7') =>
  api.app.inject({
    method: 'POST',
    url: `/api/v1/listings/${listingId}/views`,
    headers: { 'content-type': 'application/json', 'user-agent': userAgent },
    payload: '{}',
    remoteAddress,
  })
const seen = async () => {
  const { views, favourites } = (await call(getMyListing, { params: { listingId } })).body
  return [views, favourites]
}

test('a visitor counts once a day, another browser or network as another one', async () => {
  expect(await seen()).toEqual([0, 0])
  expect((await look()).statusCode).toBe(200)
  await look()
  expect(await seen()).toEqual([1, 0])
  await look(CHROME.replace('140', '141'))
  await look(CHROME, '203.0.113.8')
  expect(await seen()).toEqual([3, 0])
  api.clock.advance(DAY_MS)
  await look()
  expect(await seen()).toEqual([4, 0])
})

test('two looks at once count once', async () => {
  await Promise.all([look(), look(), look()])
  expect(await seen()).toEqual([1, 0])
})

test('who is signed in counts once wherever they look, the own provider never; favourites beside it', async () => {
  const lookAs = (accountId: string, ip: string) =>
    countLook(api.platform, listingId, { ip, userAgent: CHROME, accountId })
  await lookAs('somebody', '203.0.113.7')
  await lookAs('somebody', '203.0.113.8')
  await lookAs(provider.id, '203.0.113.9')
  expect(await seen()).toEqual([1, 0])
  await (await newClient(api))(putFavouriteListing, { params: { listingId }, body: {} })
  expect(await seen()).toEqual([1, 1])
})

test.for(['Googlebot/2.1 (+http://www.google.com/bot.html)', 'curl/8.5.0', 'python-requests/2.32'])(
  '%s counts nothing',
  async (userAgent) => {
    await look(userAgent)
    expect(await seen()).toEqual([0, 0])
  },
)

test('nothing is kept of who it was', async () => {
  await look()
  const rows = await api.platform.database.rows<{ text: string }>(
    'select q::text as text from quota q union all select v::text from listing_view v',
  )
  const text = rows.map((row) => row.text).join()
  for (const trace of ['203.0.113', 'Mozilla', 'Chrome']) expect(text).not.toContain(trace)
})

test('what isn’t there counts nothing and says nothing', async () => {
  listingId = '00000000-0000-4000-8000-000000000000'
  expect((await look()).statusCode).toBe(200)
})
