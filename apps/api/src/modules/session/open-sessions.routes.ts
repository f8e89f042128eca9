import { endAllSessions, endSession, listSessions } from '@ginipig/contract/identity'
import { insistOnOwnOrigin } from '#platform/auth/audience-of.ts'
import { clearRefreshCookie } from '#platform/auth/refresh-cookie.ts'
import { type Host, serve } from '#platform/http/serve.ts'
import type { Platform } from '#platform/platform.ts'
import { createOpenSessions } from './open-sessions.ts'

export function openSessionRoutes(host: Host, platform: Platform): void {
  const sessions = createOpenSessions(platform)

  serve(host, listSessions, async ({ actor }) => ({ sessions: await sessions.list(actor) }))

  serve(host, endSession, async ({ actor, params }) => {
    await sessions.end(actor, params.sessionId)
    return {}
  })

  serve(host, endAllSessions, async ({ actor, request, reply }) => {
    insistOnOwnOrigin(platform.config.origins, request, actor)
    await sessions.endAll(actor)
    clearRefreshCookie(reply)
    return {}
  })
}
