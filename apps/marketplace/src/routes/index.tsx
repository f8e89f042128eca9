import { msg } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import { createFileRoute } from '@tanstack/react-router'
import { House } from 'lucide-react'

export const Route = createFileRoute('/')({
  staticData: {
    access: 'common',
    title: msg`Hair, beauty, wellness and coaching at 30% off or more`,
    tabBar: { order: 1, icon: House, links: [{ label: msg`Home` }] },
  },
  component: HomePage,
})

function HomePage() {
  return (
    <h1>
      <Trans>Hair, beauty, wellness and coaching at 30% off or more</Trans>
    </h1>
  )
}
