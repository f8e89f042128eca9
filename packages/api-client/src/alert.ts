import { type Alerts, listAlerts } from '@ginipig/contract/alert/alert.ts'
import { type Effects, keyOf } from '#core/call-options.ts'

/** After a client's change of what is looked for: the answer is all of it. */
export const alertsChanged: Effects<Alerts> = {
  keep: (client, alerts) => void client.setQueryData(keyOf(listAlerts), alerts),
}
