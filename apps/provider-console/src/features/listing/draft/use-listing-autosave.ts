import { useApi } from '@ginipig/api-client/core/api-context.ts'
import { keyOf } from '@ginipig/api-client/core/call-options.ts'
import { tabValue } from '@ginipig/app/form/tab-value.ts'
import {
  createListingDraft,
  getListingDraft,
  type ListingDraft,
  saveListingDraft,
  TypedListing,
} from '@ginipig/contract/listing/listing-draft.ts'
import { listMyListings } from '@ginipig/contract/listing/my-listings.ts'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import * as v from 'valibot'
import { createDraftAutosave, type DraftAutosave } from '#shared/draft/draft-autosave.ts'
import { useFlushOnLeave } from '#shared/draft/use-autosave.ts'
import { nothingTyped } from './typed-listing.ts'

export type ListingAutosave = DraftAutosave<TypedListing, ListingDraft>

const Unsaved = v.object({ revision: v.number(), typed: TypedListing })
const unsavedOf = (id: string) => tabValue(`listing-draft ${id}`, Unsaved)

/** The autosave of a draft while its pages are shown. @param first - undefined for one that its first words will make.
 *  @param onCreated - not called once the page is left: the save goes on, and leads nobody back */
export function useListingAutosave(
  first: ListingDraft | undefined,
  onCreated: (draft: ListingDraft) => void,
): ListingAutosave {
  const api = useApi()
  const client = useQueryClient()
  const isShown = useRef(false)
  useEffect(() => {
    isShown.current = true
    return () => {
      isShown.current = false
    }
  }, [])
  const [autosave] = useState(() =>
    createDraftAutosave({
      first,
      nothing: nothingTyped,
      unsavedOf,
      calls: {
        create: () => api(createListingDraft, { body: {} }),
        load: (listingId) => api(getListingDraft, { params: { listingId } }),
        save: (listingId, revision, typed) =>
          api(saveListingDraft, { params: { listingId }, body: { revision, typed } }),
      },
      onCreated: (draft) => {
        if (isShown.current) onCreated(draft)
      },
      onSaved: (draft) => {
        client.setQueryData(keyOf(getListingDraft, { params: { listingId: draft.id } }), draft)
        client.removeQueries({ queryKey: keyOf(listMyListings), type: 'inactive' })
      },
    }),
  )

  useFlushOnLeave(autosave)
  return autosave
}
