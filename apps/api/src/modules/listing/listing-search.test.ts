import type { ResponseOf } from '@ginipig/contract/core/endpoint.ts'
import type { getNextTimes } from '@ginipig/contract/listing/next-times.ts'
import { searchListings } from '@ginipig/contract/listing/search-listings.ts'
import type { suggestSearch } from '@ginipig/contract/listing/suggest.ts'
import { sorts } from '@ginipig/domain/listing'
import { averageRating, rankedRating } from '@ginipig/domain/review'
import { DAY_MS } from '@ginipig/domain/time'
import * as v from 'valibot'
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest'
import { createListing, type ListingWishes } from '#demo/factories/listing.ts'
import { createProvider } from '#demo/factories/provider.ts'
import { createRandom } from '#demo/factories/random.ts'
import { createSlots } from '#demo/factories/slot.ts'
import type { Sql } from '#platform/database/sql.ts'
import { createTestApi, TEST_NOW, type TestApi } from '#testing/test-api.ts'
import { findListings } from './find-listings.ts'
import { interpretSearch } from './interpret-search.ts'
import type { ListingSearch } from './search-conditions.sql.ts'

type Page = v.InferOutput<typeof searchListings.response>

let api: TestApi

const search = (query: Record<string, string>) =>
  api.app.inject({ method: 'GET', url: '/api/v1/listings', query: { limit: '48', ...query } })

async function found(query: Record<string, string>): Promise<Page> {
  const answer = await search(query)
  expect(answer.statusCode, answer.body).toBe(200)
  return answer.json()
}

const titles = async (query: Record<string, string>) => (await found(query)).items.map(({ title }) => title).sort()

const date = (days: number) => new Date(TEST_NOW + days * DAY_MS).toISOString().slice(0, 10)

/** The small town of these tests: every listing differs from the first in one thing that a filter can tell. */
const wishes: (ListingWishes & { title: string; opensIn?: number; of?: 'luca' })[] = [
  { title: 'Balayage and gloss' },
  {
    title: 'Gel manicure',
    category: 'beauty',
    subcategories: ['nails', 'feet'],
    cover: 'nails',
    description: 'Gel on natural nails.',
  },
  {
    title: 'Career session',
    category: 'coaching',
    subcategories: ['coaching'],
    type: 'online',
    setting: 'online',
    description: 'An hour by video.',
  },
  {
    title: 'Silk press',
    description: 'Blow dry and press.',
    subcategories: ['blow_dry'],
    approval: 'automatic',
    price: 750,
    rrp: 2_400,
  },
  {
    title: 'Skin fade',
    description: 'Clippers only.',
    subcategories: ['men'],
    level: 'newbie',
    price: 950,
    rrp: 2_800,
  },
  {
    title: 'Bridal updo',
    description: 'A trial run.',
    subcategories: ['occasions'],
    purpose: 'case_study',
    price: 8_000,
    rrp: 20_000,
  },
  { title: 'Precision bob', description: 'Sharp lines.', subcategories: ['cut'], level: 'pro', of: 'luca' },
  { title: 'Late opening', description: 'Only next month.', subcategories: ['cut'], opensIn: 30 },
  { title: 'Closed to bookings', status: 'closed' },
  { title: 'Taken down', status: 'removed' },
  { title: 'Still a draft', status: 'draft' },
]

beforeAll(async () => {
  api = await createTestApi(inject('serverUrl'), { isPainted: true })
  const { database } = api.platform
  const priya = await createProvider(database, TEST_NOW, {
    display_name: 'Studio Nair',
    rating_sum: 24,
    review_count: 5,
  })
  const luca = await createProvider(database, TEST_NOW, {
    display_name: 'Moretti Hair',
    town: 'Leeds',
    outward_postcode: 'LS6',
    account: { firstName: 'Luca', lastName: 'Moretti' },
  })
  for (const { opensIn = 2, of, ...wish } of wishes) {
    const listing = await createListing(database, TEST_NOW, of === 'luca' ? luca : priya, wish)
    await createSlots(database, TEST_NOW, listing, [{ date: date(opensIn), time: '10:00' }])
  }
  await createListing(database, TEST_NOW, priya, { title: 'Without any slot' })
})
afterAll(() => api.close())

