import { useApi } from '@ginipig/api-client/core/api-context.ts'
import { query } from '@ginipig/api-client/core/call-options.ts'
import { getProviderProfile, type ProviderProfile } from '@ginipig/contract/provider/profile.ts'
import { useQueryClient } from '@tanstack/react-query'

/** Asks for the profile as it is now: what a form that was saved over is to be compared with. */
export function useProfileNow(): () => Promise<ProviderProfile> {
  const api = useApi()
  const client = useQueryClient()
  return () => client.fetchQuery({ ...query(api, getProviderProfile), staleTime: 0 })
}
