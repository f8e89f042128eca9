import type { FastifyRequest } from 'fastify'
import type { Actor } from '#platform/auth/actor.ts'
import type { Config } from '#platform/config/config.ts'
import { Refusal } from '#platform/http/refusal.ts'

/** The calling app, by its origin; for calls with the refresh cookie, whose origin `serve` has checked. */
export const audienceOf = (origins: Config['origins'], request: FastifyRequest): Actor['audience'] =>
  request.headers.origin === origins.console ? 'console' : 'marketplace'

/** For calls with a session that touch the cookie as well: it is the other app's cookie at the other app's origin.
 *  @throws Refusal `origin_refused` */
export function insistOnOwnOrigin(origins: Config['origins'], request: FastifyRequest, actor: Actor): void {
  if (audienceOf(origins, request) !== actor.audience) throw new Refusal('origin_refused')
}
