import { type Category, type Sort, sorts } from '@ginipig/domain/listing'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { type Database, openDatabase, type Sql } from '#platform/database/sql.ts'
import { createTestDatabase } from '#testing/test-database.ts'
import { findListings } from './find-listings.ts'
import type { ListingSearch } from './search-conditions.sql.ts'

// A condition or an order that differs by a word from what its index says is right and slow. What PostgreSQL would do is
// asked with its other ways closed: an empty table says nothing of how many there are.

let database: Database
let drop: () => Promise<void>
beforeAll(async () => {
  const made = await createTestDatabase(inject('serverUrl'))
  drop = made.drop
  database = openDatabase(made.ownerUrl, { poolSize: 1, onError: () => undefined })
})
afterAll(async () => {
  await database.end()
  await drop()
})

const NOW = Date.parse('2027-02-09T12:00:00Z')

const ID = '00000000-0000-4000-8000-000000000000'

/** More than any walk passes. */
const MANY = 1_000_000

class Planned extends Error {}

type Closed = { ways: readonly string[]; indexes: readonly string[] }

/** @param closed - what PostgreSQL may not use here  @param guessed - how many match, as it guesses */
const planOf = (search: Partial<ListingSearch>, { ways, indexes }: Closed, guessed = 0) =>
  database
    .transaction(async (sql) => {
      for (const way of ways) await sql.rows(`set local enable_${way} = off`)
      for (const index of indexes) await sql.rows(`drop index if exists ${index}`)
      let plan = ''
      const explaining: Sql = {
        row: () => Promise.reject(new Error('a search asks for rows')),
        rows: async <Row>(text: string, values?: readonly unknown[]) => {
          if (text.startsWith('explain')) return [{ 'QUERY PLAN': [{ Plan: { 'Plan Rows': guessed } }] }] as Row[]
          if (text.includes('reltuples')) return [{ all: MANY }] as Row[]
          const lines = await sql.rows<{ 'QUERY PLAN': string }>(`explain ${text}`, values, { prepare: false })
          plan += lines.map((line) => `${line['QUERY PLAN']}\n`).join('')
          // What a search reads of its only row.
          return [{ id: ID, page: [], cards: '', lastKey: null, lastId: null, count: 501 }] as Row[]
        },
      }
      await findListings(explaining, { sort: 'soonest', limit: 24, ...search }, NOW)
      throw new Planned(plan) // and all is there again
    })
    .catch((error) => {
      if (error instanceof Planned) return error.message
      throw error
    })

const closed: Closed = { ways: ['seqscan', 'bitmapscan', 'sort', 'hashjoin', 'mergejoin'], indexes: [] }

const walked: Record<Sort, string> = {
  soonest: 'listing_all_soonest',
  newest: 'listing_newest',
  price_low: 'listing_all_price',
  price_high: 'listing_all_price',
  saving: 'listing_saving',
  rating: 'listing_rank',
  distance: 'listing_all_soonest', // from nowhere
}

test.for(sorts)('%s walks its index, from the start and from a cursor', async (sort) => {
  expect(await planOf({ sort }, closed)).toContain(walked[sort])
  const cursor = { sort, key: 1, id: ID, way: 0 }
  expect(await planOf({ sort, cursor }, closed)).toMatch(
    new RegExp(`${walked[sort]}.*\\n\\s*Index Cond: .*(>=|<=|>|<)`),
  )
})

test.for(sorts.filter((sort) => sort !== 'distance'))('of very many, %s walks its index to an end', async (sort) => {
  const cursor = { sort, key: 1, id: ID, way: 0 }
  const plan = await planOf({ sort, level: ['pro'], cursor }, closed, MANY)
  expect(plan).toMatch(
    new RegExp(`Limit .*\\n\\s*->  Index (Only )?Scan.*${walked[sort]}.*\\n\\s*Index Cond: .*(>=|<=|>|<)`),
  )
})

