import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type BenchSize, type BenchWorld, seedBench, seedDemo } from '@ginipig/api/scenarios'
import { createTestDatabase, prepareTemplate } from '@ginipig/api/testing'
import { startPostgres } from '@ginipig/local/postgres'
import pg from 'pg'
import { apiEnvironment } from './api-environment.ts'

/** As tooling/local runs it; commits wait for the disk, as they must. */
const SETTINGS = { shared_buffers: '256MB', max_wal_size: '2GB', random_page_cost: '1.1', max_connections: '200' }

const SIZE: BenchSize = { listings: 480, slots: 20_000, bookings: 20_000 }

/** A PostgreSQL of our own with a full database, for all questions of a run. */
export interface Stand {
  readonly databaseUrl: string
  /** Of the API's processes. */
  readonly environment: Readonly<Record<string, string>>
  readonly world: BenchWorld
  readonly pool: pg.Pool
  /** Removes everything. */
  readonly close: () => Promise<void>
}

type Fill = (url: string, say: (line: string) => void) => Promise<BenchWorld>

/** Listings of many providers, with their slots and books. */
export const fillWith =
  (size: BenchSize): Fill =>
  async (url, say) => {
    const world = await seedBench(url, size)
    say(`  database: ${size.listings} listings, ${size.slots} open slots, ${size.bookings} bookings in the books`)
    return world
  }

/** The demo, whose ids nobody asks for. */
export const fillWithDemo: Fill = async (url, say) => {
  await seedDemo(url)
  say('  database: the demo')
  return { listingIds: [], slotIds: [], clientIds: [], providerIds: [] }
}

/** @param settings - PostgreSQL's, beside or instead of those a person's product has */
export async function startStand(
  say: (line: string) => void,
  fill: Fill = fillWith(SIZE),
  settings: Readonly<Record<string, string>> = {},
): Promise<Stand> {
  const folder = await mkdtemp(join(tmpdir(), 'ginipig-bench-'))
  const server = await startPostgres({ dataDir: join(folder, 'postgres'), settings: { ...SETTINGS, ...settings } })
  const removeAll = async () => {
    await server.stop()
    await rm(folder, { recursive: true, force: true })
  }
  try {
    await prepareTemplate(server.url)
    const { url, ownerUrl } = await createTestDatabase(server.url)
    const world = await fill(ownerUrl, say)
    const pool = new pg.Pool({ connectionString: ownerUrl, max: 4 })
    // A connection that is being closed while the server stops hears of it.
    pool.on('error', (error) => say(`  a connection ended: ${error.message}`))
    await pool.query('vacuum analyze')
    await pool.query('checkpoint')
    const close = async () => {
      await pool.end()
      await removeAll()
    }
    return { databaseUrl: url, environment: apiEnvironment(url, folder), world, pool, close }
  } catch (error) {
    await removeAll()
    throw error
  }
}
