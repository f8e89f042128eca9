import { addSlot, blockTime, getDiary, moveSlot, removeSlots, unblockTime } from '@ginipig/contract/listing/diary.ts'
import {
  createListingDraft,
  deleteListingDraft,
  getListingDraft,
  publishListing,
  saveListingDraft,
} from '@ginipig/contract/listing/listing-draft.ts'
import {
  closeListing,
  deleteListing,
  getMyListing,
  listMyListings,
  reopenListing,
} from '@ginipig/contract/listing/my-listings.ts'
import { type Host, serve } from '#platform/http/serve.ts'
import type { Platform } from '#platform/platform.ts'
import { block, unblock } from './busy-times.ts'
import { diaryOf } from './diary.ts'
import { createDraft, discardDraft, draftOf, saveDraft } from './draft.ts'
import { getMine, listMine, removeListing, setListingStatus } from './my-listings.ts'
import { publishDraft } from './publish.ts'
import { addStart, moveStart, removeStarts } from './slots.ts'

/** What a provider does with their own listings. */
export function myListingCalls(host: Host, platform: Platform): void {
  serve(host, createListingDraft, ({ actor, body }) => createDraft(platform, actor.accountId, body.from))

  serve(host, getListingDraft, ({ actor, params }) => draftOf(platform, actor.accountId, params.listingId))

  serve(host, saveListingDraft, ({ actor, params, body }) =>
    saveDraft(platform, actor.accountId, params.listingId, body),
  )

  serve(host, deleteListingDraft, async ({ actor, params }) => {
    await discardDraft(platform, actor.accountId, params.listingId)
    return {}
  })

  serve(host, publishListing, async ({ actor, params: { listingId }, body }) => {
    await publishDraft(platform, actor.accountId, listingId, body.revision)
    return { listingId }
  })

  serve(host, listMyListings, ({ actor, query }) => listMine(platform, actor.accountId, query))

  serve(host, getMyListing, ({ actor, params }) => getMine(platform, { providerId: actor.accountId, ...params }))

  serve(host, closeListing, ({ actor, params }) =>
    setListingStatus(platform, { providerId: actor.accountId, ...params }, 'closed'),
  )

  serve(host, reopenListing, ({ actor, params }) =>
    setListingStatus(platform, { providerId: actor.accountId, ...params }, 'listed'),
  )

  serve(host, deleteListing, async ({ actor, params }) => {
    await removeListing(platform, { providerId: actor.accountId, ...params })
    return {}
  })

  serve(host, getDiary, ({ actor, query }) => diaryOf(platform, actor.accountId, query))

  serve(host, addSlot, ({ actor, params, body }) =>
    addStart(platform, { providerId: actor.accountId, ...params }, body),
  )

  serve(host, moveSlot, ({ actor, params, body }) => moveStart(platform, actor.accountId, params.slotId, body))

  serve(host, removeSlots, ({ actor, query }) => removeStarts(platform, actor.accountId, query.ids))

  serve(host, blockTime, ({ actor, body }) => block(platform, actor.accountId, body))

  serve(host, unblockTime, async ({ actor, params }) => {
    await unblock(platform, actor.accountId, params.busyTimeId)
    return {}
  })
}
