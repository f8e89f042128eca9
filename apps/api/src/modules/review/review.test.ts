import { getMyBooking, listMyBookings } from '@ginipig/contract/booking/client-calls.ts'
import { acceptBooking, completeBooking, listProviderBookings } from '@ginipig/contract/booking/provider-calls.ts'
import { getListing } from '@ginipig/contract/listing/get-listing.ts'
import { searchListings } from '@ginipig/contract/listing/search-listings.ts'
import { listNotifications } from '@ginipig/contract/notification/notification.ts'
import { getProviderPage, listProviderReviews } from '@ginipig/contract/provider/public-page.ts'
import {
  answerReview,
  getClientReview,
  getMyReview,
  getPlatformReview,
  putClientReview,
  putMyReview,
  putPlatformReview,
  removeReviewPhotos,
} from '@ginipig/contract/review/review.ts'
import { DAY_MS, HOUR_MS } from '@ginipig/domain/time'
import { describe, expect, test } from 'vitest'
import { createProvider } from '#demo/factories/provider.ts'
import { checkBooksAfterEach, request, setUp, slotOf, type World } from '#modules/booking/booking.fixture.ts'
import { jpegOf } from '#modules/media/image.fixture.ts'
import { uploadPhoto } from '#modules/media/photo.ts'
import { type Caller, injectCaller } from '#testing/caller.ts'
import { runJobs, sweepAndRun } from '#testing/run-jobs.ts'
import { signIn } from '#testing/sign-in.ts'
import { hideReview } from './hide-review.ts'

// After each test the invariants hold, of them that a provider's stars are counted from what is shown.
checkBooksAfterEach()

const stars = { professionalism: 5, friendliness: 4, reliability: 5, results: 3 }
const said = { ...stars, comment: 'Took her time.' }
const given = { ...said, photoIds: [] as string[], consentsToPhotos: false }
const ofClient = { friendliness: 5, reliability: 2 }

/** An appointment that is done. */
async function visit(world: World, { client = world.client, index = 10 }: { client?: Caller; index?: number } = {}) {
  const { params } = await request(world, { plan: 'full', client, index })
  await world.provider(acceptBooking, { params })
  await runJobs(world.api.platform)
  world.api.clock.set(slotOf(world, index).startsAt + 3 * HOUR_MS)
  expect((await world.provider(completeBooking, { params })).status).toBe(200)
  return params
}

/** Everything that anybody is told of a provider's reviews. */
async function told(world: World): Promise<string> {
  const visitor = injectCaller(world.api.app)
  const answers = [
    await visitor(getProviderPage, { params: { providerId: world.providerId } }),
    await visitor(listProviderReviews, { params: { providerId: world.providerId } }),
    await visitor(listProviderReviews, { params: { providerId: world.providerId }, query: { stars: '4' } }),
    await visitor(getListing, { params: { listingId: world.listing.id } }),
    await visitor(searchListings),
  ]
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200])
  return JSON.stringify(answers.map(({ body }) => body))
}

const countShown = async (world: World) =>
  (await injectCaller(world.api.app)(getProviderPage, { params: { providerId: world.providerId } })).body

const mails = (world: World) =>
  world.api.platform.database.rows<{ subject: string; recipient: string }>(
    `select subject, recipient from local_message where subject ~ 'reviewed you' order by subject`,
  )

