import { query } from '@ginipig/api-client/core/call-options.ts'
import { getHold } from '@ginipig/contract/booking/client-calls.ts'
import { msg } from '@lingui/core/macro'
import { createFileRoute, redirect } from '@tanstack/react-router'
import { MustHavesPage } from '#features/booking/must-haves/MustHavesPage.tsx'

export const Route = createFileRoute('/must-haves')({
  staticData: { access: 'client', title: msg`Must-haves`, chrome: 'flow' },
  loader: async ({ context: { api, queryClient } }) => {
    const hold = await queryClient.fetchQuery(query(api, getHold))
    if (!hold) throw redirect({ to: '/my-booking' })
    return hold
  },
  component: MustHaves,
})

function MustHaves() {
  const first = Route.useLoaderData()
  return <MustHavesPage key={first.id} first={first} />
}
