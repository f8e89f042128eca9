import { holdSlot } from '@ginipig/contract/booking/client-calls.ts'
import { getMe } from '@ginipig/contract/identity/session.ts'
import { getLatestNotifications } from '@ginipig/contract/notification/notification.ts'
import { getPlace } from '@ginipig/contract/place/place.ts'
import {
  addPortfolioPhoto,
  deletePortfolioPhoto,
  finishProviderProfile,
  getProviderProfile,
  orderPortfolio,
  type ProviderProfile,
  putProviderAbout,
  putProviderDetails,
  putProviderServices,
  saveProfileDraft,
} from '@ginipig/contract/provider/profile.ts'
import { MAX_PORTFOLIO_PHOTOS } from '@ginipig/domain/provider'
import { beforeEach, expect, test } from 'vitest'
import { createListing } from '#demo/factories/listing.ts'
import { createProvider, createUnfinishedProvider } from '#demo/factories/provider.ts'
import { jpegOf } from '#modules/media/image.fixture.ts'
import { uploadPhoto } from '#modules/media/photo.ts'
import { apiOfFile } from '#testing/api-of-file.ts'
import { createBookableWorld } from '#testing/booking-world.ts'
import { type Caller, injectCaller } from '#testing/caller.ts'
import { runJobs } from '#testing/run-jobs.ts'
import { signIn } from '#testing/sign-in.ts'
import { moderatePhoto } from './moderate-photo.ts'
import { readAwaitingPhotos } from './profile.sql.ts'

const api = apiOfFile()
const details = {
  postcode: 'cf119lj',
  building: '12',
  street: 'Bridge Street',
  town: 'Cardiff',
  county: 'South Glamorgan',
  country: 'GB' as const,
  showsCompanyName: false,
  mayShowCompanyName: false,
  takesSms: true,
}
const about = { displayName: 'Bethan at Inkwell', bio: 'Soft, grown-out blondes and short crops.' }
const services = { hair: ['cut' as const, 'colour' as const], beauty: ['nails' as const] }
let accountId: string
let call: Caller

const callerOf = async (id: string) => {
  const { platform, app } = api
  const world = { ...platform, tokenSecret: platform.config.tokenSecret }
  return injectCaller(app, await signIn(world, id, 'console'))
}
const fieldsOf = (body: unknown) => (body as { fields?: unknown }).fields // a problem document's
const pageOf = (id: string) =>
  api.platform.database.row(
    'select display_name, company_name, bio, address, town, outward_postcode from provider where id = $1',
    [id],
  )

async function addPhoto(): Promise<string> {
  const photo = await uploadPhoto(api.platform, accountId, await jpegOf(40, 30))
  expect((await call(addPortfolioPhoto, { body: { photoId: photo.id } })).status).toBe(200)
  return photo.id
}

const draft = async () => (await call(getProviderProfile)).body.draft
const typed = {
  details: null,
  services: { hair: [], beauty: ['nails' as const] },
  about: { displayName: 'Be', bio: 'Ring 07700 900142' },
}

test('what is typed in the set-up is kept as it is, the later of two devices is told, and finished it is gone', async () => {
  expect(await draft()).toMatchObject({ revision: 0, savedAt: null, typed: { about: null } })
  const { body } = await call(saveProfileDraft, { body: { revision: 0, typed } })
  expect(body).toEqual({ id: accountId, revision: 1, savedAt: api.clock.now(), typed })
  expect(await draft()).toEqual(body)
  expect((await call(saveProfileDraft, { body: { revision: 0, typed } })).code).toBe('draft_changed')
  expect((await call(getProviderProfile)).body).toMatchObject({ services: null, about: null })
  await call(putProviderDetails, { body: details })
  await call(putProviderServices, { body: services })
  await call(putProviderAbout, { body: about })
  await addPhoto()
  expect((await call(finishProviderProfile, { body: {} })).status).toBe(200)
  expect(await draft()).toBeNull()
  const [row] = await api.platform.database.rows('select typed from provider_profile where account_id = $1', [
    accountId,
  ])
  expect(row).toEqual({ typed: null })
})

const portfolio = async () => ((await call(getProviderProfile)).body as ProviderProfile).portfolio // as answered

beforeEach(async () => {
  const { id } = await createUnfinishedProvider(api.platform.database, api.platform.clock.now())
  accountId = id
  call = await callerOf(id)
})

