import { useDebouncedDraft } from '@ginipig/app/form/use-debounced-draft.ts'
import { TextInput } from '@ginipig/ui/text-input'
import { useLingui } from '@lingui/react/macro'
import { Calendar, MapPin, Search } from 'lucide-react'
import { type FormEvent, useRef } from 'react'
import { DateChoice } from '#shared/date-choice/DateChoice.tsx'
import { hiddenFields, type ListingSearch, saidSearch } from '../search/listing-search.ts'
import { SearchCombobox } from '../search/SearchCombobox.tsx'
import type { SearchChange } from '../search/search-change.ts'
import styles from './SearchFields.module.css'

type SearchFieldsProps = { search: ListingSearch; onSearchChange: SearchChange }

const found = (text: string) => (text === '' ? undefined : text)

/** What stays of the words when the filters among them are taken out. */
const otherWords = (text: string) => saidSearch(text).q ?? ''

const days = ['date', 'weekend'] as const
const others = ['part', 'max', 'sort'] as const

/** The change that words make. A filter that words had set goes with them, and when others set it anew. */
function useWordsChange(search: ListingSearch) {
  const set = useRef<ListingSearch>({})
  return (text: string, before: string): ListingSearch => {
    const [said, had] = [saidSearch(text), saidSearch(before)]
    const names = [days, ...others.map((name) => [name] as const)].filter((kind) =>
      kind.some((name) => said[name] !== undefined || had[name] !== undefined),
    )
    const gone = names.flat().filter((name) => search[name] === set.current[name])
    set.current = { ...set.current, ...said }
    return { ...Object.fromEntries(gone.map((name) => [name, undefined])), q: found(text) }
  }
}

/** Treatment, place and date. Searches by itself after a pause; Enter doesn't wait, and neither does a day. The first
 *  words are a step one can go back from, later ones take their place. Without script it is a form like any other. */
export function SearchFields({ search, onSearchChange }: SearchFieldsProps) {
  const { t } = useLingui()
  const wordsChange = useWordsChange(search)
  const words = useDebouncedDraft(
    search.q ?? '',
    (text, before) => onSearchChange(wordsChange(text, before), { replace: search.q !== undefined }),
    otherWords,
  )
  const place = useDebouncedDraft(search.place ?? '', (text) =>
    onSearchChange({ place: found(text) }, { replace: search.place !== undefined }),
  )
  const handleSubmit = (event: FormEvent) => {
    event.preventDefault()
    onSearchChange({ ...wordsChange(words.take(), words.sent), place: found(place.take()) })
    words.leave()
  }
  return (
    // biome-ignore lint/a11y/useSemanticElements: the form itself is the landmark; older engines don’t know <search>
    <form role="search" className={styles.SearchFields} onSubmit={handleSubmit}>
      {hiddenFields(search, ['q', 'place', 'more']).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <SearchCombobox
        label={t`Treatment or provider`}
        placeholder={t`Balayage, gel nails…`}
        typed={words.draft}
        of="words"
        className={styles.Words}
        onPick={(picked) => {
          // What was begun isn't searched for as well, least of all on the way to somebody's page.
          words.take()
          const where = found(place.take())
          if (picked.q === undefined && picked.place === undefined) return
          const text = picked.q ?? ''
          words.put(otherWords(text))
          onSearchChange({ ...wordsChange(text, words.sent), place: picked.place ?? where })
        }}
      >
        {(input) => (
          <TextInput
            {...input}
            aria-label={t`Treatment or provider`}
            placeholder={t`Treatment or provider`}
            icon={<Search aria-hidden="true" />}
            type="search"
            name="q"
            enterKeyHint="search"
            maxLength={80}
            value={words.draft}
            onChange={(event) => words.setDraft(event.target.value)}
            onBlur={(event) => {
              input.onBlur(event)
              words.leave()
            }}
          />
        )}
      </SearchCombobox>
      <SearchCombobox
        label={t`Town or postcode`}
        placeholder={t`Anywhere`}
        typed={place.draft}
        of="places"
        onPick={(picked) => {
          place.setDraft(picked.place ?? '')
          onSearchChange({ place: found(picked.place ?? '') })
        }}
      >
        {(input) => (
          <TextInput
            {...input}
            aria-label={t`Town or postcode`}
            placeholder={t`Anywhere`}
            icon={<MapPin aria-hidden="true" />}
            enterKeyHint="search"
            maxLength={80}
            name="place"
            value={place.draft}
            onChange={(event) => place.setDraft(event.target.value)}
          />
        )}
      </SearchCombobox>
      <DateChoice
        label={t`Date`}
        className={styles.Date}
        value={search.date}
        onValueChange={(date) => onSearchChange({ date }, { replace: search.date !== undefined })}
      >
        <Calendar aria-hidden="true" />
      </DateChoice>
      {/* Of two fields Enter sends nothing by itself. */}
      <button type="submit" hidden />
    </form>
  )
}
