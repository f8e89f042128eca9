import { putNotificationSettings } from '@ginipig/contract/identity'
import { type Host, serve } from '#platform/http/serve.ts'
import type { Platform } from '#platform/platform.ts'
import { createNotificationSettings } from './notification-settings.ts'

export function notificationSettingsRoutes(host: Host, platform: Platform): void {
  const settings = createNotificationSettings(platform)

  serve(host, putNotificationSettings, async ({ actor, body }) => settings.save(actor, body))
}
