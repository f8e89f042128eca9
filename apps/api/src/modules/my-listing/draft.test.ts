import {
  createListingDraft,
  deleteListingDraft,
  getListingDraft,
  saveListingDraft,
} from '@ginipig/contract/listing/listing-draft.ts'
import { listMyListings } from '@ginipig/contract/listing/my-listings.ts'
import { beforeEach, expect, test } from 'vitest'
import { jpegOf } from '#modules/media/image.fixture.ts'
import { uploadPhoto } from '#modules/media/photo.ts'
import { apiOfFile } from '#testing/api-of-file.ts'
import type { Caller } from '#testing/caller.ts'
import { changed, filled, listNew, newProvider } from './my-listing.fixture.ts'

const api = apiOfFile()
let provider: { id: string; call: Caller }
let call: Caller
beforeEach(async () => {
  provider = await newProvider(api)
  call = provider.call
})

const begin = async () => (await call(createListingDraft, { body: {} })).body
const draftOf = async (listingId: string) => (await call(getListingDraft, { params: { listingId } })).body

test('what is typed is there again, unfinished as it is', async () => {
  const draft = await begin()
  expect(draft).toMatchObject({
    revision: 1,
    listed: null,
    typed: { treatment: null, requirements: null, times: null },
    ownPlace: { address: '12 Cutting Room Square, Manchester', town: 'Manchester', outwardPostcode: 'M4' },
    zone: 'Europe/London',
  })
  const typed = { ...filled, treatment: { ...filled.treatment, title: ' ', hours: null }, times: null }
  const params = { listingId: draft.id }
  const saved = await call(saveListingDraft, { params, body: { revision: 1, typed } })
  expect(saved.body).toMatchObject({ revision: 2, typed })
  expect(await draftOf(draft.id)).toMatchObject({ revision: 2, typed })
})

test('begun again with the same key it is the same draft, and copied from another it is one copy', async () => {
  const [key, copied] = ['the-first-words-of-it', 'another-one-like-it-1']
  const begun = await Promise.all([1, 2, 3].map(() => call(createListingDraft, { body: {}, key })))
  expect(new Set(begun.map(({ body }) => body.id)).size).toBe(1)
  const from = begun[0]?.body.id
  const copies = [1, 2].map(() => call(createListingDraft, { body: { from }, key: copied }))
  expect(new Set((await Promise.all(copies)).map(({ body }) => body.id)).size).toBe(1)
  expect((await call(listMyListings)).body.counts.draft).toBe(2)
  expect((await call(createListingDraft, { body: { from }, key })).code).toBe('idempotency_mismatch')
})

test('of two tabs the later is told that the draft changed, and nothing is lost', async () => {
  const { id } = await begin()
  const save = (title: string, revision: number) =>
    call(saveListingDraft, { params: { listingId: id }, body: { revision, typed: changed({ treatment: { title } }) } })
  const answers = await Promise.all([save('The first tab', 1), save('The second tab', 1)])
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 409])
  expect(answers.find(({ status }) => status === 409)?.code).toBe('draft_changed')
  const won = answers.find(({ status }) => status === 200)?.body.typed.treatment?.title
  expect((await draftOf(id)).typed.treatment?.title).toBe(won)
})

test('a listing is its own draft until changes are saved, which can be thrown away', async () => {
  const id = await listNew(call)
  expect(await draftOf(id)).toMatchObject({ revision: 0, typed: filled, listed: { status: 'listed', bookedCount: 0 } })
  const params = { listingId: id }
  const typed = changed({ treatment: { title: 'Another title' } })
  expect((await call(saveListingDraft, { params, body: { revision: 0, typed } })).body).toMatchObject({ revision: 1 })
  const again = await call(saveListingDraft, { params, body: { revision: 0, typed: filled } })
  expect(again.code).toBe('draft_changed')
  expect((await call(listMyListings)).body.items).toMatchObject([{ title: filled.treatment.title, hasDraft: true }])
  expect((await call(deleteListingDraft, { params })).status).toBe(200)
  expect(await draftOf(id)).toMatchObject({ revision: 0, typed: filled })
})

test('starts that pass while changes wait go by themselves; one that was never listed is told', async () => {
  const id = await listNew(call)
  const starts = [...filled.times.starts, { date: '2027-02-11', time: '15:00' }]
  const body = { revision: 0, typed: changed({ times: { starts } }) }
  await call(saveListingDraft, { params: { listingId: id }, body })
  const now = api.clock.now()
  api.clock.set(Date.parse('2027-02-11T16:00:00Z'))
  expect((await draftOf(id)).typed.times?.starts).toEqual([
    { date: '2027-02-12', time: '09:00' },
    { date: '2027-02-11', time: '15:00' },
  ])
  api.clock.set(now)
})

test('a new listing begins with all of another but its dates', async () => {
  const listed = await listNew(call)
  const copy = await call(createListingDraft, { body: { from: listed } })
  expect(copy.body).toMatchObject({ listed: null, typed: { ...filled, times: null } })
  expect(copy.body.id).not.toBe(listed)
  const again = await call(createListingDraft, { body: { from: copy.body.id } })
  expect(again.body.typed).toEqual(copy.body.typed)
  const stranger = await newProvider(api)
  expect((await stranger.call(createListingDraft, { body: { from: listed } })).code).toBe('listing_not_found')
})

test('only one’s own pictures are shown', async () => {
  const stranger = await newProvider(api)
  const [mine, theirs] = [
    await uploadPhoto(api.platform, provider.id, await jpegOf(40, 30)),
    await uploadPhoto(api.platform, stranger.id, await jpegOf(40, 30)),
  ]
  const { id } = await begin()
  const typed = changed({ treatment: { photoIds: [theirs.id, mine.id] } })
  const saved = await call(saveListingDraft, { params: { listingId: id }, body: { revision: 1, typed } })
  expect(saved.body.photos.map((photo) => photo.id)).toEqual([mine.id])
  expect((await call(listMyListings)).body.items).toMatchObject([{ image: null }])
})

test('fifty listings may be begun', async () => {
  const { database } = api.platform
  await listNew(call)
  await database.row(
    `insert into listing_draft (provider_id, typed, created_at, saved_at)
     select $1, '{"treatment":null,"requirements":null,"times":null}', now(), now() from generate_series(1, 49)`,
    [provider.id],
  )
  const { id } = await begin()
  expect((await call(createListingDraft, { body: {} })).code).toBe('too_many_drafts')
  await call(deleteListingDraft, { params: { listingId: id } })
  expect((await call(getListingDraft, { params: { listingId: id } })).code).toBe('listing_not_found')
  expect((await call(createListingDraft, { body: {} })).status).toBe(200)
})