test.for([false, true])(
  'of very many free on a date, near: %s, slots are walked in the order of their clock',
  async (isNear) => {
    const dates = { all: ['2027-02-20'], areNear: isNear, areUponUs: isNear }
    const cursor = { sort: 'soonest', key: 1, id: ID, way: 0 } as const
    const plan = await planOf({ dates, cursor }, closed, MANY)
    expect(plan).toMatch(/Index Only Scan using slot_here on slot s .*\n\s*Index Cond: .*here >= .*listing_id/)
    // Past those that have passed, by the clock of the westernmost place.
    expect(plan).toContain('using listing_elsewhere on listing')
  },
)

test.for<[Partial<ListingSearch>, string]>([
  [{ districts: { codes: ['ls6', 'ls2'], metres: [0, 2_000] } }, 'district = ANY'],
  [{ online: true }, "type = 'online'"],
  [{ category: 'hair' }, "category = 'hair'"],
])(
  'of very many free on a date, slots of others than %o are passed without their listings',
  async ([search, others]) => {
    const dates = { all: ['2027-02-20'], areNear: true, areUponUs: true }
    const plan = await planOf({ dates, ...search }, closed, MANY)
    const [passing = ''] = /Subquery Scan on s [\s\S]*Index Only Scan using slot_here on slot s/.exec(plan) ?? []
    expect(passing).toContain(`(s.${others}`)
  },
)

test.for<[found: number, further: string]>([
  [13, 'with half a page found'],
  [12, 'with less'],
])('a walk of slots that found %i goes on only where the rest of a page is not far: %s', async ([found]) => {
  const walks: string[] = []
  const answering: Sql = {
    row: () => Promise.reject(new Error('a search asks for rows')),
    rows: async <Row>(text: string) => {
      if (text.startsWith('explain')) return [{ 'QUERY PLAN': [{ Plan: { 'Plan Rows': 10_000 } }] }] as Row[]
      if (!text.includes('from slot s')) return [{ page: [], cards: [], count: 0, isAll: true }] as Row[]
      walks.push(/limit (\d+)\) s/.exec(text)?.[1] ?? '')
      return Array.from({ length: walks.length === 1 ? found : 25 }, () => ({ id: ID, key: 0 })) as Row[]
    },
  }
  await findListings(answering, { dates, sort: 'soonest', limit: 24 }, NOW)
  expect(walks).toEqual(found > 12 ? ['400', '1600'] : ['400'])
})

const passed: [Partial<ListingSearch>, string][] = [
  [{ level: ['pro'] }, 'listing_all_soonest'],
  [{ level: ['pro'], category: 'hair', town: 'Ratingham' }, 'listing_soonest'],
  [{ level: ['pro'], online: true, without: [ID] }, 'listing_online'],
  [{ level: ['pro'], online: true, category: 'hair' }, 'listing_online_category'],
]

test.for(passed)('of very many, %o passes them in %s without reading them', async ([search, index]) => {
  const ways = [...closed.ways, 'indexscan']
  expect(await planOf(search, { ways, indexes: [] }, MANY)).toContain(`Index Only Scan using ${index} `)
})

test('who is of a subcategory is passed in the order of prices without reading the others', async () => {
  const search: Partial<ListingSearch> = { sort: 'price_high', category: 'hair', subcategory: 'cut' }
  expect(await planOf(search, closed)).toContain('Index Only Scan Backward using listing_price ')
})

test('words in some districts of a category are read of those alone that its index has there', async () => {
  const words = { alternatives: [{ query: 'massage:A', within: ['wellness' as const] }], isAny: false }
  const plan = await planOf({ words, districts: { codes: ['ls6', 'ls2'], metres: [0, 2_000] } }, closed, MANY)
  expect(plan).toMatch(/Limit .*\n\s*-> {2}Index Only Scan using listing_soonest on listing/)
})

