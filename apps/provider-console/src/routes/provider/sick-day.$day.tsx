import { query } from '@ginipig/api-client/core/call-options.ts'
import { getSickDay } from '@ginipig/contract/booking/sick-day.ts'
import { isCalendarDate } from '@ginipig/domain/time'
import { msg } from '@lingui/core/macro'
import { createFileRoute, redirect } from '@tanstack/react-router'
import { SickDayPage } from '../../features/diary/SickDayPage.tsx'

export const Route = createFileRoute('/provider/sick-day/$day')({
  staticData: { access: 'provider', title: msg`A day off sick`, partOf: '/provider/diary' },
  loader: ({ context: { api, queryClient }, params: { day } }) => {
    if (!isCalendarDate(day)) throw redirect({ to: '/provider/diary' })
    return queryClient.ensureQueryData({ ...query(api, getSickDay, { params: { day } }), staleTime: 0 })
  },
  component: SickDay,
})

function SickDay() {
  const { day } = Route.useParams()
  return <SickDayPage day={day} />
}
