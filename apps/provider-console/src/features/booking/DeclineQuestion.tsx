import { useApi } from '@ginipig/api-client/core/api-context.ts'
import { query } from '@ginipig/api-client/core/call-options.ts'
import { usePassed } from '@ginipig/app/words/use-passed.ts'
import { useServerClock } from '@ginipig/app/words/use-server-clock.ts'
import { getProviderBooking } from '@ginipig/contract/booking/provider-calls.ts'
import { canBooking, declineReasonsFor } from '@ginipig/domain/booking'
import { useQuery } from '@tanstack/react-query'
import { useEffect, useEffectEvent } from 'react'
import { DeclineDialog } from './DeclineDialog.tsx'
import type { Declinable } from './decline-context.ts'
import { useAnsweredWords } from './use-answered-words.ts'
import { useDecision } from './use-decision.ts'

type DeclineQuestionProps = {
  booking: Declinable
  open: boolean
  onOpenChange: (open: boolean) => void
  onClosed: (() => void) | undefined
}

/** The dialog, and what its answer does. When there is nothing left to decline it says why, and keeps what was typed. */
export function DeclineQuestion({ booking: asked, open, onOpenChange, onClosed }: DeclineQuestionProps) {
  const client = asked.client.firstName
  const { decline, once } = useDecision(asked.id, client)
  const { data, dataUpdatedAt } = useQuery(query(useApi(), getProviderBooking, { params: { bookingId: asked.id } }))
  const booking = data ?? asked
  const isTimeUp = usePassed(booking.respondBy, useServerClock(booking.now, dataUpdatedAt || booking.now))
  const isOver = isTimeUp || !canBooking('decline', booking.status, 'provider')
  const words = useAnsweredWords(booking)
  const isOurs = decline.isPending || decline.isSuccess
  // Its answer was lost, and what it did is shown.
  const hasArrived = decline.isError && booking.status === 'declined'
  const close = useEffectEvent(() => onOpenChange(false))
  useEffect(() => {
    if (hasArrived) close()
  }, [hasArrived])

  return (
    <DeclineDialog
      open={open}
      onOpenChange={onOpenChange}
      onClosed={onClosed}
      client={client}
      reasons={declineReasonsFor(asked.mustHavesAsked)}
      over={isOver && !isOurs ? words : undefined}
      onDecline={(why) =>
        once(() =>
          decline.mutateAsync({ params: { bookingId: asked.id }, body: why }, { onSuccess: () => onOpenChange(false) }),
        )
      }
    />
  )
}
