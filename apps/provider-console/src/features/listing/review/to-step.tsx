import type { ListingDraft } from '@ginipig/contract/listing/listing-draft.ts'
import type { ListingStep } from '@ginipig/domain/listing-draft'
import type { RenderLink } from '@ginipig/ui/render-link'
import { Link } from '@tanstack/react-router'

type Wanted = {
  step?: ListingStep | undefined
  /** What keeps it from being listed is shown. */
  check?: boolean | undefined
  /** Whatever it is changed for: once that is done, the review goes on. */
  review?: boolean | undefined
}

/** Back to the steps: of a new listing, or of the changes of one that clients see. */
export const toStep =
  (draft: Pick<ListingDraft, 'id' | 'listed'>, wanted: Wanted): RenderLink =>
  (slot) =>
    draft.listed === null ? (
      <Link to="/provider/appointment" search={{ draft: draft.id, ...wanted }} {...slot} />
    ) : (
      <Link to="/provider/edit-appointment/$id" params={{ id: draft.id }} search={wanted} {...slot} />
    )