test('what a provider fills in is there on another device, step by step', async () => {
  expect((await call(getProviderProfile)).body).toMatchObject({
    companyName: 'Studio Nair',
    details: null,
    services: null,
    about: null,
    portfolio: [],
    liveListings: [],
    isFinished: false,
  })
  const { mayShowCompanyName: _, takesSms: __, ...kept } = { ...details, postcode: 'CF11 9LJ' }
  expect((await call(putProviderDetails, { body: details })).body).toMatchObject({ details: kept, takesSms: true })
  expect((await call(putProviderServices, { body: services })).body).toMatchObject({ services })
  const another = await callerOf(accountId)
  expect((await another(getProviderProfile)).body).toMatchObject({ details: kept, services, about: null })
})

test('a step saved over a newer one is refused and changes nothing; what was tried before its answer was lost is not', async () => {
  const { revisions } = (await call(putProviderAbout, { body: about })).body as ProviderProfile
  await call(putProviderDetails, { body: details })
  const query = { revision: revisions.about }
  const bio = 'Short crops, and curls by the hour.'
  const saved = await call(putProviderAbout, { query, body: { ...about, bio } })
  expect(saved.status, 'another step says nothing of this one').toBe(200)
  expect((await call(putProviderAbout, { query, body: { ...about, bio } })).status).toBe(200)
  const late = await call(putProviderAbout, { query, body: { ...about, displayName: 'Bethan Price' } })
  expect(late).toMatchObject({ status: 409, code: 'draft_changed' })
  expect((await call(getProviderProfile)).body).toMatchObject({ about: { ...about, bio } })
  const now = (saved.body as ProviderProfile).revisions
  const onTop = { query: { revision: now.about }, body: { ...about, displayName: 'Bethan Price' } }
  expect((await call(putProviderAbout, onTop)).status).toBe(200)
})

test.for(['details', 'services'] as const)('%s of a form of before are refused too', async (step) => {
  const save = (text: string, revision?: string) =>
    step === 'details'
      ? call(putProviderDetails, { query: { revision }, body: { ...details, street: text } })
      : call(putProviderServices, { query: { revision }, body: text === 'one' ? { hair: ['cut'] } : { hair: ['men'] } })
  const { revisions } = (await call(getProviderProfile)).body as ProviderProfile
  expect((await save('one', revisions[step])).status).toBe(200)
  expect((await save('two', revisions[step])).code).toBe('draft_changed')
})

test('a page is made once every part is there, and says which are missing', async () => {
  const first = await call(finishProviderProfile, { body: {} })
  expect(first.status).toBe(422)
  expect(fieldsOf(first.body)).toEqual([
    { path: 'details', problem: 'required' },
    { path: 'services', problem: 'required' },
    { path: 'about', problem: 'required' },
    { path: 'photos', problem: 'photo_missing' },
  ])
  await call(putProviderDetails, { body: details })
  await call(putProviderServices, { body: services })
  await call(putProviderAbout, { body: about })
  expect(fieldsOf((await call(finishProviderProfile, { body: {} })).body)).toEqual([
    { path: 'photos', problem: 'photo_missing' },
  ])
  expect((await call(getMe)).body).toMatchObject({ isProfileComplete: false })
  await addPhoto()
  expect((await call(finishProviderProfile, { body: {} })).body).toMatchObject({ isProfileComplete: true })
  expect(await pageOf(accountId)).toEqual({
    display_name: 'Bethan at Inkwell',
    company_name: '',
    bio: about.bio,
    address: '12 Bridge Street, Cardiff CF11 9LJ',
    town: 'Cardiff',
    outward_postcode: 'CF11',
  })
})

test('the page of a finished profile follows what is changed, and shows the company with its permission', async () => {
  const { id } = await createProvider(api.platform.database, api.platform.clock.now())
  const owner = await callerOf(id)
  await owner(putProviderAbout, { body: about })
  expect(await pageOf(id)).toMatchObject({ display_name: about.displayName, bio: about.bio })
  await owner(putProviderDetails, { body: { ...details, showsCompanyName: true, mayShowCompanyName: true } })
  expect(await pageOf(id)).toMatchObject({ company_name: 'Studio Nair', town: 'Cardiff', outward_postcode: 'CF11' })
  await owner(putProviderDetails, { body: details })
  expect(await pageOf(id)).toMatchObject({ company_name: '' })
})

