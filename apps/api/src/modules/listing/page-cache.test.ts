import { randomUUID } from 'node:crypto'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { DAY_MS } from '@ginipig/domain/time'
import type { FastifyInstance } from 'fastify'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { createApp } from '#app.ts'
import { createClient } from '#demo/factories/account.ts'
import { createListing } from '#demo/factories/listing.ts'
import { createProvider } from '#demo/factories/provider.ts'
import { createSlots } from '#demo/factories/slot.ts'
import { createPlatform } from '#platform/create-platform.ts'
import type { Platform } from '#platform/platform.ts'
import { createEmitter } from '#platform/realtime/emitter.ts'
import { attachRealtime, type Realtime } from '#platform/realtime/realtime-server.ts'
import { apiOfFile } from '#testing/api-of-file.ts'
import { signIn } from '#testing/sign-in.ts'
import { TEST_NOW } from '#testing/test-api.ts'

type Server = { app: FastifyInstance; platform: Platform; realtime: Realtime }

const api = apiOfFile()
/** Two servers on one database, as two processes. */
let servers: [Server, Server]
let provider: Awaited<ReturnType<typeof createProvider>>
beforeAll(async () => {
  const other = createPlatform(api.platform.config, api.clock)
  const one = { app: api.app, platform: api.platform, realtime: attachRealtime(api.platform, api.app.server) }
  const app = await createApp(other)
  const two = { app, platform: other, realtime: attachRealtime(other, app.server) }
  servers = [one, two]
  for (const { realtime } of servers) await realtime.isListening
  provider = await createProvider(api.platform.database, TEST_NOW)
  await publish()
})
afterAll(async () => {
  for (const { realtime } of servers) await realtime.close()
  await servers[1].app.close()
  await servers[1].platform.database.end()
})
beforeEach(() => api.clock.advance(10_000))

async function publish() {
  const listing = await createListing(api.platform.database, TEST_NOW, provider)
  const date = new Date(TEST_NOW + 2 * DAY_MS).toISOString().slice(0, 10)
  await createSlots(api.platform.database, TEST_NOW, listing, [{ date, time: '10:00' }])
  return listing
}

const ask = (server: Server, url: string, headers: Record<string, string> = {}) =>
  server.app.inject({ method: 'GET', url: `/api/v1${url}`, headers })

const countAt = async (server: Server) =>
  (await ask(server, '/listings')).json<{ count: { value: number } }>().count.value

test('a page without a filter is kept for a moment, and thrown away in every process when a slot changes', async () => {
  const before = await countAt(servers[0])
  expect(await countAt(servers[1])).toBe(before)
  const listing = await publish()
  for (const server of servers) expect(await countAt(server), 'kept').toBe(before)

  const heard = servers.map(({ platform }) => new Promise<void>((resolve) => platform.slotNews.onChange(resolve)))
  await createEmitter(api.platform).toListing(listing.id, 'slot.changed', {
    listingId: listing.id,
    slotId: randomUUID(),
    date: '2027-02-11',
  })
  await Promise.all(heard)
  for (const server of servers) expect(await countAt(server)).toBe(before + 1)
})

test('it is kept no longer than its time, and a search with a filter not at all', async () => {
  const [server] = servers
  const before = await countAt(server)
  const filtered = async () => (await ask(server, '/listings?level=newbie,nearly_there,pro')).json().count.value
  expect(await filtered()).toBe(before)
  await publish()
  expect(await filtered()).toBe(before + 1)
  api.clock.advance(1_499)
  expect(await countAt(server)).toBe(before)
  api.clock.advance(1)
  expect(await countAt(server)).toBe(before + 1)
})

test('so is every page after it, each by its cursor', async () => {
  await publish()
  await publish()
  const page = async (cursor: string) =>
    (await ask(servers[0], `/listings?limit=1&cursor=${cursor}`)).json<{
      items: { title: string }[]
      nextCursor: string
    }>()
  const { nextCursor } = (await ask(servers[0], '/listings?limit=1')).json<{ nextCursor: string }>()
  const [second, third] = [await page(nextCursor), await page((await page(nextCursor)).nextCursor)]
  expect(third.items).not.toEqual(second.items)
  await api.platform.database.rows(`update listing set title = 'Changed'`)
  expect(await page(nextCursor)).toEqual(second)
  api.clock.advance(1_500)
  expect((await page(nextCursor)).items[0]?.title).toBe('Changed')
})

test('where nobody listens for changes, nothing is kept', async () => {
  const deaf = createPlatform(api.platform.config, api.clock)
  const app = await createApp(deaf)
  const server = { app, platform: deaf, realtime: servers[0].realtime }
  const before = await countAt(server)
  await publish()
  expect(await countAt(server)).toBe(before + 1)
  await app.close()
  await deaf.database.end()
})

const paths = async () => {
  const { id } = await publish()
  return [
    '/listings',
    '/listings?level=newbie,nearly_there,pro',
    '/listing-counts',
    `/listings/${id}`,
    `/listings/${id}/months/2027-02`,
  ]
}

test('public answers are tagged: who has one already is told so in 304', async () => {
  for (const path of await paths()) {
    const first = await ask(servers[0], path)
    expect([first.statusCode, first.headers['cache-control']], path).toEqual([200, 'no-cache'])
    const again = await ask(servers[0], path, { 'if-none-match': String(first.headers.etag) })
    expect([again.statusCode, again.body, again.headers.etag], path).toEqual([304, '', first.headers.etag])
    expect((await ask(servers[0], path, { 'if-none-match': 'W/"another"' })).statusCode, path).toBe(200)
  }
})

test('and compressed as the browser asks, the same content in each way', async () => {
  for (const path of (await paths()).filter((path) => !/counts|months/.test(path))) {
    const plain = await ask(servers[0], path)
    expect(plain.headers['content-encoding'], path).toBeUndefined()
    const [br, gzip] = [
      await ask(servers[0], path, { 'accept-encoding': 'gzip, br' }),
      await ask(servers[0], path, { 'accept-encoding': 'gzip' }),
    ]
    expect([br.headers['content-encoding'], gzip.headers['content-encoding']], path).toEqual(['br', 'gzip'])
    expect(String(br.headers.vary).toLowerCase(), path).toContain('accept-encoding')
    expect(brotliDecompressSync(br.rawPayload).toString(), path).toBe(plain.body)
    expect(gunzipSync(gzip.rawPayload).toString(), path).toBe(plain.body)
    expect(
      (await ask(servers[0], path, { 'accept-encoding': 'br;q=0' })).headers['content-encoding'],
      path,
    ).toBeUndefined()
  }
})

test('what is asked for with a token is not kept by the browser, and what is a person’s own not compressed', async () => {
  const { config, database } = api.platform
  const client = await createClient(database, TEST_NOW)
  const token = await signIn({ database, clock: api.clock, tokenSecret: config.tokenSecret }, client.id, 'marketplace')
  const headers = {
    authorization: `Bearer ${await token()}`,
    'accept-encoding': 'br',
    origin: config.origins.marketplace,
  }
  expect((await ask(servers[0], '/listings', headers)).headers['cache-control']).toBe('no-store')
  const own = await ask(servers[0], '/me', headers)
  expect(own.statusCode).toBe(200)
  expect([own.headers['content-encoding'], own.headers.etag, own.headers['cache-control']]).toEqual([
    undefined,
    undefined,
    'no-store',
  ])
})
