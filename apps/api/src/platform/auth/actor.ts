import type { UserType } from '@ginipig/domain/identity'
import type { FastifyRequest } from 'fastify'

/** Who is calling, from the session's row: never from the token's or the caller's word. */
export type Actor = {
  accountId: string
  userType: UserType
  /** False for a provider whose profile is not finished. */
  isFinished: boolean
  sessionId: string
  audience: 'marketplace' | 'console'
}

/** The caller of a request; undefined for a visitor, and for a token that is no longer good. */
export type Authenticate = (request: FastifyRequest) => Promise<Actor | undefined>