describe('a review (trust.md G44)', () => {
  test('is written once the appointment is done, not before, and only by its client', async () => {
    const world = await setUp({}, 2)
    const { params } = await request(world, { plan: 'full' })
    expect((await world.client(putMyReview, { params, body: given })).code).toBe('booking_state')
    expect((await world.client(getMyReview, { params })).code).toBe('booking_state')
    await world.provider(acceptBooking, { params })
    await runJobs(world.api.platform)
    expect((await world.client(putMyReview, { params, body: given })).code).toBe('booking_state')
    world.api.clock.set(slotOf(world, 10).startsAt + HOUR_MS)
    await world.provider(completeBooking, { params })
    const stranger = world.people[1] as Caller
    expect((await stranger(putMyReview, { params, body: given })).code).toBe('booking_not_found')
    expect((await world.client(getMyReview, { params })).body).toMatchObject({
      step: 'write',
      // Sentences say the first name.
      visited: { otherName: 'Priya', otherOneName: 'Priya, Studio Nair' },
      mine: null,
      theirs: null,
    })
    const { body } = await world.client(putMyReview, { params, body: given })
    expect(body).toMatchObject({
      step: 'change',
      mine: { ...said, photos: [], isShown: false, changedAt: null, answer: null },
    })
  })

  test('is one a booking: written again it is changed, until 14 days have passed', async () => {
    const world = await setUp()
    const params = await visit(world)
    await world.client(putMyReview, { params, body: given })
    const again = await world.client(putMyReview, { params, body: { ...given, results: 4, comment: '' } })
    expect(again.body.mine).toMatchObject({ results: 4, comment: null, changedAt: world.api.clock.now() })
    const { body: rows } = await world.client(listMyBookings, { query: { tab: 'past' } })
    expect(rows.items).toMatchObject([{ completedAt: expect.any(Number), reviewedAt: expect.any(Number) }])
    world.api.clock.advance(14 * DAY_MS)
    expect(await world.client(putMyReview, { params, body: given })).toMatchObject({
      status: 409,
      code: 'review_closed',
    })
    expect((await world.client(getMyReview, { params })).body.step).toBe('view')
    expect(await world.provider(putClientReview, { params, body: ofClient })).toMatchObject({ code: 'review_closed' })
  })

  test('a form of before another was saved is refused, and changes nothing', async () => {
    const world = await setUp()
    const params = await visit(world)
    const { revision: ofNone } = (await world.client(getMyReview, { params })).body
    const put = (revision: string, body = given) => world.client(putMyReview, { params, query: { revision }, body })
    const { revision } = (await put(ofNone)).body
    expect(revision).not.toBe(ofNone)
    const other = { ...given, comment: 'Never again.' }
    expect(await put(ofNone, other)).toMatchObject({ status: 409, code: 'draft_changed' })
    expect((await world.client(getMyReview, { params })).body.mine).toMatchObject(said)
    expect((await put(revision, other)).body.mine).toMatchObject({ comment: 'Never again.' })
    expect(await put(revision, given)).toMatchObject({ code: 'draft_changed' })
    // What is there already is saved twice: the first answer was lost on the way.
    expect((await put(revision, other)).status).toBe(200)
  })

  test('of a provider, of a client or of us, is refused over a newer one too', async () => {
    const world = await setUp()
    const params = await visit(world)
    const { revision: ofNone } = (await world.provider(getClientReview, { params })).body
    const putClient = (revision: string, body = ofClient) =>
      world.provider(putClientReview, { params, query: { revision }, body })
    const { revision } = (await putClient(ofNone)).body
    const worse = { ...ofClient, reliability: 1 }
    expect(await putClient(ofNone, worse)).toMatchObject({ status: 409, code: 'draft_changed' })
    expect((await world.provider(getClientReview, { params })).body.mine).toMatchObject(ofClient)
    expect((await putClient(revision, worse)).body.mine).toMatchObject(worse)
    const first = (await world.provider(getPlatformReview, { params })).body.revision
    const putPlatform = (over: string, comment: string) =>
      world.provider(putPlatformReview, { params, query: { revision: over }, body: { rating: 4, comment } })
    const second = (await putPlatform(first, 'Fees!')).body.revision
    expect(await putPlatform(first, 'Better')).toMatchObject({ status: 409, code: 'draft_changed' })
    expect((await world.provider(getPlatformReview, { params })).body.mine).toMatchObject({ comment: 'Fees!' })
    expect((await putPlatform(second, 'Better')).body.mine).toMatchObject({ comment: 'Better' })
  })

  test('takes one to five stars each, and no contact details', async () => {
    const world = await setUp()
    const params = await visit(world)
    const body = { ...given, results: 0, comment: 'Ring her: 07700 900123' }
    expect((await world.client(putMyReview, { params, body })).problem?.fields).toEqual([
      { path: 'results', problem: 'invalid' },
      { path: 'comment', problem: 'contact_details' },
    ])
  })
})