const bookable = wishes.filter(({ status }) => status === undefined).map(({ title }) => title)
const except = (...left: string[]) => bookable.filter((title) => !left.includes(title)).sort()

test('answers exactly what the contract says, no field more', async () => {
  const page = await found({})
  expect(v.parse(searchListings.response, page)).toEqual(page)
  expect(page.items).toHaveLength(bookable.length)
  expect(page.count).toEqual({ value: bookable.length, isMore: false })
  const card = page.items.find(({ title }) => title === 'Balayage and gloss')
  expect(card).toMatchObject({
    price: 5_400,
    image: null,
    nextSlotAt: Date.parse(`${date(2)}T10:00:00Z`),
    placesLeft: 1,
    provider: { displayName: 'Studio Nair', rating: 4.8, reviewCount: 5 },
  })
})

describe('filters', () => {
  test.for<[Record<string, string>, string[]]>([
    [{}, except()],
    [{ category: 'beauty' }, ['Gel manicure']],
    [{ category: 'wellness' }, []],
    [{ category: 'beauty', subcategory: 'feet' }, ['Gel manicure']],
    [{ category: 'hair', subcategory: 'feet' }, []],
    [{ q: 'silk' }, ['Silk press']],
    [{ q: 'pressing' }, ['Silk press']],
    [{ q: 'blow-dry' }, ['Silk press']],
    [{ q: 'Blowdrys' }, ['Silk press']],
    [{ q: 'haircuts' }, ['Late opening', 'Precision bob']],
    [{ q: 'coupe de cheveux' }, ['Late opening', 'Precision bob']],
    [{ q: 'balyage' }, ['Balayage and gloss']],
    [{ q: 'hair color' }, ['Balayage and gloss']],
    [{ q: 'fingernails gel' }, ['Gel manicure']],
    [{ q: 'bob leeds' }, ['Precision bob']],
    [{ q: 'haircut in LS6' }, ['Precision bob']],
    [{ q: 'leeds' }, ['Precision bob']],
    [{ q: 'balayage leeds' }, []],
    [{ q: 'clippers' }, ['Skin fade']],
    [{ q: 'luca' }, ['Precision bob']],
    [{ q: 'morretti' }, ['Precision bob']],
    [{ q: 'wedding hair' }, ['Bridal updo']],
    [{ q: 'moretti' }, ['Precision bob']],
    [{ q: 'MORETT' }, ['Precision bob']],
    [{ q: 'Beauty' }, ['Gel manicure']],
    [{ q: 'the best' }, except()],
    [{ q: 'xylophone' }, []],
    [{ place: 'leeds' }, ['Precision bob']],
    [{ place: 'West Yorkshire' }, ['Precision bob']],
    [{ place: 'Ledes' }, ['Precision bob']],
    [{ place: 'LE' }, []],
    [{ place: 'ls6' }, ['Precision bob']],
    [{ place: 'LS6 2AB' }, ['Precision bob']],
    [{ place: 'LS61AB' }, ['Precision bob']],
    [{ place: 'LS' }, ['Precision bob']],
    [{ place: 'eeds' }, ['Precision bob']],
    [{ date: date(2) }, except('Late opening')],
    [{ date: date(30) }, ['Late opening']],
    [{ date: date(2), part: 'morning' }, except('Late opening')],
    [{ date: date(2), part: 'afternoon,night' }, []],
    [{ part: 'morning' }, except()],
    [{ part: 'night' }, []],
    [{ rating: '4.8' }, except('Precision bob')],
    [{ date: date(3) }, []],
    [{ purpose: 'case_study' }, ['Bridal updo']],
    [{ purpose: 'case_study,portfolio' }, except()],
    [{ purpose: '' }, except()],
    [{ level: 'newbie,pro' }, ['Precision bob', 'Skin fade']],
    [{ priceMin: '8000' }, ['Bridal updo']],
    [{ priceMax: '950' }, ['Silk press', 'Skin fade']],
    [{ priceMin: '751', priceMax: '950' }, ['Skin fade']],
    [{ instant: 'true' }, ['Silk press']],
    [{ instant: 'false' }, except()],
    [{ online: 'true' }, ['Career session']],
    [{ level: 'newbie', place: 'leeds' }, []],
  ])('%j', async ([query, expected]) => {
    expect(await titles(query)).toEqual(expected)
  })

  test('a slot that can no longer be taken in time is no room on its date', async () => {
    api.clock.set(Date.parse(`${date(2)}T08:00:00Z`))
    expect(await titles({ date: date(2) })).toEqual(['Silk press'])
    api.clock.set(TEST_NOW)
  })
})

