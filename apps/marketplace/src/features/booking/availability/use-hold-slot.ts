import { slotChanged } from '@ginipig/api-client/booking.ts'
import { useApi } from '@ginipig/api-client/core/api-context.ts'
import { type ApiErrorCode, errorCode } from '@ginipig/api-client/core/api-error.ts'
import { newIdempotencyKey } from '@ginipig/api-client/core/call.ts'
import { change, keyOf, makeStale } from '@ginipig/api-client/core/call-options.ts'
import { holdSlot } from '@ginipig/contract/booking/client-calls.ts'
import { getListing, getListingMonth } from '@ginipig/contract/listing/get-listing.ts'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useRef } from 'react'

type Wish = { slotId: string; price: number }

/** No answer came: the server may have held the slot all the same, so the same key asks again. */
const unanswered: ReadonlySet<ApiErrorCode> = new Set(['offline', 'timeout', 'request_in_progress'])

type HoldSlotOptions = {
  listingId: string
  onHeld: () => void
  onRefused: (error: unknown) => void
}

/** Takes a slot. One attempt has one idempotency key: neither a double tap nor a broken line can make two holds. */
export function useHoldSlot({ listingId, onHeld, onRefused }: HoldSlotOptions) {
  const queryClient = useQueryClient()
  const attempt = useRef<(Wish & { key: string }) | undefined>(undefined)
  const isRunning = useRef(false)
  const { mutate, isPending } = useMutation(change(useApi(), holdSlot, slotChanged))

  const keyFor = ({ slotId, price }: Wish): string => {
    const last = attempt.current
    if (last?.slotId === slotId && last.price === price) return last.key
    const key = newIdempotencyKey()
    attempt.current = { slotId, price, key }
    return key
  }

  const lookAgain = () => {
    attempt.current = undefined
    const params = { listingId }
    void makeStale(queryClient, [keyOf(getListingMonth, { params }), keyOf(getListing, { params })])
  }

  const hold = (wish: Wish) => {
    // A ref, because a second tap may come before the next render.
    if (isRunning.current) return
    isRunning.current = true
    mutate(
      { body: wish, idempotencyKey: keyFor(wish) },
      {
        onSuccess: () => {
          attempt.current = undefined
          onHeld()
        },
        onError: (error) => {
          if (!unanswered.has(errorCode(error))) lookAgain()
          onRefused(error)
        },
        onSettled: () => {
          isRunning.current = false
        },
      },
    )
  }

  return { hold, isPending }
}