describe('both sides are hidden until both wrote', () => {
  test('a client’s words reach nobody through any call, until the provider has written too', async () => {
    const world = await setUp()
    const params = await visit(world)
    const before = await told(world)
    await world.client(putMyReview, { params, body: given })
    expect(await told(world)).toBe(before)
    expect((await world.provider(getClientReview, { params })).body).toMatchObject({
      step: 'write',
      mine: null,
      theirs: null,
    })
    await runJobs(world.api.platform)
    expect(await mails(world)).toEqual([])
    await world.provider(putClientReview, { params, body: ofClient })
    expect((await world.client(getMyReview, { params })).body).toMatchObject({
      mine: { isShown: true },
      theirs: ofClient,
    })
    expect((await world.provider(getClientReview, { params })).body).toMatchObject({ theirs: said, mine: ofClient })
    expect(await told(world)).toContain('Took her time.')
    expect(await countShown(world)).toMatchObject({ rating: 4.3, reviewCount: 1, ratingCounts: [0, 1, 0, 0, 0] })
    await runJobs(world.api.platform)
    expect((await mails(world)).map(({ subject }) => subject)).toEqual([
      expect.stringMatching(/^Maya O. reviewed you$|^\w+ \w[.] reviewed you$/),
      'Priya reviewed you',
    ])
  })

  test('the provider’s stars are hidden from the client as well', async () => {
    const world = await setUp()
    const params = await visit(world)
    await world.provider(putClientReview, { params, body: ofClient })
    expect((await world.client(getMyReview, { params })).body).toMatchObject({ step: 'write', theirs: null })
    const text = JSON.stringify((await world.client(getMyBooking, { params })).body)
    expect(text).not.toContain('clientReview')
  })

  test('or until 14 days have passed: the sweep shows what one wrote', async () => {
    const world = await setUp()
    const params = await visit(world)
    await world.client(putMyReview, { params, body: given })
    world.api.clock.advance(14 * DAY_MS - 1)
    await sweepAndRun(world.api.platform)
    expect(await countShown(world)).toMatchObject({ rating: null, reviewCount: 0 })
    world.api.clock.advance(1)
    await sweepAndRun(world.api.platform)
    expect(await countShown(world)).toMatchObject({ rating: 4.3, reviewCount: 1 })
    const [latest] = (
      await injectCaller(world.api.app)(listProviderReviews, { params: { providerId: world.providerId } })
    ).body.items
    expect(latest).toMatchObject({ ...said, photos: [], answer: null })
  })

  test('a change after that is counted', async () => {
    const world = await setUp()
    const params = await visit(world)
    await world.client(putMyReview, { params, body: given })
    await world.provider(putClientReview, { params, body: ofClient })
    await world.client(putMyReview, { params, body: { ...given, results: 5 } })
    expect(await countShown(world)).toMatchObject({ rating: 4.8, reviewCount: 1, ratings: { results: 5 } })
    expect((await mails(world)).length).toBeLessThanOrEqual(2)
  })

  test('two who send at the same moment are both shown', async () => {
    const world = await setUp()
    const params = await visit(world)
    await Promise.all([
      world.client(putMyReview, { params, body: given }),
      world.provider(putClientReview, { params, body: ofClient }),
    ])
    expect((await world.client(getMyReview, { params })).body).toMatchObject({
      mine: { isShown: true },
      theirs: ofClient,
    })
  })
})

