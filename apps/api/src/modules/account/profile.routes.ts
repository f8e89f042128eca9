import { getProfile, putProfile } from '@ginipig/contract/identity'
import { type Host, serve } from '#platform/http/serve.ts'
import type { Platform } from '#platform/platform.ts'
import { createProfiles } from './profile.ts'

export function profileRoutes(host: Host, platform: Platform): void {
  const profiles = createProfiles(platform)

  serve(host, getProfile, async ({ actor }) => profiles.read(actor))

  serve(host, putProfile, async ({ actor, body }) => profiles.save(actor, body))
}
