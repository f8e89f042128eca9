import { useUser } from '@ginipig/app/services/services-context.ts'
import type { ProfileStep } from '@ginipig/domain/provider'
import { Navigate } from '@tanstack/react-router'
import { useState } from 'react'
import { SetupPage } from './setup/SetupPage.tsx'

type ProviderProfilePageProps = {
  step: ProfileStep | undefined
  onStep: (step: ProfileStep, left: ProfileStep | undefined) => void
}

/** `/provider/profile`: the way to a finished profile, and from there to the account that a first listing needs (spec §6).
 *  Who has one reads it on its own page. */
export function ProviderProfilePage({ step, onStep }: ProviderProfilePageProps) {
  const user = useUser()
  const [isFinishedHere, setIsFinishedHere] = useState(false)
  if (!user) return null
  return user.isProfileComplete ? (
    <Navigate to={isFinishedHere ? '/provider/stripe-connect' : '/provider/my-profile'} replace />
  ) : (
    <SetupPage step={step} onStep={onStep} onFinish={() => setIsFinishedHere(true)} />
  )
}
