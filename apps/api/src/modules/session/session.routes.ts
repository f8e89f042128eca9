import { getMe, logIn, logOut, refreshSession } from '@ginipig/contract/identity'
import type { FastifyRequest } from 'fastify'
import type { AccessTokens } from '#platform/auth/access-token.ts'
import { audienceOf as audienceOfOrigin } from '#platform/auth/audience-of.ts'
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
import { createIdentity } from './login.ts'

export function sessionRoutes(host: Host, platform: Platform, tokens: AccessTokens): void {
  const identity = createIdentity(platform, tokens)
  const audienceOf = (request: FastifyRequest) => audienceOfOrigin(platform.config.origins, request)

  serve(host, logIn, async ({ body, request, reply }) => {
    const granted = await identity.logIn({
      ...body,
      audience: audienceOf(request),
      ip: request.ip,
      device: readDeviceCookie(request),
      previousToken: readRefreshCookie(request),
      userAgent: request.headers['user-agent'],
    })
    setRefreshCookie(reply, granted.refreshToken, granted.refreshLifeMs)
    setDeviceCookie(reply, granted.device, granted.deviceLifeMs)
    return granted.session
  })

  serve(host, refreshSession, async ({ body, request, reply }) => {
    try {
      const granted = await identity.refresh(readRefreshCookie(request), body.nonce, audienceOf(request))
      setRefreshCookie(reply, granted.refreshToken, granted.refreshLifeMs)
      return granted.session
    } catch (error) {
      if (error instanceof Refusal && error.code === 'unauthenticated') clearRefreshCookie(reply)
      throw error
    }
  })

  serve(host, logOut, async ({ request, reply }) => {
    await identity.logOut(readRefreshCookie(request), audienceOf(request))
    clearRefreshCookie(reply)
    return {}
  })

  serve(host, getMe, async ({ actor }) => identity.me(actor))
}
