import { deleteAccount } from '@ginipig/contract/identity'
import { insistOnOwnOrigin } from '#platform/auth/audience-of.ts'
import { clearRefreshCookie } from '#platform/auth/refresh-cookie.ts'
import { type Host, serve } from '#platform/http/serve.ts'
import type { Platform } from '#platform/platform.ts'
import { createAccountDeletions } from './deletion.ts'

export function accountDeletionRoutes(host: Host, platform: Platform): void {
  const deletions = createAccountDeletions(platform)

  serve(host, deleteAccount, async ({ actor, request, reply }) => {
    insistOnOwnOrigin(platform.config.origins, request, actor)
    await deletions.delete(actor)
    clearRefreshCookie(reply)
    return {}
  })
}
