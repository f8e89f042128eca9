import type { ResponseOf } from '@ginipig/contract/core/endpoint.ts'
import type { getProviderSignUp } from '@ginipig/contract/identity/sign-up.ts'

/** What a provider gave when signing up. */
export type ProviderSignUp = ResponseOf<typeof getProviderSignUp>
