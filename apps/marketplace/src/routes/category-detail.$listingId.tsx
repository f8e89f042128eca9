import { errorCode } from '@ginipig/api-client/core/api-error.ts'
import { query } from '@ginipig/api-client/core/call-options.ts'
import { NothingFound } from '@ginipig/app/route/failure/NotFoundPage.tsx'
import { PendingPage } from '@ginipig/app/route/PendingPage.tsx'
import type { Services } from '@ginipig/app/services/services.ts'
import { Id } from '@ginipig/contract/core/scalar.ts'
import { getListing } from '@ginipig/contract/listing/get-listing.ts'
import { ButtonLink } from '@ginipig/ui/button'
import { lazyPart } from '@ginipig/ui/lazy-part'
import { i18n } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import { createFileRoute, Link, notFound, redirect } from '@tanstack/react-router'
import { Suspense } from 'react'
import * as v from 'valibot'
import { ListingGone } from '#features/listing/detail/ListingGone.tsx'
import { ListingPage } from '#features/listing/detail/ListingPage.tsx'

/** Of what is first downloaded only the way to them. */
const VisitorTimes = lazyPart(() => import('#features/booking/availability/VisitorTimes.tsx'))
const ListingPending = lazyPart(() => import('#features/listing/detail/ListingPending.tsx'))

export const Route = createFileRoute('/category-detail/$listingId')({
  staticData: {
    access: 'common',
    title: msg`Treatment`,
    chrome: 'docked',
  },
  loader: async ({ context, params, preload }) => {
    if (!v.is(Id, params.listingId)) throw noListing(context, preload)
    try {
      await context.queryClient.ensureQueryData(
        query(context.api, getListing, { params: { listingId: params.listingId } }),
      )
      return { isGone: false }
    } catch (error) {
      if (errorCode(error) === 'listing_gone') return { isGone: true }
      throw errorCode(error) === 'listing_not_found' ? noListing(context, preload) : error
    }
  },
  component: Treatment,
  pendingComponent: Pending,
  notFoundComponent: () => (
    <NothingFound
      text={<Trans>There is no such treatment: it was taken off Ginipig, or the link is wrong.</Trans>}
      action={
        <ButtonLink variant="primary" render={(slot) => <Link to="/treatment" {...slot} />}>
          <Trans>Find a treatment</Trans>
        </ButtonLink>
      }
    />
  ),
})

/** Source: spec §8. A link only pointed at says nothing yet; a program that follows links hears that there is no such page. */
function noListing({ toasts }: Services, isPreload: boolean) {
  // Who has no script is led nowhere: the page itself says it.
  if (import.meta.env.SSR) return notFound()
  if (!isPreload) toasts.push({ tone: 'danger', text: i18n._(msg`No treatment available`) })
  return redirect({ to: '/treatment', replace: true, statusCode: 404 })
}

function Pending() {
  const { listingId } = Route.useParams()
  return (
    <Suspense fallback={<PendingPage />}>
      <ListingPending listingId={listingId} />
    </Suspense>
  )
}

function Treatment() {
  const { listingId } = Route.useParams()
  const { isGone } = Route.useLoaderData()
  if (isGone) return <ListingGone listingId={listingId} />
  return (
    <ListingPage
      key={listingId}
      listingId={listingId}
      calendar={
        <Suspense fallback={<PendingPage />}>
          <VisitorTimes listingId={listingId} />
        </Suspense>
      }
    />
  )
}
