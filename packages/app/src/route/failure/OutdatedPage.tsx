import { Button } from '@ginipig/ui/button'
import { EmptyState } from '@ginipig/ui/empty-state'
import { Trans } from '@lingui/react/macro'

/** Part of the page didn't come, most often because a new version of the site replaced it meanwhile. */
export function OutdatedPage() {
  return (
    <EmptyState
      role="alert"
      pig="oops"
      headingLevel={1}
      title={<Trans>This page didn’t load</Trans>}
      text={<Trans>The site may have been updated since you opened it, or your connection was lost.</Trans>}
      action={
        <Button variant="primary" onClick={() => window.location.reload()}>
          <Trans>Reload</Trans>
        </Button>
      }
    />
  )
}
