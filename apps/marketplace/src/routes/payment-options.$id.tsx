import { msg } from '@lingui/core/macro'
import { createFileRoute } from '@tanstack/react-router'
import { loadStep } from '#features/booking/flow/load-step.ts'
import { NotYourBooking } from '#features/booking/NotYourBooking.tsx'
import { PaymentOptionsPage } from '#features/booking/payment-options/PaymentOptionsPage.tsx'

export const Route = createFileRoute('/payment-options/$id')({
  staticData: {
    access: 'client',
    title: msg`How would you like to pay?`,
    chrome: 'flow',
  },
  loader: ({ context, params }) => loadStep(context, 'payment-options', params.id),
  component: PaymentOptions,
  notFoundComponent: NotYourBooking,
})

function PaymentOptions() {
  return <PaymentOptionsPage bookingId={Route.useParams().id} />
}
