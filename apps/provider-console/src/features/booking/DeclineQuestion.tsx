import { DeclineDialog } from './DeclineDialog.tsx'
import type { Declinable } from './decline-context.ts'
import { useDecision } from './use-decision.ts'

type DeclineQuestionProps = { booking: Declinable; open: boolean; onOpenChange: (open: boolean) => void }

/** The dialog, and what its answer does. */
export function DeclineQuestion({ booking, open, onOpenChange }: DeclineQuestionProps) {
  const client = booking.client.firstName
  const { decline } = useDecision(booking.id, client)
  return (
    <DeclineDialog
      open={open}
      onOpenChange={onOpenChange}
      client={client}
      busy={decline.isPending}
      error={decline.error}
      onDecline={(why) => decline.mutate(why, { onSuccess: () => onOpenChange(false) })}
    />
  )
}