describe('photos of the result', () => {
  /** A client's photo, as the marketplace uploads it before the review is sent. */
  const upload = async ({ api }: World, clientId = '') =>
    (await uploadPhoto(api.platform, clientId, await jpegOf(20, 20))).id
  const withPhotos = (...photoIds: string[]) => ({ ...given, photoIds, consentsToPhotos: true })
  /** How many reviews with photos a provider's page counts, and how many the filter finds. */
  const withPhotosShown = async (world: World) => {
    const params = { providerId: world.providerId }
    const found = await injectCaller(world.api.app)(listProviderReviews, { params, query: { photos: 'true' } })
    return { counted: (await countShown(world)).photoReviewCount, listed: found.body.items.length }
  }
  /** Whether everybody can open the photo. */
  const isOpen = async ({ api }: World, photoId: string) =>
    (await api.app.inject({ url: `/api/v1/pictures/${photoId}/20` })).statusCode === 200

  test('need the client’s consent, are the client’s own, and three at most', async () => {
    const world = await setUp({}, 2)
    const params = await visit(world)
    const put = (body: typeof given) => world.client(putMyReview, { params, body })
    const mine = await upload(world, world.clientIds[0])
    expect((await put({ ...given, photoIds: [mine] })).problem?.fields).toEqual([
      { path: 'consentsToPhotos', problem: 'must_accept' },
    ])
    const theirs = await upload(world, world.clientIds[1])
    expect(await put(withPhotos(mine, theirs))).toMatchObject({ status: 404, code: 'photo_not_found' })
    expect((await world.client(getMyReview, { params })).body.mine).toBeNull()
    const { database } = world.api.platform
    await put(withPhotos(mine))
    await expect(database.row('update review set photos_consented_at = null')).rejects.toThrow(
      'review_photos_consented',
    )
    await expect(database.row('update review set photo_ids = array_fill($1::uuid, array[4])', [mine])).rejects.toThrow(
      'review_photos_few',
    )
  })

  test('are seen by nobody else until the review is; one that is taken out is private again', async () => {
    const world = await setUp()
    const params = await visit(world)
    const [first, second] = [await upload(world, world.clientIds[0]), await upload(world, world.clientIds[0])]
    const { body: written } = await world.client(putMyReview, { params, body: withPhotos(second, first) })
    expect(written.mine?.photos.map(({ id }) => id)).toEqual([second, first])
    expect((await world.api.app.inject({ url: written.mine?.photos[0]?.url ?? '' })).statusCode).toBe(200)
    expect([await isOpen(world, first), await isOpen(world, second)]).toEqual([false, false])
    expect(await told(world)).not.toContain(first)
    await world.provider(putClientReview, { params, body: ofClient })
    expect([await isOpen(world, first), await isOpen(world, second)]).toEqual([true, true])
    const visitor = injectCaller(world.api.app)
    const { body: listed } = await visitor(listProviderReviews, { params: { providerId: world.providerId } })
    const addresses = [second, first].map((id) => `/api/v1/pictures/${id}/20`)
    expect(listed.items[0]?.photos.map(({ url }) => url)).toEqual(addresses)
    expect(await withPhotosShown(world)).toEqual({ counted: 1, listed: 1 })
    const { body: detail } = await visitor(getListing, { params: { listingId: world.listing.id } })
    expect(detail.reviews[0]?.photos.map(({ url }) => url)).toEqual(addresses)
    const { body: received } = await world.provider(getClientReview, { params })
    expect(received.theirs?.photos.map(({ url }) => url)).toEqual(addresses)
    await world.client(putMyReview, { params, body: withPhotos(first) })
    expect([await isOpen(world, first), await isOpen(world, second)]).toEqual([true, false])
    expect(await told(world)).not.toContain(second)
  })

  test('come out with the sweep, go with a review that is hidden, and come back with it', async () => {
    const world = await setUp()
    const params = await visit(world)
    const photoId = await upload(world, world.clientIds[0])
    const { body } = await world.client(putMyReview, { params, body: withPhotos(photoId) })
    world.api.clock.advance(14 * DAY_MS)
    await sweepAndRun(world.api.platform)
    expect(await isOpen(world, photoId)).toBe(true)
    await hideReview(world.api.platform, body.mine?.id ?? '', 'shows a third person')
    expect(await isOpen(world, photoId)).toBe(false)
    await hideReview(world.api.platform, body.mine?.id ?? '', null)
    expect(await isOpen(world, photoId)).toBe(true)
  })

  test('are taken back by their client at any time, after the time to write too', async () => {
    const world = await setUp({}, 2)
    const params = await visit(world)
    const photoId = await upload(world, world.clientIds[0])
    await world.client(putMyReview, { params, body: withPhotos(photoId) })
    world.api.clock.advance(15 * DAY_MS)
    await sweepAndRun(world.api.platform)
    const stranger = world.people[1] as Caller
    expect((await stranger(removeReviewPhotos, { params })).code).toBe('booking_not_found')
    expect(await isOpen(world, photoId)).toBe(true)
    const { body } = await world.client(removeReviewPhotos, { params })
    expect(body.mine).toMatchObject({ ...said, photos: [], isShown: true })
    expect(await withPhotosShown(world)).toEqual({ counted: 0, listed: 0 })
    expect(await isOpen(world, photoId)).toBe(false)
    expect(await told(world)).not.toContain(photoId)
  })

  test('one that another review shows stays public', async () => {
    const world = await setUp()
    const photoId = await upload(world, world.clientIds[0])
    const [one, other] = [await visit(world), await visit(world, { index: 12 })]
    for (const params of [one, other]) {
      await world.client(putMyReview, { params, body: withPhotos(photoId) })
      await world.provider(putClientReview, { params, body: ofClient })
    }
    await world.client(removeReviewPhotos, { params: one })
    expect(await isOpen(world, photoId)).toBe(true)
    await world.client(removeReviewPhotos, { params: other })
    expect(await isOpen(world, photoId)).toBe(false)
  })
})

