import type { BodyOf, Endpoint, ParamsOf, QueryOf, ResponseOf } from '@ginipig/contract/core'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { Actor, Authenticate } from '#platform/auth/actor.ts'
import type { Clock } from '#platform/clock.ts'
import type { Database } from '#platform/database/sql.ts'
import { isIdempotencyKey, once } from './idempotency.ts'
import { Refusal } from './refusal.ts'
import { validate } from './validate.ts'

/** JSON that PostgreSQL wrote: sent as it is, which halves the work of a hot list. */
export class RawJson {
  readonly text: string
  constructor(text: string) {
    this.text = text
  }
}

/** Bytes with a content type of their own, such as an image. */
export class RawBytes {
  readonly bytes: Buffer
  readonly headers: Readonly<Record<string, string>>
  constructor(bytes: Buffer, headers: Readonly<Record<string, string>>) {
    this.bytes = bytes
    this.headers = headers
  }
}

type ActorOf<E extends Endpoint> = E['access'] extends 'public' ? Actor | undefined : Actor

export type Call<E extends Endpoint> = {
  params: ParamsOf<E>
  query: QueryOf<E>
  body: BodyOf<E>
  actor: ActorOf<E>
  request: FastifyRequest
  reply: FastifyReply
}

export type Handler<E extends Endpoint> = (call: Call<E>) => Promise<ResponseOf<E> | RawJson | RawBytes>

/** What every module's routes are given. */
export type Host = {
  app: FastifyInstance
  database: Database
  clock: Clock
  authenticate: Authenticate
  /** Milliseconds after which a keyed call without an answer counts as lost. */
  abandonedMs: number
  /** Origins that may use the refresh cookie. */
  origins: readonly string[]
}

const isAllowed = (access: Endpoint['access'], actor: Actor | undefined) => {
  switch (access) {
    case 'public':
      return true
    case 'either':
      return actor?.userType === 'user' || actor?.userType === 'provider'
    case 'client':
      return actor?.userType === 'user'
    case 'provider':
    case 'onboarding':
      return actor?.userType === 'provider'
    case 'operator':
      return actor?.userType === 'admin'
  }
}

/** Mounts one call of the contract: access, input and idempotency are checked here, for every call alike.
 *  @throws at start when two handlers claim one call */
export function serve<E extends Endpoint>(host: Host, endpoint: E, handler: Handler<E>): void {
  host.app.route({
    method: endpoint.method,
    url: `/api/v1${endpoint.path}`,
    handler: async (request, reply) => {
      const actor = await host.authenticate(request)
      if (endpoint.access !== 'public' && !actor) throw new Refusal('unauthenticated')
      if (!isAllowed(endpoint.access, actor)) throw new Refusal('forbidden')
      if (endpoint.access === 'provider' && !actor?.isFinished) throw new Refusal('profile_unfinished')
      if (endpoint.usesCookie && !host.origins.includes(request.headers.origin ?? ''))
        throw new Refusal('origin_refused')
      const call = {
        params: endpoint.params ? validate(endpoint.params, request.params, 'not_found') : undefined,
        query: endpoint.query ? validate(endpoint.query, request.query) : undefined,
        body: endpoint.body ? validate(endpoint.body, request.body) : undefined,
        actor,
        request,
        reply,
      } as Call<E> // each part was parsed with the endpoint's own schema, or the endpoint has none
      if (actor) reply.header('cache-control', 'no-store')
      if (endpoint.idempotent && actor) return answerOnce(host, endpoint, call, actor, handler)
      return send(reply, await handler(call))
    },
  })
}

async function answerOnce<E extends Endpoint>(
  host: Host,
  endpoint: E,
  call: Call<E>,
  actor: Actor,
  handler: Handler<E>,
) {
  const key = call.request.headers['idempotency-key']
  if (!isIdempotencyKey(key)) throw new Refusal('idempotency_key_missing')
  const answer = await once(
    host.database,
    host.clock,
    {
      accountId: actor.accountId,
      endpoint: endpoint.name,
      key,
      body: { params: call.params, body: call.body },
      requestId: call.request.id,
      abandonedMs: host.abandonedMs,
    },
    async () => ({ status: 200, body: await handler(call) }),
  )
  const type = answer.status < 400 ? 'application/json' : 'application/problem+json'
  return call.reply.status(answer.status).type(`${type}; charset=utf-8`).send(JSON.stringify(answer.body))
}

function send(reply: FastifyReply, answer: unknown) {
  if (answer instanceof RawBytes) return reply.headers(answer.headers).send(answer.bytes)
  const text = answer instanceof RawJson ? answer.text : JSON.stringify(answer)
  return reply.type('application/json; charset=utf-8').send(text)
}
