import { slotChanged } from '@ginipig/api-client/booking.ts'
import { useApi } from '@ginipig/api-client/core/api-context.ts'
import { change, keyOf, makeStale } from '@ginipig/api-client/core/call-options.ts'
import { isAnswer } from '@ginipig/api-client/core/one-key.ts'
import { holdSlot } from '@ginipig/contract/booking/client-calls.ts'
import { getListing, getListingMonth } from '@ginipig/contract/listing/get-listing.ts'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useRef } from 'react'

type Wish = { slotId: string; price: number }

type HoldSlotOptions = {
  listingId: string
  onHeld: () => void
  onRefused: (error: unknown) => void
}

/** Takes a slot. Neither a double tap nor a broken line can make two holds. */
export function useHoldSlot({ listingId, onHeld, onRefused }: HoldSlotOptions) {
  const queryClient = useQueryClient()
  const isRunning = useRef(false)
  const { mutateAsync, isPending } = useMutation(change(useApi(), holdSlot, slotChanged))

  const lookAgain = () => {
    const params = { listingId }
    void makeStale(queryClient, [keyOf(getListingMonth, { params }), keyOf(getListing, { params })])
  }

  const hold = (wish: Wish) => {
    // A ref, because a second tap may come before the next render.
    if (isRunning.current) return
    isRunning.current = true
    void mutateAsync({ body: wish })
      .then(onHeld, (error: unknown) => {
        if (isAnswer(error)) lookAgain()
        onRefused(error)
      })
      .finally(() => {
        isRunning.current = false
      })
  }

  return { hold, isPending }
}
