import { useUser } from '@ginipig/app/services/services-context.ts'
import type { ProfileStep } from '@ginipig/domain/provider'
import { Navigate } from '@tanstack/react-router'
import { SetupPage } from './setup/SetupPage.tsx'

type ProviderProfilePageProps = {
  step: ProfileStep | undefined
  onStep: (step: ProfileStep) => void
}

/** `/provider/profile`: the way to a finished profile; who has one reads it on its own page. */
export function ProviderProfilePage({ step, onStep }: ProviderProfilePageProps) {
  const user = useUser()
  if (!user) return null
  return user.isProfileComplete ? (
    <Navigate to="/provider/my-profile" replace />
  ) : (
    <SetupPage step={step} onStep={onStep} />
  )
}
