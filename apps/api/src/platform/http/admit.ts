import { binaryTypes } from '@ginipig/contract/core/binary.ts'
import type { BinaryKind, Endpoint } from '@ginipig/contract/core/endpoint.ts'
import type { ProblemCode } from '@ginipig/contract/core/problem.ts'
import type { FastifyReply, FastifyRequest, HookHandlerDoneFunction } from 'fastify'
import type { Actor, Authenticate } from '#platform/auth/actor.ts'
import { type SafetySwitch, stopsOf } from '#platform/safety/safety-switch.ts'
import { Refusal } from './refusal.ts'

declare module 'fastify' {
  interface FastifyRequest {
    /** Set before the body is read; undefined for a visitor. */
    actor: Actor | undefined
  }
}

/** What decides who may call. */
export type Door = {
  authenticate: Authenticate
  /** Origins that may use the refresh cookie. */
  origins: readonly string[]
  /** Has an operator stopped one of these? */
  isStopped(switches: readonly SafetySwitch[]): Promise<boolean>
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

const wrongType = {
  image: 'photo_type',
  profilePicture: 'photo_type',
  document: 'document_type',
} as const satisfies Record<BinaryKind, ProblemCode>

const bytesTypes = new Set(Object.values(binaryTypes).flat())
const nameOf = (type: string) => type.split(';', 1)[0]?.trim().toLowerCase() ?? ''

/** A file goes where its kind is taken and nowhere else: another call would read megabytes to find that it is no JSON. */
function checkType({ binaryBody }: Endpoint, type: string | undefined): void {
  if (type === undefined) return
  const name = nameOf(type)
  if (binaryBody === undefined ? !bytesTypes.has(name) : binaryTypes[binaryBody].includes(name)) return
  throw new Refusal(binaryBody === undefined ? 'unsupported_media_type' : wrongType[binaryBody])
}

/** Authorises by the request's head alone, before any body is read.
 *  @throws Refusal `unauthenticated`, `forbidden`, `profile_unfinished`, `origin_refused`, or for a body of another kind
 *  than the call takes */
function check(door: Door, endpoint: Endpoint, request: FastifyRequest, actor: Actor | undefined): void {
  request.actor = endpoint.access === 'public' && !endpoint.optionalAuth ? undefined : actor
  if (endpoint.access !== 'public' && !actor) throw new Refusal('unauthenticated')
  if (!isAllowed(endpoint.access, actor)) throw new Refusal('forbidden')
  if (endpoint.access === 'provider' && !actor?.isFinished) throw new Refusal('profile_unfinished')
  if (endpoint.usesCookie && !door.origins.includes(request.headers.origin ?? '')) throw new Refusal('origin_refused')
  checkType(endpoint, request.headers['content-type'])
}

/** Seconds after which a caller may ask again for what is stopped. */
const PAUSED_FOR = 60

/** @throws Refusal `paused` for a call that a thrown switch stops */
async function checkStops(door: Door, stops: readonly SafetySwitch[]): Promise<void> {
  if (await door.isStopped(stops)) throw new Refusal('paused', { retryAfter: PAUSED_FOR })
}

/** Middleware, Fastify's `onRequest`, for one call. Where a visitor without a token reads, it costs no promise. */
export const admit = (door: Door, endpoint: Endpoint) => {
  const stops = stopsOf(endpoint)
  return (request: FastifyRequest, _reply: FastifyReply, done: HookHandlerDoneFunction): void => {
    const isVisitor = request.headers.authorization === undefined
    if (isVisitor && stops.length === 0) {
      check(door, endpoint, request, undefined)
      done()
      return
    }
    Promise.resolve(isVisitor ? undefined : door.authenticate(request))
      .then((actor) => check(door, endpoint, request, actor))
      .then(() => (stops.length > 0 ? checkStops(door, stops) : undefined))
      .then(() => done(), done)
  }
}
