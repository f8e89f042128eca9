import { useApi } from '@ginipig/api-client/core/api-context.ts'
import { errorCode } from '@ginipig/api-client/core/api-error.ts'
import { query } from '@ginipig/api-client/core/call-options.ts'
import { getProviderSignUp } from '@ginipig/contract/identity/sign-up.ts'
import { profileSteps } from '@ginipig/domain/provider'
import { msg } from '@lingui/core/macro'
import { useQuery } from '@tanstack/react-query'
import { createFileRoute } from '@tanstack/react-router'
import { User } from 'lucide-react'
import * as v from 'valibot'
import { ProviderProfilePage } from '../../features/profile/ProviderProfilePage.tsx'

export const Route = createFileRoute('/provider/profile')({
  staticData: { access: 'onboarding', title: msg`Profile`, sidebar: { order: 70, icon: User, part: 'you' } },
  // A step one can come back to; without one the set-up goes on where it was.
  validateSearch: v.object({ step: v.optional(v.fallback(v.optional(v.picklist(profileSteps)), undefined)) }),
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
  const { step } = Route.useSearch()
  const navigate = Route.useNavigate()
  const loaded = Route.useLoaderData()
  // What was saved since stands in the cache.
  const { data = loaded } = useQuery({ ...query(useApi(), getProviderSignUp), enabled: loaded !== undefined })
  return <ProviderProfilePage signUp={data} step={step} onStep={(next) => void navigate({ search: { step: next } })} />
}
