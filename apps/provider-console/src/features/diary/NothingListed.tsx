import { ButtonLink } from '@ginipig/ui/button'
import { EmptyState } from '@ginipig/ui/empty-state'
import { Panel } from '@ginipig/ui/panel'
import { Trans } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'

/** In the place of empty days, until a first listing is there: a grid without anything says nothing of how it fills. */
export function NothingListed() {
  return (
    <Panel isPadded>
      <EmptyState
        pig="sleep"
        title={<Trans>Nothing to book yet</Trans>}
        text={<Trans>List an appointment first. Its times show here, and so does everybody who books one.</Trans>}
        action={
          <ButtonLink variant="primary" render={(slot) => <Link to="/provider/appointment" {...slot} />}>
            <Trans>New appointment</Trans>
          </ButtonLink>
        }
      />
    </Panel>
  )
}
