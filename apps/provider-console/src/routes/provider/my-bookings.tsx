import { msg } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import { createFileRoute } from '@tanstack/react-router'
import { CalendarCheck } from 'lucide-react'

export const Route = createFileRoute('/provider/my-bookings')({
  staticData: {
    access: 'provider',
    title: msg`Bookings`,
    sidebar: { order: 1, icon: CalendarCheck },
    tabBar: { order: 1, icon: CalendarCheck },
  },
  component: MyBookings,
})

function MyBookings() {
  return (
    <h1>
      <Trans>Bookings</Trans>
    </h1>
  )
}
