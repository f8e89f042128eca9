import { LinkButton } from '@ginipig/ui/link'
import { plural } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import type { ListingSearch } from '../search/listing-search.ts'
import type { SearchChange } from '../search/search-change.ts'
import styles from './HowUnderstood.module.css'
import type { useListingSearch } from './use-listing-search.ts'

type HowUnderstoodProps = {
  search: ListingSearch
  onSearchChange: SearchChange
  meant: ReturnType<typeof useListingSearch>['meant']
}

/** What the search took the words for, where that isn't what was typed; nothing where there is nothing to say. */
export function HowUnderstood({ search, onSearchChange, meant }: HowUnderstoodProps) {
  const { t } = useLingui()
  if (!meant) return null
  const { corrected, depth, isMedicine, isOnline, place } = meant
  const label = place?.label
  const within = place?.within
  const miles = typeof within === 'number' ? t`${plural(within, { one: '# mile', other: '# miles' })}` : undefined
  const isUnknown = search.place !== undefined && place === null
  const typed = search.place
  return (
    <div className={styles.HowUnderstood}>
      {isMedicine ? (
        <p>
          <Trans>
            Medicines on prescription can’t be advertised in the United Kingdom, so nobody lists them here. These are
            consultations.
          </Trans>
        </p>
      ) : null}
      {corrected === null ? null : (
        <p>
          <Trans>
            Showing results for <b>{corrected}</b>.
          </Trans>
        </p>
      )}
      {isOnline ? (
        <p>
          <Trans>Online appointments alone.</Trans>
        </p>
      ) : null}
      {depth === 'some' ? (
        <p>
          <Trans>Nothing has all of those words. These have some of them.</Trans>
        </p>
      ) : null}
      {label === undefined ? null : miles === undefined ? (
        <p>
          <Trans>In {label}.</Trans>
        </p>
      ) : (
        <p>
          <Trans>
            Within {miles} of {label}.
          </Trans>
        </p>
      )}
      {isUnknown ? (
        <p>
          <Trans>We don’t know a place called “{typed}”.</Trans>{' '}
          <LinkButton onClick={() => onSearchChange({ place: undefined })}>
            <Trans>Search everywhere</Trans>
          </LinkButton>
        </p>
      ) : null}
    </div>
  )
}
