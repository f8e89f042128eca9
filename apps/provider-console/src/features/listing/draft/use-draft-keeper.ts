import { useApi } from '@ginipig/api-client/core/api-context.ts'
import { keyOf } from '@ginipig/api-client/core/call-options.ts'
import { tabValue } from '@ginipig/app/form/tab-storage.ts'
import {
  createListingDraft,
  getListingDraft,
  type ListingDraft,
  saveListingDraft,
  TypedListing,
} from '@ginipig/contract/listing/listing-draft.ts'
import { listMyListings } from '@ginipig/contract/listing/my-listings.ts'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import * as v from 'valibot'
import { useStore } from 'zustand'
import { createDraftKeeper, type DraftKeeper, type KeptDraft } from './draft-keeper.ts'
import { nothingTyped } from './typed-listing.ts'

const Unsaved = v.object({ revision: v.number(), typed: TypedListing })
const unsavedOf = (id: string) => tabValue(`listing-draft ${id}`, Unsaved)

const memory = {
  read: (id: string) => unsavedOf(id).read(),
  write: (id: string, unsaved: v.InferInput<typeof Unsaved>) => unsavedOf(id).write(unsaved),
  clear: (id: string) => unsavedOf(id).clear(),
}

/** The keeper of a draft while its pages are shown. @param first - undefined for one that its first words will make */
export function useDraftKeeper(first: ListingDraft | undefined, onCreated: (draft: ListingDraft) => void): DraftKeeper {
  const api = useApi()
  const client = useQueryClient()
  const [keeper] = useState(() =>
    createDraftKeeper({
      first,
      nothing: nothingTyped,
      memory,
      calls: {
        create: () => api(createListingDraft, { body: {} }),
        load: (listingId) => api(getListingDraft, { params: { listingId } }),
        save: (listingId, revision, typed) =>
          api(saveListingDraft, { params: { listingId }, body: { revision, typed } }),
      },
      onCreated,
      onSaved: (draft) => {
        client.setQueryData(keyOf(getListingDraft, { params: { listingId: draft.id } }), draft)
        client.removeQueries({ queryKey: keyOf(listMyListings), type: 'inactive' })
      },
    }),
  )

  useEffect(() => {
    const send = () => void keeper.flush()
    const sendWhenHidden = () => document.hidden && send()
    /** The browser asks before words go that nobody else has. */
    const hold = (event: BeforeUnloadEvent) => {
      if (keeper.store.getState().status !== 'saved') event.preventDefault()
    }
    window.addEventListener('online', send)
    window.addEventListener('beforeunload', hold)
    document.addEventListener('visibilitychange', sendWhenHidden)
    return () => {
      window.removeEventListener('online', send)
      window.removeEventListener('beforeunload', hold)
      document.removeEventListener('visibilitychange', sendWhenHidden)
      send()
    }
  }, [keeper])
  return keeper
}

/** A part of what is kept: `useKept(keeper, ({ typed }) => typed.treatment)`. */
export const useKept = <T>(keeper: DraftKeeper, select: (kept: KeptDraft) => T): T => useStore(keeper.store, select)
