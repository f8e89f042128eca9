import { exchangeHandoff, mintHandoff } from '@ginipig/contract/identity/handoff.ts'
import { endAllSessions, endSession, listSessions } from '@ginipig/contract/identity/open-session.ts'
import { changePassword, forgotPassword, resetPassword, stepUp } from '@ginipig/contract/identity/password.ts'
import { logIn, logOut, refreshSession } from '@ginipig/contract/identity/session.ts'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { audienceOf as audienceOfOrigin, insistOnOwnOrigin } from '#platform/auth/audience-of.ts'
import {
  clearRefreshCookie,
  readDeviceCookie,
  readRefreshCookie,
  setDeviceCookie,
  setRefreshCookie,
} from '#platform/auth/refresh-cookie.ts'
import { Refusal } from '#platform/http/refusal.ts'
import { type Host, serve } from '#platform/http/serve.ts'
import type { Platform } from '#platform/platform.ts'
import type { Grant, LoginGrant } from './grant.ts'
import { exchangeCode, mintCode } from './handoff/handoff.ts'
import { endSessionByToken, refresh, signIn } from './login.ts'
import { endOpenSession, endOpenSessions, openSessionsOf } from './open-sessions.ts'
import { changeOwnPassword } from './password/change.ts'
import type { Browser } from './password/check.ts'
import { askForResetLink, resetForgotten } from './password/reset.ts'
import { confirmPassword } from './step-up.ts'

const browserOf = (request: FastifyRequest): Browser => ({ ip: request.ip, device: readDeviceCookie(request) })

/** The refresh token goes into its cookie, the rest into the answer. */
function granted(reply: FastifyReply, { session, refreshToken, refreshLifeMs }: Grant): Grant['session'] {
  setRefreshCookie(reply, refreshToken, refreshLifeMs)
  return session
}

/** The same, in a browser that is known from now on. */
function grantedAndKnown(reply: FastifyReply, grant: LoginGrant): Grant['session'] {
  setDeviceCookie(reply, grant.device, grant.deviceLifeMs)
  return granted(reply, grant)
}

export function sessionCalls(host: Host, platform: Platform): void {
  const { origins } = platform.config
  const audienceOf = (request: FastifyRequest) => audienceOfOrigin(origins, request)

  serve(host, logIn, async ({ body, request, reply }) => {
    const grant = await signIn(platform, {
      ...body,
      ...browserOf(request),
      audience: audienceOf(request),
      previousToken: readRefreshCookie(request),
      userAgent: request.headers['user-agent'],
    })
    return grantedAndKnown(reply, grant)
  })

  serve(host, refreshSession, async ({ body, request, reply }) => {
    try {
      const from = { audience: audienceOf(request), ip: request.ip }
      return granted(reply, await refresh(platform, readRefreshCookie(request), body.nonce, from))
    } catch (error) {
      if (error instanceof Refusal && error.code === 'unauthenticated') clearRefreshCookie(reply)
      throw error
    }
  })

  serve(host, logOut, async ({ request, reply }) => {
    await endSessionByToken(platform, readRefreshCookie(request), audienceOf(request))
    clearRefreshCookie(reply)
    return {}
  })

  serve(host, mintHandoff, async ({ actor, body }) => mintCode(platform, actor, body))

  serve(host, exchangeHandoff, async ({ body, request, reply }) =>
    grantedAndKnown(
      reply,
      await exchangeCode(platform, {
        ...body,
        ...browserOf(request),
        audience: audienceOf(request),
        userAgent: request.headers['user-agent'],
        previousToken: readRefreshCookie(request),
      }),
    ),
  )

  serve(host, listSessions, async ({ actor }) => ({ sessions: await openSessionsOf(platform, actor) }))

  serve(host, endSession, async ({ actor, params }) => {
    await endOpenSession(platform, actor, params.sessionId)
    return {}
  })

  serve(host, endAllSessions, async ({ actor, request, reply }) => {
    insistOnOwnOrigin(origins, request, actor)
    await endOpenSessions(platform, actor)
    clearRefreshCookie(reply)
    return {}
  })

  serve(host, stepUp, async ({ actor, body, request }) =>
    confirmPassword(platform, actor, body.password, browserOf(request)),
  )

  serve(host, forgotPassword, async ({ body, request }) => {
    await askForResetLink(platform, body.email, request.ip)
    return {}
  })

  serve(host, resetPassword, async ({ body, request }) => {
    await resetForgotten(platform, body, request.ip)
    return {}
  })

  serve(host, changePassword, async ({ actor, body, request }) => {
    await changeOwnPassword(platform, actor, body, browserOf(request))
    return {}
  })
}