describe('what stands beside the cards', () => {
  test('counts of the first page’s filters, where they are asked for', async () => {
    const { facets } = await found({ facets: 'true', level: 'newbie' })
    const { count } = await found({ level: 'newbie' })
    expect(facets?.level.newbie).toEqual(count)
    expect(facets?.part).toMatchObject({ morning: count, night: { value: 0, isMore: false } })
    expect(facets?.prices.counts.reduce((sum, one) => sum + one, 0)).toBe(count?.value)
    expect(facets?.within).toBeNull()
    expect((await found({})).facets).toBeNull()
    // Each distance and the weekend say what choosing them finds.
    const round = await found({ facets: 'true', place: 'Manchester' })
    expect(round.count?.value).toBeGreaterThan(0)
    for (const miles of ['1', '6', '25'] as const)
      expect(round.facets?.within?.[miles]).toEqual((await found({ place: 'Manchester', within: miles })).count)
    expect(round.facets?.weekend).toEqual((await found({ place: 'Manchester', weekend: 'true' })).count)
    expect((await found({ facets: 'true', date: '2000-01-01' })).facets?.weekend).toBeNull()
    expect((await found({ facets: 'true', q: 'xylophone' })).facets?.instant).toEqual({ value: 0, isMore: false })
  })

  test('what somebody who types may mean: treatments, people with a free time, places', async () => {
    const of = async (q: string) =>
      (await api.app.inject({ method: 'GET', url: '/api/v1/search-suggestions', query: { q } })).json<
        ResponseOf<typeof suggestSearch>
      >()
    expect((await of('Bal')).treatments[0]).toEqual({ name: 'Balayage', category: 'hair', subcategory: 'colour' })
    expect((await of('moret')).people).toMatchObject([{ name: 'Moretti Hair' }])
    expect((await of('Hackn')).places[0]).toBe('Hackney, Greater London')
    // Where there is something to book, once that is known.
    await expect.poll(async () => (await of('west')).places[0]).toBe('West Yorkshire')
    expect(await of('b')).toEqual({ treatments: [], people: [], places: [] })
    expect((await of("%'\\\\(")).people).toEqual([])
  })

  test('the next three times of each card', async () => {
    const { items } = await found({ q: 'Precision bob' })
    const [bob] = items
    if (!bob) throw new Error('no bob')
    const url = `/api/v1/next-times?ids=${bob.id},00000000-0000-4000-8000-000000000000`
    const answer = (await api.app.inject({ method: 'GET', url })).json<ResponseOf<typeof getNextTimes>>()
    expect(answer.items.map(({ id }) => id)).toEqual([bob.id])
    const starts = answer.items[0]?.slots.map(({ startsAt }) => startsAt) ?? []
    expect(starts[0]).toBe(bob.nextSlotAt)
    expect(starts).toEqual([...starts].sort((one, other) => one - other))
    expect(starts.length).toBeLessThanOrEqual(3)
  })
})

