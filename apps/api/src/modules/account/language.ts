import type { UserData } from '@ginipig/contract/identity'
import type { Language } from '@ginipig/domain/identity'
import { readUser, saveLanguage } from '#modules/session/session.sql.ts'
import type { Actor } from '#platform/auth/actor.ts'
import { Refusal } from '#platform/http/refusal.ts'
import type { Platform } from '#platform/platform.ts'

/** What we write to a person is in the language they last chose; what is queued by then stays in the one before. */
export function createLanguages({ database }: Platform) {
  return {
    async save({ accountId }: Actor, language: Language): Promise<UserData> {
      await saveLanguage(database, accountId, language)
      const user = await readUser(database, accountId)
      if (!user) throw new Refusal('unauthenticated')
      return user
    },
  }
}
