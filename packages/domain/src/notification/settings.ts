import {
  allNotificationKinds,
  type NotificationChannel,
  type NotificationKind,
  type NotificationSide,
  type NotificationTopic,
  notificationChannels,
  notificationRow,
  notificationTopics,
} from './kinds.ts'

/** A channel of a topic. */
export type NotificationChoice = { topic: NotificationTopic; channel: NotificationChannel }

/** What a person wants to hear of us. `turnedOff` is what they took out topic by topic; all else of a topic is on. */
export type NotificationWishes = {
  /** The settings' "Other notifications": mails that may be left out. */
  takesOther: boolean
  /** The settings' "Marketing emails". */
  takesMarketing: boolean
  /** The settings' "SMS notifications". */
  takesSms: boolean
  turnedOff: readonly NotificationChoice[]
}

const isOff = ({ turnedOff }: NotificationWishes, choice: NotificationChoice) =>
  turnedOff.some(({ topic, channel }) => topic === choice.topic && channel === choice.channel)

/** Has a kind this channel at all? */
function has(kind: NotificationKind, channel: NotificationChannel): boolean {
  const { hasSms, hasPush } = notificationRow(kind)
  return channel === 'sms' ? hasSms : channel === 'push' ? hasPush : true
}

/** Goes out whatever was chosen: what stands in the app, and service messages by mail. Source: product.md §8. */
const isAlways = (kind: NotificationKind, channel: NotificationChannel) =>
  channel === 'app' || (channel === 'mail' && notificationRow(kind).nature === 'service')

/** By which channels a kind reaches somebody with these wishes. */
export function channelsFor(kind: NotificationKind, wishes: NotificationWishes): NotificationChannel[] {
  const { topic, nature } = notificationRow(kind)
  const agreed: Record<NotificationChannel, boolean> = {
    app: true,
    mail: nature === 'marketing' ? wishes.takesMarketing : wishes.takesOther,
    sms: wishes.takesSms,
    push: true,
  }
  return notificationChannels.filter(
    (channel) =>
      has(kind, channel) && (isAlways(kind, channel) || (agreed[channel] && !isOff(wishes, { topic, channel }))),
  )
}

/** The settings' wishes without which a channel says nothing, whatever was chosen by topic. */
export const notificationNeeds = ['other', 'marketing', 'sms'] as const
export type NotificationNeed = (typeof notificationNeeds)[number]

/** A switch of the settings; `isFixed` where everything of the topic goes out by that channel anyway; `needs`: without this
 *  wish there is nothing to choose. */
export type NotificationSwitch = NotificationChoice & { isFixed: boolean; needs: NotificationNeed | null }

function needOf(channel: NotificationChannel, kinds: readonly NotificationKind[]): NotificationNeed | null {
  if (channel === 'sms') return 'sms'
  if (channel !== 'mail') return null
  const natures = new Set(kinds.map((kind) => notificationRow(kind).nature).filter((nature) => nature !== 'service'))
  if (natures.size !== 1) return null
  return natures.has('marketing') ? 'marketing' : 'other'
}

/** All there is to choose for one side: each topic with its channels, made of the table. */
export function notificationSwitches(side: NotificationSide): NotificationSwitch[] {
  return notificationTopics.flatMap((topic) => {
    const kinds = allNotificationKinds.filter((kind) => {
      const row = notificationRow(kind)
      return row.topic === topic && row.to === side
    })
    return notificationChannels.flatMap((channel) => {
      const using = kinds.filter((kind) => has(kind, channel))
      if (using.length === 0) return []
      const isFixed = using.every((kind) => isAlways(kind, channel))
      return [{ topic, channel, isFixed, needs: isFixed ? null : needOf(channel, using) }]
    })
  })
}
