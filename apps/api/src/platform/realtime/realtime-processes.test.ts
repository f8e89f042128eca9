import { type ChildProcess, spawn } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { once } from 'node:events'
import path from 'node:path'
import { freePort } from '@ginipig/local/free-port'
import type { Socket } from 'socket.io-client'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { systemClock } from '#platform/clock.ts'
import { at, type Database, openDatabase } from '#platform/database/sql.ts'
import { testEnvironment } from '#testing/test-config.ts'
import { createTestDatabase } from '#testing/test-database.ts'
import { createEmitter } from './emitter.ts'
import { next, openSocket, outcomeOf, sayUntil } from './socket.fixture.ts'
import { issueTicket } from './ticket.ts'

type Server = { process: ChildProcess; port: number }

let stored: Awaited<ReturnType<typeof createTestDatabase>>
let database: Database
let servers: Server[]
let accountId: string
let sessionId: string

beforeAll(async () => {
  stored = await createTestDatabase(inject('serverUrl'))
  database = openDatabase(stored.url, { poolSize: 2, onError: () => undefined })
  servers = await Promise.all([startServer(), startServer()])
  const now = systemClock.now()
  const account = await database.row<{ id: string }>(
    `insert into account (user_type, email, email_key, password_hash, first_name, last_name, created_at)
     values ('user', 'a@ginipig.test', 'a@ginipig.test', '', 'Ada', 'Lovelace', $1) returning id`,
    [at(now)],
  )
  accountId = account?.id ?? ''
  const session = await database.row<{ id: string }>(
    `insert into session (account_id, audience, created_at, expires_at) values ($1, 'marketplace', $2, $3) returning id`,
    [accountId, at(now), at(now + 3_600_000)],
  )
  sessionId = session?.id ?? ''
})
afterAll(async () => {
  for (const server of servers) server.process.kill('SIGKILL')
  await database.end()
  await stored.drop()
})

/** A process of its own, as in production. */
async function startServer(): Promise<Server> {
  const port = await freePort()
  const child = spawn(process.execPath, [path.resolve(import.meta.dirname, '../../server.ts')], {
    env: { ...testEnvironment(stored.url, 1), API_PORT: String(port), LOG_LEVEL: 'info', PATH: process.env.PATH ?? '' },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  await new Promise<void>((resolve, reject) => {
    child.once('exit', (code) => reject(new Error(`server ended with ${code}`)))
    child.stdout.on('data', (text: Buffer) => text.includes('API is listening') && resolve())
  })
  return { process: child, port }
}

async function connected(port: number): Promise<Socket> {
  const { ticket } = await issueTicket(database, systemClock, sessionId)
  // An app asks for a new ticket each time it comes back.
  const auth = (answer: (data: object) => void) =>
    void issueTicket(database, systemClock, sessionId).then((issued) => answer({ ticket: issued.ticket }))
  const socket = openSocket(port, { ticket }, { reconnection: true })
  expect(await outcomeOf(socket)).toBe('connected')
  socket.auth = auth
  return socket
}

const news = () => ({ bookingId: randomUUID(), status: 'confirmed' as const })

const listeners = () =>
  database
    .rows<{ pid: number }>(
      `select pid from pg_stat_activity where datname = current_database() and lower(query) like 'listen%'`,
    )
    .then((rows) => rows.map(({ pid }) => pid))

/** Cuts every connection that listens, as a failover of PostgreSQL would. */
async function dropListeners(): Promise<number[]> {
  const pids = await listeners()
  await database.rows('select pg_terminate_backend(pid) from unnest($1::int[]) as dropped (pid)', [pids])
  return pids
}

test('an event from a third process reaches a person’s sockets in two servers, and still does after PostgreSQL drops the connections they listen on', async () => {
  const emitter = createEmitter({ database })
  const sockets = await Promise.all(servers.map(({ port }) => connected(port)))
  const allHear = () => Promise.all(sockets.map((socket) => next(socket, 'booking.changed')))
  const payload = news()
  await sayUntil(() => emitter.toAccount(accountId, 'booking.changed', payload), allHear())

  const comeBack = Promise.all(sockets.map((socket) => next(socket, 'connect')))
  expect(await dropListeners()).toHaveLength(2)
  // The servers send everyone away once they hear again, so that nobody stays without what was said meanwhile.
  await comeBack
  const later = news()
  const heard = await sayUntil(() => emitter.toAccount(accountId, 'booking.changed', later), allHear())
  expect(heard).toEqual([later, later])
  expect(servers.map((server) => server.process.exitCode)).toEqual([null, null])
  for (const socket of sockets) socket.disconnect()
})

test('four drops later a pool of three still has room to listen', async () => {
  for (let round = 0; round < 4; round += 1) {
    const dropped = new Set(await dropListeners())
    expect(dropped.size).toBe(2)
    const fresh = async () => (await listeners()).filter((pid) => !dropped.has(pid)).length
    await expect.poll(fresh, { timeout: 10_000 }).toBe(2)
  }
})

test('SIGTERM ends a server with open sockets in good order', async () => {
  const [server] = servers
  const socket = await connected(server?.port ?? 0)
  const cut = next(socket, 'disconnect')
  server?.process.kill('SIGTERM')
  expect(await cut).toBe('transport close')
  socket.disconnect()
  if (server?.process.exitCode === null) await once(server.process, 'exit')
  expect(server?.process.exitCode).toBe(0)
})
