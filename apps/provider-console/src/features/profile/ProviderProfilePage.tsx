import { useUser } from '@ginipig/app/services/services-context.ts'
import { FinishedProfile } from './FinishedProfile.tsx'
import type { ProviderSignUp } from './provider-sign-up.ts'
import { UnfinishedProfile } from './UnfinishedProfile.tsx'

/** `/provider/profile`: what a provider's account is now. @param signUp - undefined for accounts older than the
 *  question */
export function ProviderProfilePage({ signUp }: { signUp: ProviderSignUp | undefined }) {
  const user = useUser()
  if (!user) return null
  return user.isProfileComplete ? (
    <FinishedProfile user={user} signUp={signUp} />
  ) : (
    <UnfinishedProfile user={user} signUp={signUp} />
  )
}
