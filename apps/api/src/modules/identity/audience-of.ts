import type { FastifyRequest } from 'fastify'
import type { Actor } from '#platform/auth/actor.ts'
import type { Config } from '#platform/config/config.ts'

/** The app that asks, by its origin; for calls that use the cookie, where `serve` found it to be one of the two. */
export const audienceOf = (origins: Config['origins'], request: FastifyRequest): Actor['audience'] =>
  request.headers.origin === origins.console ? 'console' : 'marketplace'
