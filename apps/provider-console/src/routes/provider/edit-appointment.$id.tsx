import { query } from '@ginipig/api-client/core/call-options.ts'
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
  validateSearch: v.object({ step: v.optional(v.fallback(v.optional(v.picklist(listingSteps)), undefined)) }),
  loader: ({ context: { api, queryClient }, params: { id } }) =>
    loadOrNotFound(queryClient.ensureQueryData(query(api, getListingDraft, { params: { listingId: id } }))),
  component: EditAppointment,
  notFoundComponent: () => <NothingHere text={<Trans>There is no such appointment in your account.</Trans>} />,
})

function EditAppointment() {
  const { id } = Route.useParams()
  const { step } = Route.useSearch()
  const navigate = Route.useNavigate()
  return (
    <BegunDraft
      key={id}
      draftId={id}
      step={step}
      isChecked={false}
      onStep={(next) => void navigate({ search: { step: next }, resetScroll: false })}
    />
  )
}
