import { query } from '@ginipig/api-client/core/call-options.ts'
import { getHold } from '@ginipig/contract/booking/client-calls.ts'
import { msg } from '@lingui/core/macro'
import { createFileRoute, redirect } from '@tanstack/react-router'
import { loadBooking, loadStep } from '#features/booking/flow/load-step.ts'
import { nothingInProgress } from '#features/booking/flow/nothing-in-progress.ts'
import { MustHavesPage } from '#features/booking/must-haves/MustHavesPage.tsx'
import { NotYourBooking } from '#features/booking/NotYourBooking.tsx'
import { SentSearch } from '#features/booking/request/sent-search.ts'

export const Route = createFileRoute('/must-haves')({
  staticData: { access: 'client', title: msg`Must-haves`, chrome: 'flow' },
  // Without one it is the latest hold's; a person may have several, as by the waitlist.
  validateSearch: SentSearch,
  loaderDeps: ({ search }) => search,
  loader: async ({ context, preload, deps: { id } }) => {
    const latest = await context.queryClient.fetchQuery(query(context.api, getHold))
    if (id === undefined) {
      if (!latest) return nothingInProgress(context, preload)
      // The address names it, so that a reload after its end still tells whose time it was.
      throw redirect({ to: '/must-haves', search: { id: latest.id }, replace: true })
    }
    if (id === latest?.id) return latest
    await loadStep(context, 'must-haves', id)
    return loadBooking(context, id)
  },
  component: MustHaves,
  notFoundComponent: NotYourBooking,
})

function MustHaves() {
  const first = Route.useLoaderData()
  return <MustHavesPage key={first.id} first={first} />
}
