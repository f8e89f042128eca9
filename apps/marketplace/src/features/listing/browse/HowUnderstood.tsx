import { useDates } from '@ginipig/app/words/use-dates.ts'
import { LinkButton } from '@ginipig/ui/link'
import { plural } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import type { ListingSearch } from '../search/listing-search.ts'
import type { SearchChange } from '../search/search-change.ts'
import styles from './HowUnderstood.module.css'
import { periodWords } from './period-words.ts'
import type { useListingSearch } from './use-listing-search.ts'

type HowUnderstoodProps = {
  search: ListingSearch
  onSearchChange: SearchChange
  meant: ReturnType<typeof useListingSearch>['meant']
}

/** What the search took the words for, where that isn't what was typed; nothing where there is nothing to say. */
export function HowUnderstood({ search, onSearchChange, meant }: HowUnderstoodProps) {
  const { t, i18n } = useLingui()
  const dates = useDates()
  if (!meant) return null
  const { corrected, depth, isMedicine, isOnline, notNear, place, when } = meant
  const [first = '', last = first] = (when?.dates ?? []).map((date) =>
    dates.friendlyDate(Date.parse(`${date}T12:00:00Z`), 'UTC'),
  )
  const days = first === last ? first : t`${first} or ${last}`
  const day = when?.part ? `${days}, ${i18n._(periodWords[when.part]).toLocaleLowerCase(i18n.locale)}` : days
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
      {when === undefined ? null : (
        <p>
          {when.isOpen ? <Trans>For {day}.</Trans> : <Trans>Nothing is open for {day}: we looked at other days.</Trans>}
        </p>
      )}
      {notNear !== undefined ? (
        <p>
          <Trans>Nothing near {notNear} fits. These are elsewhere.</Trans>
        </p>
      ) : depth === 'known' || depth === 'some' ? (
        <p>
          <Trans>Nothing has all of those words. These have some of them.</Trans>
        </p>
      ) : depth === 'kind' && !isMedicine ? (
        <p>
          <Trans>Nothing is called that. These are of the same kind.</Trans>
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
