import { exchangeHandoff, mintHandoff } from '@ginipig/contract/identity'
import type { AccessTokens } from '#platform/auth/access-token.ts'
import { audienceOf } from '#platform/auth/audience-of.ts'
import { readRefreshCookie, setRefreshCookie } from '#platform/auth/refresh-cookie.ts'
import { type Host, serve } from '#platform/http/serve.ts'
import type { Platform } from '#platform/platform.ts'
import { createHandoffs } from './handoff.ts'

export function handoffRoutes(host: Host, platform: Platform, tokens: AccessTokens): void {
  const handoffs = createHandoffs(platform, tokens)

  serve(host, mintHandoff, async ({ actor, body }) => handoffs.mint(actor, body))

  serve(host, exchangeHandoff, async ({ body, request, reply }) => {
    const granted = await handoffs.exchange({
      ...body,
      audience: audienceOf(platform.config.origins, request),
      ip: request.ip,
      userAgent: request.headers['user-agent'],
      previousToken: readRefreshCookie(request),
    })
    setRefreshCookie(reply, granted.refreshToken, granted.refreshLifeMs)
    return granted.session
  })
}