test('listings at the profile’s address follow it; one elsewhere, and what is booked, stay', async () => {
  const { database, clock } = api.platform
  const world = await createBookableWorld(database, clock.now())
  const at = await callerOf(world.providerId)
  const ownOf = (table: 'provider' | 'listing', id: string) =>
    database.row<{ address: string }>(
      table === 'provider' ? 'select address from provider where id = $1' : 'select address from listing where id = $1',
      [id],
    )
  const own = (await ownOf('provider', world.providerId))?.address ?? ''
  const provider = { id: world.providerId, address: own, town: 'Manchester', outward_postcode: 'M4' }
  const made = async (address: string, place: object | null) => {
    const { id } = await createListing(database, clock.now(), provider)
    await database.row('update listing set address = $2, place = $3 where id = $1', [
      id,
      address,
      JSON.stringify(place),
    ])
    if (place === null) await database.row('update listing set place = null where id = $1', [id])
    return id
  }
  const free = await made(own, null)
  const elsewhere = await made('1 Other Street', { postcode: 'M4 1AB' })
  await database.row('update listing set address = $2 where id = $1', [world.listing.id, own])
  const client = injectCaller(
    api.app,
    await signIn(
      { ...api.platform, tokenSecret: api.platform.config.tokenSecret },
      world.clientIds[0] ?? '',
      'marketplace',
    ),
  )
  const body = { slotId: world.slots[0]?.row.id ?? '', price: world.listing.price }
  expect((await client(holdSlot, { body })).status).toBe(200)
  expect((await at(putProviderDetails, { body: details })).status).toBe(200)
  const moved = await ownOf('provider', world.providerId)
  expect(moved?.address).toContain('Bridge Street')
  expect((await ownOf('listing', free))?.address).toBe(moved?.address)
  expect((await ownOf('listing', elsewhere))?.address).toBe('1 Other Street')
  // Who has booked comes to where they were told, whoever books next to where it is now.
  expect((await ownOf('listing', world.listing.id))?.address).toBe(moved?.address)
  const booked = await database.rows('select address from booking where listing_id = $1', [world.listing.id])
  expect(booked).toEqual([{ address: own }])
})

test('a rule that is broken names its field, and nothing is saved', async () => {
  const bio = 'Ring me on 07700 900142'
  const refused = await call(putProviderAbout, { body: { ...about, bio } })
  expect([refused.status, fieldsOf(refused.body)]).toEqual([422, [{ path: 'bio', problem: 'contact_details' }]])
  const open = await call(putProviderServices, { body: { hair: ['cut'], beauty: [] } })
  expect(fieldsOf(open.body)).toEqual([{ path: 'beauty', problem: 'service_missing' }])
  expect((await call(getProviderProfile)).body).toMatchObject({ about: null, services: null })
})

test('photos keep the order they are given, and only their own', async () => {
  for (let count = 0; count < 3; count += 1) await addPhoto()
  const ids = (await portfolio()).map(({ id }) => id)
  expect((await portfolio()).map(({ status }) => status)).toEqual(['awaiting', 'awaiting', 'awaiting'])
  const turned = ids.toReversed()
  await call(orderPortfolio, { body: { ids: turned } })
  expect((await portfolio()).map(({ id }) => id)).toEqual(turned)
  const codeOf = async (wrong: string[]) => (await call(orderPortfolio, { body: { ids: wrong } })).code
  expect(await codeOf([...ids.slice(1), ids[1] ?? ''])).toBe('invalid_input')
  for (const old of [ids.slice(1), [...ids, accountId]]) expect(await codeOf(old)).toBe('draft_changed')
  await call(deletePortfolioPhoto, { params: { portfolioPhotoId: ids[1] ?? '' } })
  expect((await portfolio()).map(({ id }) => id)).toEqual([ids[2], ids[0]])
})

test('of photos sent at once each is kept or refused by itself, in the order they are added', async () => {
  const { platform } = api
  const files = [await jpegOf(40, 30), Buffer.from('GIF89a no picture of ours'), await jpegOf(30, 40)]
  const sent = await Promise.allSettled(files.map((file) => uploadPhoto(platform, accountId, file)))
  expect(sent.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'fulfilled'])
  const ids = sent.flatMap((one) => (one.status === 'fulfilled' ? [one.value.id] : []))
  for (const photoId of ids) await call(addPortfolioPhoto, { body: { photoId } })
  expect((await portfolio()).map(({ width, height }) => width > height)).toEqual([true, false])
})

test('somebody else’s photo is none to add, and none to delete', async () => {
  const stranger = await callerOf((await createUnfinishedProvider(api.platform.database, api.platform.clock.now())).id)
  const photoId = await addPhoto()
  expect((await stranger(addPortfolioPhoto, { body: { photoId } })).status).toBe(404)
  const [mine] = await portfolio()
  const params = { portfolioPhotoId: mine?.id ?? '' }
  expect((await stranger(deletePortfolioPhoto, { params })).status).toBe(404)
  expect(await portfolio()).toHaveLength(1)
})

