import { endpoint } from '@ginipig/contract/core/endpoint.ts'
import fastify from 'fastify'
import * as v from 'valibot'
import { expect, test } from 'vitest'
import { toKey } from '#platform/crypto.ts'
import type { Database } from '#platform/database/sql.ts'
import { type Host, serve } from './serve.ts'

const getPerson = endpoint({
  name: 'getPerson',
  method: 'GET',
  path: '/person',
  access: 'public',
  response: v.object({ name: v.string(), friends: v.array(v.object({ name: v.string() })) }),
})

function hostOf(): Host {
  const app = fastify()
  app.decorateRequest('actor', undefined)
  return {
    app,
    database: {} as Database, // a call without a key asks nothing of it
    clock: { now: () => 0 },
    authenticate: async () => undefined,
    abandonedMs: 0,
    fieldKey: [toKey(Buffer.alloc(32, 1))],
    origins: [],
    isStopped: async () => false,
  }
}

test('a field that the contract does not know never leaves, however deep it lies (trust.md G03)', async () => {
  const host = hostOf()
  const row = { name: 'Ada', password_hash: 'x', friends: [{ name: 'Grace', email: 'grace@ginipig.test' }] }
  serve(host, getPerson, async () => row)
  const answer = await host.app.inject('/api/v1/person')
  expect(answer.json()).toEqual({ name: 'Ada', friends: [{ name: 'Grace' }] })
})

test('an answer that lacks what the contract promises is a failure of ours', async () => {
  const host = hostOf()
  const row = { name: 'Ada' } as { name: string; friends: [] } // what a row may turn out to be
  serve(host, getPerson, async () => row)
  expect((await host.app.inject('/api/v1/person')).statusCode).toBe(500)
})
