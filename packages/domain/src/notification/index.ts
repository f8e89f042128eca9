export { type NotificationAct, notificationAct, type ToldBooking } from './act.ts'
export {
  allNotificationKinds,
  type MailList,
  type NotificationChannel,
  type NotificationKind,
  type NotificationSide,
  type NotificationTopic,
  notificationChannels,
  notificationPath,
  notificationRow,
  notificationTopics,
} from './kinds.ts'
export { deliverAt, morningAfter, noticeDay } from './quiet-hours.ts'
export {
  channelsFor,
  type NotificationChoice,
  type NotificationNeed,
  type NotificationSwitch,
  type NotificationWishes,
  notificationNeeds,
  notificationSwitches,
} from './settings.ts'
