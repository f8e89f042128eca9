import { useApi } from '@ginipig/api-client/core/api-context.ts'
import { change, type Effects, keyOf, query } from '@ginipig/api-client/core/call-options.ts'
import type { ResponseOf } from '@ginipig/contract/core/endpoint.ts'
import { deletePush, getPush, putPush } from '@ginipig/contract/notification/push.ts'
import { useMutation, useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'

/** Both calls answer with what this device gets now. */
const kept: Effects<ResponseOf<typeof getPush>> = {
  keep: (client, answer) => void client.setQueryData(keyOf(getPush), answer),
}

/** `unavailable`: this browser or deployment has no push. `blocked`: the browser was told to keep us quiet. */
export type PushOfDevice = 'unavailable' | 'blocked' | 'off' | 'on'

/** Notifications on this device, for as long as this log-in lasts. `turnOn` has the browser ask; call it on a press alone.
 *  @throws from `turnOn` where the browser's own service can't be reached, from both as calls do */
export function usePush(): { state: PushOfDevice; turnOn: () => Promise<void>; turnOff: () => Promise<void> } {
  const api = useApi()
  const manager = usePushManager()
  const [, setAnswer] = useState<NotificationPermission>()
  // Asked of the browser each time: another part of the page may have had it answered.
  const permission = 'Notification' in window ? Notification.permission : 'denied'
  const { data } = useQuery({ ...query(api, getPush), enabled: manager !== undefined })
  const on = useMutation(change(api, putPush, kept))
  const off = useMutation(change(api, deletePush, kept))
  const publicKey = data?.publicKey ?? null
  const isOn = data?.isOn === true && permission === 'granted'
  const possible = permission === 'denied' ? 'blocked' : isOn ? 'on' : 'off'
  return {
    state: manager === undefined || publicKey === null ? 'unavailable' : possible,
    turnOn: async () => {
      const answer = await Notification.requestPermission()
      setAnswer(answer)
      if (!manager || publicKey === null || answer !== 'granted') return
      await (await manager.getSubscription())?.unsubscribe() // of other keys, or of who was here before
      const made = await manager.subscribe({ userVisibleOnly: true, applicationServerKey: publicKey })
      const { endpoint = '', keys = {} } = made.toJSON()
      await on.mutateAsync({ body: { endpoint, keys: { p256dh: keys.p256dh ?? '', auth: keys.auth ?? '' } } })
    },
    turnOff: async () => {
      await off.mutateAsync()
      await (await manager?.getSubscription())?.unsubscribe()
    },
  }
}

/** Of the app's worker; undefined until it is there. */
function usePushManager(): PushManager | undefined {
  const [manager, setManager] = useState<PushManager>()
  useEffect(() => {
    if (!('serviceWorker' in navigator && 'PushManager' in window && 'Notification' in window)) return
    let isShown = true
    void navigator.serviceWorker.getRegistration().then((found) => isShown && setManager(found?.pushManager))
    return () => {
      isShown = false
    }
  }, [])
  return manager
}
