import { deleteAlert, listAlerts, putAlert } from '@ginipig/contract/alert/alert.ts'
import { type Host, serve } from '#platform/http/serve.ts'
import type { Platform } from '#platform/platform.ts'
import * as alert from './alert.ts'

export function alertCalls(host: Host, platform: Platform): void {
  serve(host, listAlerts, ({ actor }) => alert.listAlerts(platform, actor.accountId))

  serve(host, putAlert, async ({ actor, body: { search } }) => {
    await alert.putAlert(platform, actor.accountId, search)
    return alert.listAlerts(platform, actor.accountId)
  })

  serve(host, deleteAlert, async ({ actor, params: { alertId } }) => {
    await alert.deleteAlert(platform, actor.accountId, alertId)
    return alert.listAlerts(platform, actor.accountId)
  })
}
