import { useApi } from '@ginipig/api-client/core'
import { putNotificationSettingsMutation } from '@ginipig/api-client/identity'
import type { NotificationSettings } from '@ginipig/session'
import { useLingui } from '@lingui/react/macro'
import { useMutation } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { useProblemText } from '#problem/index.ts'
import { useServices, useSession, useToast } from '#shell/index.ts'

const nothing: NotificationSettings = {
  marketing_notifications: false,
  other_notifications: false,
  sms_notifications: false,
}

/** The three switches: shown at once as wanted, saved behind it, and back as they were when that fails. */
export function useNotificationSettings() {
  const { t } = useLingui()
  const { session } = useServices()
  const toast = useToast()
  const textOf = useProblemText()
  const saved = useSession((state) => state.settingNotification) ?? nothing
  const { mutateAsync: save } = useMutation(putNotificationSettingsMutation(useApi()))
  const [wanted, setWanted] = useState<NotificationSettings>()
  // The newest wish, for switches that are pressed faster than React draws.
  const newest = useRef<NotificationSettings>(undefined)

  const change = async (part: Partial<NotificationSettings>) => {
    const wish = { ...(newest.current ?? saved), ...part }
    newest.current = wish
    setWanted(wish)
    try {
      const user = await save(wish)
      await session.changeUserData(user)
      if (newest.current === wish) toast.success(t`Saved`)
    } catch (error) {
      if (newest.current === wish) toast.error(textOf(error))
    }
    if (newest.current !== wish) return // a later wish is on its way and decides
    newest.current = undefined
    setWanted(undefined)
  }

  return { shown: wanted ?? saved, change }
}
