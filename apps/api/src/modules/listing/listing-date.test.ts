import type { searchListings } from '@ginipig/contract/listing/search-listings.ts'
import { DAY_MS, fromWallClock } from '@ginipig/domain/time'
import type * as v from 'valibot'
import { beforeAll, expect, test } from 'vitest'
import { createListing } from '#demo/factories/listing.ts'
import { createProvider } from '#demo/factories/provider.ts'
import { createRandom } from '#demo/factories/random.ts'
import { createSlots, recountProvider } from '#demo/factories/slot.ts'
import { at, type Sql } from '#platform/database/sql.ts'
import { apiOfFile } from '#testing/api-of-file.ts'
import { findListings } from './find-listings.ts'
import { findNextTimes } from './listing.sql.ts'
import type { ListingSearch } from './search-conditions.sql.ts'

// A searched date is a day by the listing's own wall clock: in winter London's is UTC, which would hide any other.

const NOW = Date.parse('2027-07-06T12:00:00Z')

const api = apiOfFile({ startAt: NOW })
beforeAll(async () => {
  const { database } = api.platform
  const offer = async (title: string, zone: string, time: string) => {
    const provider = await createProvider(database, NOW)
    const listing = await createListing(database, NOW, provider, { title, zone })
    await createSlots(database, NOW, listing, [{ date: '2027-07-10', time }])
  }
  for (const zone of ['Europe/London', 'America/New_York', 'Pacific/Auckland'])
    for (const time of ['07:00', '21:30']) await offer(`${zone} ${time}`, zone, time)
})

const titlesOn = async (date: string) => {
  const answer = await api.app.inject({ method: 'GET', url: '/api/v1/listings', query: { date } })
  return answer.json<{ items: { title: string }[] }>().items.map(({ title }) => title)
}

test('a date finds its whole day by the wall clock of each listing, and nothing of the days beside it', async () => {
  expect(await titlesOn('2027-07-10')).toHaveLength(6)
  expect(await titlesOn('2027-07-09')).toEqual([])
  expect(await titlesOn('2027-07-11')).toEqual([])
})

test('the last minute is the next 48 hours', async () => {
  const titlesSoon = async () => {
    const answer = await api.app.inject({ method: 'GET', url: '/api/v1/listings', query: { soon: 'true' } })
    return answer.json<{ items: { title: string }[] }>().items.map(({ title }) => title)
  }
  expect(await titlesSoon()).toEqual([])
  // Auckland's 21:30 of the tenth is 09:30 UTC, to the minute 48 hours ahead.
  api.clock.set(Date.parse('2027-07-08T09:30:00Z'))
  expect(await titlesSoon()).toEqual(['Pacific/Auckland 07:00', 'Europe/London 07:00', 'Pacific/Auckland 21:30'])
  api.clock.set(Date.parse('2027-07-08T09:29:00Z'))
  expect(await titlesSoon()).toEqual(['Pacific/Auckland 07:00', 'Europe/London 07:00'])
})

test('of the last minute no filter is counted: parts of the day are known of whole days only', async () => {
  const ask = async (query: Record<string, string>) => {
    const answer = await api.app.inject({ method: 'GET', url: '/api/v1/listings', query: { facets: 'true', ...query } })
    return answer.json<{ facets: object | null }>().facets
  }
  expect(await ask({ soon: 'true', part: 'night' })).toBeNull()
  expect(await ask({ part: 'night' })).not.toBeNull()
})

test('the last minute leaves time for a patch test, keeps to the part of the day, and is counted by category alike', async () => {
  const { database } = api.platform
  api.clock.set(Date.parse('2027-07-08T09:30:00Z'))
  const soon = async (more: Record<string, string> = {}) => {
    const query = { soon: 'true', perCategory: 'true', ...more }
    const answer = await api.app.inject({ method: 'GET', url: '/api/v1/listings', query })
    const { items, perCategory } = answer.json<{
      items: { id: string; title: string }[]
      perCategory: Record<string, { value: number }>
    }>()
    return { ids: items.map(({ id }) => id), titles: items.map(({ title }) => title), hair: perCategory.hair?.value }
  }
  const all = await soon()
  expect(all.hair).toBe(3)
  expect(await soon({ part: 'night' })).toMatchObject({ titles: ['Pacific/Auckland 21:30'], hair: 1 })
  expect((await soon({ category: 'beauty' })).hair).toBe(3)
  const timesIn = async (part: string) => {
    const query = { ids: all.ids.join(), part }
    const answer = await api.app.inject({ method: 'GET', url: '/api/v1/next-times', query })
    return answer.json<{ items: { slots: { fromTime: string }[] }[] }>().items.flatMap(({ slots }) => slots)
  }
  expect((await timesIn('night')).map(({ fromTime }) => fromTime)).toEqual(['21:30'])
  await database.row(
    `update listing set must_haves = must_haves || '{"patchTest": {"hoursBefore": 48}}' where title = 'Europe/London 07:00'`,
  )
  expect(await soon()).toMatchObject({ titles: ['Pacific/Auckland 07:00', 'Pacific/Auckland 21:30'], hair: 2 })
})

