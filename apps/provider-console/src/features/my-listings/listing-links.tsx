import type { MyListing } from '@ginipig/contract/listing/my-listings.ts'
import type { RenderLink } from '@ginipig/ui/render-link'
import { Link } from '@tanstack/react-router'
import { isDraft } from './listing-state-words.ts'

/** Where a draft goes on, for a navigation. */
export const stepsOfDraft = (draft: string) => ({ to: '/provider/appointment', search: { draft } }) as const

/** To the three steps, empty. */
export const toNewAppointment: RenderLink = (slot) => <Link to="/provider/appointment" {...slot} />

/** To the three steps of this listing: a draft goes on where it was left. */
export const toSteps =
  (listing: Pick<MyListing, 'id' | 'state'>): RenderLink =>
  (slot) =>
    isDraft(listing) ? (
      <Link to="/provider/appointment" search={{ draft: listing.id }} {...slot} />
    ) : (
      <Link to="/provider/edit-appointment/$id" params={{ id: listing.id }} {...slot} />
    )

/** To its dates. */
export const toDates =
  ({ id }: Pick<MyListing, 'id'>): RenderLink =>
  (slot) => <Link to="/provider/edit-appointment/$id" params={{ id }} search={{ step: 'times' }} {...slot} />
