import { ButtonLink } from '@ginipig/ui/button'
import { EmptyState } from '@ginipig/ui/empty-state'
import { Trans } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'

/** Nothing of this kind is saved, and how one would. */
export function NothingSaved() {
  return (
    <EmptyState
      pig="sleep"
      title={<Trans>Nothing saved yet</Trans>}
      text={<Trans>Press the heart on a treatment or on somebody’s page to find it here again.</Trans>}
      action={
        <ButtonLink variant="primary" render={(slot) => <Link to="/treatment" {...slot} />}>
          <Trans>Find a treatment</Trans>
        </ButtonLink>
      }
    />
  )
}
