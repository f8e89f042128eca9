import { finished } from 'node:stream'
import type { BinaryKind, BodyOf, Endpoint, ParamsOf, QueryOf, ResponseOf } from '@ginipig/contract/core/endpoint.ts'
import { MAX_DOCUMENT_BYTES, uploadLimits } from '@ginipig/domain/upload'
import { SpanKind } from '@opentelemetry/api'
import type {
  FastifyInstance,
  FastifyReply,
  FastifyRequest,
  preParsingHookHandler,
  RouteShorthandOptions,
} from 'fastify'
import * as v from 'valibot'
import type { Actor } from '#platform/auth/actor.ts'
import type { Clock } from '#platform/clock.ts'
import type { Secret } from '#platform/crypto.ts'
import type { Database } from '#platform/database/sql.ts'
import { inSpan } from '#platform/tracing/tracing.ts'
import { admit, type Door } from './admit.ts'
import { isIdempotencyKey, once } from './idempotency.ts'
import { toRefusal } from './problem.ts'
import { createUrlReader } from './read-url.ts'
import { Refusal } from './refusal.ts'
import { tooLarge } from './too-large.ts'
import { validate } from './validate.ts'

/** Bytes with a content type of their own, such as an image, or an answer that was made once for many. */
export class RawBytes {
  readonly bytes: Buffer
  readonly headers: Readonly<Record<string, string>>
  constructor(bytes: Buffer, headers: Readonly<Record<string, string>>) {
    this.bytes = bytes
    this.headers = headers
  }
}

/** A constant answer, written once. */
export const rawJson = (answer: unknown): RawBytes =>
  new RawBytes(Buffer.from(JSON.stringify(answer)), { 'content-type': 'application/json; charset=utf-8' })

type ActorOf<E extends Endpoint> = E['access'] extends 'public' ? Actor | undefined : Actor

export type Call<E extends Endpoint> = {
  params: ParamsOf<E>
  query: QueryOf<E>
  body: BodyOf<E>
  actor: ActorOf<E>
  request: FastifyRequest
  reply: FastifyReply
}

export type Handler<E extends Endpoint> = (call: Call<E>) => Promise<ResponseOf<E> | RawBytes>

/** What every module's routes are given. */
export type Host = Door & {
  app: FastifyInstance
  database: Database
  clock: Clock
  /** Milliseconds after which an idempotent call without an answer counts as abandoned. */
  abandonedMs: number
  /** Seals the answers that are kept for a repeat. */
  fieldKey: Secret
}

/** Documents on their way into this process, 50 MB each at most. */
const DOCUMENTS_AT_ONCE = 6

/** A file too long for the reader is told of as what it is, like one too long for the domain's rule. */
const binaryBody = (kind: BinaryKind): RouteShorthandOptions => ({
  ...(kind === 'document'
    ? { bodyLimit: MAX_DOCUMENT_BYTES, preParsing: fewAtOnce(DOCUMENTS_AT_ONCE) }
    : { bodyLimit: uploadLimits[kind] }),
  errorHandler: (error) => {
    throw toRefusal(error).code === 'body_too_large' ? new Refusal(tooLarge[kind], { cause: error }) : error
  },
})

/** Registers the handler of one endpoint: access, input and idempotency are checked here, the same for every call and in
 *  this order: who calls, before a byte of the body is read; then what.
 *  @throws at start when two handlers claim one endpoint */
export function serve<E extends Endpoint>(host: Host, endpoint: E, handler: Handler<E>): void {
  const readUrl = createUrlReader(endpoint)
  host.app.route({
    method: endpoint.method,
    url: `/api/v1${endpoint.path}`,
    onRequest: admit(host, endpoint),
    ...(endpoint.binaryBody && binaryBody(endpoint.binaryBody)),
    handler: async (request, reply) => {
      const { actor } = request
      const call = {
        ...readUrl(request),
        body: endpoint.body ? validate(endpoint.body, request.body) : undefined,
        actor,
        request,
        reply,
      } as Call<E> // each part was parsed with the endpoint's own schema, or the endpoint has none
      if (actor) reply.header('cache-control', 'no-store')
      return inSpan(spanOf(endpoint, request), async () =>
        endpoint.idempotent && actor
          ? answerOnce(host, endpoint, call, actor, handler)
          : toPayload(endpoint, reply, await handler(call)),
      )
    },
  })
}

/** A trace begins here: what a browser says of one is not believed. */
const spanOf = ({ name, method, path }: Endpoint, { id }: FastifyRequest) => ({
  name: `${method} ${path}`,
  kind: SpanKind.SERVER,
  attributes: { 'http.request.method': method, 'http.route': path, 'ginipig.call': name, 'ginipig.request_id': id },
})

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
      body: { params: call.params, query: call.query, body: call.body },
      requestId: call.request.id,
      abandonedMs: host.abandonedMs,
      fieldKey: host.fieldKey,
    },
    async () => ({ status: 200, body: withKnownFields(endpoint, await handler(call)) }),
  )
  const type = answer.status < 400 ? 'application/json' : 'application/problem+json'
  call.reply.status(answer.status).type(`${type}; charset=utf-8`)
  return JSON.stringify(answer.body)
}

/** What the contract's schema knows of an answer: a field too many never leaves (trust.md G03), of what PostgreSQL wrote as
 *  JSON neither (docs/decisions/0121).
 *  @throws for an answer that lacks something: the apps couldn't read it either */
function withKnownFields(endpoint: Endpoint, answer: unknown): unknown {
  return v.parse(endpoint.response, answer)
}

/** The body to send. Given back to Fastify rather than sent here: a reply that is awaited listens for its own end. */
function toPayload(endpoint: Endpoint, reply: FastifyReply, answer: unknown): string | Buffer {
  if (answer instanceof RawBytes) {
    reply.headers(answer.headers)
    return answer.bytes
  }
  reply.type('application/json; charset=utf-8')
  return JSON.stringify(withKnownFields(endpoint, answer))
}

/** Seconds. */
const RETRY_AFTER = 5

/** Semaphore on large request bodies in memory, from the first byte to the answer; beyond it a request is refused before
 *  its body is read. */
function fewAtOnce(most: number): preParsingHookHandler {
  let open = 0
  return (_request, reply, payload, done) => {
    if (open >= most) return done(new Refusal('unavailable', { retryAfter: RETRY_AFTER }))
    open += 1
    finished(reply.raw, () => {
      open -= 1
    })
    done(null, payload)
  }
}
