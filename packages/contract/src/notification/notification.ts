import { Language } from '@ginipig/domain/identity'
import {
  allNotificationKinds,
  type NotificationKind,
  notificationChannels,
  notificationNeeds,
  notificationTopics,
} from '@ginipig/domain/notification'
import * as v from 'valibot'
import { endpoint } from '#core/endpoint.ts'
import { Cursor, Id, Instant, PageSize } from '#core/scalar.ts'

/** What somebody was told, worded in the language that was asked for. */
export const Notification = v.object({
  id: Id,
  kind: v.picklist(allNotificationKinds as [NotificationKind, ...NotificationKind[]]), // the table is not empty
  at: Instant,
  isRead: v.boolean(),
  title: v.string(),
  line: v.string(),
  /** Where it leads, in the app of who was told. */
  path: v.string(),
  /** What can be done at once about it, and where; null where there is nothing, or no longer. */
  action: v.nullable(
    v.object({
      label: v.string(),
      path: v.string(),
      /** The booking whose held time can be passed on here (`releaseHold`); null of what is not held. */
      heldBookingId: v.nullable(Id),
    }),
  ),
})
export type Notification = v.InferOutput<typeof Notification>

/** How many the bell shows. */
export const LATEST_NOTIFICATIONS = 5

/** Beyond this, unread ones aren't counted. */
export const MAX_UNREAD = 100

/** 0 to `MAX_UNREAD`. */
const Unread = v.object({ unread: v.number() })

/** All of half a year, newest first. */
export const listNotifications = endpoint({
  name: 'listNotifications',
  method: 'GET',
  path: '/notifications',
  access: 'either',
  query: v.object({ language: Language, cursor: v.optional(Cursor), limit: v.optional(PageSize, '20') }),
  response: v.object({ items: v.array(Notification), nextCursor: v.nullable(v.string()) }),
})

/** What the bell shows. */
export const getLatestNotifications = endpoint({
  name: 'getLatestNotifications',
  method: 'GET',
  path: '/notifications/latest',
  access: 'either',
  query: v.object({ language: Language }),
  response: v.object({ items: v.array(Notification), ...Unread.entries }),
})

/** One that is somebody else's, or gone, changes nothing. */
export const readNotification = endpoint({
  name: 'readNotification',
  method: 'PUT',
  path: '/notifications/:notificationId/read',
  access: 'either',
  params: v.object({ notificationId: Id }),
  body: v.object({}),
  response: Unread,
})

/** When something was told; up to the year 9999. */
const Told = v.pipe(Instant, v.minValue(0, 'invalid'), v.maxValue(253_402_300_799_999, 'invalid'))

/** All, or those that were told in a time: what a page showed. */
export const readAllNotifications = endpoint({
  name: 'readAllNotifications',
  method: 'PUT',
  path: '/notifications/read',
  access: 'either',
  body: v.object({ from: v.optional(Told), until: v.optional(Told) }),
  response: Unread,
})

const NotificationSwitches = v.object({
  switches: v.array(
    v.object({
      topic: v.picklist(notificationTopics),
      channel: v.picklist(notificationChannels),
      /** Goes out anyway. */
      isFixed: v.boolean(),
      /** Without this setting of the account nothing goes out by it. */
      needs: v.nullable(v.picklist(notificationNeeds)),
      isOn: v.boolean(),
    }),
  ),
})

/** What can be chosen topic by topic, beside the three settings of the account: made of the table of kinds. */
export const getNotificationSwitches = endpoint({
  name: 'getNotificationSwitches',
  method: 'GET',
  path: '/me/notification-switches',
  access: 'either',
  response: NotificationSwitches,
})

/** @throws `not_found` for a switch that isn't there or can't be turned */
export const putNotificationSwitch = endpoint({
  name: 'putNotificationSwitch',
  method: 'PUT',
  path: '/me/notification-switches',
  access: 'either',
  body: v.object({
    topic: v.picklist(notificationTopics, 'invalid'),
    channel: v.picklist(notificationChannels, 'invalid'),
    isOn: v.boolean(),
  }),
  response: NotificationSwitches,
  errors: ['not_found'],
})
