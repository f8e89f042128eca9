import { useApi } from '@ginipig/api-client/core/api-context.ts'
import { query } from '@ginipig/api-client/core/call-options.ts'
import { useToast } from '@ginipig/app/services/services-context.ts'
import { getProviderBooking } from '@ginipig/contract/booking/provider-calls.ts'
import { canBooking } from '@ginipig/domain/booking'
import { useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import { DeclineDialog } from './DeclineDialog.tsx'
import type { Declinable } from './decline-context.ts'
import { useDecision } from './use-decision.ts'

type DeclineQuestionProps = {
  booking: Declinable
  open: boolean
  onOpenChange: (open: boolean) => void
  onClosed: (() => void) | undefined
}

/** The dialog, and what its answer does. It closes by itself when there is nothing left to decline. */
export function DeclineQuestion({ booking, open, onOpenChange, onClosed }: DeclineQuestionProps) {
  const { t } = useLingui()
  const toast = useToast()
  const client = booking.client.firstName
  const { decline, once } = useDecision(booking.id, client)
  const { data } = useQuery(query(useApi(), getProviderBooking, { params: { bookingId: booking.id } }))
  const status = data?.status
  const isOver = status !== undefined && !canBooking('decline', status, 'provider')
  const isOvertaken = open && isOver && !decline.isPending && !decline.isSuccess

  useEffect(() => {
    if (!isOvertaken) return
    onOpenChange(false)
    toast.info(
      status === 'withdrawn'
        ? t`${client} has just taken the request back, so there’s nothing to decline.`
        : t`This request is no longer waiting for an answer.`,
    )
  }, [isOvertaken, status, onOpenChange, toast, client, t])

  return (
    <DeclineDialog
      open={open}
      onOpenChange={onOpenChange}
      onClosed={onClosed}
      client={client}
      onDecline={(why) =>
        once(() =>
          decline.mutateAsync(
            { params: { bookingId: booking.id }, body: why },
            { onSuccess: () => onOpenChange(false) },
          ),
        )
      }
    />
  )
}
