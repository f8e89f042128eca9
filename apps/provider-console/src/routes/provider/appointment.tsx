import { lenient } from '@ginipig/app/route/lenient.ts'
import { type ListingStep, listingSteps } from '@ginipig/domain/listing-draft'
import { msg } from '@lingui/core/macro'
import { createFileRoute } from '@tanstack/react-router'
import { CalendarPlus } from 'lucide-react'
import * as v from 'valibot'
import { AppointmentPage } from '../../features/listing/wizard/AppointmentPage.tsx'

export const Route = createFileRoute('/provider/appointment')({
  staticData: {
    access: 'provider',
    title: msg`New appointment`,
    partOf: '/provider/my-listings',
    chrome: 'docked',
    sidebar: { order: 5, icon: CalendarPlus },
  },
  validateSearch: v.object({
    draft: lenient(v.pipe(v.string(), v.uuid())),
    step: lenient(v.picklist(listingSteps)),
    check: lenient(v.boolean()),
    review: lenient(v.boolean()),
  }),
  component: Appointment,
})

function Appointment() {
  const { draft, step, check, review } = Route.useSearch()
  const navigate = Route.useNavigate()
  return (
    <AppointmentPage
      draftId={draft}
      step={step}
      isChecked={check ?? false}
      isFromReview={review ?? false}
      // The wizard scrolls to its open step, and whoever types in the first one stays where they are.
      onStep={async (next, left) => {
        const to = (one: ListingStep) => (before: { draft?: string | undefined }) => ({
          draft: before.draft,
          step: one,
        })
        if (left) await navigate({ search: to(left), replace: true, resetScroll: false })
        await navigate({ search: to(next), resetScroll: false })
      }}
      // Nobody leaves: nothing is asked of who is sending a picture meanwhile.
      onCreated={(id) =>
        void navigate({
          search: (before) => ({ ...before, draft: id }),
          replace: true,
          resetScroll: false,
          ignoreBlocker: true,
        })
      }
    />
  )
}
