import { query } from '@ginipig/api-client/core/call-options.ts'
import { lenient } from '@ginipig/app/route/lenient.ts'
import { loadOrNotFound } from '@ginipig/app/route/load-or-not-found.ts'
import { getListingDraft } from '@ginipig/contract/listing/listing-draft.ts'
import { listingSteps } from '@ginipig/domain/listing-draft'
import { msg } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import { createFileRoute } from '@tanstack/react-router'
import * as v from 'valibot'
import { BegunDraft } from '../../features/listing/wizard/AppointmentPage.tsx'
import { NothingHere } from '../../shared/not-found/ConsoleNotFound.tsx'

export const Route = createFileRoute('/provider/edit-appointment/$id')({
  staticData: { access: 'provider', title: msg`Edit appointment`, partOf: '/provider/my-listings', chrome: 'docked' },
  validateSearch: v.object({
    step: lenient(v.picklist(listingSteps)),
    check: lenient(v.boolean()),
    review: lenient(v.boolean()),
  }),
  loader: ({ context: { api, queryClient }, params: { id } }) =>
    loadOrNotFound(queryClient.ensureQueryData(query(api, getListingDraft, { params: { listingId: id } }))),
  component: EditAppointment,
  notFoundComponent: () => <NothingHere text={<Trans>There is no such appointment in your account.</Trans>} />,
})

function EditAppointment() {
  const { id } = Route.useParams()
  const { step, check, review } = Route.useSearch()
  const navigate = Route.useNavigate()
  return (
    <BegunDraft
      key={id}
      draftId={id}
      step={step}
      isChecked={check ?? false}
      isFromReview={review ?? false}
      onStep={async (next, left) => {
        if (left) await navigate({ search: { step: left }, replace: true, resetScroll: false })
        await navigate({ search: { step: next }, resetScroll: false })
      }}
    />
  )
}
