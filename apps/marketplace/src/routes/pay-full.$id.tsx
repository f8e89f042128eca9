import { msg } from '@lingui/core/macro'
import { createFileRoute } from '@tanstack/react-router'
import { loadStep } from '#features/booking/flow/load-step.ts'
import { NotYourBooking } from '#features/booking/NotYourBooking.tsx'
import { PayFullPage } from '#features/booking/payment/PayFullPage.tsx'

export const Route = createFileRoute('/pay-full/$id')({
  staticData: {
    access: 'client',
    title: msg`Pay in full`,
    chrome: 'flow',
  },
  loader: ({ context, params }) => loadStep(context, 'pay-full', params.id),
  component: Pay,
  notFoundComponent: NotYourBooking,
})

function Pay() {
  const { id } = Route.useParams()
  return <PayFullPage key={id} bookingId={id} />
}
