import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { isPostgres } from './process-state.ts'
import { type Postgres, startPostgres } from './start-postgres.ts'

const folder = mkdtempSync(join(tmpdir(), 'ginipig-postgres-'))
const dataDir = join(folder, 'cluster')
// These tests kill processes, not the machine.
const settings = { fsync: 'off' }
let postgres: Postgres

beforeAll(async () => {
  postgres = await startPostgres({ dataDir, settings })
  await query(postgres.url, 'create table kept (word text)')
  await query(postgres.url, "insert into kept values ('before')")
})

afterAll(async () => {
  await postgres.stop()
  rmSync(folder, { recursive: true })
})

async function query(url: string, sql: string): Promise<unknown[]> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  const { rows } = await client.query(sql)
  await client.end()
  return rows
}

/** Another process that starts the server for a folder and stays until its standard input closes. */
async function starter(path: string) {
  const script = join(import.meta.dirname, 'starter-process.fixture.ts')
  const child = spawn(process.execPath, [script, path], { stdio: ['pipe', 'pipe', 'inherit'] })
  const [line] = await once(child.stdout.setEncoding('utf8'), 'data')
  // What the fixture prints.
  return { child, ...(JSON.parse(line) as { pid: number; startedByUs: boolean }) }
}

test('a cold start makes a cluster that speaks UTF-8', async () => {
  expect(postgres.startedByUs).toBe(true)
  expect(await query(postgres.url, 'show server_encoding')).toEqual([{ server_encoding: 'UTF8' }])
})

test('a second caller gets the running server and leaves it running', async () => {
  const second = await startPostgres({ dataDir })
  expect(second).toMatchObject({ startedByUs: false, pid: postgres.pid, url: postgres.url })
  await second.stop()
  expect(isPostgres(postgres.pid)).toBe(true)
})

test('a warm start keeps the data, takes other settings, and its old port if it is told', async () => {
  await postgres.stop()
  expect(isPostgres(postgres.pid)).toBe(false)
  const { url } = postgres
  postgres = await startPostgres({
    dataDir,
    settings: { ...settings, work_mem: '7MB' },
    port: Number(new URL(url).port),
  })
  expect(postgres.url).toBe(url)
  expect(await query(postgres.url, 'select word from kept')).toEqual([{ word: 'before' }])
  expect(await query(postgres.url, 'show work_mem')).toEqual([{ work_mem: '7MB' }])
})

test('a killed server comes back with what was committed (trust.md G24)', async () => {
  process.kill(postgres.pid, 'SIGKILL')
  const killed = postgres
  postgres = await startPostgres({ dataDir, settings })
  expect(postgres.pid).not.toBe(killed.pid)
  expect(await query(postgres.url, 'select word from kept')).toEqual([{ word: 'before' }])
  await killed.stop()
  expect(isPostgres(postgres.pid)).toBe(true)
})

test('of two processes on an empty folder one starts the server and both get it', async () => {
  const shared = join(folder, 'shared')
  const starters = await Promise.all([starter(shared), starter(shared)])
  expect(starters.map(({ startedByUs }) => startedByUs).toSorted()).toEqual([false, true])
  expect(starters[0].pid).toBe(starters[1].pid)
  for (const { child } of starters) {
    child.stdin.end()
    await once(child, 'exit')
  }
  expect(isPostgres(starters[0].pid)).toBe(false)
})

test('a killed starter leaves no server behind', async () => {
  const { child, pid } = await starter(join(folder, 'orphan'))
  child.kill('SIGKILL')
  await vi.waitFor(() => expect(isPostgres(pid)).toBe(false), { timeout: 20_000 })
})