describe('what a search says of itself', () => {
  const meant = async (query: Record<string, string>) => (await found(query)).meant
  test('nothing where nothing was asked in words', async () => expect(await meant({ level: 'pro' })).toBeNull())

  test('the words as they were mended, the place and how far each card’s district is', async () => {
    expect(await meant({ q: 'precision haircutt near leeds' })).toEqual({
      corrected: 'precision haircut',
      rest: 'precision haircutt',
      depth: 'named',
      isMedicine: false,
      isOnline: false,
      place: { label: 'Leeds, West Yorkshire', within: 6 },
      miles: { LS6: expect.closeTo(1.7, 0) },
    })
  })

  test('words that may have been meant, only where nothing is found', async () => {
    expect(await meant({ q: 'balyarj leeds', level: 'newbie' })).toMatchObject({ suggestion: 'balayage leeds' })
    expect(await meant({ q: 'precision haircutt' })).not.toHaveProperty('suggestion')
  })

  test('that it had to look further than titles', async () => {
    expect(await meant({ q: 'clippers' })).toMatchObject({ depth: 'kind' })
    expect(await meant({ q: 'balayage xylophone' })).toMatchObject({ depth: 'known' })
    expect(await meant({ q: 'clippers xylophone' })).toMatchObject({ depth: 'some' })
  })

  test('of several words the treatment counts, not one that happens to be in somebody’s name', async () => {
    expect(await titles({ q: 'balayage luca xylophone' })).toEqual(['Balayage and gloss'])
    expect(await titles({ q: 'keratin moretti' })).toEqual(['Precision bob'])
  })

  test('a place among the words that may be a name: nothing is near it, what is shown is elsewhere', async () => {
    const near = { place: null, rest: 'silk press', notNear: 'Brighton, East Sussex' }
    expect(await meant({ q: 'silk press brighton' })).toMatchObject(near)
    expect(await meant({ q: 'silk press xylophone' })).not.toHaveProperty('notNear')
    expect(await meant({ q: 'silk press' })).not.toHaveProperty('notNear')
    // A place that is well known is meant.
    expect(await meant({ q: 'mens fade glasgow' })).toMatchObject({ place: { within: 6 }, elsewhere: 'fade' })
  })

  test('a place that nobody knows, and one without anything', async () => {
    expect(await meant({ place: 'Nowhereville' })).toMatchObject({ place: null })
    expect(await meant({ place: 'Penzance' })).toMatchObject({ place: { label: 'Penzance, Cornwall', within: 6 } })
  })

  test('“online” is the filter, as long as it finds something', async () => {
    const { items, meant } = await found({ q: 'coaching online' })
    expect([items.map(({ type }) => type), meant?.isOnline]).toEqual([['online'], true])
    const inPerson = await found({ q: 'balayage online' })
    expect([inPerson.items.length > 0, inPerson.meant?.isOnline]).toEqual([true, false])
  })

  test('a medicine may not be advertised: consultations are shown', async () => {
    expect(await meant({ q: 'botox' })).toMatchObject({ isMedicine: true })
  })
})

test('no way to take a search looks for the same as another', () => {
  const searched = (q: string) =>
    interpretSearch({ q, sort: 'soonest', limit: 24 }, TEST_NOW).ways.map(({ search }) => search)
  const kinds = (q: string) => [searched(q).length, new Set(searched(q).map((one) => JSON.stringify(one))).size]
  expect(kinds('qwertyuiop')).toEqual([2, 2])
  expect(kinds('qwertyuiop asdf')).toEqual([3, 3])
  expect(kinds('balayage')).toEqual([3, 3])
})

