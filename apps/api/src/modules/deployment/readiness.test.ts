import { Writable } from 'node:stream'
import { pino } from 'pino'
import { afterEach, describe, expect, onTestFinished, test, vi } from 'vitest'
import { createApp } from '#app.ts'
import { migrationNames } from '#platform/database/migrate.ts'
import { type Database, openDatabase } from '#platform/database/sql.ts'
import { createMetrics, serveMetrics } from '#platform/metrics/metrics.ts'
import type { Platform } from '#platform/platform.ts'
import { apiOfFile } from '#testing/api-of-file.ts'
import { createReadiness, type ReadinessCheck } from './readiness.ts'
import { addStanding } from './standing.ts'

const api = apiOfFile()
const open: { close(): Promise<unknown> }[] = []
afterEach(async () => {
  for (const one of open.splice(0).reverse()) await one.close()
})

/** A process over this platform, and what its probes say. */
async function processOf(platform: Platform, readiness: ReadinessCheck = createReadiness(platform)) {
  const metrics = createMetrics(platform)
  const app = await createApp(platform, metrics, readiness)
  open.push(app)
  const probe = async (path: string) => {
    const { statusCode, body } = await app.inject(path)
    return [statusCode, JSON.parse(body).status]
  }
  return { app, metrics, live: () => probe('/livez'), ready: () => probe('/readyz') }
}

/** The platform over a pool of its own at another address. */
function over(change: (url: URL) => void): Platform {
  const url = new URL(api.platform.config.database.url)
  change(url)
  const database = openDatabase(url.href, { poolSize: 1, onError: () => undefined })
  open.push({ close: () => database.end() })
  return { ...api.platform, database }
}

/** Over one that never answers. */
const hanging = () => {
  let asked = 0
  const database = {
    ...api.platform.database,
    row: () => {
      asked += 1
      return new Promise<never>(() => undefined)
    },
  } satisfies Database
  return { platform: { ...api.platform, database }, asked: () => asked }
}

const ALIVE = [200, 'alive']
const READY = [200, 'ready']

describe('what is wrong in one process takes that one out (trust.md §6)', () => {
  test('nothing is', async () => {
    const { live, ready } = await processOf(api.platform)
    expect([await live(), await ready()]).toEqual([ALIVE, READY])
  })

  test('its database is away', async () => {
    const away = over((url) => {
      url.port = '1'
    })
    const { live, ready } = await processOf(away)
    expect([await live(), await ready()]).toEqual([ALIVE, [503, 'database']])
  })

  test('its database takes reads only', async () => {
    const standby = over((url) => url.searchParams.set('options', '-c default_transaction_read_only=on'))
    const { live, ready } = await processOf(standby)
    expect([await live(), await ready()]).toEqual([ALIVE, [503, 'database']])
  })

  test('its database hangs: it is asked once, however many look meanwhile, and again when that counts as lost', async () => {
    vi.useFakeTimers()
    onTestFinished(() => void vi.useRealTimers())
    const { platform, asked } = hanging()
    const readiness = createReadiness(platform)
    const foundIn = async (ms: number) => {
      const found = readiness.now()
      await vi.advanceTimersByTimeAsync(ms)
      return found
    }
    expect([await foundIn(1_000), await foundIn(1_000), asked()]).toEqual(['database', 'database', 1])
    await vi.advanceTimersByTimeAsync(13_000)
    expect([await foundIn(1_000), asked()]).toEqual(['database', 2])
  })

  test('its release needs a migration that isn’t there yet; one that has gone on is no harm', async () => {
    const names = await migrationNames()
    const wanting = (migrations: string[]) =>
      processOf(
        api.platform,
        createReadiness(api.platform, async () => migrations),
      )
    const next = await wanting([...names, '9999-next.sql'])
    expect([await next.live(), await next.ready()]).toEqual([ALIVE, [503, 'schema']])
    expect(await (await wanting(names.slice(0, -1))).ready()).toEqual(READY)
  })

  test('it is ending, and serves on until it does', async () => {
    const readiness = createReadiness(api.platform)
    const { app, live, ready } = await processOf(api.platform, readiness)
    readiness.stop()
    expect([await live(), await ready()]).toEqual([ALIVE, [503, 'stopping']])
    expect((await app.inject('/api/v1/deployment')).statusCode).toBe(200)
  })
})

describe('what is wrong for all of them takes none out, and is told elsewhere', () => {
  test('no worker lives', async () => {
    const { app, ready } = await processOf(api.platform)
    const { registry } = createMetrics(api.platform)
    const refresh = addStanding(registry, api.platform)
    await refresh()
    expect(await registry.metrics()).toContain('ginipig_worker_lives{of="any"} 0')
    expect((await app.inject('/api/v1/health')).json()).toEqual({ status: 'ok', worker: 'none' })
    expect(await ready()).toEqual(READY)
  })

  test('the disk of photos is full, or in a bucket, or nothing lies there yet', async () => {
    const told = async (config: Partial<Platform['config']>) => {
      const text = await createMetrics({
        ...api.platform,
        config: { ...api.platform.config, ...config },
      }).registry.metrics()
      return Number(/^media_disk_free_ratio (.*)$/m.exec(text)?.[1])
    }
    const ratio = await told({ mediaDir: import.meta.dirname })
    expect(ratio).toBeGreaterThanOrEqual(0)
    expect(ratio).toBeLessThanOrEqual(1)
    expect(await told({ mediaDir: '/nowhere' })).toBeNaN()
    expect(await told({ bucket: {} as never, mediaDir: import.meta.dirname })).toBeNaN()
  })
})

test('probes are no traffic: no metric counts them, and the log says only what changes', async () => {
  const lines: { msg: string; readiness: string }[] = []
  const sink = new Writable({
    write: (chunk, _encoding, done) => {
      lines.push(JSON.parse(String(chunk)))
      done()
    },
  })
  const log = pino({ level: 'info' }, sink)
  let isThere = false
  const database = {
    ...api.platform.database,
    row: <Row>(text: string, values?: readonly unknown[]) =>
      isThere ? api.platform.database.row<Row>(text, values) : Promise.reject(new Error('Connection terminated')),
  } satisfies Database
  const { live, ready, metrics } = await processOf({ ...api.platform, database, log })
  for (let time = 0; time < 3; time += 1) expect([await live(), await ready()]).toEqual([ALIVE, [503, 'database']])
  isThere = true
  for (let time = 0; time < 3; time += 1) expect(await ready()).toEqual(READY)
  expect(lines.map(({ msg, readiness }) => [msg, readiness])).toEqual([
    ['not ready', 'database'],
    ['ready again', 'ready'],
  ])
  expect(await metrics.registry.metrics()).not.toMatch(/livez|readyz|http_request_duration_seconds_count/)
})

test('a worker is asked where it tells its metrics, whatever these need', async () => {
  const { registry } = createMetrics(api.platform)
  const failing = () => Promise.reject(new Error('the database is away'))
  const served = await serveMetrics(api.platform, registry, { port: 0, host: '127.0.0.1' }, failing)
  open.push(served)
  const statusOf = async (path: string) => (await fetch(`http://127.0.0.1:${served.port}${path}`)).status
  expect([await statusOf('/livez'), await statusOf('/metrics')]).toEqual([200, 503])
})
