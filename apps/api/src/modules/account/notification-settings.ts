import type { BodyOf } from '@ginipig/contract/core'
import type { putNotificationSettings, UserData } from '@ginipig/contract/identity'
import { readUser, saveNotificationSettings } from '#modules/session/session.sql.ts'
import type { Actor } from '#platform/auth/actor.ts'
import { Refusal } from '#platform/http/refusal.ts'
import type { Platform } from '#platform/platform.ts'

/** What a person wants to hear from us. Service messages go out whatever they say (product.md §8). */
export function createNotificationSettings({ database }: Platform) {
  return {
    async save({ accountId }: Actor, settings: BodyOf<typeof putNotificationSettings>): Promise<UserData> {
      await saveNotificationSettings(database, accountId, settings)
      const user = await readUser(database, accountId)
      if (!user) throw new Refusal('unauthenticated')
      return user
    },
  }
}
