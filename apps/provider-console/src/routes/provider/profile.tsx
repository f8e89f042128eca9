import { lenient } from '@ginipig/app/route/lenient.ts'
import { profileSteps } from '@ginipig/domain/provider'
import { msg } from '@lingui/core/macro'
import { createFileRoute } from '@tanstack/react-router'
import { User } from 'lucide-react'
import * as v from 'valibot'
import { ProviderProfilePage } from '../../features/profile/ProviderProfilePage.tsx'

export const Route = createFileRoute('/provider/profile')({
  staticData: {
    access: 'onboarding',
    title: msg`Profile`,
    chrome: 'docked',
    sidebar: { order: 70, icon: User, part: 'you' },
  },
  // A step one can come back to; without one the set-up goes on where it was.
  validateSearch: v.object({ step: lenient(v.picklist(profileSteps)) }),
  component: ProviderProfile,
})

function ProviderProfile() {
  const { step } = Route.useSearch()
  const navigate = Route.useNavigate()
  return (
    <ProviderProfilePage
      step={step}
      onStep={async (next, left) => {
        if (left) await navigate({ search: { step: left }, replace: true })
        await navigate({ search: { step: next } })
      }}
    />
  )
}