describe('the provider', () => {
  test('reviews the client of a booking of theirs alone', async () => {
    const world = await setUp()
    const params = await visit(world)
    const { database, clock, config } = world.api.platform
    const other = await createProvider(database, clock.now())
    const stranger = injectCaller(
      world.api.app,
      await signIn({ ...world.api.platform, tokenSecret: config.tokenSecret }, other.id, 'console'),
    )
    expect((await stranger(putClientReview, { params, body: ofClient })).code).toBe('booking_not_found')
    await world.provider(putClientReview, { params, body: ofClient })
    const { body } = await world.provider(listProviderBookings, { query: { tab: 'action' } })
    expect(body.items).toMatchObject([{ reviewedAt: expect.any(Number) }])
  })

  test('answers a review that is shown, once, for everybody to read', async () => {
    const world = await setUp()
    const params = await visit(world)
    const { body: written } = await world.client(putMyReview, { params, body: given })
    const reviewId = written.mine?.id ?? ''
    const answer = (text: string) => world.provider(answerReview, { params: { reviewId }, body: { text } })
    expect((await answer('Too soon')).code).toBe('review_not_found')
    await world.provider(putClientReview, { params, body: ofClient })
    expect((await answer('Ring me: 07700 900123')).problem?.fields).toMatchObject([{ problem: 'contact_details' }])
    expect((await answer('Thank you!')).body).toEqual({ text: 'Thank you!', at: world.api.clock.now() })
    expect((await answer('And another thing')).code).toBe('review_answered')
    expect((await world.client(getMyReview, { params })).body.mine?.answer).toMatchObject({ text: 'Thank you!' })
    expect(await told(world)).toContain('Thank you!')
    // Its author hears of it once.
    const { items } = (await world.client(listNotifications, { query: { language: 'en' } })).body
    expect(items.filter(({ kind }) => kind === 'review_answered')).toMatchObject([
      { title: expect.stringMatching(/ answered your review$/), path: `/review/${params.bookingId}` },
    ])
  })

  test('is told that a review was changed, and may change an answer that was given to its older words', async () => {
    const world = await setUp()
    const { clock, platform } = world.api
    const params = await visit(world)
    const put = (comment: string) => world.client(putMyReview, { params, body: { ...given, comment } })
    const reviewId = (await put('Took her time.')).body.mine?.id ?? ''
    clock.advance(1)
    await put('Took her time, really.') // nobody has read what stood there before
    const answer = (text: string) => world.provider(answerReview, { params: { reviewId }, body: { text } })
    const bell = async () =>
      (await world.provider(listNotifications, { query: { language: 'en' } })).body.items
        .filter(({ kind }) => kind === 'review_of_provider_changed')
        .map(({ title, path }) => ({ title, path }))
    const edited = async () => {
      const ofProvider = { params: { providerId: world.providerId } }
      const [onPage] = (await injectCaller(world.api.app)(listProviderReviews, ofProvider)).body.items
      const ofListing = { params: { listingId: world.listing.id } }
      const [beside] = (await injectCaller(world.api.app)(getListing, ofListing)).body.reviews
      const { theirs } = (await world.provider(getClientReview, { params })).body
      return [onPage?.editedAt, beside?.editedAt, theirs?.editedAt]
    }
    await world.provider(putClientReview, { params, body: ofClient })
    expect((await answer('Thank you!')).status).toBe(200)
    clock.advance(HOUR_MS)
    await put('Took her time, really.') // sent again as it was
    expect([await edited(), await bell()]).toEqual([[null, null, null], []])
    expect((await answer('Thanks')).code).toBe('review_answered')
    await put('Burnt my hair.')
    const at = clock.now()
    expect(await edited()).toEqual([at, at, at])
    expect(await bell()).toEqual([
      { title: 'Maya Osei changed their review', path: `/provider/review/${params.bookingId}` },
    ])
    // Until the provider does so, the answer stands as it was.
    expect((await world.client(getMyReview, { params })).body.mine?.answer).toEqual({
      text: 'Thank you!',
      at: at - HOUR_MS,
    })
    clock.advance(1)
    expect((await answer('We were so sorry.')).body).toEqual({ text: 'We were so sorry.', at: at + 1 })
    expect((await answer('Once more')).code).toBe('review_answered')
    expect((await world.client(getMyReview, { params })).body.mine?.answer?.text).toBe('We were so sorry.')
    // Changed again on that day it is told of once; out of sight not at all.
    await put('Singed my hair.')
    expect(await bell()).toHaveLength(1)
    clock.advance(DAY_MS)
    await hideReview(platform, reviewId, 'names a third person')
    await put('My hair!')
    expect(await bell()).toHaveLength(1)
  })

  test('tells us of Ginipig, and nobody else', async () => {
    const world = await setUp()
    const params = await visit(world)
    expect((await world.provider(getPlatformReview, { params })).body.mine).toBeNull()
    await world.provider(putPlatformReview, { params, body: { rating: 2, comment: 'Fees!' } })
    const { body } = await world.provider(putPlatformReview, { params, body: { rating: 4, comment: 'Better' } })
    expect(body.mine).toMatchObject({ rating: 4, comment: 'Better' })
    expect(await told(world)).not.toContain('Better')
  })
})

