import { listWaits, type Waits } from '@ginipig/contract/waitlist/waitlist.ts'
import { type Effects, keyOf } from '#core/call-options.ts'

/** After a client's change of what they wait for: the answer is all of it. */
export const waitsChanged: Effects<Waits> = {
  keep: (client, waits) => void client.setQueryData(keyOf(listWaits), waits),
}
