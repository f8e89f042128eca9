import { placeFor } from '@ginipig/app/services/return-to.ts'
import { createFileRoute, redirect } from '@tanstack/react-router'

/** The console's starting page: the provider's profile (spec §6), or the way in to where a visitor wanted to go. */
export const Route = createFileRoute('/')({
  staticData: { access: 'common', chrome: 'bare' },
  beforeLoad: ({ context: { session, returnTo } }) => {
    const isProvider = session.store.getState().userData?.user_type === 'provider'
    if (isProvider) throw redirect({ to: '/provider/my-profile', replace: true })
    throw redirect({ to: '/login', search: { next: placeFor(returnTo.getState()) }, replace: true })
  },
})