test('listings are found by their ids, as far as they can be booked', async () => {
  const { database } = api.platform
  const rows = await database.rows<{ id: string; title: string }>('select id, title from listing order by title')
  const ids = rows.slice(0, 2).map(({ id }) => id)
  const ask = async (given: string) => {
    const answer = await api.app.inject({ method: 'GET', url: '/api/v1/listings', query: { ids: given } })
    return {
      status: answer.statusCode,
      titles: answer.json<{ items?: { title: string }[] }>().items?.map((one) => one.title),
    }
  }
  await database.row(`update listing set status = 'closed' where id = $1`, [ids[0]])
  expect(await ask(ids.join())).toEqual({ status: 200, titles: [rows[1]?.title] })
  expect((await ask('nonsense')).status).toBe(422)
  expect((await ask(Array.from({ length: 13 }, () => ids[1]).join())).status).toBe(422)
})

test('the next times of a listing are those of the dates that are asked for', async () => {
  const page = await api.app.inject({ method: 'GET', url: '/api/v1/listings', query: { q: 'pacific' } })
  const ids = page
    .json<{ items: { id: string }[] }>()
    .items.map(({ id }) => id)
    .join()
  const on = async (dates: string) => {
    const answer = await api.app.inject({ method: 'GET', url: '/api/v1/next-times', query: { ids, dates } })
    return answer.json<{ items: unknown[] }>().items.length
  }
  expect([await on('2027-07-10'), await on('2027-07-09'), await on('2027-07-09,2027-07-10')]).toEqual([2, 0, 2])
})

test('a day among the words is the filter; where nothing of it is free then, other days are shown and it is said', async () => {
  const found = async (q: string, more: Record<string, string> = {}) => {
    const answer = await api.app.inject({
      method: 'GET',
      url: '/api/v1/listings',
      query: { q, sort: 'soonest', ...more },
    })
    const page = answer.json<v.InferOutput<typeof searchListings.response>>()
    return { titles: page.items.map(({ title }) => title), when: page.meant?.when, next: page.nextCursor }
  }
  const both = ['Pacific/Auckland 07:00', 'Pacific/Auckland 21:30']
  const dates = ['2027-07-10']
  expect(await found('pacific saturday')).toMatchObject({ titles: both, when: { dates, part: null, isOpen: true } })
  expect(await found('pacific on Saturday evening')).toMatchObject({ titles: both.slice(1), when: { part: 'night' } })
  const other = await found('pacific friday', { limit: '1' })
  expect(other).toMatchObject({ titles: both.slice(0, 1), when: { dates: ['2027-07-09'], isOpen: false } })
  // The next page goes on with other days.
  expect((await found('pacific friday', { limit: '1', cursor: other.next ?? '' })).titles).toEqual(both.slice(1))
  // A date that is chosen goes before one that is said.
  expect((await found('pacific friday', { date: '2027-07-10' })).when).toBeUndefined()
})

test('somebody whose name is a day is found by it, before other days are looked at', async () => {
  const { database } = api.platform
  const offer = async (name: string, title: string) => {
    const provider = await createProvider(database, NOW, { display_name: name })
    const listing = await createListing(database, NOW, provider, { title })
    await createSlots(database, NOW, listing, [{ date: '2027-07-10', time: '10:00' }])
  }
  await offer('Sunday Glowing', 'Brow lamination')
  await offer('Somebody Else', 'Glowing skin')
  const found = async (q: string) => {
    const answer = await api.app.inject({ method: 'GET', url: '/api/v1/listings', query: { q } })
    const page = answer.json<v.InferOutput<typeof searchListings.response>>()
    return { titles: page.items.map(({ title }) => title), when: page.meant?.when }
  }
  expect(await found('Sunday glowing')).toEqual({ titles: ['Brow lamination'], when: undefined })
  // Where something is free on that day, the day is meant.
  expect((await found('Saturday glowing')).when).toMatchObject({ isOpen: true })
  expect((await found('sunday skin')).when).toMatchObject({ isOpen: false })
})

