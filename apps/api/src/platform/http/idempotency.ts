import { setTimeout as pause } from 'node:timers/promises'
import { problemStatus } from '@ginipig/contract/core/problem.ts'
import type { Clock } from '#platform/clock.ts'
import { type Secret, seal, signatures, unseal } from '#platform/crypto.ts'
import { at, type Database } from '#platform/database/sql.ts'
import { toProblem, toRefusal } from './problem.ts'
import { Refusal } from './refusal.ts'

export type Answer = { status: number; body: unknown }

type Row = {
  body_hash: Buffer
  status: number | null
  answer: unknown
  sealed_answer: Buffer | null
  created_at: number
}

const WAIT_MS = 15_000
const PATTERN = /^[\w-]{16,64}$/

export const isIdempotencyKey = (key: unknown): key is string => typeof key === 'string' && PATTERN.test(key)

/** What a repeat may find different: a failure of ours, and whatever says when to come again. */
const isPassing = ({ status, retryAfter }: Refusal) => status >= 500 || retryAfter !== undefined

/** Runs `work` once per key of this account and call; its answer, refusals included, is replayed to every repeat. Transient
 *  failures aren't stored, so that a repeat may succeed. Stored answers are encrypted: some hold a secret of Stripe's.
 *  Of what was asked only a keyed hash is kept: it may hold a password. Source: trust.md G32.
 *  @throws Refusal `idempotency_mismatch` for the same key with another body, `request_in_progress` after 15 s */
export async function once(
  database: Database,
  clock: Clock,
  call: {
    accountId: string
    endpoint: string
    key: string
    body: unknown
    requestId: string
    abandonedMs: number
    fieldKey: Secret
  },
  work: () => Promise<Answer>,
): Promise<Answer> {
  const text = JSON.stringify(call.body ?? null)
  const hashes = signatures(call.fieldKey, 'idempotency', text).map((one) => Buffer.from(one, 'base64url'))
  const identity = [call.accountId, call.endpoint, call.key]
  const context = `idempotency:${identity.join(':')}`
  const started = process.hrtime.bigint()
  for (;;) {
    const mine = await database.row(
      `insert into idempotency (account_id, endpoint, key, body_hash, created_at) values ($1, $2, $3, $4, $5)
       on conflict (account_id, endpoint, key) do update set created_at = excluded.created_at
         where idempotency.status is null and idempotency.created_at < $6 and idempotency.body_hash = any($7)
       returning 1 as mine`,
      [...identity, hashes[0], at(clock.now()), at(clock.now() - call.abandonedMs), hashes],
    )
    if (mine) break
    const row = await database.row<Row>(
      `select body_hash, status, answer, sealed_answer, created_at from idempotency
       where account_id = $1 and endpoint = $2 and key = $3`,
      identity,
    )
    if (row && !hashes.some((hash) => hash.equals(row.body_hash))) throw new Refusal('idempotency_mismatch')
    if (row?.status != null) {
      const body = row.sealed_answer === null ? row.answer : unseal(call.fieldKey, context, row.sealed_answer)
      return { status: row.status, body }
    }
    if (process.hrtime.bigint() - started > BigInt(WAIT_MS) * 1_000_000n)
      throw new Refusal('request_in_progress', { retryAfter: 2 })
    await pause(50)
  }
  const answer = await work().catch(async (error: unknown): Promise<Answer> => {
    const refusal = toRefusal(error)
    if (isPassing(refusal)) {
      await database.row('delete from idempotency where account_id = $1 and endpoint = $2 and key = $3', identity)
      throw error
    }
    return { status: problemStatus[refusal.code], body: toProblem(refusal, call.requestId) }
  })
  await database.row(
    'update idempotency set status = $4, sealed_answer = $5 where account_id = $1 and endpoint = $2 and key = $3',
    [...identity, answer.status, seal(call.fieldKey, context, answer.body)],
  )
  return answer
}
