import type { MyListing } from '@ginipig/contract/listing/my-listings.ts'
import type { RenderLink } from '@ginipig/ui/render-link'
import { Link } from '@tanstack/react-router'
import { isDraft } from './listing-state-words.ts'

/** The three steps, of a new listing or of a draft; of a listing that is there. */
const paths: Record<'begin' | 'edit', string> = {
  begin: '/provider/appointment',
  edit: '/provider/edit-appointment/$id',
}

/** Of a page whose path is no literal the router knows no search. */
const asSearch = (search: { draft: string } | { step: 'times' }) => search as never

/** Where a draft goes on, for a navigation. */
export const stepsOfDraft = (draft: string) => ({ to: paths.begin, search: asSearch({ draft }) })

/** To the three steps, empty. */
export const toNewAppointment: RenderLink = (slot) => <Link to={paths.begin} {...slot} />

/** To the three steps of this listing: a draft goes on where it was left. */
export const toSteps =
  (listing: Pick<MyListing, 'id' | 'state'>): RenderLink =>
  (slot) =>
    isDraft(listing) ? (
      <Link to={paths.begin} search={asSearch({ draft: listing.id })} {...slot} />
    ) : (
      <Link to={paths.edit} params={{ id: listing.id }} {...slot} />
    )

/** To its dates. */
export const toDates =
  ({ id }: Pick<MyListing, 'id'>): RenderLink =>
  (slot) => <Link to={paths.edit} params={{ id }} search={asSearch({ step: 'times' })} {...slot} />
