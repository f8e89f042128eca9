import { afterEach, beforeEach, expect, inject, test } from 'vitest'
import { createTestApi, type TestApi } from '#testing/test-api.ts'

let api: TestApi
beforeEach(async () => {
  api = await createTestApi(inject('serverUrl'), { environment: { DATABASE_POOL: '3' } })
})
afterEach(() => api.close())

const search = (query: Record<string, string>) => api.app.inject({ method: 'GET', url: '/api/v1/listings', query })

test('a search that takes PostgreSQL too long is given up, and its refusal says so', async () => {
  await api.platform.database.transaction(async (sql) => {
    await sql.rows('lock table listing in access exclusive mode') // as a condition that finds nothing for a long time
    const answer = await search({ q: 'balayage' })
    expect([answer.statusCode, answer.json().code]).toEqual([503, 'search_too_broad'])
  })
  expect((await search({ q: 'balayage' })).statusCode).toBe(200)
})

test('counts by category that take too long are given up; where there are some already those stay', async () => {
  const counts = () => api.app.inject('/api/v1/listing-counts')
  const countsOfSlow = () =>
    api.platform.database.transaction(async (sql) => {
      await sql.rows('lock table listing in access exclusive mode')
      return counts()
    })
  const refused = await countsOfSlow()
  expect([refused.statusCode, refused.json().code, refused.headers['retry-after']]).toEqual([503, 'unavailable', '5'])
  const { statusCode, body } = await counts()
  expect(statusCode).toBe(200)
  api.clock.advance(5_000)
  expect(await countsOfSlow()).toMatchObject({ statusCode: 200, body })
})

test('searches that take long leave connections to everyone else', async () => {
  const { database } = api.platform
  await database.transaction(async (sql) => {
    await sql.rows('lock table listing in access exclusive mode')
    const searches = Array.from({ length: 8 }, () => search({ place: 'Leeds' }))
    const first = await Promise.race([
      database.row('select 1 as one').then(() => 'somebody else'),
      ...searches.map((one) => one.then(() => 'a search')),
    ])
    expect(first).toBe('somebody else')
    for (const answer of await Promise.all(searches)) expect(answer.statusCode).toBe(503)
  })
})