describe('a place', () => {
  test('reaches as far as asked, nearest first where asked', async () => {
    const from = { place: 'Bradford', sort: 'distance' }
    expect(await titles({ ...from, within: '3' })).toEqual([])
    expect(await titles({ ...from, within: '10' })).toEqual(['Precision bob'])
    const wide = await found({ place: 'Harrogate' }) // fifteen miles: nothing is nearer, and nobody said how far
    expect([wide.items.map(({ title }) => title), wide.meant?.place?.within]).toEqual([['Precision bob'], 25])
    const { items, meant } = await found({ place: 'Leeds', within: '25', sort: 'distance' })
    const miles = items.map(({ outwardPostcode }) => meant?.miles[outwardPostcode] ?? Number.NaN)
    expect(miles).toEqual([...miles].sort((one, other) => one - other))
  })

  test('nearest first from nowhere is soonest first, whoever asked before', async () => {
    const nearest = { sort: 'distance', priceMax: '50000' }
    expect(await titles({ ...nearest, place: 'Leeds' })).not.toEqual([])
    const { items } = await found(nearest)
    expect(items.length).toBeGreaterThan(1)
    expect(items).toEqual((await found({ ...nearest, sort: 'soonest' })).items)
  })
})

describe('what is typed is a value, never SQL or a pattern', () => {
  const nasty = [
    "'; drop table listing; --",
    "' or '1'='1",
    '%',
    '_',
    '\\',
    '"unclosed',
    '!(',
    ':*',
    '\u0000',
    '$1',
    '\ud800',
  ]
  test.for(nasty.flatMap((text) => (['q', 'place', 'subcategory'] as const).map((field) => ({ field, text }))))(
    '$field: $text',
    async ({ field, text }) => {
      const answer = await search({ [field]: text })
      expect(answer.statusCode, answer.body).toBe(200)
      const isAll = answer.json<Page>().items.length === bookable.length
      expect(isAll).toBe(text === '\u0000')
    },
  )

  test.for([
    { sort: 'price; drop table listing' },
    { sort: 'l.price' },
    { date: '2027-02-30' },
    { date: '0000-01-01' },
    { date: "2027-02-10' or 1=1" },
    { priceMin: '1 or 1=1' },
    { level: "pro' or 1=1" },
    { cursor: 'not a cursor' },
    { cursor: Buffer.from('["soonest",1]').toString('base64url') },
    { cursor: Buffer.from('["soonest","1; drop table listing","x"]').toString('base64url') },
    { cursor: Buffer.from('["soonest",1e300,"7b0e1b2c-64a2-4b0e-8a3f-0c2f6b1f5a11"]').toString('base64url') },
    { cursor: Buffer.from('["newest",1,"7b0e1b2c-64a2-4b0e-8a3f-0c2f6b1f5a11"]').toString('base64url') },
    { cursor: Buffer.from('["soonest",0.5,"7b0e1b2c-64a2-4b0e-8a3f-0c2f6b1f5a11",0]').toString('base64url') },
    { cursor: Buffer.from('["soonest",1,"7b0e1b2c-64a2-4b0e-8a3f-0c2f6b1f5a11",-1]').toString('base64url') },
  ])('%j is refused by its field', async (query) => {
    const answer = await search(query as Record<string, string>)
    expect(answer.statusCode).toBe(422)
    const [field] = Object.keys(query)
    expect(answer.json()).toMatchObject({
      code: 'invalid_input',
      fields: [{ path: field === 'level' ? 'level.0' : field }],
    })
  })
})