test('a name is looked up before it is walked for: PostgreSQL takes one that nobody has to be in one of 150', async () => {
  const words = { alternatives: [{ query: 'nayr:AB', called: 'nayr:*C' }], isAny: false }
  const isLookedUpFirst = async (guessed: number) => {
    const plan = await planOf({ words }, closed, guessed)
    return plan.indexOf('CTE fetched') < plan.indexOf('Scan using listing_all_soonest')
  }
  expect(await isLookedUpFirst(MANY / 150)).toBe(true)
  expect(await isLookedUpFirst(MANY / 50), 'one that many have').toBe(false)
})

test('of very many with words that only one category has, that category is walked', async () => {
  const words = (within: Category[]) => ({ words: { alternatives: [{ query: 'balayage:A', within }], isAny: false } })
  const walk = (index: string) => new RegExp(`Limit .*\\n\\s*->  Index Scan using ${index} on listing`)
  expect(await planOf(words(['hair']), closed, MANY)).toMatch(walk('listing_soonest'))
  expect(await planOf(words(['hair', 'beauty']), closed, MANY)).toMatch(walk('listing_all_soonest'))
  // Words that stand together are guessed to be rare.
  expect(await planOf(words(['hair']), closed, 0), 'where more are found than were guessed').toMatch(
    walk('listing_soonest'),
  )
})

const dates = { all: ['2027-02-20'], areNear: false, areUponUs: false }

const lookedUp: [search: Partial<ListingSearch>, index: string, guessed?: number][] = [
  [{ districts: { codes: ['ls6', 'ls2'], metres: [0, 2_000] } }, 'listing_outward'],
  [{ subcategory: 'cut' }, 'listing_free'],
  [{ dates }, 'listing_free'],
  [{ dates, sort: 'newest' }, 'listing_free_sample'],
  [{ words: { alternatives: [{ query: 'balayage:A' }], isAny: false } }, 'listing_words'],
  [{ words: { alternatives: [{ query: 'balayage:A' }], isAny: false } }, 'listing_words_sample', 5_000],
  [{ words: { alternatives: [{ called: 'nair:*C' }], isAny: false } }, 'listing_words'],
  [{ words: { alternatives: [{ nearlyCalled: 'nayr' }], isAny: false } }, 'provider_name'],
  [{ town: 'Ratingham' }, 'listing_town'],
  [{ parts: ['night'] }, 'listing_free'],
]

test('what is online has an index of its own', async () => {
  const plan = await planOf(
    { online: true },
    { ways: ['seqscan', 'bitmapscan', 'sort'], indexes: ['listing_all_soonest', 'listing_outward'] },
  )
  expect(plan).toContain('listing_online')
})

/** With no other index of what is listed. */
async function only(index: string): Promise<Closed> {
  const others = await database.rows<{ name: string }>(
    `select indexname as name from pg_indexes where tablename = 'listing' and indexdef like '% WHERE %' and indexname <> all ($1::text[])`,
    [[index]],
  )
  return { ways: ['seqscan'], indexes: others.map(({ name }) => name) }
}

test.for(lookedUp)('%o is looked up in %s', async ([search, index, guessed]) => {
  const plan = await planOf(search, await only(index), guessed)
  expect(plan).toMatch(new RegExp(`${index}.*\\n\\s*Index Cond: `))
})

test.for<[Partial<ListingSearch>, string]>([
  [{ subcategory: 'cut' }, 'subcategories @>'],
  [{ online: true }, "type = 'online'"],
])('what is free on a date and %o is looked up for both in one index', async ([search, column]) => {
  const plan = await planOf({ dates, ...search }, await only('listing_free'))
  const [, looked = ''] = /listing_free .*\n\s*Index Cond: (.*)/.exec(plan) ?? []
  expect(looked).toContain('open_dates &&')
  expect(looked).toContain(column)
})

test('what no listing can be is looked up nowhere', async () => {
  expect(await planOf({ category: 'hair', subcategory: 'mind_and_soul' }, closed)).toContain('One-Time Filter: false')
})
