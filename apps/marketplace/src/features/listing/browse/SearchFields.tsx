import { TextInput } from '@ginipig/ui/text-input'
import { useLingui } from '@lingui/react/macro'
import { MapPin, Search } from 'lucide-react'
import type { FormEvent } from 'react'
import type { ListingSearch } from '../search/listing-search.ts'
import type { SearchChange } from '../search/search-change.ts'
import { useDebouncedDraft } from '../search/use-debounced-draft.ts'
import styles from './SearchFields.module.css'

type SearchFieldsProps = { search: ListingSearch; onSearchChange: SearchChange }

/** Treatment, place and date. Searches by itself after a pause; Enter doesn't wait. The first words are a step one can
 *  go back from, later ones take their place. */
export function SearchFields({ search, onSearchChange }: SearchFieldsProps) {
  const { t } = useLingui()
  const found = (text: string) => (text === '' ? undefined : text)
  const words = useDebouncedDraft(search.q ?? '', (text) =>
    onSearchChange({ q: found(text) }, { replace: search.q !== undefined }),
  )
  const place = useDebouncedDraft(search.place ?? '', (text) =>
    onSearchChange({ place: found(text) }, { replace: search.place !== undefined }),
  )
  const date = useDebouncedDraft(search.date ?? '', (text) =>
    onSearchChange({ date: found(text) }, { replace: search.date !== undefined }),
  )
  const handleSubmit = (event: FormEvent) => {
    event.preventDefault()
    onSearchChange({ q: found(words.take()), place: found(place.take()), date: found(date.take()) })
  }
  return (
    // biome-ignore lint/a11y/useSemanticElements: the form itself is the landmark; older engines don’t know <search>
    <form role="search" className={styles.SearchFields} onSubmit={handleSubmit}>
      <TextInput
        aria-label={t`Treatment or provider`}
        placeholder={t`Treatment or provider`}
        icon={<Search aria-hidden="true" />}
        type="search"
        enterKeyHint="search"
        autoComplete="off"
        maxLength={80}
        value={words.draft}
        onChange={(event) => words.setDraft(event.target.value)}
        className={styles.Words ?? ''}
      />
      <TextInput
        aria-label={t`Town or postcode`}
        placeholder={t`Anywhere`}
        icon={<MapPin aria-hidden="true" />}
        enterKeyHint="search"
        autoComplete="off"
        maxLength={80}
        value={place.draft}
        onChange={(event) => place.setDraft(event.target.value)}
      />
      <TextInput
        aria-label={t`Date`}
        type="date"
        min={localToday()}
        value={date.draft}
        onChange={(event) => date.setDraft(event.target.value)}
      />
    </form>
  )
}

/** The visitor's own today, as a date field wants it. */
function localToday(): string {
  const now = new Date()
  return new Date(now.getTime() - now.getTimezoneOffset() * 60_000).toISOString().slice(0, 10)
}
