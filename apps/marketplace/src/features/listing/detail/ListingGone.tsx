import { usePageTitle } from '@ginipig/app/route/page-title.ts'
import { ButtonLink } from '@ginipig/ui/button'
import { EmptyState } from '@ginipig/ui/empty-state'
import { Trans, useLingui } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import { LikeListings } from './LikeListings.tsx'

/** In the place of a listing that was taken away: that it is gone, and what others have like it. */
export function ListingGone({ listingId }: { listingId: string }) {
  const { t } = useLingui()
  usePageTitle(t`This treatment is no longer offered`)
  return (
    <>
      <EmptyState
        pig="search"
        headingLevel={1}
        title={<Trans>This treatment is no longer offered</Trans>}
        text={<Trans>It was taken off Ginipig. A booking that you have of it stays as it is.</Trans>}
        action={
          <ButtonLink variant="primary" render={(slot) => <Link to="/treatment" {...slot} />}>
            <Trans>Find a treatment</Trans>
          </ButtonLink>
        }
      />
      <LikeListings listingId={listingId} />
    </>
  )
}
