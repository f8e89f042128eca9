import {
  getLatestNotifications,
  getNotificationSwitches,
  listNotifications,
  putNotificationSwitch,
  readAllNotifications,
  readNotification,
} from '@ginipig/contract/notification/notification.ts'
import type { NotificationSide } from '@ginipig/domain/notification'
import type { Actor } from '#platform/auth/actor.ts'
import { type Host, serve } from '#platform/http/serve.ts'
import type { Platform } from '#platform/platform.ts'
import { latestOf, notificationsOf, read, switchesOf, turn } from './notification.ts'

const sideOf = ({ userType }: Actor): NotificationSide => (userType === 'provider' ? 'provider' : 'client')

export function notificationCalls(host: Host, platform: Platform): void {
  serve(host, listNotifications, async ({ actor, query }) => notificationsOf(platform, actor.accountId, query))

  serve(host, getLatestNotifications, async ({ actor, query }) => latestOf(platform, actor.accountId, query.language))

  serve(host, readNotification, async ({ actor, params }) => read(platform, actor.accountId, params.notificationId))

  serve(host, readAllNotifications, async ({ actor }) => read(platform, actor.accountId, null))

  serve(host, getNotificationSwitches, async ({ actor }) => switchesOf(platform, actor.accountId, sideOf(actor)))

  serve(host, putNotificationSwitch, async ({ actor, body }) =>
    turn(platform, { accountId: actor.accountId, side: sideOf(actor) }, body),
  )
}
