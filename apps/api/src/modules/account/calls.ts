import {
  changeEmail,
  confirmEmail,
  deleteAccount,
  deleteAvatar,
  exportData,
  getProfile,
  putAvatar,
  putNotificationSettings,
  putProfile,
} from '@ginipig/contract/identity/account.ts'
import { putLanguage } from '@ginipig/contract/identity/language.ts'
import { getMe } from '@ginipig/contract/identity/session.ts'
import { insistOnOwnOrigin } from '#platform/auth/audience-of.ts'
import { clearRefreshCookie } from '#platform/auth/refresh-cookie.ts'
import { Refusal } from '#platform/http/refusal.ts'
import { type Host, serve } from '#platform/http/serve.ts'
import type { Platform } from '#platform/platform.ts'
import { saveLanguage, saveNotificationSettings } from './account.sql.ts'
import { putPicture, removePicture } from './avatar.ts'
import { deletePerson } from './deletion.ts'
import { beginEmailChange, confirmEmailChange } from './email.ts'
import { gatherData } from './export.ts'
import { profileOf, saveProfile } from './profile.ts'
import { userOf } from './user.ts'

export function accountCalls(host: Host, platform: Platform): void {
  const { config, database } = platform

  serve(host, getMe, async ({ actor }) => userOf(database, actor.accountId))

  serve(host, getProfile, async ({ actor }) => profileOf(platform, actor.accountId))

  serve(host, putProfile, async ({ actor, query, body }) => saveProfile(platform, actor, body, query.revision))

  serve(host, putAvatar, async ({ actor, request }) => {
    if (!Buffer.isBuffer(request.body)) throw new Refusal('photo_type')
    return putPicture(platform, actor.accountId, request.body)
  })

  serve(host, deleteAvatar, async ({ actor }) => removePicture(platform, actor.accountId))

  // Service messages go out whatever a person wants to hear from us (product.md §8).
  serve(host, putNotificationSettings, async ({ actor, body }) => {
    await saveNotificationSettings(database, actor.accountId, body)
    return userOf(database, actor.accountId)
  })

  // What we write from now on is in this language; what is queued by then stays in the one before.
  serve(host, putLanguage, async ({ actor, body }) => {
    await saveLanguage(database, actor.accountId, body.language)
    return userOf(database, actor.accountId)
  })

  serve(host, changeEmail, async ({ actor, body, request }) =>
    beginEmailChange(platform, actor, body.email, request.ip),
  )

  serve(host, confirmEmail, async ({ actor, body }) => confirmEmailChange(platform, actor, body))

  serve(host, exportData, async ({ actor }) => gatherData(platform, actor))

  serve(host, deleteAccount, async ({ actor, request, reply }) => {
    insistOnOwnOrigin(config.origins, request, actor)
    await deletePerson(platform, actor)
    clearRefreshCookie(reply)
    return {}
  })
}
