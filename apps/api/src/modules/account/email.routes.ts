import { changeEmail, confirmEmail } from '@ginipig/contract/identity'
import { type Host, serve } from '#platform/http/serve.ts'
import type { Platform } from '#platform/platform.ts'
import { createEmailChanges } from './email.ts'

export function emailChangeRoutes(host: Host, platform: Platform): void {
  const changes = createEmailChanges(platform)

  serve(host, changeEmail, async ({ actor, body, request }) => changes.begin(actor, body.email, request.ip))

  serve(host, confirmEmail, async ({ actor, body }) => changes.confirm(actor, body))
}
