import { useUser } from '@ginipig/app/services/services-context.ts'
import type { ProfileStep } from '@ginipig/domain/provider'
import { FinishedProfile } from './FinishedProfile.tsx'
import type { ProviderSignUp } from './provider-sign-up.ts'
import { SetupPage } from './setup/SetupPage.tsx'

type ProviderProfilePageProps = {
  /** Undefined for accounts older than the question. */
  signUp: ProviderSignUp | undefined
  step: ProfileStep | undefined
  onStep: (step: ProfileStep) => void
}

/** `/provider/profile`: what a provider's account is, and until it is finished the way there. */
export function ProviderProfilePage({ signUp, step, onStep }: ProviderProfilePageProps) {
  const user = useUser()
  if (!user) return null
  return user.isProfileComplete ? (
    <FinishedProfile user={user} signUp={signUp} />
  ) : (
    <SetupPage step={step} onStep={onStep} />
  )
}
