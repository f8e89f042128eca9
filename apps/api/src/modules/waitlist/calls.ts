import { deleteWait, listWaits, putWait } from '@ginipig/contract/waitlist/waitlist.ts'
import { type Host, serve } from '#platform/http/serve.ts'
import type { Platform } from '#platform/platform.ts'
import * as waitlist from './waitlist.ts'

export function waitlistCalls(host: Host, platform: Platform): void {
  serve(host, listWaits, ({ actor }) => waitlist.listWaits(platform, actor.accountId))

  serve(host, putWait, async ({ actor, params: { listingId }, body: { day } }) => {
    await waitlist.putWait(platform, actor.accountId, { listingId, day })
    return waitlist.listWaits(platform, actor.accountId)
  })

  serve(host, deleteWait, async ({ actor, params: { listingId } }) => {
    await waitlist.deleteWait(platform, actor.accountId, listingId)
    return waitlist.listWaits(platform, actor.accountId)
  })
}
