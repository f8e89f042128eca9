import { msg } from '@lingui/core/macro'
import { createFileRoute } from '@tanstack/react-router'
import { loadStep } from '#features/booking/flow/load-step.ts'
import { NotYourBooking } from '#features/booking/NotYourBooking.tsx'
import { PayPage } from '#features/booking/payment/PayPage.tsx'

export const Route = createFileRoute('/pay-deposit/$id')({
  staticData: {
    access: 'client',
    title: msg`Pay your deposit`,
    chrome: 'flow',
  },
  loader: ({ context, params }) => loadStep(context, 'pay-deposit', params.id),
  component: Pay,
  notFoundComponent: NotYourBooking,
})

function Pay() {
  const { id } = Route.useParams()
  return <PayPage key={id} bookingId={id} plan="deposit" />
}
