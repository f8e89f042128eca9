import { CrossLink } from '@ginipig/app/handoff/CrossLink.tsx'
import type { MyListing } from '@ginipig/contract/listing/my-listings.ts'
import { IconButton } from '@ginipig/ui/icon-button'
import { Menu, MenuItem, MenuLink, MenuSeparator } from '@ginipig/ui/menu'
import { Trans, useLingui } from '@lingui/react/macro'
import { CalendarPlus, Copy, Ellipsis, ExternalLink, Eye, EyeOff, Pencil, Trash2 } from 'lucide-react'
import { toDates, toSteps } from './listing-links.tsx'
import { isDraft } from './listing-state-words.ts'

export type ListingActs = Record<'close' | 'reopen' | 'duplicate' | 'remove', (listing: MyListing) => void>

type ListingMenuProps = { listing: MyListing; title: string; acts: ListingActs }

/** Everything one can do with a listing. */
export function ListingMenu({ listing, title, acts }: ListingMenuProps) {
  const { t } = useLingui()
  const isUnfinished = isDraft(listing)
  const isClosed = listing.state === 'closed'
  return (
    <Menu trigger={<IconButton label={t`More for ${title}`} icon={<Ellipsis aria-hidden />} />}>
      <MenuLink icon={<Pencil aria-hidden />} render={toSteps(listing)}>
        {isUnfinished ? <Trans>Finish</Trans> : <Trans>Edit</Trans>}
      </MenuLink>
      {!isUnfinished && (
        <>
          <MenuLink icon={<CalendarPlus aria-hidden />} render={toDates(listing)}>
            <Trans>Add dates</Trans>
          </MenuLink>
          <MenuLink
            icon={<ExternalLink aria-hidden />}
            render={(slot) => <CrossLink to={`/category-detail/${listing.id}`} {...slot} />}
          >
            <Trans>See it as a client</Trans>
          </MenuLink>
        </>
      )}
      <MenuItem icon={<Copy aria-hidden />} onSelect={() => acts.duplicate(listing)}>
        <Trans>Duplicate</Trans>
      </MenuItem>
      {!isUnfinished &&
        (isClosed ? (
          <MenuItem icon={<Eye aria-hidden />} onSelect={() => acts.reopen(listing)}>
            <Trans>Reopen</Trans>
          </MenuItem>
        ) : (
          <MenuItem icon={<EyeOff aria-hidden />} onSelect={() => acts.close(listing)}>
            <Trans>Close</Trans>
          </MenuItem>
        ))}
      <MenuSeparator />
      <MenuItem icon={<Trash2 aria-hidden />} tone="danger" onSelect={() => acts.remove(listing)}>
        <Trans>Delete</Trans>
      </MenuItem>
    </Menu>
  )
}
