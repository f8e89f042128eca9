import { useApi } from '@ginipig/api-client/core/api-context.ts'
import { isLast } from '@ginipig/api-client/core/call-options.ts'
import { useServices, useSession, useToast } from '@ginipig/app/services/services-context.ts'
import { useProblemText } from '@ginipig/app/words/problem-text.ts'
import { putNotificationSettings } from '@ginipig/contract/identity/account.ts'
import type { NotificationSettings, SessionState } from '@ginipig/session/session-state.ts'
import { useLingui } from '@lingui/react/macro'
import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { usePersonNow } from './use-person-now.ts'

const nothing: NotificationSettings = {
  marketing_notifications: false,
  other_notifications: false,
  sms_notifications: false,
}

const mutationKey = ['notification-settings']

/** The three switches, with optimistic updates that are rolled back on failure. */
export function useNotificationSettings() {
  const { t } = useLingui()
  const { session } = useServices()
  const api = useApi()
  const toast = useToast()
  const textOf = useProblemText()
  const saved = useSession(settingsOf)
  const { whenKnown, askAgain } = usePersonNow()
  const [wanted, setWanted] = useState<Partial<NotificationSettings>>()
  const { mutate } = useMutation({
    mutationKey,
    scope: { id: 'notification-settings' }, // mutations with one scope run one after the other
    mutationFn: async (part: Partial<NotificationSettings>) => {
      await whenKnown() // all three are saved at once: the others as the server has them
      return api(putNotificationSettings, { body: { ...settingsOf(session.store.getState()), ...part } })
    },
    onMutate: (part) => setWanted((before) => ({ ...before, ...part })),
    onSuccess: async (user, _part, _before, { client }) => {
      await session.changeUserData(user)
      if (isLast(client, mutationKey)) toast.success(t`Saved`)
    },
    onError: (error, _part, _before, { client }) => {
      toast.error(textOf(error))
      if (isLast(client, mutationKey)) askAgain()
    },
    onSettled: (_user, _error, _part, _before, { client }) => {
      if (isLast(client, mutationKey)) setWanted(undefined)
    },
  })
  return { shown: { ...saved, ...wanted }, change: mutate }
}

const settingsOf = ({ settingNotification }: SessionState): NotificationSettings => settingNotification ?? nothing
