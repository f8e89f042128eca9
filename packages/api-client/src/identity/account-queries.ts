import { getProfile, getProviderSignUp } from '@ginipig/contract/identity'
import { queryOptions } from '@tanstack/react-query'
import type { Api } from '#core/index.ts'
import { accountKeys } from './account-keys.ts'

/** A client about themselves. */
export const profileQuery = (api: Api) =>
  queryOptions({ queryKey: accountKeys.profile, queryFn: ({ signal }) => api(getProfile, { signal }) })

/** What a provider gave when signing up. @throws ApiError `not_found` for accounts made before the question */
export const providerSignUpQuery = (api: Api) =>
  queryOptions({ queryKey: accountKeys.providerSignUp, queryFn: ({ signal }) => api(getProviderSignUp, { signal }) })