describe('paging', () => {
  const random = createRandom(7)
  let all: string[] = []

  beforeAll(async () => {
    const { database } = api.platform
    for (const [index, rating] of [0, 20, 47, 47, 50].entries()) {
      const provider = await createProvider(database, TEST_NOW - random.int(0, 5) * DAY_MS, {
        display_name: `Crowded ${'abcde'[index]}`,
        rating_sum: rating,
        review_count: rating === 0 ? 0 : 10,
      })
      // Few distinct values, so that pages end in the middle of equals.
      for (let count = 0; count < 11; count += 1) {
        const listing = await createListing(database, TEST_NOW - random.int(0, 2) * DAY_MS, provider, {
          title: count % 5 === 0 ? 'Gong bath' : 'Zither bath',
          outward_postcode: `ZY${1 + (count % 3)}`,
          category: 'wellness',
          subcategories: ['body'],
          price: random.pick([1_000, 2_000, 2_100]),
          rrp: random.pick([3_000, 4_000]),
        })
        await createSlots(database, TEST_NOW, listing, [{ date: date(random.int(2, 4)), time: '12:00' }])
        all.push(listing.id)
      }
    }
    all = all.sort()
  })

  const value: Record<(typeof sorts)[number], (card: Page['items'][number]) => number> = {
    soonest: ({ nextSlotAt }) => nextSlotAt ?? Number.POSITIVE_INFINITY,
    rating: ({ provider }) => -(provider.rating ?? 0),
    price_low: ({ price }) => price,
    price_high: ({ price }) => -price,
    saving: ({ price, rrp }) => price / rrp,
    distance: ({ nextSlotAt }) => nextSlotAt ?? Number.POSITIVE_INFINITY, // from nowhere
    newest: () => 0, // cards don't carry the date; that no page repeats or misses one is shown all the same
  }

  test.for(sorts.flatMap((sort) => [1, 7, 48].map((limit) => ({ sort, limit }))))(
    'pages of $limit by $sort join to the whole list, in order',
    async ({ sort, limit }) => {
      const cards: Page['items'] = []
      let page = await found({ category: 'wellness', sort, limit: String(limit) })
      expect(page.count).toEqual({ value: all.length, isMore: false })
      for (let pages = 0; pages <= all.length; pages += 1) {
        cards.push(...page.items)
        if (page.nextCursor === null) break
        expect(page.items).toHaveLength(limit)
        page = await found({ category: 'wellness', sort, limit: String(limit), cursor: page.nextCursor })
        expect(page.count).toBeNull()
      }
      expect(cards.map(({ id }) => id).sort()).toEqual(all)
      const values = cards.map(value[sort])
      expect(values).toEqual([...values].sort((a, b) => a - b))
    },
  )

  const many: Pick<ListingSearch, 'sort' | 'subcategory' | 'words' | 'districts'>[] = [
    ...sorts.map((sort) => ({ sort, subcategory: 'body' })),
    {
      sort: 'soonest',
      words: { alternatives: [{ query: 'zither:A', within: ['wellness'] }], isAny: false },
      districts: { codes: ['zy1', 'zy2'], metres: [0, 2_000] },
    },
  ]

  test.for(many)(
    'the pages of %o are the same where there seem to be too many to count',
    async ({ sort, ...asked }) => {
      const { database } = api.platform
      /** @param all - listings in the market */
      const guessing = (all: number): Sql => ({
        ...database,
        rows: <Row>(text: string, ...rest: [values?: readonly unknown[], settings?: { prepare?: boolean }]) => {
          if (text.startsWith('explain'))
            return Promise.resolve([{ 'QUERY PLAN': [{ Plan: { 'Plan Rows': 1_000_000 } }] }] as Row[])
          return text.includes('reltuples') ? Promise.resolve([{ all }] as Row[]) : database.rows<Row>(text, ...rest)
        },
      })
      const pagesOf = async (sql: Sql) => {
        const search = { category: 'wellness', ...asked, priceMax: 2_000, sort, limit: 7 } as const
        const pages: string[][] = []
        const counts: (number | null)[] = []
        let cursor: { sort: typeof sort; key: number; id: string; way: number } | undefined
        do {
          const { cards, lastKey, lastId, count } = await findListings(sql, { ...search, cursor }, TEST_NOW)
          pages.push(cards.map(({ id }) => id))
          counts.push(count)
          cursor = lastKey === null || lastId === null ? undefined : { sort, key: lastKey, id: lastId, way: 0 }
        } while (cursor)
        return { pages, counts }
      }
      const known = await pagesOf(database)
      expect(known.pages.length).toBeGreaterThan(2)
      expect(known.counts[0]).toBe(known.pages.flat().length)
      const guessed = await pagesOf(guessing(1_000_000))
      expect(guessed.pages).toEqual(known.pages)
      // Of a subcategory in the order of prices nothing is guessed: its index passes the others unread.
      const isPriced = sort === 'price_low' || sort === 'price_high'
      expect(guessed.counts[0], 'more than are counted').toBe(isPriced ? known.counts[0] : 501)
      expect(await pagesOf(guessing(100)), 'in a small market a wrong guess changes nothing').toEqual(known)
    },
  )

  test('by distance the pages of very many are the same, district by district, where some are as near', async () => {
    const { database } = api.platform
    const random = createRandom(16)
    const codes = Array.from({ length: 40 }, (_, index) => `zz${index}`)
    const metres = codes.map((_, index) => Math.floor(index / 20) * 1_000)
    const of = await createProvider(database, TEST_NOW)
    for (let count = 0; count < 30; count += 1) {
      const outward_postcode = random.pick(codes).toUpperCase()
      const listing = await createListing(database, TEST_NOW, of, { outward_postcode })
      await createSlots(database, TEST_NOW, listing, [{ date: date(2 + count), time: '12:00' }])
    }
    const search = { provider: of.id, districts: { codes, metres }, sort: 'distance', limit: 7 } as const
    const pagesOf = async (sql: Sql) => {
      const pages: string[][] = []
      let cursor: { sort: 'distance'; key: number; id: string; way: number } | undefined
      do {
        const { cards, lastKey, lastId } = await findListings(sql, { ...search, cursor }, TEST_NOW)
        pages.push(cards.map(({ id }) => id))
        cursor =
          lastKey === null || lastId === null ? undefined : { sort: 'distance', key: lastKey, id: lastId, way: 0 }
      } while (cursor)
      return pages
    }
    /** As if more were fetched than are sorted. */
    const manyFetched: Sql = {
      ...database,
      rows: <Row>(text: string, ...rest: [values?: readonly unknown[], settings?: { prepare?: boolean }]) =>
        text.includes('fetched')
          ? Promise.resolve([{ count: 501, page: [] }] as Row[])
          : database.rows<Row>(text, ...rest),
    }
    const known = await pagesOf(database)
    expect(known).toHaveLength(5)
    expect(await pagesOf(manyFetched)).toEqual(known)
  })

  test('the highest rating weighs its reviews: one of five stars stands below thirty of 4.8', async () => {
    const { database } = api.platform
    const rated = [
      ['One review', 5, 1],
      ['Thirty reviews', 144, 30],
    ] as const
    for (const [name, sum, count] of rated) {
      const of = await createProvider(database, TEST_NOW, { display_name: name, rating_sum: sum, review_count: count })
      const listing = await createListing(database, TEST_NOW, of, { title: 'A bob', town: 'Ratingham' })
      await createSlots(database, TEST_NOW, listing, [{ date: date(2), time: '12:00' }])
    }
    const { items } = await found({ place: 'Ratingham', sort: 'rating' })
    expect(items.map(({ provider }) => provider.displayName)).toEqual(['Thirty reviews', 'One review'])
    const ranks = await database.rows<{ rank: number; stars: number }>(
      `select distinct rank, stars from listing where town = 'Ratingham' order by rank desc`,
    )
    expect(ranks).toEqual(
      [...rated]
        .map(([, sum, count]) => ({
          rank: Math.round(rankedRating(sum, count) * 1_000_000),
          stars: averageRating(sum, count),
        }))
        .sort((one, other) => other.rank - one.rank),
    )
    await database.rows(`update provider set rating_sum = 30, review_count = 30 where display_name = 'Thirty reviews'`)
    const after = await found({ place: 'Ratingham', sort: 'rating' })
    expect(after.items.map(({ provider }) => provider.displayName)).toEqual(['One review', 'Thirty reviews'])
    expect((await found({ place: 'Ratingham', rating: '4' })).items).toHaveLength(1)
  })

  test('people are found by the names that they have now, also by one that is a common word', async () => {
    const { database } = api.platform
    const of = await createProvider(database, TEST_NOW, { display_name: 'Will Ashdown' })
    const listing = await createListing(database, TEST_NOW, of, { title: 'Ear candling', town: 'Calledham' })
    await createSlots(database, TEST_NOW, listing, [{ date: date(2), time: '12:00' }])
    const named = async (q: string) => (await found({ q })).items.some(({ title }) => title === 'Ear candling')
    expect([await named('will'), await named('ashd'), await named('rosewood')]).toEqual([true, true, false])

    await database.rows(`update provider set display_name = 'Rosewood Parlour' where id = $1`, [of.id])
    await database.rows(`update account set first_name = 'Imogen' where id = $1`, [of.id])
    expect([await named('rosewood'), await named('imogen'), await named('ashdown')]).toEqual([true, true, false])
  })

  test('what only shares a word of its title with a treatment is none of its kind', async () => {
    const { database } = api.platform
    const of = await createProvider(database, TEST_NOW)
    const listing = await createListing(database, TEST_NOW, of, {
      title: 'Hand-painted tips',
      category: 'beauty',
      subcategories: ['nails'],
      town: 'Brushwick',
    })
    await createSlots(database, TEST_NOW, listing, [{ date: date(2), time: '12:00' }])
    const titles = async (q: string) => (await found({ q, place: 'Brushwick' })).items.map(({ title }) => title)
    expect(await titles('painted')).toEqual(['Hand-painted tips'])
    expect(await titles('balayage')).toEqual([])
  })

  test('counts up to five hundred and says when there are more', async () => {
    await api.platform.database.rows(
      `insert into listing (provider_id, category, subcategories, cover, title, description, reason, level, purpose, type,
         approval, setting, duration_minutes, rrp, price, capacity, is_insured, is_licensed, is_supervised, must_haves, address,
         town, outward_postcode, listed_at, next_slot_at)
       select provider_id, 'coaching', '{other}', cover, title || n, description, reason, level, purpose, type, approval,
         setting, duration_minutes, rrp, price, capacity, is_insured, is_licensed, is_supervised, must_haves, address, town,
         outward_postcode, listed_at, next_slot_at
       from listing, generate_series(1, $1) n where title = 'Balayage and gloss'`,
      [500],
    )
    expect((await found({ category: 'coaching', subcategory: 'other' })).count).toEqual({ value: 500, isMore: false })
    expect((await found({ category: 'coaching' })).count).toEqual({ value: 500, isMore: true })
  })

  test('of more than are counted who is free first on a date goes first, whenever they are free sooner, page by page', async () => {
    const date = '2027-04-20'
    // Each is free sooner as well: the later on the date, the sooner before it.
    await api.platform.database.rows(
      `insert into listing (provider_id, category, subcategories, cover, title, description, reason, level, purpose, type,
         approval, setting, duration_minutes, rrp, price, capacity, is_insured, is_licensed, is_supervised, must_haves, address,
         town, outward_postcode, listed_at, next_slot_at, open_dates, open_starts)
       select provider_id, category, subcategories, cover, 'Number ' || n, description, reason, level, purpose, type, approval,
         setting, duration_minutes, rrp, price, capacity, is_insured, is_licensed, is_supervised, must_haves, address, town,
         outward_postcode, listed_at, sooner at time zone zone, array[sooner::date, $1::date], array[sooner, later]
       from listing, generate_series(1001, 1600) n cross join lateral (
         select $1::date + interval '8 hours' + n * interval '10 s' as later,
           $1::date - interval '2 days' + interval '20 hours' - n * interval '10 s' as sooner) o
       where title = 'Balayage and gloss'`,
      [date],
    )
    const titles = async (cursor?: string) => {
      const { items, nextCursor, count } = await found({ date, limit: '24', ...(cursor && { cursor }) })
      return { titles: items.map(({ title }) => title), nextCursor: nextCursor ?? undefined, count }
    }
    const numbers = (from: number) => Array.from({ length: 24 }, (_, index) => `Number ${from + index}`)
    const first = await titles()
    expect(first).toMatchObject({ titles: numbers(1001), count: { value: 500, isMore: true } })
    expect((await titles(first.nextCursor)).titles).toEqual(numbers(1025))
  })
})