describe('an operator (trust.md G44)', () => {
  test('hides one with a reason that is written down, and it counts no more; nothing is hidden without', async () => {
    const world = await setUp()
    const { database } = world.api.platform
    const params = await visit(world)
    await world.provider(putClientReview, { params, body: ofClient })
    const reviewId = (await world.client(putMyReview, { params, body: given })).body.mine?.id ?? ''
    await expect(database.row('update review set hidden_at = now() where id = $1', [reviewId])).rejects.toThrow(
      'review_hidden_whole',
    )
    expect(await hideReview(world.api.platform, reviewId, 'names a third person')).toBe(true)
    expect(await told(world)).not.toContain('Took her time.')
    expect(await countShown(world)).toMatchObject({ rating: null, reviewCount: 0, ratings: null })
    expect((await world.provider(getClientReview, { params })).body.theirs).toBeNull()
    expect((await world.client(getMyReview, { params })).body.mine).toMatchObject({
      isShown: false,
      hiddenBecause: 'names a third person',
    })
    await runJobs(world.api.platform)
    const [mail] = await database.rows<{ text: string }>(
      `select text from local_message where subject = 'We took your review out of sight'`,
    )
    expect(mail?.text).toContain('names a third person')
    expect(await hideReview(world.api.platform, reviewId, null)).toBe(true)
    expect(await hideReview(world.api.platform, world.providerId, null)).toBe(false)
    expect(await countShown(world)).toMatchObject({ reviewCount: 1 })
    expect(await database.rows('select event, detail from audit where event like $1 order by id', ['review%'])).toEqual(
      [
        { event: 'review_hidden', detail: `${reviewId}: names a third person` },
        { event: 'review_unhidden', detail: reviewId },
      ],
    )
  })

  test('hides one that nobody saw yet: its provider hears of it when it is shown, once', async () => {
    const world = await setUp()
    const { platform } = world.api
    const params = await visit(world)
    const reviewId = (await world.client(putMyReview, { params, body: given })).body.mine?.id ?? ''
    const subjects = async () => {
      await runJobs(platform)
      return (await mails(world)).map(({ subject }) => subject)
    }
    await hideReview(platform, reviewId, 'names a third person')
    // Shown again before its time it waits on.
    await hideReview(platform, reviewId, null)
    await hideReview(platform, reviewId, 'names a third person')
    expect(await subjects()).toEqual([])
    await world.provider(putClientReview, { params, body: ofClient })
    expect(await subjects()).toEqual(['Priya reviewed you'])
    for (const reason of [null, 'names a third person', null]) {
      await hideReview(platform, reviewId, reason)
      expect(await subjects()).toEqual(['Maya O. reviewed you', 'Priya reviewed you'])
    }
  })
})
