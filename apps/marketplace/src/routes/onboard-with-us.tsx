import { msg } from '@lingui/core/macro'
import { createFileRoute } from '@tanstack/react-router'
import { OnboardPage } from '#features/content/onboard/OnboardPage.tsx'

export const Route = createFileRoute('/onboard-with-us')({
  staticData: { access: 'common', title: msg`Onboard with us`, footerGroup: { group: 'vip', order: 1 } },
  component: OnboardPage,
})
