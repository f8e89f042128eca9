import { createHash } from 'node:crypto'
import { beforeAll, expect, test } from 'vitest'
import { createClient } from '#demo/factories/account.ts'
import { apiOfFile } from '#testing/api-of-file.ts'
import { type Answer, once } from './idempotency.ts'
import { Refusal } from './refusal.ts'

const api = apiOfFile()
let accountId: string
beforeAll(async () => {
  accountId = (await createClient(api.platform.database, api.clock.now())).id
})

const run = (key: string, work: () => Promise<Answer>, body: unknown = {}) =>
  once(
    api.platform.database,
    api.clock,
    {
      accountId,
      endpoint: 'test',
      key,
      body,
      requestId: 'r',
      abandonedMs: 1_000,
      fieldKey: api.platform.config.fieldKey,
    },
    work,
  )

const refuse = (refusal: Refusal) => () => Promise.reject(refusal)
const done: Answer = { status: 200, body: { done: true } }

test.for([
  ['that says when to come again', new Refusal('payment_busy', { retryAfter: 2 })],
  ['of an outage', new Refusal('unavailable')],
] as const)('a refusal %s is told with its time, and a repeat may succeed', async ([, refusal]) => {
  const key = `key-of-${refusal.code}`
  await expect(run(key, refuse(refusal))).rejects.toBe(refusal)
  expect(await run(key, async () => done)).toEqual(done)
})

test('any other refusal is the answer to every repeat', async () => {
  const first = await run('key-of-a-refusal', refuse(new Refusal('slot_taken')))
  expect(first).toMatchObject({ status: 409, body: { code: 'slot_taken' } })
  expect(await run('key-of-a-refusal', async () => done)).toEqual(first)
})

test('of a body that may hold a password no hash is kept that could be guessed without our key', async () => {
  const body = { password: 'Ginipig-2026' }
  const key = 'key-with-a-password'
  await run(key, async () => done, body)
  const row = await api.platform.database.row<{ body_hash: Buffer }>(
    'select body_hash from idempotency where key = $1',
    [key],
  )
  const guess = createHash('sha256').update(JSON.stringify(body)).digest()
  expect(row?.body_hash.equals(guess)).toBe(false)
})
