import { useApi } from '@ginipig/api-client/core/api-context.ts'
import { errorCode } from '@ginipig/api-client/core/api-error.ts'
import { query } from '@ginipig/api-client/core/call-options.ts'
import { getProviderSignUp } from '@ginipig/contract/identity/sign-up.ts'
import { msg } from '@lingui/core/macro'
import { useQuery } from '@tanstack/react-query'
import { createFileRoute } from '@tanstack/react-router'
import { User } from 'lucide-react'
import { ProviderProfilePage } from '../../features/profile/ProviderProfilePage.tsx'

export const Route = createFileRoute('/provider/profile')({
  staticData: { access: 'onboarding', title: msg`Profile`, sidebar: { order: 70, icon: User, part: 'you' } },
  loader: async ({ context: { api, queryClient } }) => {
    try {
      return await queryClient.ensureQueryData(query(api, getProviderSignUp))
    } catch (error) {
      // An account from before the question.
      if (errorCode(error) === 'not_found') return undefined
      throw error
    }
  },
  component: ProviderProfile,
})

function ProviderProfile() {
  const loaded = Route.useLoaderData()
  // What was saved since stands in the cache.
  const { data = loaded } = useQuery({ ...query(useApi(), getProviderSignUp), enabled: loaded !== undefined })
  return <ProviderProfilePage signUp={data} />
}
