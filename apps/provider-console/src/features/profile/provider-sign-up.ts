import type { ResponseOf } from '@ginipig/contract/core'
import type { getProviderSignUp } from '@ginipig/contract/identity'

/** What a provider gave when signing up. */
export type ProviderSignUp = ResponseOf<typeof getProviderSignUp>
