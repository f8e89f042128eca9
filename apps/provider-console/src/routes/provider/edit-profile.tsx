import type { Api } from '@ginipig/api-client/core/api.ts'
import { errorCode } from '@ginipig/api-client/core/api-error.ts'
import { query } from '@ginipig/api-client/core/call-options.ts'
import { lenient } from '@ginipig/app/route/lenient.ts'
import { getProviderSignUp } from '@ginipig/contract/identity/sign-up.ts'
import { getProviderProfile } from '@ginipig/contract/provider/profile.ts'
import { msg } from '@lingui/core/macro'
import type { QueryClient } from '@tanstack/react-query'
import { createFileRoute } from '@tanstack/react-router'
import * as v from 'valibot'
import { EditProfilePage } from '../../features/profile/edit/EditProfilePage.tsx'
import { editParts } from '../../features/profile/edit/edit-parts.ts'

export const Route = createFileRoute('/provider/edit-profile')({
  staticData: { access: 'provider', title: msg`Edit profile`, partOf: '/provider/my-profile' },
  validateSearch: v.object({ part: lenient(v.picklist(editParts)) }),
  loader: async ({ context: { api, queryClient } }) => {
    await queryClient.ensureQueryData(query(api, getProviderProfile))
    return signUpOf(api, queryClient)
  },
  component: EditProfile,
})

/** Undefined for accounts from before the question. */
async function signUpOf(api: Api, queryClient: QueryClient) {
  try {
    return await queryClient.ensureQueryData(query(api, getProviderSignUp))
  } catch (error) {
    if (errorCode(error) === 'not_found') return undefined
    throw error
  }
}

function EditProfile() {
  const { part = 'about' } = Route.useSearch()
  return <EditProfilePage part={part} loadedSignUp={Route.useLoaderData()} />
}
