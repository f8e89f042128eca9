import { deleteAvatar, putAvatar } from '@ginipig/contract/identity'
import { Refusal } from '#platform/http/refusal.ts'
import { type Host, serve } from '#platform/http/serve.ts'
import type { Platform } from '#platform/platform.ts'
import { createAvatars } from './avatar.ts'

export function avatarRoutes(host: Host, platform: Platform): void {
  const avatars = createAvatars(platform)

  serve(host, putAvatar, async ({ actor, request }) => {
    if (!Buffer.isBuffer(request.body)) throw new Refusal('photo_type')
    return avatars.put(actor, request.body)
  })

  serve(host, deleteAvatar, async ({ actor }) => avatars.remove(actor))
}
