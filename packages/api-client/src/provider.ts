import { getProviderProfile, type ProviderProfile } from '@ginipig/contract/provider/profile.ts'
import type { Effects } from './core/call-options.ts'
import { keyOf } from './core/call-options.ts'

/** Every change of a provider's profile answers with all of it. */
export const profileChanged: Effects<ProviderProfile> = {
  keep: (client, profile) => void client.setQueryData(keyOf(getProviderProfile), profile),
}
