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
          <Trans>Requests that wait for a provider’s answer stand here.</Trans>
        ) : tab === 'upcoming' ? (
          <Trans>Appointments that a provider said yes to stand here.</Trans>
        ) : (
          <Trans>Appointments that are over stand here, and so do those that didn’t come about.</Trans>
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
