import { type Alerts, listAlerts } from '@ginipig/contract/alert/alert.ts'
import { type Effects, keyOf } from '#core/call-options.ts'

/** After a client's change of their saved searches: the answer is the whole list. */
export const alertsChanged: Effects<Alerts> = {
  keep: (client, alerts) => void client.setQueryData(keyOf(listAlerts), alerts),
}
