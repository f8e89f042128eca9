import { useApi } from '@ginipig/api-client/core/api-context.ts'
import { change } from '@ginipig/api-client/core/call-options.ts'
import { useServices, useSession, useToast } from '@ginipig/app/services/services-context.ts'
import { useProblemText } from '@ginipig/app/words/problem-text.ts'
import { putNotificationSettings } from '@ginipig/contract/identity/account.ts'
import type { NotificationSettings, SessionState } from '@ginipig/session/session-state.ts'
import { useLingui } from '@lingui/react/macro'
import { useMutation } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { usePersonNow } from './use-person-now.ts'

const nothing: NotificationSettings = {
  marketing_notifications: false,
  other_notifications: false,
  sms_notifications: false,
}

/** The three switches, with optimistic updates that are rolled back on failure. */
export function useNotificationSettings() {
  const { t } = useLingui()
  const { session } = useServices()
  const toast = useToast()
  const textOf = useProblemText()
  const saved = useSession(settingsOf)
  const { whenKnown, askAgain } = usePersonNow()
  const { mutateAsync: save } = useMutation({
    ...change(useApi(), putNotificationSettings),
    scope: { id: 'notification-settings' }, // mutations with one scope run one after the other
  })
  const [wanted, setWanted] = useState<Partial<NotificationSettings>>()
  // The newest wish, for switches that are pressed faster than React draws; of what was pressed alone, so that it
  // never carries what this browser only believes of the others.
  const newest = useRef<Partial<NotificationSettings>>(undefined)

  const turn = async (part: Partial<NotificationSettings>) => {
    const wish = { ...newest.current, ...part }
    newest.current = wish
    setWanted(wish)
    try {
      await whenKnown() // all three are saved at once: the others as the server has them
      if (newest.current !== wish) return // a later wish has this one in it
      const user = await save({ body: { ...settingsOf(session.store.getState()), ...wish } })
      await session.changeUserData(user)
      if (newest.current === wish) toast.success(t`Saved`)
    } catch (error) {
      if (newest.current === wish) toast.error(textOf(error))
      askAgain()
    }
    if (newest.current !== wish) return // a later wish is on its way and decides
    newest.current = undefined
    setWanted(undefined)
  }

  return { shown: { ...saved, ...wanted }, change: turn }
}

const settingsOf = ({ settingNotification }: SessionState): NotificationSettings => settingNotification ?? nothing