test('who is free first on the dates goes first, far and near, page by page, also where there seem to be too many to count', async () => {
  const { database } = api.platform
  const random = createRandom(147)
  const days = ['2027-07-06', '2027-07-07', '2027-07-10', '2027-07-11', '2027-08-14']
  const times = ['09:00', '11:30', '13:30', '17:00', '20:30']
  const made: { id: string; district: string; isOnline: boolean }[] = []
  for (const zone of ['Europe/London', 'Europe/London', 'Europe/London', 'America/New_York', 'Pacific/Auckland'])
    for (let count = 0; count < 8; count += 1) {
      const where = () => random.pick(['M4', 'LS6'])
      const how = () => random.pick(['in_person', 'online'] as const)
      const provider = await createProvider(database, NOW, { outward_postcode: where() })
      const listing = await createListing(database, NOW, provider, {
        category: 'wellness',
        subcategories: ['body'],
        zone,
        type: how(),
      })
      const starts = days.flatMap((date) => times.map((time) => ({ date, time }))).filter(() => random.chance(0.3))
      const ahead = starts.filter((start) => (fromWallClock(start, zone) ?? 0) > NOW + DAY_MS / 8)
      await createSlots(database, NOW, listing, ahead)
      if (count === 0)
        await database.rows(
          `update listing set must_haves = must_haves || '{"patchTest": {"hoursBefore": 24}}' where id = $1`,
          [listing.id],
        )
      // One stands behind a busy time: who would have come first then comes later.
      await database.rows(
        `insert into busy_time (provider_id, during, created_at)
         select provider_id, during, $2 from slot where listing_id = $1 order by md5(id::text) limit 1`,
        [listing.id, at(NOW)],
      )
      await recountProvider(database, provider.id, NOW)
      // Some have moved, or are online or no longer, since their slots were made.
      const [district, type] = [where(), how()]
      await database.rows('update listing set outward_postcode = $2, type = $3 where id = $1', [
        listing.id,
        district,
        type,
      ])
      made.push({ id: listing.id, district: district.toLowerCase(), isOnline: type === 'online' })
    }
  api.clock.set(NOW)
  /** PostgreSQL, which is told that nearly everything matches in a large market: then slots are walked. */
  const guessing: Sql = {
    ...database,
    rows: <Row>(text: string, ...rest: [values?: readonly unknown[], settings?: { prepare?: boolean }]) => {
      if (text.startsWith('explain'))
        return Promise.resolve([{ 'QUERY PLAN': [{ Plan: { 'Plan Rows': 1_000_000 } }] }] as Row[])
      return text.includes('reltuples')
        ? Promise.resolve([{ all: 1_000_000 }] as Row[])
        : database.rows<Row>(text, ...rest)
    },
  }
  for (const all of [['2027-08-14'], ['2027-07-10', '2027-07-11'], ['2027-07-07'], ['2027-07-06'], undefined])
    for (const parts of [undefined, ['afternoon'], ['morning', 'night']] as const) {
      if (!all && !parts) continue
      const dates = all && {
        all,
        areNear: all[0] !== '2027-08-14' && all.length === 1,
        areUponUs: all[0] === '2027-07-06',
      }
      const search = { category: 'wellness', dates, parts, sort: 'soonest', limit: 4 } as const
      const found = async (sql: Sql, more: Partial<ListingSearch>) => {
        const ids: string[] = []
        let cursor: { sort: 'soonest'; key: number; id: string; way: number } | undefined
        do {
          const { cards, lastKey, lastId } = await findListings(sql, { ...search, ...more, cursor }, NOW)
          ids.push(...cards.map(({ id }) => id))
          cursor =
            lastKey === null || lastId === null ? undefined : { sort: 'soonest', key: lastKey, id: lastId, way: 0 }
        } while (cursor)
        return ids
      }
      const next = await findNextTimes(
        database,
        made.map(({ id }) => id),
        parts,
        all,
        NOW,
      )
      const firsts = next.items.flatMap(({ id, slots: [first] }) =>
        first ? [{ id, at: `${first.date} ${first.fromTime}` }] : [],
      )
      const wanted = firsts
        .sort((one, other) => (`${one.at} ${one.id}` < `${other.at} ${other.id}` ? -1 : 1))
        .map(({ id }) => id)
      expect(wanted.length, `${all} ${parts}`).toBeGreaterThan(0)
      const of = (condition: (one: (typeof made)[number]) => boolean) =>
        wanted.filter((id) => made.some((one) => one.id === id && condition(one)))
      for (const [more, those] of [
        [{}, wanted],
        [{ districts: { codes: ['ls6', 'ls2'], metres: [0, 2_000] } }, of(({ district }) => district === 'ls6')],
        [{ online: true, category: undefined }, of(({ isOnline }) => isOnline)],
      ] satisfies [Partial<ListingSearch>, string[]][]) {
        const what = `${all} ${parts} ${JSON.stringify(more)}`
        expect(await found(database, more), what).toEqual(those)
        expect(await found(guessing, more), `${what}, walked`).toEqual(those)
      }
    }
})
