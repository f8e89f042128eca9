import { useApi } from '@ginipig/api-client/core/api-context.ts'
import { change } from '@ginipig/api-client/core/call-options.ts'
import { draftBegun, myListingChanged } from '@ginipig/api-client/listing.ts'
import { useToast } from '@ginipig/app/services/services-context.ts'
import { useProblemText } from '@ginipig/app/words/problem-text.ts'
import { createListingDraft } from '@ginipig/contract/listing/listing-draft.ts'
import { closeListing, type MyListing, reopenListing } from '@ginipig/contract/listing/my-listings.ts'
import { useMutation } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { useState } from 'react'
import { stepsOfDraft } from './listing-links.tsx'

/** What was done last, and the listing as it is since, for as long as it can be taken back here. */
export type Turned = { listing: MyListing; to: 'closed' | 'listed' }

/** Closing and opening with the way back, and another one like it. One at a time. */
export function useListingChanges() {
  const api = useApi()
  const toast = useToast()
  const textOf = useProblemText()
  const navigate = useNavigate()
  const [turned, setTurned] = useState<Turned | undefined>()
  const onError = (error: unknown) => toast.error(textOf(error))
  const close = useMutation({ ...change(api, closeListing, myListingChanged), onError })
  const reopen = useMutation({ ...change(api, reopenListing, myListingChanged), onError })
  const copy = useMutation({ ...change(api, createListingDraft, draftBegun), onError })
  const isBusy = close.isPending || reopen.isPending || copy.isPending

  const turn = async (listing: MyListing, to: Turned['to'], isUndo = false) => {
    if (isBusy) return
    const step = to === 'closed' ? close : reopen
    await step.mutateAsync({ params: { listingId: listing.id }, body: {} }).then(
      (changed) => setTurned(isUndo ? undefined : { listing: changed, to }),
      () => undefined, // said by `onError`
    )
  }
  return {
    turned,
    close: (listing: MyListing) => void turn(listing, 'closed'),
    reopen: (listing: MyListing) => void turn(listing, 'listed'),
    undo: () => turned && void turn(turned.listing, turned.to === 'closed' ? 'listed' : 'closed', true),
    duplicate: async (listing: MyListing) => {
      if (isBusy) return
      const draft = await copy.mutateAsync({ body: { from: listing.id } }).catch(() => undefined)
      if (draft) await navigate(stepsOfDraft(draft.id))
    },
    forget: () => setTurned(undefined),
  }
}