test('a photo added twice is there once, and a full portfolio takes no more', async () => {
  const photoId = await addPhoto()
  await call(addPortfolioPhoto, { body: { photoId } })
  expect(await portfolio()).toHaveLength(1)
  const { database } = api.platform
  for (let count = 1; count < MAX_PORTFOLIO_PHOTOS; count += 1)
    await database.row(
      `with photo as (insert into photo (account_id, file_name, widths, width, height, bytes, created_at)
         values ($1, $2, '{1}', 1, 1, 1, now()) returning id)
       insert into portfolio_photo (account_id, photo_id, position, created_at) select $1, id, $3, now() from photo`,
      [accountId, `${accountId}-${count}.jpg`, count + 1],
    )
  const another = await uploadPhoto(api.platform, accountId, await jpegOf(40, 30))
  const full = await call(addPortfolioPhoto, { body: { photoId: another.id } })
  expect(full.body).toMatchObject({ code: 'portfolio_full' })
})

test('the last photo of a page stays', async () => {
  await call(putProviderDetails, { body: details })
  await call(putProviderServices, { body: services })
  await call(putProviderAbout, { body: about })
  await addPhoto()
  await call(finishProviderProfile, { body: {} })
  const [only] = await portfolio()
  const last = await call(deletePortfolioPhoto, { params: { portfolioPhotoId: only?.id ?? '' } })
  expect(last.body).toMatchObject({ code: 'portfolio_last_photo' })
  expect(await portfolio()).toHaveLength(1)
})

test('an operator says yes or no to a photo once, and the provider reads why', async () => {
  await addPhoto()
  await addPhoto()
  const { platform } = api
  const { database } = platform
  const mine = (await readAwaitingPhotos(database)).filter((one) => one.accountId === accountId)
  expect(mine).toHaveLength(2)
  const [first, second] = await portfolio()
  expect(new Set(mine.map(({ id }) => id))).toEqual(new Set([first?.id, second?.id]))
  expect(await moderatePhoto(platform, { id: first?.id ?? '', because: null })).toBe(true)
  expect(await moderatePhoto(platform, { id: second?.id ?? '', because: 'A phone number' })).toBe(true)
  expect(await moderatePhoto(platform, { id: first?.id ?? '', because: 'No' })).toBe(false)
  expect(await portfolio()).toMatchObject([
    { status: 'approved', refusedBecause: null, url: expect.stringMatching(/^\/api\/v1\/pictures\/[\da-f-]{36}\/40$/) },
    { url: expect.stringContaining('signature='), status: 'refused', refusedBecause: 'A phone number' },
  ])
  const { body } = await call(getLatestNotifications, { query: { language: 'en' } })
  expect(body.items.map(({ kind }) => kind).toSorted()).toEqual(['portfolio_approved', 'portfolio_refused'])
  expect(new Set(body.items.map(({ path }) => path))).toEqual(new Set(['/provider/update-portfolio']))
  await runJobs(platform)
  const mails = await database.rows<{ subject: string; text: string }>(
    `select m.subject, m.text from local_message m join account a on a.email = m.recipient where a.id = $1`,
    [accountId],
  )
  expect(mails.map(({ subject }) => subject)).toEqual(['1 of your 2 photos is on your page'])
  expect(mails[0]?.text).toContain('Photo 2\nA phone number\n')
})

test('a postcode’s first half tells its town', async () => {
  const { body } = await call(getPlace, { params: { outward: 'cf11' } })
  expect(body).toEqual({ outward: 'CF11', town: 'Cardiff', county: '', nation: 'Wales' })
  expect((await call(getPlace, { params: { outward: 'ZZ9' } })).body).toMatchObject({ code: 'place_not_found' })
})

test('a provider’s services say how many listings use each', async () => {
  const { database, clock } = api.platform
  const provider = await createProvider(database, clock.now())
  const listed = { category: 'hair', subcategories: ['cut', 'colour'] } as const
  const rows = [listed, { ...listed, subcategories: ['colour'] }, { ...listed, status: 'closed' as const }]
  for (const row of rows)
    await createListing(database, clock.now(), provider, { ...row, subcategories: [...row.subcategories] })
  const own = await callerOf(provider.id)
  expect((await own(getProviderProfile)).body).toMatchObject({
    liveListings: [
      { category: 'hair', service: 'colour', count: 2 },
      { category: 'hair', service: 'cut', count: 1 },
    ],
  })
  const refused = await own(putProviderServices, { body: { hair: ['cut', 'men'] } })
  expect(refused.body).toMatchObject({ fields: [{ path: 'hair', problem: 'service_in_use' }] })
  expect((await own(putProviderServices, { body: { hair: ['cut', 'colour'], beauty: ['face'] } })).status).toBe(200)
})
