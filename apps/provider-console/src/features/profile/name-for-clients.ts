import type { UserData } from '@ginipig/contract/identity/user-data.ts'
import type { ProviderProfile } from '@ginipig/contract/provider/profile.ts'
import { providerName } from '@ginipig/domain/identity'

/** The name that clients read, wherever a page is about what they see; without a display name yet, the provider's own.
 *  Initials are of the name beside them. Source: product.md §9. */
export const nameForClients = (
  { firstName }: Pick<UserData, 'firstName'>,
  { about, fullName }: Pick<ProviderProfile, 'about' | 'fullName'>,
) => (about === null ? fullName : providerName({ firstName, displayName: about.displayName }))
