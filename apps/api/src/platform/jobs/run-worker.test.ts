import { once } from 'node:events'
import net from 'node:net'
import { pipeline } from 'node:stream'
import { setTimeout as pause } from 'node:timers/promises'
import { freePort } from '@ginipig/local/free-port'
import pg from 'pg'
import { afterAll, beforeAll, expect, inject, test, vi } from 'vitest'
import { createApp } from '#app.ts'
import { createPlatform } from '#platform/create-platform.ts'
import type { Sql } from '#platform/database/sql.ts'
import { createProcessStack, type ProcessStack } from '#testing/process-stack.ts'
import { enqueue } from './enqueue.ts'
import { hasWorker, keepAlive } from './liveness.ts'
import { runWorker } from './run-worker.ts'

let stack: ProcessStack
beforeAll(async () => {
  stack = await createProcessStack(inject('serverUrl'))
})
afterAll(() => stack.close())

/** On a machine that has much else to do a worker that was cut off ten times was seen to need more than 50 s. */
const PATIENT = { timeout: 100_000, interval: 100 }

/** The test's own session, which it doesn't end. */
let own: pg.Client
const sql: Sql = {
  rows: async (text, values) => (await own.query(text, [...(values ?? [])])).rows,
  row: async (text, values) => (await own.query(text, [...(values ?? [])])).rows[0],
}
beforeAll(async () => {
  own = new pg.Client(stack.platform.config.database.url)
  await own.connect()
})
afterAll(() => own.end())

/** What PostgreSQL does when it is stopped. */
const endSessions = () =>
  sql.rows(
    `select pg_terminate_backend(pid) from pg_stat_activity
    where datname = current_database() and usename = current_user and pid <> pg_backend_pid()`,
  )

test('a worker outlives the database that goes away under its jobs, and it is known whether one lives (trust.md G24)', {
  timeout: 200_000,
}, async () => {
  const child = await stack.start('worker')
  await vi.waitFor(async () => expect(await hasWorker(sql)).toBe(true), PATIENT)
  const add = async (count: number) => {
    for (let added = 0; added < count; added += 1)
      await enqueue(sql, 'booking.moved', { providerId: crypto.randomUUID(), bookingId: crypto.randomUUID() })
  }
  for (let rounds = 0; rounds < 10; rounds += 1) {
    await add(20)
    await pause(40) // some rounds catch it idle, some in the middle of a job
    await endSessions()
  }
  await add(1)
  // What was cut off several times would wait for a minute before the next try.
  const hurry = 'select graphile_worker.reschedule_jobs(array_agg(id), run_at => now()) from graphile_worker.jobs'
  await vi.waitFor(async () => {
    await sql.rows(hurry)
    expect(await sql.rows('select id from graphile_worker.jobs')).toEqual([])
  }, PATIENT)
  expect(child.exitCode ?? child.signalCode).toBeNull()
  child.kill('SIGKILL')
  await stack.gone(child)
  await vi.waitFor(async () => expect(await hasWorker(sql)).toBe(false), PATIENT)
})

/** Answers as `upstream` does, at a port of one's own choosing. */
async function forward(port: number, upstream: URL) {
  const server = net.createServer((socket) => {
    const there = net.connect(Number(upstream.port), upstream.hostname)
    pipeline(socket, there, socket, () => undefined)
  })
  server.listen(port, '127.0.0.1')
  await once(server, 'listening')
  return server
}

test('a worker that starts before the database waits for it, and health tells when none works', {
  timeout: 200_000,
}, async () => {
  const { config, database } = stack.platform
  const app = await createApp(stack.platform)
  const health = async () => (await app.inject('/api/v1/health')).json()
  await vi.waitFor(async () => expect(await hasWorker(sql)).toBe(false), PATIENT)
  expect(await health()).toEqual({ status: 'ok', worker: 'none' })

  const real = new URL(config.database.url)
  const port = await freePort()
  const url = Object.assign(new URL(real), { hostname: '127.0.0.1', port: String(port) }).href
  const early = createPlatform({ ...config, database: { ...config.database, url, directUrl: url } })
  const refused: unknown[] = []
  early.log.warn = ({ err }: { err?: { code?: unknown } }, told?: string) => {
    if (told === 'the worker waits for the database') refused.push(err?.code)
  }
  const worker = runWorker(early, {})
  await vi.waitFor(() => expect(refused).toEqual(['ECONNREFUSED', 'ECONNREFUSED']), PATIENT)
  const door = await forward(port, real)
  await vi.waitFor(async () => expect(await health()).toEqual({ status: 'ok', worker: 'running' }), PATIENT)

  // Rarely, a connection lost while listening is given back twice, and nobody hears of the refusal: seen once in some
  // sixty losses. The process went down with it.
  const begun = vi.spyOn(early.log, 'info')
  const onStray = process.listeners('unhandledRejection').at(-1)
  const twice = new Error('Release called on client which has already been released to the pool.')
  onStray?.(twice, Promise.resolve())
  await vi.waitFor(() => expect(begun).toHaveBeenCalledWith('worker is running'), PATIENT)
  expect(() => onStray?.(new TypeError('a fault of ours'), Promise.resolve())).toThrow('a fault of ours')

  await worker.stop()
  await early.database.end()
  await vi.waitFor(async () => expect(await hasWorker(database)).toBe(false), PATIENT)
  door.close()
  await app.close()
})

test('a job whose worker fell before it was known is free again (trust.md G23)', { timeout: 120_000 }, async () => {
  // Whatever the test before left.
  await sql.rows('delete from graphile_worker._private_jobs')
  await enqueue(sql, 'booking.moved', { providerId: crypto.randomUUID(), bookingId: crypto.randomUUID() })
  await sql.rows(
    `update graphile_worker._private_jobs set locked_by = 'nobody', locked_at = now() - interval '1 minute'`,
  )
  const { events: _, ...liveness } = await keepAlive(stack.platform)
  await vi.waitFor(
    async () => expect(await sql.rows('select locked_by from graphile_worker.jobs')).toEqual([{ locked_by: null }]),
    PATIENT,
  )
  await liveness.stop()
  await sql.rows('delete from graphile_worker._private_jobs')
})
