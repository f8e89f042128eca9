import { query } from '@ginipig/api-client/core/call-options.ts'
import { getHold } from '@ginipig/contract/booking/client-calls.ts'
import { msg } from '@lingui/core/macro'
import { createFileRoute } from '@tanstack/react-router'
import { nothingInProgress } from '#features/booking/flow/nothing-in-progress.ts'
import { MustHavesPage } from '#features/booking/must-haves/MustHavesPage.tsx'

export const Route = createFileRoute('/must-haves')({
  staticData: { access: 'client', title: msg`Must-haves`, chrome: 'flow' },
  loader: async ({ context, preload }) => {
    const { api, queryClient } = context
    return (await queryClient.fetchQuery(query(api, getHold))) ?? nothingInProgress(context, preload)
  },
  component: MustHaves,
})

function MustHaves() {
  const first = Route.useLoaderData()
  return <MustHavesPage key={first.id} first={first} />
}
