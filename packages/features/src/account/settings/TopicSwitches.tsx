import { useApi } from '@ginipig/api-client/core/api-context.ts'
import { isLast, keyOf, makeStale, query } from '@ginipig/api-client/core/call-options.ts'
import { usePush } from '@ginipig/app/device/use-push.ts'
import { useToast } from '@ginipig/app/services/services-context.ts'
import { Failure } from '@ginipig/app/words/Failure.tsx'
import { useProblemText } from '@ginipig/app/words/problem-text.ts'
import { getNotificationSwitches, putNotificationSwitch } from '@ginipig/contract/notification/notification.ts'
import type { NotificationChannel, NotificationNeed, NotificationTopic } from '@ginipig/domain/notification'
import { PanelBody } from '@ginipig/ui/panel'
import { Switch } from '@ginipig/ui/switch'
import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import { useMutation, useQuery } from '@tanstack/react-query'
import styles from './TopicSwitches.module.css'

/** By topic, what comes by which channel: the table of what we tell people, with a switch wherever one may choose.
 *  What is shown on devices is chosen on one that shows it. @param props.takes - what the account's settings agree to: no
 *  switch stands on for what they hold back */
export function TopicSwitches({ takes }: { takes: Record<NotificationNeed, boolean> }) {
  const { i18n } = useLingui()
  const asked = useQuery(query(useApi(), getNotificationSwitches))
  const { data } = asked
  const showsPush = usePush().state === 'on'
  const turn = useTurn()
  const channels = useChannelWords()
  const shown =
    data?.switches.filter(
      ({ channel, needs }) => (needs === null || takes[needs]) && (channel !== 'push' || showsPush),
    ) ?? []
  if (asked.isLoadingError)
    return (
      <PanelBody>
        <Failure error={asked.error} onTryAgain={asked.refetch} isTrying={asked.isFetching} />
      </PanelBody>
    )
  const topics = [...new Set(shown.map(({ topic }) => topic))]
  return topics.map((topic) => {
    const ofTopic = shown.filter((one) => one.topic === topic)
    const name = i18n._(topicWords[topic])
    return (
      <PanelBody key={topic}>
        <fieldset className={styles.Topic}>
          <legend className={styles.Name}>{name}</legend>
          <p className={styles.Always}>{channels.always(ofTopic.filter(({ isFixed }) => isFixed))}</p>
          {ofTopic
            .filter(({ isFixed }) => !isFixed)
            .map(({ channel, isOn }) => (
              <Switch
                key={channel}
                label={channels.name[channel]}
                checked={isOn}
                onCheckedChange={(wish) => turn({ topic, channel, isOn: wish })}
              />
            ))}
        </fieldset>
      </PanelBody>
    )
  })
}

type Choice = { topic: NotificationTopic; channel: NotificationChannel; isOn: boolean }

const mutationKey = ['notification-switches']

/** Optimistic update: shown at once as wanted; as the server has it once it has answered, or when it can't be saved. */
function useTurn() {
  const { t } = useLingui()
  const api = useApi()
  const toast = useToast()
  const textOf = useProblemText()
  const key = keyOf(getNotificationSwitches)
  const { mutate } = useMutation({
    mutationKey,
    mutationFn: (choice: Choice) => api(putNotificationSwitch, { body: choice }),
    scope: { id: 'notification-switches' }, // mutations with one scope run one after the other
    onMutate: async (choice, { client }) => {
      await client.cancelQueries({ queryKey: key })
      client.setQueryData(key, (before) => before && { switches: before.switches.map((one) => turned(one, choice)) })
    },
    onSuccess: (answer, _choice, _before, { client }) => {
      if (!isLast(client, mutationKey)) return
      client.setQueryData(key, answer)
      toast.success(t`Saved`)
    },
    onError: (error, _choice, _before, { client }) => {
      toast.error(textOf(error))
      return isLast(client, mutationKey) ? makeStale(client, [key]) : undefined
    },
  })
  return mutate
}

const turned = <One extends Choice>(one: One, { topic, channel, isOn }: Choice): One =>
  one.topic === topic && one.channel === channel ? { ...one, isOn } : one

function useChannelWords() {
  const { t, i18n } = useLingui()
  const name: Record<NotificationChannel, string> = {
    app: t`In the app`,
    mail: t`By email`,
    sms: t`By SMS`,
    push: t`On your devices`,
  }
  const always: Record<NotificationChannel, string> = {
    app: t`in the app`,
    mail: t`by email`,
    sms: t`by SMS`,
    push: t`on your devices`,
  }
  const list = new Intl.ListFormat(i18n.locale === 'fr' ? 'fr-FR' : 'en-GB')
  return {
    name,
    always: (fixed: readonly { channel: NotificationChannel }[]) => {
      const channels = list.format(fixed.map(({ channel }) => always[channel]))
      return t`Always: ${channels}`
    },
  }
}

/** What a topic is called where one chooses. */
const topicWords: Record<NotificationTopic, MessageDescriptor> = {
  bookings: msg`Bookings`,
  messages: msg`Messages`,
  money: msg`Money`,
  reviews: msg`Reviews`,
  favourites: msg`Favourites`,
  photos: msg`Photos`,
  reports: msg`Reports`,
  gaps: msg`Open times today`,
}
