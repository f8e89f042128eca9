import type { ClientTab } from '@ginipig/domain/booking'
import { ButtonLink } from '@ginipig/ui/button'
import { EmptyState } from '@ginipig/ui/empty-state'
import { Trans } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'

/** A tab with nothing in it, and what would be. Source: design.md §9. */
export function NoBookings({ tab }: { tab: ClientTab }) {
  return (
    <EmptyState
      pig="sleep"
      title={tab === 'past' ? <Trans>Nothing here yet</Trans> : <Trans>Nothing booked yet</Trans>}
      text={
        tab === 'requested' ? (
          <Trans>Requests waiting for a provider’s answer appear here.</Trans>
        ) : tab === 'upcoming' ? (
          <Trans>Appointments a provider has accepted appear here.</Trans>
        ) : (
          <Trans>Past appointments appear here, and so do requests that came to nothing.</Trans>
        )
      }
      action={
        <ButtonLink variant="primary" render={(slot) => <Link to="/treatment" {...slot} />}>
          <Trans>Find a treatment</Trans>
        </ButtonLink>
      }
    />
  )
}
