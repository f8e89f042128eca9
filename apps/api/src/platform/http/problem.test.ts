import { once } from 'node:events'
import { createServer } from 'node:net'
import pg from 'pg'
import Stripe from 'stripe'
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest'
import { openDatabase, type Sql } from '#platform/database/sql.ts'
import { createTestApi, type TestApi } from '#testing/test-api.ts'
import { toRefusal } from './problem.ts'

let api: TestApi
beforeAll(async () => {
  api = await createTestApi(inject('serverUrl'))
})
afterAll(() => api.close())

const unavailable = { code: 'unavailable', status: 503, retryAfter: 2 }
const failure = (work: Promise<unknown>) =>
  work.then(
    () => expect.fail('it worked'),
    (error: unknown) => error,
  )

const ofSystem = (code: string) => Object.assign(new Error(`connect ${code} 127.0.0.1:5432`), { code })
const ofPostgres = (code: string) => Object.assign(new pg.DatabaseError('it is so', 1, 'error'), { code })

describe('PostgreSQL that goes away is unavailable, with a time to come again', () => {
  test.for(['ECONNREFUSED', 'ECONNRESET', 'EPIPE', 'ETIMEDOUT', 'EHOSTUNREACH', 'ENOTFOUND', 'EAI_AGAIN'])(
    '%s',
    (code) => {
      expect(toRefusal(ofSystem(code))).toMatchObject(unavailable)
    },
  )

  test('every address of its name refused', () => {
    expect(toRefusal(new AggregateError([ofSystem('ECONNREFUSED'), ofSystem('ECONNREFUSED')]))).toMatchObject(
      unavailable,
    )
  })

  test.for(['08006', '25P03', '53300', '55P03', '57014', '57P01', '57P02', '57P03', '57P05'])('SQLSTATE %s', (code) => {
    expect(toRefusal(ofPostgres(code))).toMatchObject(unavailable)
  })

  test.for([
    'Connection terminated unexpectedly',
    'Connection terminated',
    'Connection terminated due to connection timeout',
    'Client has encountered a connection error and is not queryable',
    'Client was closed and is not queryable',
    'timeout exceeded when trying to connect',
    'timeout expired',
    'Query read timeout',
  ])('“%s”', (words) => {
    expect(toRefusal(new Error(words))).toMatchObject(unavailable)
  })

  test.for([
    ['a statement that fails', ofPostgres('22012')],
    ['a constraint', ofPostgres('23505')],
    ['a file that is missing', Object.assign(new Error('ENOENT'), { code: 'ENOENT' })],
    ['a bug', new TypeError('x is not a function')],
  ] as const)('%s is a failure of ours', ([, error]) => {
    expect(toRefusal(error)).toMatchObject({ code: 'internal', status: 500 })
  })

  test('a server that hangs up on whoever comes', async () => {
    const server = createServer((socket) => socket.destroy()).listen(0, '127.0.0.1')
    await once(server, 'listening')
    const { port } = server.address() as { port: number } // listen() with a port gives an address object
    const database = openDatabase(`postgres://x@127.0.0.1:${port}/x`, { poolSize: 1, onError: () => undefined })
    expect(toRefusal(await failure(database.row('select 1')))).toMatchObject(unavailable)
    expect(toRefusal(await failure(database.transaction((sql) => sql.row('select 1'))))).toMatchObject(unavailable)
    await database.end()
    server.close()
  })

  test.for<[string, (sql: Sql) => Promise<unknown>]>([
    ['its process is ended', (sql) => sql.row('select pg_terminate_backend(pg_backend_pid())')],
    [
      'the session was idle for too long',
      async (sql) => {
        await sql.row(`set local idle_in_transaction_session_timeout = '1ms'`)
        await new Promise((resolve) => setTimeout(resolve, 50))
        return sql.row('select 1')
      },
    ],
  ])('%s in the middle of a transaction', async ([, work]) => {
    expect(toRefusal(await failure(api.platform.database.transaction(work)))).toMatchObject(unavailable)
  })

  test('the health of a process whose database is gone', async () => {
    const { app, platform } = await createTestApi(inject('serverUrl'))
    await platform.database.end()
    const answer = await app.inject('/api/v1/health')
    expect(answer.statusCode).toBe(503)
    expect(answer.headers['retry-after']).toBe('2')
    await app.close()
  })
})

test.for([
  ['a key that is revoked', new Stripe.errors.StripeAuthenticationError({ type: 'invalid_request_error' }), 401],
  ['an account that is restricted', new Stripe.errors.StripePermissionError({ type: 'invalid_request_error' }), 403],
  ['a customer that is gone', new Stripe.errors.StripeInvalidRequestError({ type: 'invalid_request_error' }), 404],
  ['a card that was refused', new Stripe.errors.StripeCardError({ type: 'card_error' }), 402],
] as const)('what Stripe refuses is no fault of who called: %s', ([, error, statusCode]) => {
  expect(toRefusal(Object.assign(error, { statusCode }))).toMatchObject({ code: 'payment_unavailable', retryAfter: 5 })
})

test('a status on an error that is not Fastify’s makes no bad request of a bug', () => {
  expect(toRefusal(Object.assign(new Error('of some library'), { statusCode: 404 }))).toMatchObject({
    code: 'internal',
  })
})

describe('an address that cannot be read is a problem like any other', () => {
  test.for([
    ['a lone %', '/%'],
    ['a lone % of ours', '/api/v1/%'],
    ['half a letter', '/api/v1/listings/%ff'],
    ['an id of 5,000 letters', `/api/v1/listings/${'a'.repeat(5_000)}`],
  ] as const)('%s', async ([, url]) => {
    const answer = await api.app.inject({ url })
    expect(answer.statusCode).toBe(400)
    expect(answer.headers['content-type']).toBe('application/problem+json; charset=utf-8')
    expect(answer.headers['x-content-type-options']).toBe('nosniff')
    expect(answer.json()).toMatchObject({ code: 'malformed' })
    expect(answer.payload).not.toContain(url.slice(-20))
  })
})
